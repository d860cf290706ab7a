package closure

import (
	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// What is read of the state and of printed data. What reads one thing is made as a function of the
// thing (On), and is then asked of whatever denotes it.

// load reads a part of the state.
func (b *Maker) load(n *ir.Node) machine.Num {
	switch r := n.Res; r.Kind {
	case ir.Over:
		return func(m *machine.M) int32 { return ir.Truth(m.Over) }
	case ir.Result:
		return func(m *machine.M) int32 { return m.Result }
	case ir.Counter:
		slot := r.Slot
		return func(m *machine.M) int32 { return m.I[slot] }
	case ir.Field:
		if i, ok := b.frame(n.X[0]); ok {
			slot, lo, n, name := r.Slot, r.Of.Lo, uint32(r.Of.N), r.Name
			return func(m *machine.M) int32 {
				id := m.L[m.Base()+i]
				if uint32(id-lo) < n {
					return m.I[slot+id]
				}
				return ir.Lacks(m, id, name)
			}
		}
	case ir.Place:
		if i, ok := b.frame(n.X[0]); ok && within(n.X[0], r.Of) {
			at := b.P.Ids.At - b.P.Ids.PieceLo
			return func(m *machine.M) int32 { return m.I[at+m.L[m.Base()+i]] }
		}
		if i, ok := b.register(n.X[0]); ok && within(n.X[0], r.Of) {
			at := b.P.Ids.At - b.P.Ids.PieceLo
			return func(m *machine.M) int32 { return m.I[at+m.V[i]] }
		}
	}
	return b.of(n.X[0], b.reader(n.Res))
}

// within reports whether what an expression denotes is known to be of a domain.
func within(x *ir.Node, d ir.Dom) bool { return !x.T.Maybe && x.T.Dom.Within(d) }

func (b *Maker) track(id int32) int32 { return b.P.Ids.Track[b.P.Game.Things[id]] }

// reader reads a part of the state that things have.
func (b *Maker) reader(r *ir.Res) On {
	of, ids := r.Of, &b.P.Ids
	var read On
	switch r.Kind {
	case ir.Spot:
		return ir.Standing
	case ir.Track:
		slots := make([]int32, of.N)
		for i := range slots {
			slots[i] = b.track(of.Lo + int32(i))
		}
		read = func(m *machine.M, id int32) int32 { return m.I[slots[id-of.Lo]] }
	case ir.Place:
		at := ids.At - ids.PieceLo
		read = func(m *machine.M, id int32) int32 { return m.I[at+id] }
	case ir.Down:
		read = func(m *machine.M, id int32) int32 { return ir.Truth(m.FaceDown(id)) }
	case ir.Side:
		read = (*machine.M).SideUp
	case ir.OnTop:
		read = func(m *machine.M, id int32) int32 { return ir.Truth(m.TopOf(m.PlaceOf(id)) == id) }
	default:
		slot := r.Slot
		return func(m *machine.M, id int32) int32 {
			if !of.Has(id) {
				return ir.Lacks(m, id, r.Name)
			}
			return m.I[slot+id]
		}
	}
	return func(m *machine.M, id int32) int32 {
		if !of.Has(id) {
			return ir.Lacks(m, id, r.Name)
		}
		return read(m, id)
	}
}

func (b *Maker) absent(n *ir.Node) machine.Num {
	x, name := b.Num(n.X[0]), n.Str
	return func(m *machine.M) int32 { return ir.Lacks(m, x(m), name) }
}

// lookup reads a table. To read what it has not fails.
func (b *Maker) lookup(n *ir.Node) machine.Num {
	if n.T.Base == ir.Text {
		return constant(0)
	}
	if i, ok := b.frame(n.X[0]); len(n.X) == 1 && ok {
		lo, rows, name := n.Tab.Keys[0].Lo, n.Tab.Nums, n.Tab.Name
		return func(m *machine.M) int32 {
			id := m.L[m.Base()+i]
			if k := uint32(id - lo); k < uint32(len(rows)) {
				return rows[k]
			}
			return ir.Lacks(m, id, name)
		}
	}
	if len(n.X) == 1 {
		return b.of(n.X[0], row(n.Tab))
	}
	at, t := b.cell(n), n.Tab
	return func(m *machine.M) int32 { return t.Nums[at(m)] }
}

// row reads a table of one key.
func row(t *ir.Table) On {
	lo, rows := t.Keys[0].Lo, t.Nums
	return func(m *machine.M, id int32) int32 {
		if k := uint32(id - lo); k < uint32(len(rows)) {
			return rows[k]
		}
		return ir.Lacks(m, id, t.Name)
	}
}

// cell is where in a table its keys lead.
func (b *Maker) cell(n *ir.Node) machine.Num {
	t, keys := n.Tab, b.each(n.X)
	return func(m *machine.M) int32 {
		k := int32(0)
		for i, f := range keys {
			d, id := t.Keys[i], f(m)
			if !d.Has(id) {
				return ir.Lacks(m, id, t.Name)
			}
			k = k*d.N + id - d.Lo
		}
		return k
	}
}

// narrow fails unless something is of a domain, or none.
func (b *Maker) narrow(n *ir.Node) machine.Num {
	d := n.Dom
	if x := n.X[0].Plain(); x.Op == ir.Load && x.Res.Kind == ir.Place {
		if i, ok := b.frame(x.X[0]); ok && within(x.X[0], x.Res.Of) {
			at := b.P.Ids.At - b.P.Ids.PieceLo
			return func(m *machine.M) int32 {
				id := m.I[at+m.L[m.Base()+i]]
				if !d.Has(id) {
					return ir.Another(m, n, id)
				}
				return id
			}
		}
		if i, ok := b.register(x.X[0]); ok && within(x.X[0], x.Res.Of) {
			at := b.P.Ids.At - b.P.Ids.PieceLo
			return func(m *machine.M) int32 {
				id := m.I[at+m.V[i]]
				if !d.Has(id) {
					return ir.Another(m, n, id)
				}
				return id
			}
		}
	}
	x := b.Num(n.X[0])
	return func(m *machine.M) int32 {
		id := x(m)
		if id != none && !d.Has(id) {
			return ir.Another(m, n, id)
		}
		return id
	}
}

// on makes an expression that reads nothing but one name and printed data or the state of what that
// denotes as a function of it; nil for others.
func (b *Maker) on(n *ir.Node, v *ir.Var) On {
	is := func(x *ir.Node) bool { x = x.Plain(); return x.Op == ir.Ref && x.V == v }
	switch n.Op {
	case ir.Known:
		return b.on(n.X[0], v)
	case ir.Ref:
		if n.V == v {
			return func(_ *machine.M, id int32) int32 { return id }
		}
	case ir.Const:
		k := n.K
		return func(*machine.M, int32) int32 { return k }
	case ir.Load:
		if len(n.X) == 1 && is(n.X[0]) {
			return b.reader(n.Res)
		}
	case ir.Lookup:
		if n.T.Base != ir.Text && len(n.X) == 1 && is(n.X[0]) {
			return row(n.Tab)
		}
	case ir.Absent:
		if name := n.Str; is(n.X[0]) {
			return func(m *machine.M, id int32) int32 { return ir.Lacks(m, id, name) }
		}
	case ir.Is:
		if d := n.Dom; is(n.X[0]) {
			return func(_ *machine.M, id int32) int32 { return ir.Truth(d.Has(id)) }
		} else if x := b.on(n.X[0], v); x != nil {
			return func(m *machine.M, id int32) int32 { return ir.Truth(d.Has(x(m, id))) }
		}
	case ir.Has:
		if s := n.X[0]; s.Op == ir.Mask {
			if x := b.on(n.X[1], v); x != nil {
				return func(m *machine.M, id int32) int32 { return ir.Truth(ir.Has1(s.Words, s.T.Win, x(m, id))) }
			}
		}
	case ir.Not:
		if x := b.on(n.X[0], v); x != nil {
			return func(m *machine.M, id int32) int32 { return 1 - x(m, id) }
		}
	case ir.And:
		if x, y := b.on(n.X[0], v), b.on(n.X[1], v); x != nil && y != nil {
			return func(m *machine.M, id int32) int32 {
				if x(m, id) == 0 {
					return 0
				}
				return y(m, id)
			}
		}
	case ir.Scale:
		if x, k := b.on(n.X[0], v), n.K; x != nil {
			return func(m *machine.M, id int32) int32 { return x(m, id) * k }
		}
	case ir.Call:
		if b.Asked != nil && len(n.X) == 1 && is(n.X[0]) {
			return b.Asked(n.Fn)
		}
	case ir.Sel:
		return b.choosing(n, v)
	}
	return nil
}

// choosing makes a choice by what the thing is.
func (b *Maker) choosing(n *ir.Node, v *ir.Var) On {
	x, y := b.on(n.X[1], v), b.on(n.X[2], v)
	if x == nil || y == nil {
		return nil
	}
	if c := n.X[0]; c.Op == ir.Is && c.X[0].Plain().Op == ir.Ref && c.X[0].Plain().V == v {
		lo, size := c.Dom.Lo, uint32(c.Dom.N)
		return func(m *machine.M, id int32) int32 {
			if uint32(id-lo) < size {
				return x(m, id)
			}
			return y(m, id)
		}
	}
	c := b.on(n.X[0], v)
	if c == nil {
		return nil
	}
	return func(m *machine.M, id int32) int32 {
		if c(m, id) != 0 {
			return x(m, id)
		}
		return y(m, id)
	}
}

// On makes an expression that reads the name v as a function of what v denotes.
func (b *Maker) On(n *ir.Node, v *ir.Var) On {
	if on := b.on(n, v); on != nil {
		return on
	}
	bind := b.bind(v)
	f := b.Num(n)
	return func(m *machine.M, id int32) int32 {
		bind(m, id)
		return f(m)
	}
}
