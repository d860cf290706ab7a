package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// PlayerOf compiles who decides: as stated, or else the player of the menu or action. It returns
// nil for the first player.
func (b *Builder) PlayerOf(e model.Expr) machine.Num {
	switch {
	case e != nil:
		return b.Num(e)
	case b.action != nil && b.action.Anytime:
		return b.actionTaker()
	case b.action != nil && b.action.Menu != nil && b.action.Menu.Player != nil:
		return b.Num(b.action.Menu.Player)
	case b.action != nil && b.action.Player != nil:
		return b.Num(b.action.Player)
	}
	return nil
}

// AddTo adds a member to the words of a set.
func AddTo(dst []uint64, w Window, id int32) { setBit(dst, w.Lo, id) }

// InSet reports whether a thing is a member.
func InSet(bits []uint64, w Window, id int32) bool { return inBits(bits, w, id) }

// KindNamed returns a built-in kind.
func (c *C) KindNamed(name string) *model.Kind { return c.kinds[name] }

// TempVar makes a local variable for an effect's own use.
func (b *Builder) TempVar(t model.Type) *model.Var {
	v := &model.Var{Type: t}
	sz := size{b.Proc.Ints, b.Proc.Words}
	b.P.Slots[v] = slotFor(t, &sz)
	b.Proc.Ints, b.Proc.Words = sz.ints, sz.words
	if t.Form != model.List {
		b.hold(b.Proc, b.P.Slots[v], t, 0, machine.ToEnd)
	}
	return v
}

// Each compiles a thing, a set or a list as a list.
func (b *Builder) Each(e model.Expr) machine.List {
	if e.Type().Form != model.One {
		return b.List(e)
	}
	x := b.Num(e)
	return func(m *machine.M) []int32 {
		id := x(m)
		s := m.ListStart()
		if id != model.None {
			m.Push(id)
		}
		return m.ListFrom(s)
	}
}

// Always lists the members of a set of things that is the same in every position. It returns false
// if the set may change, or if that is too expensive to find out. The result is kept with the
// program: a watched program takes it from the played one, because both must have the same
// instructions.
func (b *Builder) Always(e model.Expr) ([]int32, bool) {
	if t := e.Type(); b.Choice.Plain || t.Form != model.Set || t.Base != model.ThingOf {
		return nil, false
	}
	if b.played != nil {
		ids, ok := b.played.Fixed[e]
		return ids, ok
	}
	var n *node
	b.asPlayed(func() { n = b.read(e, WindowOf(e.Type())) })
	if n.op != opConst {
		return nil, false
	}
	ids := []int32{}
	for id := nextIn(n.mask, n.w, model.None); id != model.None; id = nextIn(n.mask, n.w, id) {
		ids = append(ids, id)
	}
	b.P.Fixed[e] = ids
	return ids, true
}

// NextIn returns the first member after id, or None.
func NextIn(bits []uint64, w Window, id int32) int32 { return nextIn(bits, w, id) }

// AllOf returns the constant set of all things of a kind.
func (c *C) AllOf(k *model.Kind, w Window) []uint64 { return c.allOf(k, w) }

// Shared holds tables that several expressions share; each is made once for a program.
func (c *C) Shared() map[any]any { return c.shared }
