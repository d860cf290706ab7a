// Package eval evaluates the intermediate representation, node by node: the meaning of a tree, which
// every faster form must equal. It reads the state of a machine as the viewer behind its veil sees
// it, and ends at the first read of something hidden; a machine without a veil reads everything.
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
}

// New returns an evaluation on the position of a machine. It runs within a call of its Look.
func New(m *machine.M) *Run { return &Run{m: m} }

// Look evaluates an expression on the position of a machine, with the names of its running procedure.
func Look(m *machine.M, n *ir.Node) (v ir.Val, err *machine.Error) {
	was := m.Err
	m.Look(func() { v = New(m).Val(n) })
	if m.Err != was {
		err, m.Err = m.Err, was
	}
	return v, err
}

// Val evaluates a node of any form.
func (r *Run) Val(n *ir.Node) ir.Val {
	switch {
	case n.T.Form == ir.Set:
		return ir.Val{S: r.Set(n)}
	case n.T.Form == ir.List:
		return ir.Val{L: r.List(n)}
	case n.T.Base == ir.Text:
		return ir.Val{T: r.Text(n)}
	}
	return ir.Val{N: r.Num(n)}
}

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

func (r *Run) call(n *ir.Node) ir.Val {
	args := make([]ir.Val, len(n.X))
	for i, x := range n.X {
		args[i] = r.Val(x)
	}
	return r.Call(n.Fn, args...)
}

// bind gives a name a value, until another value is given.
func (r *Run) bind(v *ir.Var, x ir.Val) {
	i := r.base + int(v.Slot)
	if i >= len(r.env) {
		r.env = append(r.env, make([]ir.Val, i+1-len(r.env))...)
	}
	r.env[i] = x
}

// ref reads a name.
func (r *Run) ref(v *ir.Var) ir.Val {
	switch {
	case !v.Frame:
		return r.env[r.base+int(v.Slot)]
	case v.T.Form == ir.Set:
		return ir.Val{S: r.m.Bits(v.In)}
	case v.T.Form == ir.List:
		return ir.Val{L: r.m.ListAt(v.In)}
	}
	return ir.Val{N: r.m.Int(v.In.I)}
}

// let evaluates X[1] of a Let, where its name is bound.
func (r *Run) let(n *ir.Node) *ir.Node {
	r.bind(n.V, r.Val(n.X[0]))
	return n.X[1]
}

// kern calls an algorithm.
func (r *Run) kern(n *ir.Node) ir.Val {
	in := make([]ir.Val, len(n.X))
	for i, x := range n.X {
		in[i] = r.Val(x)
	}
	return n.Ker.Do(r.m, n.At, in)
}

// key is the index of a row of a table. To read what the table has not fails.
func (r *Run) key(n *ir.Node) int32 {
	k := int32(0)
	for i, x := range n.X {
		d, id := n.Tab.Keys[i], r.Num(x)
		if !d.Has(id) {
			r.absent(id, n.Tab.Name)
			return 0
		}
		k = k*d.N + id - d.Lo
	}
	return k
}

// holds reports whether a condition holds; nil always does.
func (r *Run) holds(n *ir.Node) bool { return r.Num(n) != 0 }

// Text evaluates a text.
func (r *Run) Text(n *ir.Node) string {
	r.m.Spend(1)
	switch n.Op {
	case ir.Const:
		return n.Str
	case ir.Words:
		s := ""
		for _, x := range n.X {
			s += r.Text(x)
		}
		return s
	case ir.Lookup:
		return n.Tab.Texts[r.key(n)]
	case ir.Kern:
		return r.kern(n).T
	case ir.Call:
		return r.call(n).T
	case ir.Ref:
		return r.ref(n.V).T
	case ir.Let:
		return r.Text(r.let(n))
	case ir.Known:
		return r.Text(n.X[0])
	case ir.Sel:
		if r.holds(n.X[0]) {
			return r.Text(n.X[1])
		}
		return r.Text(n.X[2])
	case ir.Absent:
		r.absent(r.Num(n.X[0]), n.Str)
		return ""
	case ir.Stack:
		return r.Text(n.X[0])
	}
	panic("eval: no text: " + n.Op.String())
}

// absent fails because a thing does not have a figure.
func (r *Run) absent(id int32, name string) {
	what, things := "nothing", r.m.P.Game.Things
	if id >= 0 && int(id) < len(things) && things[id] != nil {
		what = things[id].Title
	}
	r.m.Fail("run/absent", "%s has no %s", what, name)
}

func truth(b bool) int32 {
	if b {
		return 1
	}
	return 0
}

const none = model.None
