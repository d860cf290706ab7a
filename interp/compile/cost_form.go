package compile

import (
	"math/bits"
	"slices"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Step costs, link by link. A search evaluates the cost of each step, a value with modifiers. The
// conditions of the modifiers are split into three parts. What depends only on the two spaces and
// printed data is computed for each link at compile time. What depends on one of the spaces becomes
// a set of spaces. The rest is evaluated once for each search. Then the modifiers that apply to a
// step are the intersection of three words: those of the link, of its start and of its end.
//
// A search reads the position only before it begins, so what it reads is also the key for
// memoisation (machine.M.Recall). If a part cannot be evaluated in advance, the search uses the
// plain form.

// maxLines bounds the modifiers of such a value, maxLinks the links of the map.
const (
	maxLines = 64
	maxLinks = 1 << 16
)

// costForm is a value of two spaces and other arguments, in that form.
type costForm struct {
	g     *Links
	base  figureForm
	lines []costLine
	once  []machine.Num // numbers that are evaluated once for each search
	sets  []Query       // sets of spaces that are evaluated once for each search
	words int32         // of all of these
	work  int32         // steps to evaluate them
	links []uint64      // by link: the lines that may apply to it
	left  uint64        // the lines that do not depend on the space left
	enter uint64        // the lines that do not depend on the space entered
	value *model.Value
	used  []*model.Value // the values that it calls
	rows  [][]costRow    // by link: the rows of tables that it uses
}

// costRow is a row of a table.
type costRow struct {
	of  any
	row int
}

// costLine is one line, or one clause of its condition. The clauses of a line are adjacent.
type costLine struct {
	model *model.Modifier
	once  []int32 // indexes of the numbers that must be true
	// 1 + the index of the set that the space must be in; 0: any.
	left, entered                 int32
	by, atLeast, atMost, to, base figureForm
}

// figureForm is a number in it.
type figureForm struct {
	is   figureIs
	k    int32   // figureConst: the number; figureOnce: its index
	each []int32 // figureLinks: by link
}

type figureIs uint8

const (
	figureNone  figureIs = iota // there is none
	figureConst                 // constant
	figureOnce                  // evaluated once for each search
	figureLinks                 // known for each link
)

// costReader reads a value into a costForm.
type costReader struct {
	*C
	f             *costForm
	left, entered *model.Var
	to            map[*model.Var]model.Expr // the arguments of the value
	// By line: what must hold for the space left, and for the space entered.
	nodes [2][]*node
}

// costForm reads a call of a value; nil if a part of it cannot be analysed.
func (c *C) costForm(e model.Expr, left, entered *model.Var, g *Links) *costForm {
	call, ok := e.(*model.Call)
	if !ok || c.plain || c.without(Costs) || len(g.To) > maxLinks || c.recursive(call.Value) {
		return nil
	}
	r := costReader{C: c, left: left, entered: entered, to: map[*model.Var]model.Expr{},
		f: &costForm{g: g, value: call.Value, links: make([]uint64, len(g.To)), rows: make([][]costRow, len(g.To))}}
	if !r.given(call) {
		return nil
	}
	outer := c.inlined
	c.inlined = map[*model.Value]bool{}
	ok = r.read(call.Value)
	for v := range c.inlined {
		r.f.used = append(r.f.used, v)
	}
	c.inlined = outer
	if !ok {
		return nil
	}
	r.f.work = c.workOf(call.Value)
	return r.f
}

// given notes the arguments of the value.
func (r *costReader) given(call *model.Call) bool {
	for i, p := range call.Value.Params {
		a := call.Args[i]
		if t := a.Type(); p.Type.Form != model.One && !isVar(a) || !r.cheapArg(a) || !r.total(a) || p.Type.Is(model.ThingOf) && !(t.Is(model.ThingOf) && t.Kind.IsA(p.Type.Kind)) {
			return false
		}
		r.to[p] = a
	}
	return true
}

// isVar reports whether an expression is a variable: a set that is known before the search.
func isVar(e model.Expr) bool {
	_, ok := e.(*model.Local)
	return ok
}

func (r *costReader) read(v *model.Value) bool {
	cv := r.Value(v)
	r.compileNow(cv)
	if !r.figure(&r.f.base, v.Base) || r.f.base.is == figureNone {
		return false
	}
	for _, l := range cv.Lines {
		if l.self != nil || len(l.excepts) > 0 || !r.line(l) {
			return false
		}
	}
	for i := range r.f.lines {
		l := &r.f.lines[i]
		l.left, l.entered = r.set(r.nodes[0][i]), r.set(r.nodes[1][i])
		if l.left == 0 {
			r.f.left |= 1 << uint(i)
		}
		if l.entered == 0 {
			r.f.enter |= 1 << uint(i)
		}
	}
	r.f.words = int32(len(r.f.once))
	for _, q := range r.f.sets {
		r.f.words += q.W.N
	}
	return true
}

// line reads one line: its condition, as one or split into clauses, and its figures.
func (r *costReader) line(l *Line) bool {
	x := costLine{model: l.Model}
	if l.active != nil {
		x.once = append(x.once, r.ask(l.active))
	}
	m := l.Model
	if !r.figure(&x.by, m.By) || !r.figure(&x.atLeast, m.AtLeast) || !r.figure(&x.atMost, m.AtMost) || !r.figure(&x.to, m.To) || !r.figure(&x.base, m.Base) {
		return false
	}
	at := len(r.f.lines)
	if r.clause(x, conjunctsOf(nil, m.When)) {
		return true
	}
	r.drop(at)
	for _, clause := range clauses(m.When, false) {
		if !r.clause(x, clause) {
			return false
		}
	}
	return len(r.f.lines) > at
}

// clause adds a line with conditions that must all hold.
func (r *costReader) clause(x costLine, conds []model.Expr) bool {
	i := len(r.f.lines)
	if i == maxLines {
		return false
	}
	x.once = slices.Clone(x.once)
	r.f.lines = append(r.f.lines, x)
	r.nodes[0], r.nodes[1] = append(r.nodes[0], nil), append(r.nodes[1], nil)
	for k := range r.f.links {
		r.f.links[k] |= 1 << uint(i)
	}
	for _, cond := range conds {
		if !r.cond(i, r.subst(cond, r.to)) {
			return false
		}
	}
	return true
}

// drop removes all lines from one on.
func (r *costReader) drop(from int) {
	r.f.lines, r.nodes[0], r.nodes[1] = r.f.lines[:from], r.nodes[0][:from], r.nodes[1][:from]
	for k := range r.f.links {
		r.f.links[k] &= 1<<uint(from) - 1
	}
}

// cond reads a condition of the i-th line.
func (r *costReader) cond(i int, e model.Expr) bool {
	left, entered := r.mentions(e, r.left), r.mentions(e, r.entered)
	switch {
	case left && entered:
		each := r.byLink(e)
		for k, v := range each {
			if v == 0 {
				r.f.links[k] &^= 1 << uint(i)
			}
		}
		return each != nil
	case left:
		return r.holdsOf(&r.nodes[0][i], e, r.left)
	case entered:
		return r.holdsOf(&r.nodes[1][i], e, r.entered)
	}
	r.f.lines[i].once = append(r.f.lines[i].once, r.ask(r.Num(e)))
	return true
}

// holdsOf reads a condition on one of the spaces as a set of spaces.
func (r *costReader) holdsOf(acc **node, e model.Expr, v *model.Var) bool {
	n := r.holds(e, v)
	if n == nil {
		return false
	}
	if form, _ := n.form(); form != machine.FormSet {
		return false
	}
	if *acc != nil {
		n = and(*acc, n)
	}
	*acc = n
	return true
}

// set adds a set of spaces to be evaluated; it returns 1 + its index, or 0 for nil.
func (r *costReader) set(n *node) int32 {
	if n == nil {
		return 0
	}
	r.f.sets = append(r.f.sets, r.emitted(n))
	return int32(len(r.f.sets))
}

// ask adds a number to be evaluated once; it returns its index.
func (r *costReader) ask(f machine.Num) int32 {
	r.f.once = append(r.f.once, f)
	return int32(len(r.f.once)) - 1
}

// figure reads a number; false if it must be evaluated for each step.
func (r *costReader) figure(x *figureForm, e model.Expr) bool {
	if e == nil {
		return true
	}
	if k, ok := e.(*model.Const); ok {
		*x = figureForm{is: figureConst, k: k.N}
		return true
	}
	e = r.subst(e, r.to)
	if !r.mentions(e, r.left) && !r.mentions(e, r.entered) {
		*x = figureForm{is: figureOnce, k: r.ask(r.Num(e))}
		return true
	}
	*x = figureForm{is: figureLinks, each: r.byLink(e)}
	return x.each != nil
}

// byLink evaluates an expression of two linked spaces and printed data for each link; nil if it
// depends on more, or if an evaluation fails.
func (r *costReader) byLink(e model.Expr) []int32 {
	r.lookups = true
	defer func() { r.lookups = false }()
	if e = r.expand(e); e == nil || !r.static(e, r.left, r.entered) {
		return nil
	}
	if !r.affordTable(e, int64(len(r.f.g.To))) {
		return nil
	}
	a, b := r.register(r.left), r.register(r.entered)
	of := func(v *model.Var) model.Expr { return &model.Local{Node: model.Node{T: v.Type, R: e.Range()}, Var: v} }
	e = r.subst(e, map[*model.Var]model.Expr{r.left: of(a), r.entered: of(b)})
	f := r.reference(func() machine.Num { return r.Num(e) })
	left, entered, m, g := r.binder(a), r.binder(b), r.bench(), r.f.g
	out, link := make([]int32, len(g.To)), int32(0)
	m.Cover = func(what any, row int) {
		if x := (costRow{what, row}); !slices.Contains(r.f.rows[link], x) {
			r.f.rows[link] = append(r.f.rows[link], x)
		}
	}
	defer func() { m.Cover = nil }()
	for i := range g.N {
		left(m, g.Lo+i)
		for k := g.From[i]; k < g.From[i+1]; k++ {
			link = k
			entered(m, g.To[k])
			if !r.evaluate(m, func() { out[k] = f(m) }) {
				return nil
			}
		}
	}
	return out
}

// Steps holds the costs of steps during one search.
type Steps struct {
	f             *costForm
	once          []uint64
	left, entered []uint64 // by space: the lines that apply to it
}

// Words returns the number of words that a search reads of the position before it begins; -1: it
// uses the plain form.
func (c *Cost) Words(m *machine.M) int32 {
	if c.form == nil {
		return -1
	}
	return c.form.words
}

// Work returns the steps to evaluate the cost of a step, besides those that the text is charged
// with.
func (c *Cost) Work() int32 {
	if c.form == nil {
		return 1
	}
	return 1 + int32(len(c.form.lines))/rowsAStep
}

// Ask evaluates these words; false if an evaluation fails.
func (c *Cost) Ask(m *machine.M, in []uint64) bool {
	f := c.form
	m.Spend(int(f.work))
	return m.Attempt(func() {
		for i, x := range f.once {
			in[i] = uint64(uint32(x(m)))
		}
		in = in[len(f.once):]
		for i := range f.sets {
			q := &f.sets[i]
			q.Set(m, in[:q.W.N])
			in = in[q.W.N:]
		}
	})
}

// Begin prepares a search, given these words.
func (c *Cost) Begin(m *machine.M, in []uint64) Steps {
	f := c.form
	if m.Cover != nil {
		tell(m, f.used)
	}
	m.Spend(int(f.g.N) / rowsAStep)
	s := Steps{f: f, once: in[:len(f.once)], left: m.Words(f.g.N), entered: m.Words(f.g.N)}
	in = in[len(f.once):]
	live := ^uint64(0)
	for i := range f.lines {
		for _, k := range f.lines[i].once {
			if uint32(s.once[k]) == 0 {
				live &^= 1 << uint(i)
			}
		}
	}
	for i := range s.left {
		s.left[i], s.entered[i] = f.left&live, f.enter
	}
	for i := range f.lines {
		l := &f.lines[i]
		f.mark(s.left, in, l.left, live&(1<<uint(i)))
		f.mark(s.entered, in, l.entered, 1<<uint(i))
	}
	return s
}

// mark marks the spaces of a set with a line.
func (f *costForm) mark(spaces, in []uint64, set int32, line uint64) {
	if set == 0 {
		return
	}
	for i := range set - 1 {
		in = in[f.sets[i].W.N:]
	}
	w := f.sets[set-1].W
	for i, s := range in[:w.N] {
		for ; s != 0; s &= s - 1 {
			if k := (w.Lo+int32(i))<<6 + int32(bits.TrailingZeros64(s)) - f.g.Lo; uint32(k) < uint32(f.g.N) {
				spaces[k] |= line
			}
		}
	}
}

// Cost returns the cost of the step along a link, from the a-th space to the b-th one; None if it
// is impossible.
func (s *Steps) Cost(m *machine.M, link, a, b int32) int32 {
	f := s.f
	holds := f.links[link] & s.left[a] & s.entered[b]
	if m.Cover != nil {
		f.tell(m, link, holds)
	}
	base := s.number(&f.base, link)
	if holds == 0 {
		return base
	}
	x := figures{base: base, lo: model.None, hi: 1<<31 - 1}
	said := (*model.Modifier)(nil)
	for ; holds != 0; holds &= holds - 1 {
		l := &f.lines[bits.TrailingZeros64(holds)]
		if l.model != said { // another clause of the same line may hold as well
			s.add(l, link, &x)
		}
		said = l.model
	}
	switch {
	case x.final:
		return x.to
	case x.base == model.None: // none plus a number is none
		return x.base
	}
	return min(max(ir.Fits(m, int64(x.base)+x.sum, &f.value.Range), x.lo), x.hi)
}

// tell reports which lines determined the cost of a step.
func (f *costForm) tell(m *machine.M, link int32, holds uint64) {
	m.Cover(f.value, 0)
	for _, x := range f.rows[link] {
		m.Cover(x.of, x.row)
	}
	for ; holds != 0; holds &= holds - 1 {
		m.Cover(f.lines[bits.TrailingZeros64(holds)].model, 0)
	}
}

// add adds what a line contributes to the cost of a step.
func (s *Steps) add(l *costLine, link int32, x *figures) {
	if l.base.is != figureNone {
		x.base = s.number(&l.base, link)
	}
	if l.by.is != figureNone {
		x.sum += int64(s.number(&l.by, link))
	}
	if l.atLeast.is != figureNone {
		x.lo = max(x.lo, s.number(&l.atLeast, link))
	}
	if l.atMost.is != figureNone {
		x.hi = min(x.hi, s.number(&l.atMost, link))
	}
	if l.to.is != figureNone {
		x.to, x.final = s.number(&l.to, link), true
	}
}

func (s *Steps) number(x *figureForm, link int32) int32 {
	switch x.is {
	case figureConst:
		return x.k
	case figureOnce:
		return int32(uint32(s.once[x.k]))
	}
	return x.each[link]
}
