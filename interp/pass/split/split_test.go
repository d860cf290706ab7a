package split_test

import (
	"strings"
	"testing"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/ir"
	"sandtable/interp/ir/irtest"
	"sandtable/interp/pass/inline"
	"sandtable/interp/pass/split"
	"sandtable/schema/model"
)

// The map of these tests has hexes 64 to 66, in a row. Of the two men 0 and 1 the field `tired` and
// where they lie are state, `wet` is printed on hexes.
var (
	hexes = ir.Dom{Lo: 64, N: 3}
	links = &ir.Table{Name: "neighbors", Keys: []ir.Dom{hexes}, Lists: [][]int32{{65}, {64, 66}, {65}}, Starts: []int32{0, 1, 3}}
	hex   = ir.Type{Base: ir.ID, Dom: hexes}
	men   = ir.Dom{Lo: 0, N: 2}
	crowd = ir.Type{Base: ir.ID, Form: ir.Set, Dom: men, Win: ir.Window{N: 1}}
	cost  = ir.Type{Base: ir.Num, Maybe: true}
)

// writer makes nodes.
type writer struct {
	*ir.Maker
	left, entered, man *ir.Var
}

func newWriter() *writer {
	k := ir.NewMaker()
	return &writer{k, k.Var(ir.Var{Name: "from", T: hex}), k.Var(ir.Var{Name: "to", T: hex, Slot: 1}),
		k.Var(ir.Var{Name: "man", T: crowd.Elem(), Frame: true})}
}

func (w *writer) op(op ir.Op, xs ...*ir.Node) *ir.Node {
	return w.Node(ir.Node{Op: op, T: ir.TBool, X: xs})
}

func (w *writer) tired(of *ir.Node) *ir.Node {
	return w.Node(ir.Node{Op: ir.Load, T: ir.TBool, Res: &ir.Res{Kind: ir.Field, Name: "tired", Of: men, Slot: 7}, X: []*ir.Node{of}})
}

func (w *writer) dug(of *ir.Node) *ir.Node {
	return w.Node(ir.Node{Op: ir.Load, T: ir.TBool, Res: &ir.Res{Kind: ir.Field, Name: "dug", Of: hexes, Slot: 20}, X: []*ir.Node{of}})
}

func (w *writer) wet(of *ir.Node) *ir.Node {
	return w.Node(ir.Node{Op: ir.Lookup, T: ir.TBool, Tab: &wet, X: []*ir.Node{of}})
}

var wet = ir.Table{Name: "wet", Keys: []ir.Dom{hexes}, Nums: []int32{0, 1, 0}}

// occupied is whether a man who is tired lies in a hex.
func (w *writer) occupied(of *ir.Node, but *ir.Node) *ir.Node {
	v := w.Var(ir.Var{Name: "m", T: crowd.Elem(), Slot: 2})
	pile := w.Node(ir.Node{Op: ir.Pile, T: crowd, Dom: men, Str: "men", X: []*ir.Node{of}})
	return w.op(ir.Any, w.Node(ir.Node{Op: ir.Keep, T: crowd, V: v, X: []*ir.Node{pile, w.op(ir.Ne, w.tired(w.Ref(v)), w.tired(but))}}))
}

// stack is a cost with lines that forbid the step.
func (w *writer) stack(base *ir.Node, whens ...*ir.Node) *ir.Node {
	n := ir.Node{Op: ir.Stack, T: cost, At: &hcl.Range{}, X: []*ir.Node{base, w.Const(cost, model.None)}}
	for _, x := range whens {
		n.X = append(n.X, x)
		n.Lines = append(n.Lines, &ir.Line{Active: -1, From: -1, Force: -1, When: len(n.X) - 1, Parts: []ir.Part{{Step: ir.To, X: 1}}})
	}
	return w.Node(n)
}

// split splits a cost, verifies what it becomes, and returns its parts.
func (w *writer) split(t *testing.T, body *ir.Node) (ir.Tolls, *ir.Node) {
	t.Helper()
	inner := w.Node(ir.Node{Op: ir.Lam, T: ir.TNum, V: w.entered, X: []*ir.Node{body}})
	lam := w.Node(ir.Node{Op: ir.Lam, T: ir.TNum, V: w.left, X: []*ir.Node{inner}, At: &hcl.Range{}})
	lam = inline.Calls(w.Maker, lam, inline.Reading(w.left, w.entered), w.left, w.entered)
	out := split.Cost(w.Maker, lam, nil, links, split.NewMemories(nil, nil, men.Has))
	if err := irtest.Verify(out); err != nil {
		t.Fatal(err)
	}
	x, ok := out.X[0].Tolls()
	if !ok {
		t.Fatal("the cost is not split")
	}
	return x, out
}

func wants(t *testing.T, what string, got *ir.Node, want string) {
	t.Helper()
	if got.String() != want {
		t.Errorf("%s:\ngot  %s\nwant %s", what, got, want)
	}
}

// TestPartsByWhatTheyAreAskedOf: what is the same for the whole search, what goes by one space, by
// both, and what is kept by the figures that it reads.
func TestPartsByWhatTheyAreAskedOf(t *testing.T) {
	w := newWriter()
	from, to, man := w.Ref(w.left), w.Ref(w.entered), w.Ref(w.man)
	deep := w.op(ir.And, w.dug(to), w.op(ir.And, w.op(ir.Ne, w.wet(from), w.wet(to)), w.tired(man)))
	base := w.Node(ir.Node{Op: ir.Sel, T: ir.TNum, X: []*ir.Node{deep, w.Const(ir.TNum, 2), w.Const(ir.TNum, 1)}})
	x, out := w.split(t, w.stack(base, w.wet(from), w.occupied(to, man)))
	wants(t, "base", x.Base, "by step kept(((dug[to] && ((wet[from] != wet[to]) && tired[man])) ? 2 : 1), tired[man])")
	wants(t, "refuses", x.Refuses, "wet[from]")
	wants(t, "forbids", x.Forbids, "false")
	if len(x.Closed) != 1 {
		t.Fatalf("%d sets are closed", len(x.Closed))
	}
	wants(t, "closed", x.Closed[0], "once(set([at[m] for m in members({m in pieces: (tired[m] != tired[man])})]), tired[man])")
	if out.Memo == nil {
		t.Error("the search is not kept by its inputs")
	}
}

// TestWhatMayFailComesLast: a condition that may fail is asked after those that are before it in
// the text, and a part of what it is asked of is remembered by the space.
func TestWhatMayFailComesLast(t *testing.T) {
	w := newWriter()
	from, to, man := w.Ref(w.left), w.Ref(w.entered), w.Ref(w.man)
	fails := w.Node(ir.Node{Op: ir.Absent, T: ir.TBool, X: []*ir.Node{to}, Str: "height"})
	both := w.op(ir.Eq, w.wet(from), w.wet(to))
	x, _ := w.split(t, w.stack(w.Const(ir.TNum, 1), w.op(ir.Or, w.wet(from), fails), w.op(ir.And, both, w.occupied(to, man))))
	wants(t, "refuses", x.Refuses, "wet[from]")
	got := x.Forbids.String()
	if a, b := strings.Index(got, "absent"), strings.Index(got, "pieces"); a < b || b < 0 {
		t.Errorf("forbids: %s", got)
	}
}

// TestFromZoneToZone: what closes spaces to whoever comes from some space is a set, found when that
// space is left, whichever side stands first.
func TestFromZoneToZone(t *testing.T) {
	w := newWriter()
	ground := ir.Type{Base: ir.ID, Form: ir.Set, Dom: hexes, Win: ir.Window{Lo: 1, N: 1}}
	zone := w.Node(ir.Node{Op: ir.Mask, T: ground, Words: []uint64{3}, Str: "zone"})
	in := func(space *ir.Node) *ir.Node { return w.op(ir.Has, zone, space) }
	from, to := in(w.Ref(w.left)), in(w.Ref(w.entered))
	for _, cond := range []*ir.Node{w.op(ir.And, from, to), w.op(ir.And, to, from)} {
		x, _ := w.split(t, w.stack(w.Const(ir.TNum, 1), cond))
		wants(t, "forbids", x.Forbids, "false")
		if len(x.Closed) != 0 || len(x.Behind) != 1 {
			t.Fatalf("%d sets are closed, %d from the space left", len(x.Closed), len(x.Behind))
		}
		wants(t, "behind", x.Behind[0], "(from in zone ? zone : {})")
	}
}

// TestCostsInLayers: a cost whose base is a cost with lines that forbid the step is settled, too.
func TestCostsInLayers(t *testing.T) {
	w := newWriter()
	from, to := w.Ref(w.left), w.Ref(w.entered)
	x, _ := w.split(t, w.stack(w.stack(w.Const(ir.TNum, 1), w.wet(from)), w.op(ir.Lt, w.wet(from), w.wet(to))))
	wants(t, "base", x.Base, "by step kept((let cost = 1: ((wet[from] < wet[to]) ? none : cost)))")
	wants(t, "refuses", x.Refuses, "wet[from]")
}

// TestWhoGoesIsNoFigure: what tells apart too many, such as where pieces lie, is not a figure by
// which answers are kept.
func TestWhoGoesIsNoFigure(t *testing.T) {
	w := newWriter()
	to, man := w.Ref(w.entered), w.Ref(w.man)
	at := w.Node(ir.Node{Op: ir.Load, T: ir.Type{Base: ir.ID}, Res: &ir.Res{Kind: ir.Place, Name: "at", Of: men}, X: []*ir.Node{man}})
	far := w.op(ir.And, w.op(ir.And, w.op(ir.Ne, at, to), w.dug(to)), w.op(ir.And, w.op(ir.Ne, w.wet(w.Ref(w.left)), w.wet(to)), w.dug(w.Ref(w.left))))
	x, _ := w.split(t, w.Node(ir.Node{Op: ir.Sel, T: ir.TNum, X: []*ir.Node{far, w.Const(ir.TNum, 2), w.Const(ir.TNum, 1)}}))
	if x.Base.Op == ir.Memo && x.Base.Memo.Kept {
		t.Errorf("kept: %s", x.Base)
	}
}
