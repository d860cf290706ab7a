package query

import (
	"math/bits"

	"sandtable/interp/algebra"
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/interp/plan"
	"sandtable/schema/model"
)

// Comprehensions over a few constant names, such as directions, are unrolled; and what goes along
// the directions of a grid.

// nodePart is the result for one member of an unrolled comprehension.
type nodePart struct{ cond, elem *ir.Node }

// unroll unrolls a comprehension over few constant names of an enum, such as directions; nil for
// any other expression. shared are the sets in it that are the same for all members.
func (r *Reader) unroll(n *ir.Node) (parts []nodePart, shared map[*ir.Node]bool) {
	var over, cond, elem *ir.Node
	switch n.Op {
	case ir.Call:
		if r.mayUnroll(n.Fn, map[*ir.Func]bool{}) {
			if b := r.values.Body(n); b != nil {
				return r.unroll(b)
			}
		}
		return nil, nil
	case ir.Gather:
		if n.X[0].Op == ir.Seq {
			return r.unroll(n.X[0])
		}
		return nil, nil
	case ir.Join, ir.Seq:
		over, cond, elem = n.X[0], n.X[1], n.X[2]
	case ir.Keep:
		over, cond = n.X[0], n.X[1]
	default:
		return nil, nil
	}
	if d := over.T.Dom; r.Without(plan.Unrolling) || over.T.Base != ir.ID || d.Lo != 0 || d.N > 64 {
		return nil, nil
	}
	names := r.tables.Members(over)
	if len(names) == 0 || len(names) > maxUnrolled || len(names)*r.partsAround() > maxParts {
		return nil, nil
	}
	l := r.l
	shared = map[*ir.Node]bool{}
	for _, x := range []*ir.Node{cond, elem} {
		if x != nil {
			r.sharedSets(x, []*ir.Var{n.V}, shared)
		}
	}
	for _, k := range names {
		is := l.Const(n.V.T.Sure(), k)
		var p nodePart
		if cond.Op != ir.Const || cond.K == 0 {
			p.cond = r.tables.Put(cond, n.V, is)
		}
		if elem != nil {
			p.elem = r.tables.Put(elem, n.V, is)
		}
		parts = append(parts, p)
	}
	return parts, shared
}

// mayUnroll reports whether a value gives a comprehension over names of an enum.
func (r *Reader) mayUnroll(f *ir.Func, seen map[*ir.Func]bool) bool {
	if f.Body == nil || seen[f] {
		return false
	}
	seen[f] = true
	n := f.Body
	if n.Op == ir.Gather {
		n = n.X[0]
	}
	switch n.Op {
	case ir.Call:
		return r.mayUnroll(n.Fn, seen)
	case ir.Join, ir.Seq, ir.Keep:
		return n.X[0].T.Dom.Lo == 0
	}
	return false
}

// sharedSets collects the sets of things in an expression that read no name bound around them.
func (r *Reader) sharedSets(n *ir.Node, bound []*ir.Var, out map[*ir.Node]bool) {
	if n.T.Form == ir.Set && n.T.Base == ir.ID && n.T.Dom.Lo > 0 && n.Op != ir.Mask {
		free := true
		for _, v := range bound {
			free = free && !r.tables.Mentions(n, v)
		}
		if free {
			out[n] = true
			return
		}
	}
	if n.Op.Binds() {
		bound = append(bound[:len(bound):len(bound)], n.V)
	}
	for _, x := range n.X {
		r.sharedSets(x, bound, out)
	}
}

// readParts reads the union of the parts of an unrolled comprehension.
func (r *Reader) readParts(n *ir.Node, w ir.Window) *algebra.Node {
	parts, shared := r.unroll(n)
	if parts == nil {
		return nil
	}
	if x := r.casts(parts, w); x != nil && !r.Without(plan.Casts) {
		return x
	}
	out := algebra.Constant(w, make([]uint64, w.N))
	begin := r.inParts(parts, shared, func() {
		for _, p := range parts {
			var x *algebra.Node
			if p.elem.T.Form == ir.One {
				x = r.one(p.elem, w)
			} else {
				x = r.fitted(p.elem, w)
			}
			if p.cond != nil {
				x = &algebra.Node{Op: algebra.OpIf, W: w, Cond: r.num(p.cond), Xs: []*algebra.Node{x}, Total: x.Total && r.Total(p.cond)}
			}
			out = algebra.Or(out, x)
		}
	})
	return algebra.Scoped(out, begin)
}

// some makes whether an unrolled comprehension gives something; nil: it is none, or not as short.
func (r *Reader) some(n *ir.Node) machine.Num {
	parts, shared := r.unroll(n)
	for _, p := range parts {
		if p.cond == nil || p.elem != nil && (p.elem.Op != ir.Const) {
			return nil
		}
	}
	if parts == nil {
		return nil
	}
	if f := r.anyLine(parts); f != nil && !r.Without(plan.Lines) {
		return f
	}
	var conds []machine.Num
	begin := r.inParts(parts, shared, func() {
		for _, p := range parts {
			conds = append(conds, r.num(p.cond))
		}
	})
	return func(m *machine.M) int32 {
		if begin != nil {
			begin(m)
		}
		for _, f := range conds {
			if f(m) != 0 {
				return 1
			}
		}
		return 0
	}
}

// course reads what an expression finds along a grid, in a constant direction. in is nil if it goes
// to the edge of the map.
func (r *Reader) course(n *ir.Node, goes ir.Along) (g *model.Lattice, d int32, in *ir.Node, ok bool) {
	if n = n.Plain(); n.Op != ir.Kern || n.Ker.Goes != goes || r.Without(plan.Rays) {
		return nil, 0, nil, false
	}
	g, d = n.Ker.Grid, n.Ker.Way
	if len(n.X) > 1 {
		if d, ok = r.tables.Number(n.X[1]); !ok {
			return nil, 0, nil, false
		}
	}
	if len(n.X) > 2 {
		in = n.X[2]
	}
	return g, d, in, g != nil && d >= 0 && d < int32(len(g.Next))
}

// stepFrom reads what is found along a grid from what a name denotes.
func (r *Reader) stepFrom(n *ir.Node, v *ir.Var, goes ir.Along) (g *model.Lattice, d int32, in *ir.Node, ok bool) {
	if g, d, in, ok = r.course(n, goes); !ok || !isRef(n.Plain().X[0], v) || in != nil && r.tables.Mentions(in, v) {
		return nil, 0, nil, false
	}
	if w := lower.WindowOf(model.SetOf(g.Kind)); w != v.T.Dom.Window() || in != nil && in.T.Win != w {
		return nil, 0, nil, false
	}
	return g, d, in, true
}

// containsStep reads whether a set has the next space from what a name denotes, or the one where a
// ray ends.
func (r *Reader) containsStep(s, x *ir.Node, v *ir.Var) *algebra.Node {
	w := v.T.Dom.Window()
	if g, d, _, ok := r.stepFrom(x, v, ir.Toward); ok {
		return algebra.Before(g, d, r.fitted(s, w))
	}
	if g, d, in, ok := r.stepFrom(x, v, ir.Past); ok {
		return algebra.RunsInto(g, d, r.Set(in), r.fitted(s, w))
	}
	return nil
}

// someCaught returns the set of spaces from which a ray of one of the cases ends in the target set.
// It returns nil unless all cases have this form and the same sets.
func (r *Reader) someCaught(parts []nodePart, v *ir.Var) *algebra.Node {
	w := v.T.Dom.Window()
	var steps []algebra.Step
	var through, ends *ir.Node
	for _, p := range parts {
		if p.cond == nil || p.elem == nil || p.cond.Op != ir.Has || r.tables.Mentions(p.cond.X[0], v) || w.N != 1 {
			return nil
		}
		g, d, in, ok := r.stepFrom(p.elem, v, ir.Ray)
		_, e, out, past := r.stepFrom(p.cond.X[1], v, ir.Past)
		if !ok || !past || d != e || in == nil || in != out || g.Delta[d] == 0 || through != nil && (in != through || p.cond.X[0] != ends) {
			return nil
		}
		through, ends = in, p.cond.X[0]
		steps = append(steps, algebra.Step{Delta: g.Delta[d], Has: algebra.HaveNeighbor(g, d, w)[0]})
	}
	if through == nil {
		return nil
	}
	in, out := r.Set(through), r.fitted(ends, w)
	if !in.Total || !out.Total {
		return nil
	}
	return &algebra.Node{Op: algebra.OpPlain, W: w, Total: true, Mask: r.universe(v.T.Dom), Word: algebra.CaughtBy(steps, algebra.EmitWord(in), algebra.EmitWord(out))}
}

// maxRays bounds the words of the rays in one direction.
const maxRays = 1 << 16

// raysFrom lists the rays of a ray or past in a constant direction, by space from first on. It
// returns false if ids are not monotonic along the rays.
func (r *Reader) raysFrom(n *ir.Node, goes ir.Along, w ir.Window) (first int32, t algebra.RayTable, in *ir.Node, ok bool) {
	g, d, in, ok := r.course(n, goes)
	if !ok || in == nil || w.N == 0 || lower.WindowOf(model.SetOf(g.Kind)) != w || in.T.Win != w {
		return 0, t, nil, false
	}
	t.Rows, t.Up, ok = algebra.RaysOf(g, d, w)
	return g.Lo, t, in, ok && len(t.Rows) <= maxRays
}

// casts reads the union of rays from one space through one set, or of their ends, perhaps only of
// rays that end in another set. It returns nil unless all parts have this form.
func (r *Reader) casts(parts []nodePart, w ir.Window) *algebra.Node {
	var all []algebra.Cast
	var from, through, ends *ir.Node
	for i, p := range parts {
		var k algebra.Cast
		elem, goes := p.elem, ir.Ray
		if elem == nil {
			return nil
		}
		if elem.Op == ir.One1 {
			elem = elem.X[0]
		}
		if elem.T.Form == ir.One {
			goes, k.Past = ir.Past, true
		}
		elem = elem.Plain()
		first, t, in, ok := r.raysFrom(elem, goes, w)
		if !ok {
			return nil
		}
		k.Lo, k.RayTable = first, t
		end := (*ir.Node)(nil)
		if p.cond != nil {
			if p.cond.Op != ir.Has {
				return nil
			}
			x := p.cond.X[1].Plain()
			if x.Op != ir.Kern || x.Ker.Goes != ir.Past || x.X[0].Plain() != elem.X[0].Plain() || x.X[1] != elem.X[1] || x.X[2] != in {
				return nil
			}
			end = p.cond.X[0]
		}
		if i > 0 && (k.Past != all[0].Past || elem.X[0] != from || in != through || end != ends) {
			return nil
		}
		from, through, ends, k.Ends = elem.X[0], in, end, end != nil
		all = append(all, k)
	}
	if len(all) == 0 {
		return nil
	}
	in, at := r.Set(through), algebra.Constant(w, algebra.Ones(w))
	if ends != nil {
		at = r.fitted(ends, w)
	}
	if !in.Total || !at.Total {
		return nil
	}
	n := &algebra.Node{Op: algebra.OpPlain, W: w, Total: r.Total(from)}
	if w.N > 1 {
		n.Set = algebra.CastWords(all[0], r.num(from), algebra.EmitWords(in), algebra.EmitWords(at), algebra.Pointing(all, w.N, true), algebra.Pointing(all, w.N, false), w.N)
	} else {
		n.Word = algebra.CastWord(all[0], r.num(from), algebra.EmitWord(in), algebra.EmitWord(at), algebra.Pointing(all, 1, true), algebra.Pointing(all, 1, false))
	}
	return n
}

// anyLine makes a disjunction whose parts all test lines from one space through one set: each adds
// up the lengths of rays in constant directions, and compares the sum with a constant. It returns
// nil if they do not.
func (r *Reader) anyLine(parts []nodePart) machine.Num {
	var tests []lineTest
	for _, p := range parts {
		t, ok := r.lineTest(p.cond)
		if !ok || t.least < 1 || len(tests) > 0 && (t.from != tests[0].from || t.in != tests[0].in || t.least != tests[0].least || t.exactly != tests[0].exactly || t.lo != tests[0].lo) {
			return nil
		}
		tests = append(tests, t)
	}
	if len(tests) == 0 {
		return nil
	}
	t := tests[0]
	n := r.Set(t.in)
	if !n.Total {
		return nil
	}
	from, set, lo, star := r.num(t.from), algebra.EmitWord(n), t.lo, make([]algebra.Star, len(t.rays[0].Rows))
	for _, x := range tests {
		for i := range star {
			star[i].Add(x.at(i))
		}
	}
	least, exactly := int(t.least), t.exactly
	return func(m *machine.M) int32 {
		i := uint32(from(m) - lo)
		if i >= uint32(len(star)) {
			return 0
		}
		s, own := &star[i], set(m)
		if bits.OnesCount64(s.All&own) < least {
			return 0
		}
		return b2i(s.Holds(own, least, exactly))
	}
}

// lineTest reads a comparison of a sum of counts of rays with a constant.
func (r *Reader) lineTest(x *ir.Node) (t lineTest, ok bool) {
	if len(x.X) != 2 || x.X[1].Op != ir.Const || x.X[1].K < 0 {
		return t, false
	}
	k, unit := x.X[1].K, r.Game.Unit
	switch u := int32(unit); x.Op {
	case ir.Eq:
		if k%u != 0 {
			return t, false
		}
		t.least, t.exactly = k/u, true
	case ir.Ge:
		t.least = (k + u - 1) / u
	case ir.Gt:
		t.least = k/u + 1
	default:
		return t, false
	}
	return t, r.addRays(&t, x.X[0]) && t.apart()
}

// addRays reads a sum of counts of rays.
func (r *Reader) addRays(t *lineTest, x *ir.Node) bool {
	switch x.Op {
	case ir.Add:
		return r.addRays(t, x.X[0]) && r.addRays(t, x.X[1])
	case ir.Scale, ir.Known:
		return r.addRays(t, x.X[0])
	case ir.Count:
	default:
		return false
	}
	ray := x.X[0].Plain()
	first, rays, in, ok := r.raysFrom(ray, ir.Ray, ray.T.Win)
	if !ok || ray.T.Win.N != 1 || ray.X[0].Plain().Op != ir.Ref || len(t.rays) > 0 && (ray.X[0] != t.from || in != t.in) {
		return false
	}
	t.from, t.in, t.lo = ray.X[0], in, first
	t.rays = append(t.rays, rays)
	return true
}

// ray reads the spaces of a ray before the first that is not in the set; nil for other sets.
func (r *Reader) ray(n *ir.Node) *algebra.Node {
	rays, ok := r.rayFrom(n, ir.Ray, n.T.Win)
	if !ok {
		return nil
	}
	return &algebra.Node{Op: algebra.OpPlain, W: n.T.Win, Total: true && r.Total(n), Word: func(m *machine.M) uint64 {
		ray, stops, up := rays(m)
		switch {
		case stops == 0:
			return ray
		case up:
			return ray & (stops&-stops - 1)
		}
		return ray & (^uint64(0) << uint(64-bits.LeadingZeros64(stops)))
	}}
}

// past makes where a ray ends: the nearest space that is not in the set; nil for other expressions.
func (r *Reader) past(n *ir.Node) machine.Num {
	if n.Op != ir.Kern || n.Ker.Goes != ir.Past {
		return nil
	}
	w := n.X[2].T.Win
	rays, ok := r.rayFrom(n, ir.Past, w)
	if !ok {
		return nil
	}
	lo := w.Lo << 6
	return func(m *machine.M) int32 {
		_, stops, up := rays(m)
		switch {
		case stops == 0:
			return model.None
		case up:
			return lo + int32(bits.TrailingZeros64(stops))
		}
		return lo + int32(63-bits.LeadingZeros64(stops))
	}
}

// rayFrom computes a whole ray, those of its spaces that are not in the set, and whether ids ascend
// along it.
func (r *Reader) rayFrom(n *ir.Node, goes ir.Along, w ir.Window) (func(m *machine.M) (ray, stops uint64, up bool), bool) {
	if n.Op != ir.Kern || n.Ker.Goes != goes || len(n.X) < 3 || w.N != 1 || r.Without(plan.Rays) || lower.WindowOf(model.SetOf(n.Ker.Grid.Kind)) != w || n.X[2].T.Win != w {
		return nil, false
	}
	g := n.Ker.Grid
	var rows [model.Directions][]uint64
	var ups [model.Directions]bool
	for d := range rows {
		var ok bool
		if rows[d], ups[d], ok = algebra.RaysOf(g, int32(d), w); !ok {
			return nil, false
		}
	}
	from, in, lo := r.num(n.X[0]), algebra.EmitWord(r.Set(n.X[2])), g.Lo
	if d, ok := r.tables.Number(n.X[1]); ok {
		if d < 0 || d >= int32(len(rows)) {
			return nil, false
		}
		row, up := rows[d], ups[d]
		return func(m *machine.M) (uint64, uint64, bool) {
			i := uint32(from(m) - lo)
			if i >= uint32(len(row)) || row[i] == 0 {
				return 0, 0, up
			}
			return row[i], row[i] &^ in(m), up
		}, true
	}
	dir := r.num(n.X[1])
	return func(m *machine.M) (uint64, uint64, bool) {
		i, d := uint32(from(m)-lo), uint32(dir(m))
		if d >= uint32(len(rows)) || i >= uint32(len(rows[d])) {
			return 0, 0, true
		}
		ray := rows[d][i]
		return ray, ray &^ in(m), ups[d]
	}, true
}
