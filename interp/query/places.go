package query

import (
	"slices"

	"sandtable/interp/algebra"
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/interp/plan"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Conditions on pieces by where they lie, and on places by what lies there.

// maxCasesOfField is the maximum number of values of the printed figure.
const maxCasesOfField = 4

func (r *Reader) spaces() ir.Dom { return lower.DomainOf(r.space) }

// isOnMap reports whether a condition is that a piece lies in a space.
func (r *Reader) isOnMap(x *ir.Node, v *ir.Var) bool {
	if x.Op != ir.Is || x.Dom != r.spaces() || r.Without(plan.Indexes) {
		return false
	}
	at := x.X[0].Plain()
	return at.Op == ir.Load && at.Res.Kind == ir.Place && isRef(at.X[0], v) && r.pieces(v.T.Dom)
}

// whereTheyLie returns the set of pieces for which a condition holds that depends on a piece only
// by its place, and perhaps by one printed figure of few values, such as its side. It is computed
// as a set of places, once for each value, and the pieces in these places are kept. It returns nil
// for other conditions.
func (r *Reader) whereTheyLie(x *ir.Node, v *ir.Var) *algebra.Node {
	if r.Without(plan.Seats) || v.T.Maybe || !r.pieces(v.T.Dom) || r.depth >= maxExists {
		return nil
	}
	if x = r.values.Expand(x); x == nil {
		return nil
	}
	s := seat{Reader: r, of: v, must: narrowedPlace(x, v), done: map[*ir.Node]*ir.Node{}}
	x = s.split(x)
	if s.place == nil || r.tables.Mentions(x, v) {
		return nil
	}
	w := v.T.Dom.Window()
	if s.tab == nil {
		return r.lyingIn(x, &s, algebra.Constant(w, r.universe(v.T.Dom)))
	}
	out := algebra.Constant(w, make([]uint64, w.N))
	for _, k := range s.values() {
		mask := make([]uint64, w.N)
		for id := v.T.Dom.Lo; id < v.T.Dom.Lo+v.T.Dom.N; id++ {
			if r.Game.Things[id] != nil && s.tab.Nums[id-s.tab.Keys[0].Lo] == k {
				algebra.SetBit(mask, w.Lo, id)
			}
		}
		n := r.lyingIn(r.tables.Put(x, s.value, r.l.Const(s.value.T, k)), &s, algebra.Constant(w, mask))
		if n == nil {
			return nil
		}
		out = algebra.Or(out, n)
	}
	return out
}

// lyingIn returns those of some pieces that lie in a place for which a condition holds.
func (r *Reader) lyingIn(x *ir.Node, s *seat, of *algebra.Node) *algebra.Node {
	r.depth++
	n := r.holds(x, s.place)
	r.depth--
	if n == nil || !n.Total && !r.always(x) {
		return nil
	}
	if form, _ := n.Form(); form != machine.FormSet {
		return nil
	}
	out := &algebra.Node{Op: algebra.OpStand, W: of.W, Xs: []*algebra.Node{of, n}, Total: n.Total && s.must == nil}
	if s.must != nil {
		out.Must, out.Check = s.must.Dom, s.refuses()
	}
	return out
}

// always reports whether what may fail in a condition is evaluated whatever else it finds, so that
// a failure occurs for each piece.
func (r *Reader) always(x *ir.Node) bool {
	asked := map[*ir.Node]bool{}
	var mark func(x *ir.Node)
	mark = func(x *ir.Node) {
		asked[x] = true
		for _, y := range first(x) {
			mark(y)
		}
	}
	mark(x)
	var fine func(x *ir.Node) bool
	fine = func(x *ir.Node) bool {
		if !asked[x] && !r.tables.Never.Itself(x) {
			return false
		}
		for _, y := range x.X {
			if !fine(y) {
				return false
			}
		}
		return true
	}
	return fine(x)
}

// first lists the operands that are always evaluated.
func first(x *ir.Node) []*ir.Node {
	switch x.Op {
	case ir.And, ir.Or, ir.Sel, ir.Keep, ir.Join, ir.Seq, ir.Exists, ir.Stack:
		return x.X[:1]
	}
	return x.X
}

// narrowedPlace returns where a condition always takes the place of a piece as one of a narrower
// kind; nil if it does not.
func narrowedPlace(x *ir.Node, v *ir.Var) *ir.Node {
	if x.Op == ir.Narrow && isPlaceOf(x.X[0], v) {
		return x
	}
	for _, y := range first(x) {
		if n := narrowedPlace(y, v); n != nil {
			return n
		}
	}
	return nil
}

// isPlaceOf reports whether an expression reads where a piece lies.
func isPlaceOf(x *ir.Node, v *ir.Var) bool {
	x = x.Plain()
	return x.Op == ir.Load && x.Res.Kind == ir.Place && isRef(x.X[0], v)
}

// seat rewrites a condition: what it reads of a piece gets names of its own.
type seat struct {
	*Reader
	of    *ir.Var
	must  *ir.Node  // Narrow: the kind that the place must have; nil: any
	place *ir.Var   // the place
	tab   *ir.Table // the printed figure; nil: none is read
	value *ir.Var   // its value
	done  map[*ir.Node]*ir.Node
}

func (s *seat) split(x *ir.Node) *ir.Node {
	if !s.tables.Mentions(x, s.of) {
		return x
	}
	if s.done[x] == nil {
		s.done[x] = s.anew(x)
	}
	return s.done[x]
}

func (s *seat) anew(x *ir.Node) *ir.Node {
	l := s.l
	switch {
	case x.Op == ir.Narrow && s.must != nil && x.Dom == s.must.Dom && isPlaceOf(x.X[0], s.of), isPlaceOf(x, s.of):
		if s.place == nil {
			t := x.T.Sure()
			if s.must != nil {
				t = s.must.T.Sure()
			}
			s.place = s.inRegister("place", t).V
		}
		return l.Ref(s.place)
	case x.Op == ir.Lookup && len(x.X) == 1 && isRef(x.X[0], s.of) && (s.tab == nil || s.tab == x.Tab) && s.few(x):
		if s.tab == nil {
			s.tab, s.value = x.Tab, s.inRegister(x.Tab.Name, x.T).V
		}
		return l.Ref(s.value)
	}
	out := *x
	out.X = make([]*ir.Node, len(x.X))
	for i, y := range x.X {
		out.X[i] = s.split(y)
	}
	return l.Node(out)
}

// few reports whether all pieces have the figure, of which there are few values.
func (s *seat) few(x *ir.Node) bool {
	d, k := s.of.T.Dom, x.Tab.Keys[0]
	if x.T.Maybe || x.T.Base == ir.Num || x.T.Base == ir.Text || !d.Within(k) || x.T.Base == ir.ID && (x.T.Dom.N == 0 || x.T.Dom.N > maxCasesOfField) {
		return false
	}
	for id := d.Lo; id < d.Lo+d.N; id++ {
		if s.Game.Things[id] != nil && x.Tab.Nums[id-k.Lo] == model.None {
			return false
		}
	}
	return true
}

// values lists the possible values of the figure.
func (s *seat) values() (out []int32) {
	d := s.of.T.Dom
	for id := d.Lo; id < d.Lo+d.N; id++ {
		if v := s.tab.Nums[id-s.tab.Keys[0].Lo]; s.Game.Things[id] != nil && !slices.Contains(out, v) {
			out = append(out, v)
		}
	}
	return out
}

// refuses fails as the text would at a place that has not the kind it must have.
func (s *seat) refuses() func(m *machine.M, place int32) {
	at, kind := *s.must.At, s.must.Str
	return func(m *machine.M, place int32) {
		m.FailAt(at, "run/kind", "%s is not %s", m.P.Game.Things[place].Title, english.A(kind))
	}
}

// occupants returns the set of spaces that hold a piece for which conditions hold. of is what lies
// in one, or all pieces that may. It is an index set if all conditions are constant except for one
// comparison of a field.
func (r *Reader) occupants(of *ir.Node, q *ir.Var, conds []*ir.Node, space ir.Window) *algebra.Node {
	d := of.T.Dom
	if of.Op == ir.Pile {
		d = of.Dom
	}
	kind := r.kindOf(d)
	if kind == nil || q == nil && len(conds) > 0 {
		return nil
	}
	var field *model.Field
	var value *ir.Node
	var only *algebra.Node
	equal := true
	for _, x := range conds {
		f, g, eq := r.fieldTest(x, q)
		if f == nil || field != nil {
			// A printed condition selects some of them.
			n := r.staticHolds(x, q)
			if n == nil || n.Op != algebra.OpConst {
				return nil
			}
			if only != nil {
				n = algebra.And(only, n)
			}
			only = n
			continue
		}
		field, value, equal = f, g, eq
	}
	run := r.index.Occupied(kind, field, only, space)
	if run == nil {
		return nil
	}
	if field == nil {
		return &algebra.Node{Op: algebra.OpIndex, W: space, Off: run.Off, Total: true, Mask: r.index.There(space)}
	}
	n := &algebra.Node{Op: algebra.OpIndex, W: space, Mask: r.index.There(space), Off: run.Off, Lo: run.First, N: run.Values, Total: r.Total(value)}
	if !equal {
		n.Op = algebra.OpExcept
		// A piece without the field differs from every value, and is in no set of the run.
		if !field.Type.Is(model.Bool) && r.anyWithout(kind, field) {
			return nil
		}
	}
	if value.T.Maybe {
		return nil
	}
	if value.Op == ir.Const && equal {
		n.Off += (value.K - run.First) * run.Words
		n.N, n.Total = 0, true
		return n
	}
	n.Key, n.Slot, n.Under = r.num(value), slotOf(value), r.underOf(value)
	return n
}

// kindOf is the kind of pieces of a domain; nil: there is none.
func (r *Reader) kindOf(d ir.Dom) *model.Kind {
	for _, k := range r.Game.Kinds {
		if lower.DomainOf(k) == d && k.IsA(r.piece) {
			return k
		}
	}
	return nil
}

// fieldTest splits a condition on a piece into a field and what it is compared with; nil: it is
// another one.
func (r *Reader) fieldTest(x *ir.Node, q *ir.Var) (f *model.Field, g *ir.Node, equal bool) {
	of := func(x *ir.Node) *model.Field {
		x = x.Plain()
		if len(x.X) != 1 || !isRef(x.X[0], q) {
			return nil
		}
		switch x.Op {
		case ir.Load:
			if x.Res.Kind == ir.Field && q.T.Dom.Within(x.Res.Of) {
				return r.index.Field(x.Res)
			}
		case ir.Lookup:
			return x.Tab.Of
		}
		return nil
	}
	truth := func(b bool) *ir.Node { return r.l.Truth(b) }
	switch x.Op {
	case ir.Known:
		return r.fieldTest(x.X[0], q)
	case ir.Eq, ir.Ne:
		for i, y := range x.X {
			if f := of(y); f != nil && !r.tables.Mentions(x.X[1-i], q) {
				return f, x.X[1-i], x.Op == ir.Eq
			}
		}
	case ir.Not:
		f, g, equal := r.fieldTest(x.X[0], q)
		return f, g, !equal
	case ir.Load, ir.Lookup:
		if f := of(x); f != nil && x.T.Base == ir.Bool {
			return f, truth(true), true
		}
	}
	return nil, nil, false
}

// crowds returns the set of spaces in which the number of some of the pieces there compares with a
// constant; nil for other conditions.
func (r *Reader) crowds(op ir.Op, f, g *ir.Node, v *ir.Var) *algebra.Node {
	unit := int64(1)
	if f.Op == ir.Scale {
		unit, f = int64(f.K), f.X[0]
	}
	if f.Op != ir.Count || g.Op != ir.Const || g.K == model.None || g.K < 0 || !v.T.Dom.Within(r.spaces()) {
		return nil
	}
	least, less := int64(g.K)+unit-1, op == ir.Lt || op == ir.Le // rounded up
	switch op {
	case ir.Lt, ir.Ge:
	case ir.Le, ir.Gt:
		least = int64(g.K) + unit
	default:
		return nil
	}
	if least /= unit; least < 1 || least > algebra.MaxLayers {
		return nil
	}
	pieces := r.contentsOf(f.X[0], v)
	if pieces == nil {
		return nil
	}
	w, all := v.T.Dom.Window(), r.universe(v.T.Dom)
	n := &algebra.Node{Op: algebra.OpCrowd, W: w, Off: int32(least), Xs: []*algebra.Node{pieces}, Total: true}
	if less {
		return algebra.Not(all, n)
	}
	return algebra.And(n, algebra.Constant(w, all))
}

// contentsOf returns the set of pieces of which an expression selects those in one space; nil for
// other expressions.
func (r *Reader) contentsOf(x *ir.Node, v *ir.Var) *algebra.Node {
	base, q, conds := r.flatten(x)
	if base.Op != ir.Pile || base.Dom.N > algebra.MaxCrowd || !isRef(base.X[0], v) {
		return nil
	}
	w := base.T.Win
	out := algebra.Constant(w, r.universeIn(base.Dom, w))
	for _, x := range conds {
		if r.tables.Mentions(x, v) || q.T.Dom.Window() != w {
			return nil
		}
		n := r.holds(x, q)
		if n == nil || !n.Total {
			return nil
		}
		out = algebra.Within(out, n)
	}
	if form, _ := out.Form(); form != machine.FormSet {
		return nil
	}
	return out
}

// Beside filters pieces that may act by whether something lies where they do that they can choose.
// What is no set by itself is asked later, of fewer candidates.
func (r *Reader) Beside(acc *algebra.Node, actor *ir.Var, from *ir.Node, chosen *ir.Var, conds []*ir.Node) *algebra.Node {
	base, q, conds := r.flatten(r.filtered(from, chosen, conds))
	if base.Op != ir.Pile || !isPlaceOf(base.X[0], actor) || base.Dom.N > algebra.MaxCrowd || r.counts || r.Without(plan.Beside) {
		return acc
	}
	w, ids := base.T.Win, &r.P.Ids
	pieces := algebra.Constant(w, r.universeIn(base.Dom, w))
	for _, x := range conds {
		if n := r.holds(x, q); n != nil && n.W == w && n.Total && algebra.Settled(n) && !r.tables.Mentions(x, actor) {
			pieces = algebra.Within(pieces, n)
		}
	}
	places := ir.Dom{Lo: ids.PlaceLo, N: ids.PlaceHi - ids.PlaceLo}
	there := &algebra.Node{Op: algebra.OpCrowd, W: places.Window(), Off: 1, Xs: []*algebra.Node{pieces}, Total: true}
	return &algebra.Node{Op: algebra.OpStand, W: acc.W, Xs: []*algebra.Node{acc, there}, Total: acc.Total}
}
