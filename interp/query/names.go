package query

import (
	"sandtable/interp/algebra"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// isRef reports whether an expression is a name, whatever is known of it.
func isRef(n *ir.Node, v *ir.Var) bool {
	n = n.Plain()
	return n.Op == ir.Ref && n.V == v
}

// loopName is a name like another one, in a register, and how it is bound.
func (r *Reader) loopName(like *ir.Var) (ref *ir.Node, bind func(m *machine.M, id int32)) {
	ref = r.inRegister(like.Name, like.T)
	reg := ref.V.In.I
	return ref, func(m *machine.M, id int32) { m.V[reg] = id }
}

func (r *Reader) inRegister(name string, t ir.Type) *ir.Node {
	l := r.l
	reg := r.P.Regs
	r.P.Regs++
	return l.Ref(l.Var(ir.Var{Name: name, T: t, Frame: true, Reg: true, In: machine.Slot{I: reg}}))
}

func (r *Reader) num(n *ir.Node) machine.Num {
	f := r.closing.Num(n)
	r.closing.Drain()
	return f
}

func (r *Reader) Total(n *ir.Node) bool {
	return r.tables.Never.Total(n)
}

// universe is all things of a domain.
func (r *Reader) universe(d ir.Dom) []uint64 { return r.universeIn(d, d.Window()) }

func (r *Reader) universeIn(d ir.Dom, w ir.Window) []uint64 {
	out := make([]uint64, w.N)
	for id := d.Lo; id < d.Lo+d.N; id++ {
		if d.Lo == 0 || r.Game.Things[id] != nil { // names of enums are numbers from 0 on
			algebra.SetBit(out, w.Lo, id)
		}
	}
	return out
}

// weight is the steps that it takes to evaluate an expression once, at least one.
func weight(n *ir.Node) int32 {
	k := int32(0)
	n.Walk(func(*ir.Node) { k++ })
	return 1 + k/ir.PartsAStep
}
