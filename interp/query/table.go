package query

import (
	"sandtable/interp/algebra"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/interp/pass/fold"
	"sandtable/interp/tables"
	"sandtable/schema/model"
)

// Tables of sets, indexed by one or two things, and the index sets of the state.

func clamped(key machine.Num, lo, hi int32) machine.Num {
	return func(m *machine.M) int32 { return min(max(key(m), lo), hi) }
}

// static is a set that goes by printed data and one or two things: a constant, or a row of a table.
func (r *Reader) static(n *ir.Node) *algebra.Node { return r.rowNode(n.T.Win, r.tables.Set(n)) }

// staticHolds is the set of things for which a condition holds that goes by printed data alone, or
// a row of a table indexed by other things.
func (r *Reader) staticHolds(n *ir.Node, v *ir.Var) *algebra.Node {
	if r.tables.Hopeless(n) {
		return nil
	}
	all := r.all(v)
	return r.rowNode(all.T.Win, r.tables.Where(n, v, all, r.depth > 0))
}

// all is all things that a name may denote.
func (r *Reader) all(v *ir.Var) *ir.Node {
	t := v.T.Sure()
	t.Form, t.Win = ir.Set, v.T.Dom.Window()
	return r.l.Node(ir.Node{Op: ir.Mask, T: t, Words: r.universe(v.T.Dom), Str: "all"})
}

// rowNode reads a table: a constant, or the row of its keys; nil without a table.
func (r *Reader) rowNode(w ir.Window, t *tables.Table) *algebra.Node {
	if t == nil {
		return nil
	}
	keys, rows := t.Keys, t.Rows
	if len(keys) == 0 {
		return algebra.Constant(w, rows)
	}
	a := keys[0]
	n := &algebra.Node{Op: algebra.OpRow, W: w, By: keys, Lo: a.Dom.Lo, N: a.Dom.N, Rows: rows, Total: true}
	for _, k := range keys {
		n.Total = n.Total && r.tables.Never.Total(k.Of)
	}
	n.Key = r.KeyNum(a)
	if len(keys) == 1 {
		n.Slot = r.slotOfKey(a)
		return n
	}
	b := keys[1]
	x, y, lo, lo2, n2 := n.Key, r.KeyNum(b), a.Dom.Lo, b.Dom.Lo, uint32(b.Dom.N)
	n.Lo, n.N = 0, a.Dom.N*b.Dom.N
	if slot := r.slotOfKey(b) - 1; slot >= 0 {
		n.Key = func(m *machine.M) int32 {
			a, b := x(m)-lo, uint32(m.L[m.Base()+slot]-lo2)
			if b >= n2 || a < 0 {
				return model.None
			}
			return a*int32(n2) + int32(b)
		}
		return n
	}
	n.Key = func(m *machine.M) int32 {
		a, b := x(m)-lo, uint32(y(m)-lo2)
		if b >= n2 || a < 0 {
			return model.None
		}
		return a*int32(n2) + int32(b)
	}
	return n
}

// KeyNum makes the closure of what denotes a key.
func (r *Reader) KeyNum(k fold.Key) machine.Num {
	f := r.closing.Num(k.Of)
	r.closing.Drain()
	return f
}

// slotOfKey returns 1 + the slot of the frame that holds a key; 0 for other keys.
func (r *Reader) slotOfKey(k fold.Key) int32 {
	if n := k.Of.Plain(); n.Op == ir.Ref && n.V.Frame && !n.V.Reg {
		return n.V.In.I + 1
	}
	return 0
}

func compareInts(op string, x, y int32) bool {
	switch op {
	case "==":
		return x == y
	case "!=":
		return x != y
	case "<":
		return x < y
	case "<=":
		return x <= y
	case ">":
		return x > y
	}
	return x >= y
}

// stacks is what reading a stack needs, in one place: a closure that captured each part would load
// and store all of them before it asks where the stack is.
type stacks struct {
	lo, base             int32 // the first of its pieces, and of the word
	n                    uint32
	placeLo              int32
	places               uint32
	supply, out, surface int32 // these are no stacks
	top, under           int32 // where their slots begin, less the ids that count them
}

// anyWithout reports whether a thing of a kind lacks a field, or has none in it.
func (r *Reader) anyWithout(k *model.Kind, f *model.Field) bool {
	for id := k.Lo; id < k.Hi; id++ {
		if r.Game.Things[id] == nil {
			continue
		}
		if v := f.Values[id]; id < f.Of.Lo || id >= f.Of.Hi || f.Storage == model.Printed && (len(v) != 1 || v[0] == model.None) {
			return true
		}
	}
	return false
}

// maxUnrolled is the maximum number of members of a comprehension that is unrolled, maxParts that
// of the parts of nested ones, maxExists the maximum nesting of composed sets.
const (
	maxUnrolled = 12
	maxParts    = 200
	maxExists   = 4
)

// partsAround returns the number of parts of the unrolled comprehensions around the current
// expression.
func (r *Reader) partsAround() int {
	n := 1
	for _, l := range r.scopes {
		if l.named {
			n *= l.parts
		}
	}
	return n
}
