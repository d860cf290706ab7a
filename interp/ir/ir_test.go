package ir_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/ir"
	"sandtable/interp/ir/irtest"
)

var (
	narrow = ir.Window{Lo: 0, N: 1}
	wide   = ir.Window{Lo: 0, N: 2}
	men    = ir.Type{Base: ir.ID, Form: ir.Set, Dom: ir.Dom{Lo: 0, N: 70}, Win: wide}
)

// TestEqualTreesAreOne: a maker makes one node of equal ones, and other nodes of those that fail at
// other places.
func TestEqualTreesAreOne(t *testing.T) {
	k := ir.NewMaker()
	sum := func(line int) *ir.Node {
		two := k.Const(ir.TNum, 2)
		return k.Node(ir.Node{Op: ir.Add, T: ir.TNum, X: []*ir.Node{two, two}, At: &hcl.Range{Start: hcl.Pos{Line: line}}})
	}
	if sum(1) != sum(1) {
		t.Error("two equal sums are two nodes")
	}
	if sum(1) == sum(2) {
		t.Error("sums that fail at two places are one node")
	}
	if k.Var(ir.Var{Name: "x", T: ir.TNum}) != k.Var(ir.Var{Name: "x", T: ir.TNum}) {
		t.Error("two equal names are two")
	}
	if k.Const(ir.TNum, 1) == k.Const(ir.TBool, 1) {
		t.Error("constants of two types are one node")
	}
}

// TestVerify: what does not fit together is found.
func TestVerify(t *testing.T) {
	k, at := ir.NewMaker(), &hcl.Range{}
	some := k.Node(ir.Node{Op: ir.Mask, T: men, Words: []uint64{1, 1}, Str: "some"})
	few := k.Node(ir.Node{Op: ir.Mask, T: men.In(narrow), Words: []uint64{1}, Str: "few"})
	one := k.Const(ir.TNum, 1)
	maybe := k.Const(ir.Type{Base: ir.Num, Maybe: true}, -1<<31)
	v := k.Var(ir.Var{Name: "m", T: men.Elem()})
	holds := k.Node(ir.Node{Op: ir.Is, T: ir.TBool, X: []*ir.Node{k.Ref(v)}, Dom: ir.Dom{N: 5}})
	for _, c := range []struct {
		node ir.Node
		want string // "": it is right
	}{
		{ir.Node{Op: ir.Union, T: men, X: []*ir.Node{some, some}}, ""},
		{ir.Node{Op: ir.Union, T: men, X: []*ir.Node{some, few}}, "is read in"},
		{ir.Node{Op: ir.Union, T: men, X: []*ir.Node{some, k.Node(ir.Node{Op: ir.Fit, T: men, X: []*ir.Node{few}})}}, ""},
		{ir.Node{Op: ir.Keep, T: men, V: v, X: []*ir.Node{some, holds}}, ""},
		{ir.Node{Op: ir.Any, T: ir.TBool, X: []*ir.Node{one}}, "the operand 1 is number"},
		{ir.Node{Op: ir.Not, T: ir.TBool, X: []*ir.Node{holds}}, "nothing binds m"},
		{ir.Node{Op: ir.Add, T: ir.TNum, X: []*ir.Node{one, one}}, "has no place"},
		{ir.Node{Op: ir.Add, T: ir.TNum, X: []*ir.Node{one, maybe}, At: at}, "may be none"},
		{ir.Node{Op: ir.Eq, T: ir.TBool, X: []*ir.Node{one, maybe}}, ""},
		{ir.Node{Op: ir.Load, T: ir.TNum, Res: &ir.Res{Kind: ir.Field, Name: "hits"}}, "hits has 0 keys"},
		{ir.Node{Op: ir.Call, T: ir.TNum, Fn: &ir.Func{Name: "far", Params: []*ir.Var{v}}}, "far has 0 arguments"},
	} {
		err := irtest.Verify(k.Node(c.node))
		switch {
		case err == nil && c.want != "":
			t.Errorf("%s: nothing is found, want %q", k.Node(c.node), c.want)
		case err != nil && (c.want == "" || !strings.Contains(err.Error(), c.want)):
			t.Errorf("%s: %v, want %q", k.Node(c.node), err, c.want)
		}
	}
}

// TestFits: a stack never fails if the sum of its lines is a number, whichever of them apply.
func TestFits(t *testing.T) {
	k := ir.NewMaker()
	stack := func(base *ir.Node, by ...int32) *ir.Node {
		n := ir.Node{Op: ir.Stack, T: ir.TNum, X: []*ir.Node{base}, At: &hcl.Range{}}
		for i, v := range by {
			n.X = append(n.X, k.Const(ir.TNum, v))
			n.Lines = append(n.Lines, &ir.Line{Active: -1, When: -1, From: -1, Force: -1, Parts: []ir.Part{{Step: ir.By, X: i + 1}}})
		}
		return k.Node(n)
	}
	const half = 1 << 30
	zero := k.Const(ir.TNum, 0)
	for _, x := range []struct {
		stack *ir.Node
		fits  bool
	}{
		{stack(zero, 1, half), true},
		{stack(zero, half, half), false},
		{stack(zero, half, half, -half), false}, // the last line may not apply
		{stack(stack(zero, half), half), false},
		{stack(stack(zero, half), half-1), true},
		{stack(zero, slices.Repeat([]int32{1 << 19}, 4096)...), false},
	} {
		if got := ir.NewTally().Fits(x.stack); got != x.fits {
			t.Errorf("fits: %t\n%s", got, x.stack)
		}
	}
}
