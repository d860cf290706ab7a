package inline_test

import (
	"slices"
	"testing"

	"sandtable/interp/ir"
	"sandtable/interp/ir/irtest"
	"sandtable/interp/pass/inline"
)

var (
	hexes = ir.Dom{Lo: 64, N: 8}
	hex   = ir.Type{Base: ir.ID, Dom: hexes}
	many  = ir.Type{Base: ir.ID, Form: ir.Set, Dom: hexes, Win: ir.Window{Lo: 1, N: 1}}
)

// TestNamesDoNotHideOneAnother: a body that binds a name of its own keeps it apart from the name of
// the caller that is given to it, and what is given is evaluated once.
func TestNamesDoNotHideOneAnother(t *testing.T) {
	k := ir.NewMaker()
	node := func(op ir.Op, xs ...*ir.Node) *ir.Node { return k.Node(ir.Node{Op: op, T: ir.TBool, X: xs}) }
	to, h, z := k.Var(ir.Var{Name: "to", T: hex}), k.Var(ir.Var{Name: "h", T: hex}), k.Var(ir.Var{Name: "z", T: hex, Slot: 1})
	all := k.Node(ir.Node{Op: ir.Mask, T: many, Words: []uint64{255}, Str: "hexes"})
	// value(h) = exists z in hexes: z != h
	f := &ir.Func{Name: "others", Params: []*ir.Var{h}, T: ir.TBool}
	f.Body = k.Node(ir.Node{Op: ir.Exists, T: ir.TBool, V: z, X: []*ir.Node{all, node(ir.Ne, k.Ref(z), k.Ref(h))}})
	call := func(x *ir.Node) *ir.Node { return k.Node(ir.Node{Op: ir.Call, T: ir.TBool, Fn: f, X: []*ir.Node{x}}) }

	// The caller binds the same name, and gives it.
	outer := k.Node(ir.Node{Op: ir.Exists, T: ir.TBool, V: z, X: []*ir.Node{all, node(ir.And, node(ir.Eq, k.Ref(z), k.Ref(to)), call(k.Ref(z)))}})
	if got := inline.Calls(k, outer, inline.Reading(to), to); got.String() != "exists z in hexes: ((z == to) && others(z))" {
		t.Errorf("what does not go by the name is inlined: %s", got)
	}
	got := inline.Calls(k, k.Node(ir.Node{Op: ir.Exists, T: ir.TBool, V: z, X: []*ir.Node{all, node(ir.And, call(k.Ref(to)), node(ir.Eq, k.Ref(z), k.Ref(to)))}}), inline.Reading(to), to)
	if err := irtest.Verify(k.Node(ir.Node{Op: ir.Lam, T: ir.TBool, V: to, X: []*ir.Node{got}})); err != nil {
		t.Fatal(err)
	}
	if inner := got.X[1].X[0]; inner.Op != ir.Exists || inner.V == got.V {
		t.Errorf("two names are one: %s", got)
	}
	// A body binds a name like one that stays.
	g := &ir.Func{Name: "another", Params: []*ir.Var{h}, T: ir.TBool}
	g.Body = k.Node(ir.Node{Op: ir.Exists, T: ir.TBool, V: to, X: []*ir.Node{all, node(ir.Ne, k.Ref(to), k.Ref(h))}})
	got = inline.Calls(k, k.Node(ir.Node{Op: ir.Call, T: ir.TBool, Fn: g, X: []*ir.Node{k.Ref(to)}}), inline.Reading(to), to)
	if inner := got.X[1]; got.V == to || inner.X[0].V != got.V || inner.X[1].V != to {
		t.Errorf("a name that stays is hidden: %s", got)
	}
	first := inline.Calls(k, call(k.Node(ir.Node{Op: ir.Narrow, T: hex, X: []*ir.Node{k.Ref(to)}, Dom: hexes, Str: "hex"})), inline.Reading(to), to)
	if first.Op != ir.Let {
		t.Errorf("what may fail is not evaluated once: %s", first)
	}
}

// TestCirclesStay: a value that calls itself stays a call.
func TestCirclesStay(t *testing.T) {
	k := ir.NewMaker()
	to, h := k.Var(ir.Var{Name: "to", T: hex}), k.Var(ir.Var{Name: "h", T: hex})
	f := &ir.Func{Name: "again", Params: []*ir.Var{h}, T: ir.TBool}
	call := func(x *ir.Node) *ir.Node { return k.Node(ir.Node{Op: ir.Call, T: ir.TBool, Fn: f, X: []*ir.Node{x}}) }
	f.Body = k.Node(ir.Node{Op: ir.Not, T: ir.TBool, X: []*ir.Node{call(k.Ref(h))}})
	if got := inline.Calls(k, call(k.Ref(to)), inline.Reading(to), to); got.String() != "!again(to)" {
		t.Errorf("got %s", got)
	}
}

// TestCircles: a value is in a circle if it calls itself, or comes back to itself by way of others.
func TestCircles(t *testing.T) {
	k := ir.NewMaker()
	values := map[string]*ir.Func{}
	for _, name := range []string{"leads to a circle", "first", "second", "third", "itself", "alone", "asks alone"} {
		values[name] = &ir.Func{Name: name, T: ir.TBool}
	}
	for name, asks := range map[string][]string{
		"leads to a circle": {"alone", "first"}, "first": {"second", "alone"}, "second": {"third", "itself"}, "third": {"alone", "first"},
		"itself": {"itself"}, "alone": {}, "asks alone": {"alone", "leads to a circle"},
	} {
		n := k.Const(ir.TBool, 1)
		for _, x := range asks {
			n = k.Node(ir.Node{Op: ir.And, T: ir.TBool, X: []*ir.Node{n, k.Node(ir.Node{Op: ir.Call, T: ir.TBool, Fn: values[x]})}})
		}
		values[name].Body = n
	}
	for _, from := range values { // whichever is asked about first
		c := inline.NewCircles()
		c.Has(from)
		for name, f := range values {
			if got, want := c.Has(f), slices.Contains([]string{"first", "second", "third", "itself"}, name); got != want {
				t.Errorf("%s: in a circle: %v", name, got)
			}
		}
	}
}
