package compile

import (
	"slices"

	"sandtable/interp/machine"
	"sandtable/interp/pass/fold"
	"sandtable/schema/model"
)

// The set algebra. A set-valued expression is read into a tree of nodes (algebra_read.go): index
// sets, constant sets, rows of constant tables, and their combinations by and, or, not. The tree is
// then emitted as closures over machine words (algebra_emit.go): one word if all things of the kind
// fit into 64 bits, else slices of words. An expression that the reader cannot analyse stays a
// closure: a whole set (opPlain), or a condition evaluated for each member of the rest (opKeep).
//
// The closure forms of set.go and list.go give the same sets, always; a test runs every game in
// both forms and compares the options of each decision. The order of options does not depend on the
// form: members are listed by id.

type nodeOp uint8

const (
	opConst    nodeOp = iota // mask
	opIndex                  // an index set: the one of the run for key, or the only one
	opExcept                 // the union of all sets of a run except the one for key
	opRow                    // a row of a constant table, for key; empty if there is none
	opOne                    // the one thing that key returns; empty if none
	opAnd                    // the intersection of xs, from left to right: an empty one ends it
	opOr                     // the union of xs
	opNot                    // mask minus xs[0]
	opIf                     // xs[0] if cond holds, else nothing
	opPick                   // xs[0] if cond holds, else xs[1]
	opImage                  // the union of the rows of the members of xs[0]
	opMeets                  // members of xs[0] whose row has a member in common with xs[1]
	opMisses                 // members of xs[0] whose row has none in common with xs[1]
	opKeep                   // members of xs[0] for which cond holds; bind names each
	opUnion                  // the union of xs[1] for each member of xs[0], named by bind
	opShift                  // spaces whose neighbor, at off, is in xs[0]; mask: those with one
	opRegister               // a set register, at off
	opElse                   // of xs[0], which lies in the register at off, those of xs[1], and of the rest those of xs[2]
	opScope                  // xs[0], after begin
	opFit                    // xs[0], which has another window
	opStand                  // pieces of xs[0] that lie in a place of xs[1]
	opCrowd                  // spaces that hold at least off of the pieces of xs[0]
	opPlain                  // a closure
)

// node is one node of a set expression.
type node struct {
	op     nodeOp
	w      Window
	mask   []uint64
	off    int32       // opIndex, opExcept: word in X of the run's first set
	key    machine.Num // opIndex, opExcept, opRow, opOne; nil: the first
	lo, n  int32       // the range of keys
	by     []fold.Key  // opRow, of a table by things: its keys
	rows   []uint64    // a table of sets of words each
	which  *node       // opMeets, opMisses: selects one of several tables; nil: there is one
	slot   int32       // 1 + the slot of the frame that holds the key; 0: none does
	under  *under      // the key is printed on the thing that a name denotes; may be nil
	cond   machine.Num
	bind   func(m *machine.M, id int32)
	begin  func(m *machine.M) // of opKeep, opUnion: called when the loop starts; may be nil
	work   int32              // of opKeep, opUnion: steps for each member
	set    machine.Set
	word   func(m *machine.M) uint64 // of opPlain, if it is better than set
	xs     []*node
	total  bool                            // cannot fail, so it may be evaluated where the text would not
	kept   bool                            // of opPlain: it is read once while options are listed
	sure   bool                            // of opKeep: the condition never fails
	check  func(m *machine.M, place int32) // of opStand: fails for places of another kind; nil: any will do
	bare   bool                            // of opPlain: nothing is known of it
	reason string                          // of opPlain and opKeep: what could not be analysed
	text   model.Expr                      // the text that says it; nil: no text does by itself
}

func constant(w Window, mask []uint64) *node {
	return &node{op: opConst, w: w, mask: mask, total: true}
}

func (n *node) empty() bool {
	return n.op == opConst && !slices.ContainsFunc(n.mask, func(x uint64) bool { return x != 0 })
}

// and returns the intersection; the left operand is evaluated first.
func and(a, b *node) *node {
	switch {
	case a.empty():
		return a
	case a.op == opConst && b.op == opConst:
		return constant(a.w, zip(a.mask, b.mask, func(x, y uint64) uint64 { return x & y }))
	case b.op == opConst && covers(b, a):
		return a
	case a.op == opConst && covers(a, b) && b.total:
		return b
	}
	xs := []*node{a, b}
	if a.op == opAnd {
		xs = append(slices.Clone(a.xs), b)
	}
	return &node{op: opAnd, w: a.w, xs: xs, total: a.total && b.total}
}

// covers reports whether a constant set is a superset of a node in every position.
func covers(k, n *node) bool {
	switch n.op {
	case opConst:
		return slices.Equal(zip(n.mask, k.mask, func(x, y uint64) uint64 { return x &^ y }), make([]uint64, len(n.mask)))
	case opNot, opShift:
		return covers(k, constant(n.w, n.mask))
	case opAnd:
		return slices.ContainsFunc(n.xs, func(x *node) bool { return covers(k, x) })
	case opOr:
		return !slices.ContainsFunc(n.xs, func(x *node) bool { return !covers(k, x) })
	case opRow:
		words := int(n.w.N)
		for i := 0; i < len(n.rows); i += words {
			if !covers(k, constant(n.w, n.rows[i:i+words])) {
				return false
			}
		}
		return true
	case opIndex, opExcept, opPlain, opRegister:
		return n.mask != nil && covers(k, constant(n.w, n.mask))
	case opIf, opKeep, opMeets, opMisses, opStand, opElse:
		return covers(k, n.xs[0])
	case opFit:
		x := n.xs[0]
		mask := ones(x.w) // what is outside the window does not matter
		for i := range mask {
			if j := x.w.Lo + int32(i) - k.w.Lo; j >= 0 && j < k.w.N {
				mask[i] = k.mask[j]
			}
		}
		return covers(constant(x.w, mask), x)
	}
	return false
}

func or(a, b *node) *node {
	switch {
	case a.empty():
		return b
	case b.empty():
		return a
	case a.op == opConst && b.op == opConst:
		return constant(a.w, zip(a.mask, b.mask, func(x, y uint64) uint64 { return x | y }))
	}
	xs := []*node{a, b}
	if a.op == opOr {
		xs = append(slices.Clone(a.xs), b)
	}
	return &node{op: opOr, w: a.w, xs: xs, total: a.total && b.total}
}

// not returns the complement of a node in a universe.
func not(universe []uint64, a *node) *node {
	if a.op == opConst {
		return constant(a.w, zip(universe, a.mask, func(x, y uint64) uint64 { return x &^ y }))
	}
	return &node{op: opNot, w: a.w, mask: universe, xs: []*node{a}, total: a.total}
}

func zip(a, b []uint64, f func(x, y uint64) uint64) []uint64 {
	out := make([]uint64, len(a))
	for i := range a {
		out[i] = f(a[i], b[i])
	}
	return out
}

// local returns the slot that holds the key of an index.
func (n *node) local() (slot int32, ok bool) { return n.slot - 1, n.slot > 0 }

// walk calls f for the node and every node in it.
func (n *node) walk(f func(*node)) {
	f(n)
	for _, x := range n.xs {
		x.walk(f)
	}
}

// form returns how `bench --explain-plan` calls the node: a set, a filtered set, or a loop.
func (n *node) form() (form, why string) {
	form = machine.FormSet
	n.walk(func(x *node) {
		switch {
		case x.op == opPlain && form != machine.FormLoop && x.reason != "":
			form, why = machine.FormLoop, x.reason
		case x.op == opKeep && form == machine.FormSet:
			form, why = machine.FormFiltered, x.reason
		}
	})
	return form, why
}
