package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Test is a compiled test: its statements as procedures, its expectations as closures over the
// names that it binds.
type Test struct {
	Model       *model.Test
	Program     *machine.Program
	Ints, Words int32
	Lists       []machine.Slot // the lists that it binds
	Plays       []*Strategy    // how players decide, for exact odds
	Steps       []*Step
}

// Recall copies the test's names into a frame, at l and b.
func (ct *Test) Recall(m *machine.M, l, b int32) {
	clear(m.L[l : l+ct.Ints])
	clear(m.B[b : b+ct.Words])
	copy(m.L[l:l+ct.Ints], m.Notes.L)
	copy(m.B[b:b+ct.Words], m.Notes.B)
	for i, s := range ct.Lists {
		if i < len(m.Notes.Lists) {
			m.HandList(l+s.I, m.Notes.Lists[i])
		}
	}
}

// note stores the names of the current frame for later steps.
func (ct *Test) note(m *machine.M) {
	m.Notes.L = append(m.Notes.L[:0], m.L[m.Base():m.Base()+ct.Ints]...)
	m.Notes.B = append(m.Notes.B[:0], m.B[m.BBase():m.BBase()+ct.Words]...)
	m.Notes.Lists = m.Notes.Lists[:0]
	for _, s := range ct.Lists {
		m.Notes.Lists = append(m.Notes.Lists, append([]int32(nil), m.ListAt(s)...))
	}
}

// Step is one compiled step.
type Step struct {
	Model   *model.Step
	Proc    *machine.Proc // of a statement
	Offer   *machine.Proc // of take and refuse: offers the action's menu if nothing is offered
	That    func(m *machine.M) int32
	Chance  func(m *machine.M) int32 // of an expectation of odds: the condition
	Mean    func(m *machine.M) int32 // of an expectation of odds: the number, or the player
	Value   func(m *machine.M) string
	Is      func(m *machine.M) string
	Members func(m *machine.M) []int32 // of a value that is one or several pieces
	Are     func(m *machine.M) []Named // and the pieces that are expected
	Picks   []func(m *machine.M) []Named
	Layouts [][]func(m *machine.M) Item

	Conjuncts []Conjunct // of That: they tell which part fails
}

// Conjunct is one part of a conjunction a && b && c.
type Conjunct struct {
	Text  string
	Holds func(m *machine.M) int32
	Sides []Side // of a comparison: its operands, except literals
}

// Side is one operand of a comparison.
type Side struct {
	Text string
	Show func(m *machine.M) string
}

// Item is one entry of a layout: a thing, or any copy of a design.
type Item struct {
	Things []int32
	Design *model.Kind
	Side   int32 // the side that is up, or None
	Face   model.Facing
	Point  int32 // of a piece that stands on the surface
}

// Named is a thing that a test picks: a value, or any copy of a design.
type Named struct {
	Value  int32
	Design *model.Kind // nil: Value itself
}

// Tests compiles a game for a choice, with all tests of that choice. They share the program,
// because compiling a large game takes longer than most tests.
func Tests(g *model.Game, choice Choice, words Words, tests []*model.Test) []*Test {
	var out []*Test
	c := compiled(g, choice, words, func(c *C) {
		c.extra = func() {
			out = nil
			for _, t := range tests {
				out = append(out, c.test(t))
			}
		}
	})
	for _, t := range out {
		t.Program = c.P
	}
	return out
}

func (c *C) test(t *model.Test) *Test {
	ct := &Test{Model: t, Plays: c.strategies(t.Plays)}
	ct.Ints, ct.Words = c.Slots(t.Scope)
	for _, v := range t.Scope.Vars {
		if v.Type.Form == model.List {
			ct.Lists = append(ct.Lists, c.Slot(v))
		}
	}
	for _, s := range t.Steps {
		ct.Steps = append(ct.Steps, c.testStep(ct, s))
	}
	return ct
}

func (c *C) testStep(ct *Test, s *model.Step) *Step {
	out := &Step{Model: s}
	switch s.Word {
	case "statement":
		p := c.newProc("test: " + s.Stmt.Word)
		p.Ints, p.Words = ct.Ints, ct.Words
		b := &Builder{C: c, Proc: p, leave: &Label{}, origin: ct.Model.Origin}
		b.Stmt(s.Stmt)
		b.Mark(b.leave)
		b.Emit(ct.note)
		b.Return()
		out.Proc = p
	case "take", "refuse":
		if s.Action != nil && s.Action.Menu != nil && len(s.Action.Menu.Params) == 0 {
			p := c.newProc("test: offer")
			b := &Builder{C: c, Proc: p, leave: &Label{}, origin: ct.Model.Origin}
			menu := s.Action.Menu
			b.Offer(Offer{Name: menu.Name, Title: menu.Title, Ref: menu.Ref, Menu: menu, Actions: menu.Actions})
			b.Return()
			out.Offer = p
		}
	}
	room := &machine.Room{Ints: ct.Ints, Words: ct.Words, Work: 1, Value: model.None}
	inNotes := func(f func(m *machine.M)) func(m *machine.M) {
		return func(m *machine.M) {
			m.Look(func() {
				saved := m.Open(room)
				l, b := saved.Outer()
				h := len(m.H)
				ct.Recall(m, l, b)
				m.Enter(saved)
				f(m)
				m.Close(saved)
				m.H = m.H[:h]
			})
		}
	}
	figure := func(e model.Expr) func(m *machine.M) int32 {
		if e == nil {
			return nil
		}
		f := c.Num(e)
		return func(m *machine.M) (v int32) {
			inNotes(func(m *machine.M) { v = f(m) })(m)
			return v
		}
	}
	out.That, out.Chance, out.Mean = figure(s.That), figure(s.Chance), figure(s.Mean)
	show := func(e model.Expr) func(m *machine.M) string {
		f := c.Text(e)
		return func(m *machine.M) (v string) {
			inNotes(func(m *machine.M) { v = string(f(m, nil)) })(m)
			return v
		}
	}
	if s.That != nil {
		for _, part := range conjuncts(s.That) {
			f := c.Num(part)
			holds := func(m *machine.M) (v int32) {
				inNotes(func(m *machine.M) { v = f(m) })(m)
				return v
			}
			out.Conjuncts = append(out.Conjuncts, Conjunct{c.source(part), holds, c.sides(part, show)})
		}
	}
	if s.Value != nil && s.Is != nil {
		out.Value, out.Is = show(s.Value), show(s.Is)
	}
	if s.Value != nil && s.Are != nil {
		f := (&Builder{C: c, Proc: &machine.Proc{}}).Each(s.Value)
		out.Members = func(m *machine.M) (v []int32) {
			inNotes(func(m *machine.M) { v = append(v, f(m)...) })(m)
			return v
		}
		out.Value, out.Are = show(s.Value), c.pick(*s.Are, inNotes)
	}
	for _, p := range s.Picks {
		out.Picks = append(out.Picks, c.pick(p, inNotes))
	}
	for _, l := range s.Layout {
		if l.Piece != nil {
			out.Layouts = append(out.Layouts, []func(m *machine.M) Item{c.standing(l, inNotes)})
			continue
		}
		var items []func(m *machine.M) Item
		for _, e := range l.Pieces {
			items = append(items, c.item(e, inNotes))
		}
		out.Layouts = append(out.Layouts, items)
	}
	return out
}

// pick compiles the things that a test picks.
func (c *C) pick(p model.Pick, in func(func(*machine.M)) func(*machine.M)) func(m *machine.M) []Named {
	b := &Builder{C: c, Proc: &machine.Proc{}}
	var parts []func(m *machine.M, out []Named) []Named
	for _, x := range p.Parts {
		switch {
		case x.Type().Is(model.DesignOf) && p.Copies:
			f, kinds := c.Num(x), c.Game.Kinds
			parts = append(parts, func(m *machine.M, out []Named) []Named {
				return append(out, Named{Design: kinds[f(m)]})
			})
		case x.Type().Base == model.Nothing:
			parts = append(parts, func(_ *machine.M, out []Named) []Named { return append(out, Named{Value: model.None}) })
		default:
			f := b.Each(x)
			parts = append(parts, func(m *machine.M, out []Named) []Named {
				for _, v := range f(m) {
					out = append(out, Named{Value: v})
				}
				return out
			})
		}
	}
	return func(m *machine.M) (out []Named) {
		in(func(m *machine.M) {
			for _, f := range parts {
				out = f(m, out)
			}
		})(m)
		return out
	}
}

func (c *C) item(l model.Laid, in func(func(*machine.M)) func(*machine.M)) func(m *machine.M) Item {
	e := l.X
	if e.Type().Is(model.DesignOf) {
		f, kinds := c.Num(e), c.Game.Kinds
		return func(m *machine.M) (it Item) {
			it.Side, it.Face = l.Side, l.Face
			in(func(m *machine.M) { it.Design = kinds[f(m)] })(m)
			return it
		}
	}
	b := &Builder{C: c, Proc: &machine.Proc{}}
	f := b.Each(e)
	return func(m *machine.M) (it Item) {
		it.Side, it.Face = l.Side, l.Face
		in(func(m *machine.M) { it.Things = append([]int32(nil), f(m)...) })(m)
		return it
	}
}

// standing compiles the place of a piece in a layout.
func (c *C) standing(l model.Layout, in func(func(*machine.M)) func(*machine.M)) func(m *machine.M) Item {
	f, piece := c.Num(l.At), l.Piece.ID
	return func(m *machine.M) (it Item) {
		in(func(m *machine.M) { it = Item{Things: []int32{piece}, Point: f(m)} })(m)
		return it
	}
}

func conjuncts(e model.Expr) []model.Expr {
	if b, ok := e.(*model.Binary); ok && b.Op == "&&" {
		return append(conjuncts(b.X), conjuncts(b.Y)...)
	}
	return []model.Expr{e}
}

// sides returns the operands of a comparison; nil for other expressions.
func (c *C) sides(e model.Expr, show func(model.Expr) func(*machine.M) string) []Side {
	b, ok := e.(*model.Binary)
	if !ok {
		return nil
	}
	switch b.Op {
	case "==", "!=", "<", "<=", ">", ">=":
	default:
		return nil
	}
	var out []Side
	for _, x := range []model.Expr{b.X, b.Y} {
		if t := x.Type(); t.Base != model.Nothing && t.Base != model.Invalid && !c.says(x) {
			out = append(out, Side{c.source(x), show(x)})
		}
	}
	return out
}

// says reports whether an expression shows its own value: a literal, or a list of literals.
func (c *C) says(e model.Expr) bool {
	switch x := e.(type) {
	case *model.Const, *model.Words, *model.Tuple:
		return true
	case *model.AsSet:
		return c.says(x.X)
	case *model.Narrow:
		return c.says(x.X)
	}
	return false
}

// source returns the text of an expression.
func (c *C) source(e model.Expr) string {
	r := e.Range()
	text := c.Game.Files[r.Filename]
	if r.End.Byte > len(text) || r.Start.Byte > r.End.Byte {
		return "?"
	}
	return string(text[r.Start.Byte:r.End.Byte])
}
