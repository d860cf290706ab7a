package compile

import (
	"slices"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Test compiles what a test says: its statements to procedures, its expressions to closures over
// the names that its statements bind.
type Test struct {
	Model   *model.Test
	Program *machine.Program // when all is compiled

	c           *C
	ints, words int32
	lists       []machine.Slot // the lists that it binds
	room        *machine.Room
}

// Item is one entry of a layout: things, or any copy of a design.
type Item struct {
	Things []int32
	Design *model.Kind
	Side   int32 // the side that is up, or None
	Face   model.Facing
}

// Named is a thing that a test names: a value, or any copy of a design.
type Named struct {
	Value  int32
	Design *model.Kind // nil: Value itself
}

// Conjunct is one part of a conjunction a && b && c.
type Conjunct struct {
	At    hcl.Range
	Text  string
	Holds func(m *machine.M) int32
	Sides []Side // of a comparison: its operands, except literals
}

// Side is one operand of a comparison.
type Side struct {
	Text string
	Show func(m *machine.M) string
}

// Tests compiles a game for a choice, with all tests of that choice, each by each. They share the
// program, because compiling a large game takes longer than most tests.
func Tests[T any](g *model.Game, choice Choice, words Words, tests []*model.Test, each func(*Test) T) []T {
	var all []*Test
	var out []T
	with := func(c *C) {
		c.extra = func() {
			all, out = nil, nil
			for _, t := range tests {
				ct := c.test(t)
				all, out = append(all, ct), append(out, each(ct))
			}
		}
	}
	p := playable(g, choice, words, with)
	for _, t := range all {
		t.Program = p
	}
	return out
}

func (c *C) test(t *model.Test) *Test {
	ct := &Test{Model: t, c: c}
	ct.ints, ct.words = c.Slots(t.Scope)
	for _, v := range t.Scope.Vars {
		if v.Type.Form == model.List {
			ct.lists = append(ct.lists, c.Slot(v))
		}
	}
	ct.room = &machine.Room{Ints: ct.ints, Words: ct.words, Work: 1, Value: model.None}
	return ct
}

// recall copies the test's names into a frame, at l and b.
func (t *Test) recall(m *machine.M, l, b int32) {
	clear(m.L[l : l+t.ints])
	clear(m.B[b : b+t.words])
	copy(m.L[l:l+t.ints], m.Notes.L)
	copy(m.B[b:b+t.words], m.Notes.B)
	for i, s := range t.lists {
		if i < len(m.Notes.Lists) {
			m.HandList(l+s.I, m.Notes.Lists[i])
		}
	}
}

// note stores the names of the current frame for later steps.
func (t *Test) note(m *machine.M) {
	m.Notes.L = append(m.Notes.L[:0], m.L[m.Base():m.Base()+t.ints]...)
	m.Notes.B = append(m.Notes.B[:0], m.B[m.BBase():m.BBase()+t.words]...)
	m.Notes.Lists = m.Notes.Lists[:0]
	for _, s := range t.lists {
		m.Notes.Lists = append(m.Notes.Lists, append([]int32(nil), m.ListAt(s)...))
	}
}

// look evaluates something with the test's names at hand.
func (t *Test) look(m *machine.M, f func()) {
	m.Look(func() {
		saved := m.Open(t.room)
		l, b := saved.Outer()
		h := len(m.H)
		t.recall(m, l, b)
		m.Enter(saved)
		f()
		m.Close(saved)
		m.H = m.H[:h]
	})
}

// Statement compiles a statement of the test: what begins it.
func (t *Test) Statement(s *model.Stmt) func(m *machine.M) {
	p := t.proc(s.Word, func(b *Builder) {
		b.Proc.Ints, b.Proc.Words = t.ints, t.words
		b.Builder.Do(b.statements([]*model.Stmt{s}))
		b.Left()
		b.Emit(t.note)
	})
	return func(m *machine.M) { m.CallWith(p, 0, t.recall) }
}

// Offer compiles an offer of a menu where nothing else is going on; nil if only rules can offer it.
func (t *Test) Offer(menu *model.Menu) func(m *machine.M) {
	if menu == nil || len(menu.Params) > 0 {
		return nil
	}
	p := t.proc("offer", func(b *Builder) {
		b.Builder.Do(b.lowers().OfferHere(b.here(), menu))
		b.closing.Drain()
	})
	return func(m *machine.M) { m.Call(p) }
}

func (t *Test) proc(name string, body func(b *Builder)) *machine.Proc {
	p := t.c.newProc("test: " + name)
	b := t.c.builder(p, t.Model.Origin)
	body(b)
	b.Return()
	return p
}

// Num compiles a number, a condition or a single thing; nil for no expression.
func (t *Test) Num(e model.Expr) func(m *machine.M) int32 {
	if e == nil {
		return nil
	}
	f := t.c.evaluated(e)
	return func(m *machine.M) (v int32) {
		t.look(m, func() { v = f(m) })
		return v
	}
}

// Text compiles an expression to what people read.
func (t *Test) Text(e model.Expr) func(m *machine.M) string {
	f := t.c.shown(e)
	return func(m *machine.M) (v string) {
		t.look(m, func() { v = f(m) })
		return v
	}
}

// Each compiles a value that is one or several things.
func (t *Test) Each(e model.Expr) func(m *machine.M) []int32 {
	f := t.c.each(e)
	return func(m *machine.M) (v []int32) {
		t.look(m, func() { v = slices.Clone(f(m)) })
		return v
	}
}

// design compiles an expression that names a design.
func (t *Test) design(e model.Expr) func(m *machine.M) *model.Kind {
	f, kinds := t.c.evaluated(e), t.c.Game.Kinds
	return func(m *machine.M) (k *model.Kind) {
		t.look(m, func() { k = kinds[f(m)] })
		return k
	}
}

// Named compiles expressions that name things. A design stands for any of its copies if copies is
// set.
func (t *Test) Named(es []model.Expr, copies bool) func(m *machine.M) []Named {
	var parts []func(m *machine.M, out []Named) []Named
	for _, x := range es {
		switch {
		case x.Type().Is(model.DesignOf) && copies:
			f := t.design(x)
			parts = append(parts, func(m *machine.M, out []Named) []Named { return append(out, Named{Design: f(m)}) })
		case x.Type().Base == model.Nothing:
			parts = append(parts, func(_ *machine.M, out []Named) []Named { return append(out, Named{Value: model.None}) })
		default:
			f := t.Each(x)
			parts = append(parts, func(m *machine.M, out []Named) []Named {
				for _, v := range f(m) {
					out = append(out, Named{Value: v})
				}
				return out
			})
		}
	}
	return func(m *machine.M) (out []Named) {
		for _, f := range parts {
			out = f(m, out)
		}
		return out
	}
}

// Laid compiles an entry of a layout.
func (t *Test) Laid(l model.Laid) func(m *machine.M) Item {
	if l.X.Type().Is(model.DesignOf) {
		f := t.design(l.X)
		return func(m *machine.M) Item { return Item{Design: f(m), Side: l.Side, Face: l.Face} }
	}
	f := t.Each(l.X)
	return func(m *machine.M) Item { return Item{Things: f(m), Side: l.Side, Face: l.Face} }
}

// Conjuncts compiles the parts of a condition, to tell which of them fails.
func (t *Test) Conjuncts(e model.Expr) []Conjunct {
	var out []Conjunct
	for _, part := range conjunctsOf(nil, e) {
		x := Conjunct{At: part.Range(), Text: t.c.Game.Written(part), Holds: t.Num(part)}
		for _, side := range lower.Sides(part) {
			x.Sides = append(x.Sides, Side{t.c.Game.Written(side), t.Text(side)})
		}
		out = append(out, x)
	}
	return out
}

func conjunctsOf(out []model.Expr, e model.Expr) []model.Expr {
	if e == nil {
		return out
	}
	if b, ok := e.(*model.Binary); ok && b.Op == "&&" {
		return conjunctsOf(conjunctsOf(out, b.X), b.Y)
	}
	return append(out, e)
}
