package fold_test

import (
	"testing"

	"sandtable/interp/ir"
	"sandtable/interp/pass/fold"
)

var (
	places = ir.Dom{Lo: 64, N: 12}
	hexes  = ir.Dom{Lo: 64, N: 8}
	units  = ir.Dom{Lo: 128, N: 4}
	place  = ir.Type{Base: ir.ID, Dom: places}
	hex    = ir.Type{Base: ir.ID, Dom: hexes}
	unit   = ir.Type{Base: ir.ID, Dom: units}
	many   = ir.Type{Base: ir.ID, Form: ir.Set, Dom: hexes, Win: ir.Window{Lo: 1, N: 1}}
)

// world makes trees about units on hexes.
type world struct {
	*ir.Maker
	u, v, h *ir.Var
}

func newWorld() world {
	k := ir.NewMaker()
	frame := func(name string, i int32) *ir.Var {
		v := ir.Var{Name: name, T: unit, Frame: true}
		v.In.I = i
		return k.Var(v)
	}
	return world{k, frame("u", 0), frame("v", 1), k.Var(ir.Var{Name: "h", T: hex})}
}

func (w world) node(op ir.Op, t ir.Type, xs ...*ir.Node) *ir.Node {
	return w.Node(ir.Node{Op: op, T: t, X: xs})
}
func (w world) test(op ir.Op, xs ...*ir.Node) *ir.Node { return w.node(op, ir.TBool, xs...) }

func (w world) at(v *ir.Var) *ir.Node {
	return w.Node(ir.Node{Op: ir.Load, T: place, Res: &ir.Res{Kind: ir.Place, Name: "at", Of: units}, X: []*ir.Node{w.Ref(v)}})
}

func (w world) hex(x *ir.Node) *ir.Node {
	return w.Node(ir.Node{Op: ir.Narrow, T: hex, X: []*ir.Node{x}, Dom: hexes, Str: "hex"})
}

func (w world) row(x *ir.Node) *ir.Node {
	return w.Node(ir.Node{Op: ir.Row, T: many, Tab: w.near(), X: []*ir.Node{x}})
}

func (w world) near() *ir.Table { return near }

var near, height = &ir.Table{Name: "near", Keys: []ir.Dom{hexes}}, &ir.Table{Name: "height", Keys: []ir.Dom{hexes}}

func (w world) height(x *ir.Node) *ir.Node {
	return w.Node(ir.Node{Op: ir.Lookup, T: ir.TNum, Tab: height, X: []*ir.Node{x}})
}

// lifted is an expression with its keys, as text.
func (w world) lifted(n *ir.Node, told bool) string {
	f := fold.New(w.Maker, map[ir.Dom]bool{places: true, hexes: true, units: true}, told)
	if f.Hopeless(n) {
		return "hopeless"
	}
	with, keys, ok := f.Lift(f.Flat(n))
	if !ok {
		return "no"
	}
	out := with.String()
	for _, k := range keys {
		out += "; " + k.V.Name + " = " + k.Of.String()
	}
	return out
}

func TestLift(t *testing.T) {
	w := newWorld()
	all := w.Node(ir.Node{Op: ir.Mask, T: many, Words: []uint64{255}, Str: "hexes"})
	keep := func(x *ir.Node) *ir.Node {
		return w.Node(ir.Node{Op: ir.Keep, T: many, V: w.h, X: []*ir.Node{all, x}})
	}
	// value(u) = the hexes near the one where u lies
	about := &ir.Func{Name: "about", Params: []*ir.Var{w.Var(ir.Var{Name: "p", T: unit})}, T: many}
	about.Body = w.row(w.hex(w.at(about.Params[0])))
	lies := w.Node(ir.Node{Op: ir.Call, T: many, Fn: about, X: []*ir.Node{w.Ref(w.u)}})
	// value() = it calls itself
	again := &ir.Func{Name: "again", T: many}
	again.Body = w.Node(ir.Node{Op: ir.Call, T: many, Fn: again})
	higher := func(x *ir.Node) *ir.Node { return w.test(ir.Gt, w.height(w.Ref(w.h)), w.height(x)) }
	figure := w.Node(ir.Node{Op: ir.Stack, T: ir.TNum, X: []*ir.Node{w.height(w.hex(w.at(w.u)))}})
	for _, c := range []struct {
		what string
		n    *ir.Node
		want string
	}{
		{"printed data alone", keep(higher(w.Const(hex, 65))), "{h in hexes: (height[h] > height[65])}"},
		{"by what a name denotes", w.test(ir.Eq, w.Ref(w.u), w.Ref(w.v)), "(key0 == key1); key0 = u; key1 = v"},
		{"by where it lies", w.row(w.hex(w.at(w.u))), "row near[key0]; key0 = narrow(at[u], hex)"},
		{"in a value", keep(w.test(ir.Has, lies, w.Ref(w.h))), "{h in hexes: h in row near[key0]}; key0 = narrow(at[u], hex)"},
		{"what only some have", keep(higher(w.at(w.u))), "{h in hexes: (height[h] > height[key0])}; key0 = (at[u] in 64+8 ? at[u] : absent(at[u], height))"},
		{"one key for one thing of one kind", w.node(ir.Union, many, w.row(w.hex(w.at(w.u))), keep(higher(w.at(w.u)))), "(row near[key0] | {h in hexes: (height[h] > height[key0])}); key0 = narrow(at[u], hex)"},
		{"what the text may not read", w.test(ir.And, w.test(ir.Is, w.Ref(w.u)), w.test(ir.Gt, w.height(w.at(w.u)), w.Const(ir.TNum, 1))), "(key0 in 0+0 && (height[key1] > 1)); key0 = u; key1 = at[u]"},
		{"what is known of one kind only", w.test(ir.And, w.test(ir.Is, w.at(w.u)), w.test(ir.Gt, w.height(w.node(ir.Known, hex, w.at(w.u))), w.Const(ir.TNum, 1))), "(key0 in 0+0 && (height[key0] > 1)); key0 = at[u]"},
		{"of three things", w.node(ir.Union, many, w.node(ir.Union, many, w.row(w.hex(w.at(w.u))), w.row(w.hex(w.at(w.v)))), w.row(w.hex(w.Ref(w.u)))), "no"},
		{"a name of the loop", keep(w.test(ir.Has, w.row(w.hex(w.at(w.h))), w.Ref(w.h))), "no"},
		{"what lies in a place", w.test(ir.Any, w.Node(ir.Node{Op: ir.Pile, T: many, Dom: units, X: []*ir.Node{w.at(w.u)}})), "hopeless"},
		{"a circle", again.Body, "hopeless"},
		{"a figure with lines", figure, "stack base height[key0]; key0 = narrow(at[u], hex)"},
	} {
		if got := w.lifted(c.n, false); got != c.want {
			t.Errorf("%s: got %s, want %s", c.what, got, c.want)
		}
	}
	if got := w.lifted(figure, true); got != "hopeless" {
		t.Errorf("lines that are counted are folded: %s", got)
	}
}
