// Package eval evaluates the intermediate representation, node by node: the meaning of a tree,
// which every faster form must equal. It reads the state of a machine as the viewer behind its veil
// sees it, and ends at the first read of something hidden; a machine without a veil reads
// everything.
//
// A Run evaluates: Val an expression, Options and WhyNot a listing. Each operator has a function in
// the table of ops.go, each statement one in that of do.go. Play carries out a whole game,
// statement by statement, and asks for every decision (ask.go); package evaltest compares that with
// play.
package eval

import (
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Run is an evaluation on the position of a machine. Sets that it returns are not to be written.
type Run struct {
	m    *machine.M
	env  []ir.Val // names that expressions bind, of all values in progress
	base int      // where those of the value in progress begin
	at   []lies   // where hidden pieces are taken to lie: see veil.go
	done uint     // how many nodes it has evaluated
	play          // what a game in progress takes
}

// nodesAStep is how many nodes are evaluated in a step of work.
const nodesAStep = 8

// lies is where a piece is taken to lie.
type lies struct {
	piece int32
	spot  machine.Spot
}

// New returns an evaluation on the position of a machine. It runs within a call of its Look.
func New(m *machine.M) *Run { return &Run{m: m} }

// Look evaluates an expression on the position of a machine, with the names of its running
// procedure.
func Look(m *machine.M, n *ir.Node) (v ir.Val, err *machine.Error) {
	was := m.Err
	m.Look(func() { v = New(m).Val(n) })
	if m.Err != was {
		err, m.Err = m.Err, was
	}
	return v, err
}

// operator evaluates the nodes of one operator.
type operator = func(r *Run, n *ir.Node) ir.Val

// operators are all of them: see ops.go.
var operators [ir.Ops]operator

// Val evaluates a node.
func (r *Run) Val(n *ir.Node) ir.Val {
	if r.done++; r.done%nodesAStep == 0 {
		r.m.Spend(1)
	}
	return operators[n.Op](r, n)
}

// With gives a name a value, for what is evaluated next.
func (r *Run) With(v *ir.Var, x ir.Val) *Run {
	r.bind(v, x)
	return r
}

// Num evaluates a number, a truth or an id.
func (r *Run) Num(n *ir.Node) int32 { return r.Val(n).N }

// Set evaluates a set, in the window of its type.
func (r *Run) Set(n *ir.Node) []uint64 { return r.Val(n).S }

// List evaluates a list.
func (r *Run) List(n *ir.Node) []int32 { return r.Val(n).L }

// Text evaluates a text.
func (r *Run) Text(n *ir.Node) string { return r.Val(n).T }

// holds reports whether a condition holds.
func (r *Run) holds(n *ir.Node) bool { return r.Num(n) != 0 }

// Call evaluates a value.
func (r *Run) Call(f *ir.Func, args ...ir.Val) (v ir.Val) {
	r.In(f, args, func() { v = r.Val(f.Body) })
	return v
}

// In evaluates something in the names of a value.
func (r *Run) In(f *ir.Func, args []ir.Val, body func()) {
	if r.m.Cover != nil {
		r.m.Cover(f.Of, 0)
	}
	saved := r.m.Open(&f.Room)
	base, top := r.base, len(r.env)
	r.base, r.env = top, append(r.env, args...)
	body()
	r.base, r.env = base, r.env[:top]
	r.m.Close(saved)
}

// bind gives a name a value, until another value is given.
func (r *Run) bind(v *ir.Var, x ir.Val) {
	if v.Frame {
		r.store(v, x)
		return
	}
	i := r.base + int(v.Slot)
	if i >= len(r.env) {
		r.env = append(r.env, make([]ir.Val, i+1-len(r.env))...)
	}
	r.env[i] = x
}

// store gives a name of the frame a value.
func (r *Run) store(v *ir.Var, x ir.Val) {
	r.Give(v, x, r.m.Base(), r.m.BBase())
}

const none = model.None

// Give gives a name of a frame whose locals lie at l and b a value.
func (r *Run) Give(v *ir.Var, x ir.Val, l, b int32) {
	switch v.T.Form {
	case ir.Set:
		copy(r.m.B[b+v.In.W:b+v.In.W+v.In.N], x.S)
	case ir.List:
		r.m.HandList(l+v.In.I, x.L)
	default:
		r.m.L[l+v.In.I] = x.N
	}
}
