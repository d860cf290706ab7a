// Package algebra combines sets of things as machine words. A set is a tree of nodes: index sets of
// the machine, constants, rows of tables, and their combinations. A tree is made by constructors
// that simplify it, and emitted as closures: over one word if all things of the set fit into 64
// bits, else over slices of words. Members have the order of their ids.
//
// It knows nothing of expressions, and what a tree means is settled by whoever makes it: package
// compile reads lowered sets into trees. What has no other form is a closure of its own, for a
// whole set (OpPlain) or for each member (OpKeep).
//
// Its hardest idea: a part that never fails may be computed where the text would not compute it.
// Each node says whether it is Total, and constructors change the order of such parts only.
package algebra

import (
	"slices"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/interp/pass/fold"
	"sandtable/schema/model"
)

// Op is the operator of a node.
type Op uint8

const (
	OpConst    Op = iota // mask
	OpIndex              // an index set: the one of the run for key, or the only one
	OpExcept             // the union of all sets of a run except the one for key
	OpRow                // a row of a constant table, for key; empty if there is none
	OpOne                // the one thing that key returns; empty if none
	OpAnd                // the intersection of Xs, from left to right: an empty one ends it
	OpOr                 // the union of Xs
	OpNot                // mask minus Xs[0]
	OpIf                 // Xs[0] if cond holds, else nothing
	OpPick               // Xs[0] if cond holds, else Xs[1]
	OpImage              // the union of the rows of the members of Xs[0]
	OpMeets              // members of Xs[0] whose row has a member in common with Xs[1]
	OpMisses             // members of Xs[0] whose row has none in common with Xs[1]
	OpKeep               // members of Xs[0] for which cond holds; bind names each
	OpUnion              // the union of Xs[1] for each member of Xs[0], named by bind
	OpShift              // spaces whose neighbor, at off, is in Xs[0]; mask: those with one
	OpRegister           // a set register, at off
	OpElse               // of Xs[0], which lies in the register at off, those of Xs[1], and of the rest those of Xs[2]
	OpScope              // Xs[0], after begin
	OpFit                // Xs[0], which has another window
	OpStand              // pieces of Xs[0] that lie in a place of Xs[1]
	OpCrowd              // spaces that hold at least off of the pieces of Xs[0]
	OpPlain              // a closure
)

// Node is one node of a set expression.
type Node struct {
	Op     Op
	W      ir.Window
	Mask   []uint64
	Off    int32       // OpIndex, OpExcept: word in X of the run's first set
	Key    machine.Num // OpIndex, OpExcept, OpRow, OpOne; nil: the first
	Lo, N  int32       // the range of keys
	By     []fold.Key  // OpRow, of a table by things: its keys
	Rows   []uint64    // a table of sets of words each
	Which  *Node       // OpMeets, OpMisses: selects one of several tables; nil: there is one
	Slot   int32       // 1 + the slot of the frame that holds the key; 0: none does
	Under  *Under      // the key is printed on the thing that a name denotes; may be nil
	Cond   machine.Num
	Bind   func(m *machine.M, id int32)
	Begin  func(m *machine.M) // of OpKeep, OpUnion: called when the loop starts; may be nil
	Work   int32              // of OpKeep, OpUnion: steps for each member
	Set    machine.Set
	Word   func(m *machine.M) uint64 // of OpPlain, if it is better than set
	Xs     []*Node
	Total  bool                            // cannot fail, so it may be evaluated where the text would not
	Kept   bool                            // of OpPlain: it is read once while options are listed
	Sure   bool                            // of OpKeep: the condition never fails
	Must   ir.Dom                          // of OpStand: of which kind the places must be; empty: any will do
	Check  func(m *machine.M, place int32) // of OpStand: fails for a place of another kind
	Bare   bool                            // of OpPlain: nothing is known of it
	Reason string                          // of OpPlain and OpKeep: what could not be analysed
	Text   model.Expr                      // the text that says it; nil: no text does by itself
}

// Under is a key printed on the thing that a name in the frame stands for. Reading it takes no
// closure.
type Under struct {
	Slot int32
	Lo   int32   // the first thing
	Keys []int32 // by thing
}

// read returns the key.
func (u *Under) read(m *machine.M) int32 {
	if i := uint32(m.L[m.Base()+u.Slot] - u.Lo); i < uint32(len(u.Keys)) {
		return u.Keys[i]
	}
	return model.None
}

// rowsOf indexes a table of one word by the thing instead of by its key.
func (u *Under) rowsOf(rows []uint64, lo int32) []uint64 {
	out := make([]uint64, len(u.Keys))
	for i, k := range u.Keys {
		if j := uint32(k - lo); j < uint32(len(rows)) {
			out[i] = rows[j]
		}
	}
	return out
}

// Ones returns the set of all bits of a window.
func Ones(w ir.Window) []uint64 {
	out := make([]uint64, w.N)
	for i := range out {
		out[i] = ^uint64(0)
	}
	return out
}

// Constant is a set that never changes.
func Constant(w ir.Window, mask []uint64) *Node {
	return &Node{Op: OpConst, W: w, Mask: mask, Total: true}
}

// Empty reports whether a set never has a member.
func (n *Node) Empty() bool {
	return n.Op == OpConst && !slices.ContainsFunc(n.Mask, func(x uint64) bool { return x != 0 })
}

// And returns the intersection; the left operand is evaluated first.
func And(a, b *Node) *Node {
	switch {
	case a.Empty():
		return a
	case a.Op == OpConst && b.Op == OpConst:
		return Constant(a.W, zip(a.Mask, b.Mask, func(x, y uint64) uint64 { return x & y }))
	case b.Op == OpConst && Covers(b, a):
		return a
	case a.Op == OpConst && Covers(a, b) && b.Total:
		return b
	}
	xs := []*Node{a, b}
	if a.Op == OpAnd {
		xs = append(slices.Clone(a.Xs), b)
	}
	return &Node{Op: OpAnd, W: a.W, Xs: xs, Total: a.Total && b.Total}
}

// Covers reports whether a constant set is a superset of a node in every position.
func Covers(k, n *Node) bool {
	switch n.Op {
	case OpConst:
		return slices.Equal(zip(n.Mask, k.Mask, func(x, y uint64) uint64 { return x &^ y }), make([]uint64, len(n.Mask)))
	case OpNot, OpShift:
		return Covers(k, Constant(n.W, n.Mask))
	case OpAnd:
		return slices.ContainsFunc(n.Xs, func(x *Node) bool { return Covers(k, x) })
	case OpOr:
		return !slices.ContainsFunc(n.Xs, func(x *Node) bool { return !Covers(k, x) })
	case OpRow:
		words := int(n.W.N)
		for i := 0; i < len(n.Rows); i += words {
			if !Covers(k, Constant(n.W, n.Rows[i:i+words])) {
				return false
			}
		}
		return true
	case OpIndex, OpExcept, OpPlain, OpRegister:
		return n.Mask != nil && Covers(k, Constant(n.W, n.Mask))
	case OpIf, OpKeep, OpMeets, OpMisses, OpStand, OpElse:
		return Covers(k, n.Xs[0])
	case OpFit:
		x := n.Xs[0]
		mask := Ones(x.W) // what is outside the window does not matter
		for i := range mask {
			if j := x.W.Lo + int32(i) - k.W.Lo; j >= 0 && j < k.W.N {
				mask[i] = k.Mask[j]
			}
		}
		return Covers(Constant(x.W, mask), x)
	}
	return false
}

// Or returns the union.
func Or(a, b *Node) *Node {
	switch {
	case a.Empty():
		return b
	case b.Empty():
		return a
	case a.Op == OpConst && b.Op == OpConst:
		return Constant(a.W, zip(a.Mask, b.Mask, func(x, y uint64) uint64 { return x | y }))
	}
	xs := []*Node{a, b}
	if a.Op == OpOr {
		xs = append(slices.Clone(a.Xs), b)
	}
	return &Node{Op: OpOr, W: a.W, Xs: xs, Total: a.Total && b.Total}
}

// Not returns the complement of a node in a universe.
func Not(universe []uint64, a *Node) *Node {
	if a.Op == OpConst {
		return Constant(a.W, zip(universe, a.Mask, func(x, y uint64) uint64 { return x &^ y }))
	}
	return &Node{Op: OpNot, W: a.W, Mask: universe, Xs: []*Node{a}, Total: a.Total}
}

func zip(a, b []uint64, f func(x, y uint64) uint64) []uint64 {
	out := make([]uint64, len(a))
	for i := range a {
		out[i] = f(a[i], b[i])
	}
	return out
}

// Local returns the slot that holds the key of an index.
func (n *Node) Local() (slot int32, ok bool) { return n.Slot - 1, n.Slot > 0 }

// Walk calls f for the node and every node in it.
func (n *Node) Walk(f func(*Node)) {
	f(n)
	for _, x := range n.Xs {
		x.Walk(f)
	}
}

// Form returns how `bench --explain-plan` calls the node: a set, a filtered set, or a loop.
func (n *Node) Form() (form, why string) {
	form = machine.FormSet
	n.Walk(func(x *Node) {
		switch {
		case x.Op == OpPlain && form != machine.FormLoop && x.Reason != "":
			form, why = machine.FormLoop, x.Reason
		case x.Op == OpKeep && form == machine.FormSet:
			form, why = machine.FormFiltered, x.Reason
		}
	})
	return form, why
}
