package window_test

import (
	"fmt"
	"testing"

	"sandtable/interp/ir"
	"sandtable/interp/ir/irtest"
	"sandtable/interp/pass/window"
)

// Of these places the hexes are in the second word and the towns in the third, men are elsewhere.
var (
	places = ir.Dom{Lo: 64, N: 128}
	hexes  = ir.Dom{Lo: 64, N: 8}
	towns  = ir.Dom{Lo: 128, N: 8}
	men    = ir.Dom{Lo: 256, N: 4}
)

func set(d, w ir.Dom) ir.Type {
	return ir.Type{Base: ir.ID, Form: ir.Set, Dom: d, Win: w.Window()}
}

func TestWindows(t *testing.T) {
	k := ir.NewMaker()
	ref := func(name string, t ir.Type) *ir.Node { return k.Ref(k.Var(ir.Var{Name: name, T: t, Frame: true})) }
	all := ref("all", set(places, places))
	near, far := ref("near", set(hexes, places)), ref("far", set(towns, places))
	node := func(op ir.Op, xs ...*ir.Node) *ir.Node {
		return k.Node(ir.Node{Op: op, T: set(places, places), X: xs})
	}
	h := k.Var(ir.Var{Name: "h", T: ir.Type{Base: ir.ID, Dom: hexes}})
	keep := k.Node(ir.Node{Op: ir.Keep, T: set(hexes, places), V: h, X: []*ir.Node{near, k.Node(ir.Node{Op: ir.Has, T: ir.TBool, X: []*ir.Node{all, k.Ref(h)}})}})
	one := node(ir.One1, ref("town", ir.Type{Base: ir.ID, Dom: towns}))
	man := k.Node(ir.Node{Op: ir.One1, T: set(men, men), X: []*ir.Node{ref("man", ir.Type{Base: ir.ID, Dom: men})}})
	for _, c := range []struct {
		what           string
		n              *ir.Node
		around, narrow string // the window around it, and it in the window of hexes
	}{
		{"what lies in a frame", near, "1+1", "fit(near, 1+1)"},
		{"what is made of sets", node(ir.Union, near, all), "1+2", "(fit(near, 1+1) | fit(all, 1+1))"},
		{"what two share", node(ir.Meet, all, near), "1+1", "(fit(all, 1+1) & fit(near, 1+1))"},
		{"nothing is shared", node(ir.Meet, far, near), "2+1", "(fit(far, 1+1) & fit(near, 1+1))"},
		{"of what is taken away nothing is asked", node(ir.Minus, near, all), "1+1", "(fit(near, 1+1) &^ fit(all, 1+1))"},
		{"those of a set that fit", keep, "1+1", "{h in fit(near, 1+1): h in all}"},
		{"one thing", one, "1+2", "one(town)"},
		{"it was in that window", k.Fit(ref("hexes", set(hexes, hexes)), places.Window()), "1+1", "hexes"},
		{"a window apart leaves things out", k.Fit(k.Fit(node(ir.Union, near, far), towns.Window()), places.Window()), "2+1", "fit(fit((near | far), 2+1), 1+1)"},
		{"nothing at all", k.Node(ir.Node{Op: ir.Mask, T: set(places, places), Words: []uint64{0, 0}, Str: "none"}), "0+0", "fit(none, 1+1)"},
		{"of another kind", man, "4+1", "one(man)"},
	} {
		if w := window.Around(c.n); fmt.Sprintf("%d+%d", w.Lo, w.N) != c.around {
			t.Errorf("%s: around %d+%d, want %s", c.what, w.Lo, w.N, c.around)
		}
		n := window.New(k, func(_, out *ir.Node) *ir.Node { return out }).In(c.n, hexes.Window())
		if got := n.String(); got != c.narrow || n.T.Win != hexes.Window() {
			t.Errorf("%s: got %s in %v, want %s", c.what, got, n.T.Win, c.narrow)
		}
		if err := irtest.Verify(n); err != nil {
			t.Errorf("%s: %v", c.what, err)
		}
	}
	if w := window.For(all, k.Ref(h)); w != hexes.Window() {
		t.Errorf("a hex is looked for in %v", w)
	}
	if w := window.For(near, man.X[0]); w != places.Window() {
		t.Errorf("what is in none is looked for in %v", w)
	}
}
