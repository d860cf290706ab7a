package closure_test

import (
	"testing"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/closure"
	"sandtable/interp/ir"
	"sandtable/interp/ir/irtest"
	"sandtable/interp/machine"
)

// TestNamesOfARecursiveValue: a name that a value binds keeps what it denotes while the value calls
// itself: sum(n) = let x = n: n <= 0 ? 0 : sum(n - 1) + x.
func TestNamesOfARecursiveValue(t *testing.T) {
	k, at := ir.NewMaker(), &hcl.Range{}
	n, x := k.Var(ir.Var{Name: "n", T: ir.TNum}), k.Var(ir.Var{Name: "x", T: ir.TNum, Slot: 1})
	f := &ir.Func{Name: "sum", Params: []*ir.Var{n}, T: ir.TNum}
	two := func(op ir.Op, t ir.Type, a, b *ir.Node) *ir.Node {
		return k.Node(ir.Node{Op: op, T: t, X: []*ir.Node{a, b}, At: at})
	}
	call := func(a *ir.Node) *ir.Node {
		return k.Node(ir.Node{Op: ir.Call, T: ir.TNum, Fn: f, X: []*ir.Node{a}})
	}
	less := call(two(ir.Sub, ir.TNum, k.Ref(n), k.Const(ir.TNum, 1)))
	f.Body = k.Node(ir.Node{Op: ir.Let, T: ir.TNum, V: x, X: []*ir.Node{k.Ref(n), k.Node(ir.Node{Op: ir.Sel, T: ir.TNum, X: []*ir.Node{
		two(ir.Le, ir.TBool, k.Ref(n), k.Const(ir.TNum, 0)),
		k.Const(ir.TNum, 0),
		two(ir.Add, ir.TNum, less, k.Ref(x)),
	}})}})
	if err := irtest.Verify(f.Body, n); err != nil {
		t.Fatal(err)
	}
	p := &machine.Program{Limits: machine.DefaultLimits}
	b := closure.New(p)
	sum := b.Num(call(k.Const(ir.TNum, 10)))
	b.Drain()
	m := machine.New(p)
	m.PayFrom(machine.NewPurse(1 << 20))
	if got := sum(m); got != 55 {
		t.Errorf("the sum of 1 to 10 is %d", got)
	}
}

// TestArgumentsLeaveNoLists: what an argument of a function of numbers leaves in scratch memory is
// not taken for the next argument.
func TestArgumentsLeaveNoLists(t *testing.T) {
	k, at := ir.NewMaker(), &hcl.Range{}
	leaving := func(x int32) *ir.Node {
		return k.Node(ir.Node{Op: ir.Kern, T: ir.TNum, X: []*ir.Node{k.Const(ir.TNum, 0)}, Ker: &ir.Kernel{Name: "leaving", On: func(m *machine.M, _ int32) int32 {
			m.Push(100)
			return x
		}}})
	}
	minus := &ir.Kernel{Name: "minus", Nums: func(_ *machine.M, _ *hcl.Range, in []int32) int32 {
		if len(in) != 2 {
			t.Errorf("%d arguments: %v", len(in), in)
		}
		return in[0] - in[1]
	}}
	p := &machine.Program{Limits: machine.DefaultLimits}
	b := closure.New(p)
	f := b.Num(k.Node(ir.Node{Op: ir.Kern, T: ir.TNum, Ker: minus, At: at, X: []*ir.Node{leaving(7), leaving(5)}}))
	m := machine.New(p)
	m.PayFrom(machine.NewPurse(1 << 20))
	if got := f(m); got != 2 {
		t.Errorf("7 - 5 is %d", got)
	}
}
