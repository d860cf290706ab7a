// Package query reads sets, and what is asked of sets, from lowered trees into the set algebra,
// which answers them by operations on machine words. What it cannot read stays a closure of package
// closure.
package query

import (
	"slices"

	"sandtable/interp/algebra"
	"sandtable/interp/closure"
	"sandtable/interp/index"
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/interp/pass/inline"
	"sandtable/interp/pass/window"
	"sandtable/interp/plan"
	"sandtable/interp/tables"
	"sandtable/schema/model"
)

// Reader reads the queries of one program.
type Reader struct {
	*plan.Plan
	P    *machine.Program
	Game *model.Game

	l       *lower.L
	closing *closure.Maker
	tables  *tables.Maker
	index   *index.Sets
	values  *inline.Values
	windows *window.Maker
	counts  bool // a coverage run is told which values queries ask

	piece, space *model.Kind

	scopes  []*Scope             // the loops around what is read
	any     map[ir.Type]*ir.Node // names of no loop, for conditions that are compared
	asking  map[*algebra.Node]asked
	inlined map[*model.Value]bool // the values that are part of it
	inside  bool                  // a side of an alternative is read
	depth   int                   // nesting of composed sets
}

// Setup is what a reader needs.
type Setup struct {
	P       *machine.Program // whose state is laid out
	Plan    *plan.Plan
	Lower   *lower.L       // what lowers the expressions
	Closing *closure.Maker // what makes closures of those that are no queries
	Counts  bool
	Budget  int // of each table
}

// New returns a reader.
func New(x Setup) *Reader {
	r := &Reader{Plan: x.Plan, P: x.P, Game: x.P.Game, l: x.Lower, closing: x.Closing, counts: x.Counts, index: index.New(x.P, x.Plan),
		piece: x.P.Game.Kind(model.KindPiece), space: x.P.Game.Kind(model.KindSpace), any: map[ir.Type]*ir.Node{}, asking: map[*algebra.Node]asked{}, inlined: map[*model.Value]bool{}}
	asks := func(f *ir.Func) {
		if v, ok := f.Of.(*model.Value); ok && r.counts {
			r.inlined[v] = true
		}
	}
	r.windows = window.New(x.Lower.Maker, r.As)
	r.tables = tables.New(x.P, x.Plan, x.Lower, x.Budget, x.Counts, asks)
	r.values = inline.NewValues(r.tables.Names, inline.Rules{
		Calls: !r.Without(plan.Inlining), Modifiers: !x.Counts && !r.Without(plan.Formulas), Loose: x.Closing.IsArea,
		Total: r.Total, Fixed: func(n *ir.Node) bool { return r.tables.Members(n) != nil }, Afford: r.Afford, Asks: asks,
	})
	return r
}

// Tables are the tables of the program.
func (r *Reader) Tables() *tables.Maker { return r.tables }

// Recursive reports whether the evaluation of a value may call it again.
func (r *Reader) Recursive(f *ir.Func) bool { return r.values.Has(f) }

// Finish ends the reading: no query asks for another index set.
func (r *Reader) Finish() { r.index.Settle() }

// Set reads a set, in the window of its type. What it cannot analyse becomes a closure.
func (r *Reader) Set(n *ir.Node) *algebra.Node {
	if !r.Afford(n) {
		return r.opaque(n, "the program exceeds the analysis limit")
	}
	if n.Op == ir.Mask {
		return algebra.Constant(n.T.Win, n.Words)
	}
	if x := r.ahead(n); x != nil {
		return x
	}
	if w := window.Around(n); w != n.T.Win && w.N > 0 {
		if x := r.windows.Made(n, w); x != nil {
			return in(r.Set(x), n.T.Win)
		}
	}
	x := r.own(n)
	if e := r.Text(n); e != nil && x.Text == nil && e.Range().Filename != "" {
		x.Text = e
	}
	return r.hoist(n, x)
}

func (r *Reader) own(n *ir.Node) *algebra.Node {
	w := n.T.Win
	switch n.Op {
	case ir.Call, ir.Stack, ir.Row, ir.Union, ir.Minus, ir.Kern, ir.Sel, ir.Let, ir.Gather:
		if x := r.static(n); x != nil {
			return x
		}
	}
	switch n.Op {
	case ir.Known:
		return r.fitted(n.X[0], w)
	case ir.Ref:
		if n.V.Frame && !n.V.Reg {
			return bitsAt(n.V.In.W, w)
		}
	case ir.Union:
		return algebra.Or(r.Set(n.X[0]), r.Set(n.X[1]))
	case ir.Meet:
		return algebra.And(r.Set(n.X[0]), r.Set(n.X[1]))
	case ir.Minus:
		return algebra.And(r.Set(n.X[0]), algebra.Not(algebra.Ones(w), r.Set(n.X[1])))
	case ir.Fit:
		return r.fitted(n.X[0], w)
	case ir.One1:
		return r.one(n.X[0], w)
	case ir.Keep:
		if n.X[0].T.Win == w {
			return r.Refine(r.Set(n.X[0]), n.X[1], n.V)
		}
	case ir.Sel:
		x, y := r.Set(n.X[1]), r.Set(n.X[2])
		if v, ok := r.tables.Number(n.X[0]); ok {
			if v != 0 {
				return x
			}
			return y
		}
		return &algebra.Node{Op: algebra.OpPick, W: w, Cond: r.num(n.X[0]), Xs: []*algebra.Node{x, y}, Total: x.Total && y.Total && r.Total(n.X[0])}
	case ir.Let:
		if x := r.values.Let(n); x != nil {
			return r.Set(x)
		}
	case ir.Gather:
		if x := r.gather(n); x != nil {
			return x
		}
	case ir.Join:
		if x := r.union(n, w); x != nil {
			return x
		}
	case ir.Pile:
		if w.N == 1 {
			return r.pile(n)
		}
	case ir.Kern:
		if x := r.ray(n); x != nil {
			return x
		}
	case ir.Stack:
		if x := r.values.Formula(n); x != nil {
			return r.Set(x)
		}
		return r.opaque(n, "it has modifiers")
	case ir.Call:
		if x := r.values.Body(n); x != nil {
			return r.fitted(x, w)
		}
		return r.opaque(n, "the value "+titleOf(n.Fn)+" "+r.values.Stays(n))
	}
	return r.opaque(n, "")
}

func titleOf(f *ir.Func) string {
	if v, ok := f.Of.(*model.Value); ok {
		return v.Title
	}
	return f.Name
}

// opaque is a set that stays a closure. Without a reason it is as cheap as a set: a call of an
// algorithm, the stack of one place.
func (r *Reader) opaque(n *ir.Node, reason string) *algebra.Node {
	out := &algebra.Node{Op: algebra.OpPlain, W: n.T.Win, Set: r.closing.Own(n), Reason: reason, Bare: true}
	if (n.Op == ir.Kern || n.Op == ir.Reach || n.Op == ir.Flood) && n.T.Dom.N > 0 {
		out.Mask = r.universeIn(n.T.Dom, n.T.Win)
	}
	return out
}

// bitsAt is a set that a name in the frame denotes, or the part of it in a window.
func bitsAt(at int32, w ir.Window) *algebra.Node {
	n := &algebra.Node{Op: algebra.OpPlain, W: w, Total: true, Set: func(m *machine.M, dst []uint64) {
		from := m.BBase() + at
		copy(dst, m.B[from:from+w.N])
	}}
	if w.N == 1 {
		n.Word = func(m *machine.M) uint64 { return m.B[m.BBase()+at] }
	}
	return n
}

// one reads one thing, or none, as a set.
func (r *Reader) one(x *ir.Node, w ir.Window) *algebra.Node {
	if x.Op == ir.Const {
		mask := make([]uint64, w.N)
		if x.K != model.None {
			algebra.SetBit(mask, w.Lo, x.K)
		}
		return algebra.Constant(w, mask)
	}
	return &algebra.Node{Op: algebra.OpOne, W: w, Key: r.num(x), Total: r.Total(x)}
}

// gather reads the members of a list.
func (r *Reader) gather(n *ir.Node) *algebra.Node {
	w := n.T.Win
	switch x := n.X[0]; x.Op {
	case ir.Items:
		out := algebra.Constant(w, make([]uint64, w.N))
		for _, e := range x.X {
			out = algebra.Or(out, r.one(e, w))
		}
		return out
	case ir.Members:
		return r.fitted(x.X[0], w)
	case ir.Seq:
		if x.X[2].T.Form == ir.One {
			return r.union(x, w)
		}
	}
	return nil
}

// over is the members of a list as a set: where the results form one, their order does not matter.
func (r *Reader) over(list *ir.Node) *ir.Node {
	switch t := list.T; {
	case list.Op == ir.Members:
		return list.X[0]
	case t.Base == ir.ID && t.Dom.Lo > 0:
		t.Form, t.Win = ir.Set, t.Dom.Window()
		return r.l.Node(ir.Node{Op: ir.Gather, T: t, X: []*ir.Node{list}})
	}
	return nil
}

// union reads the union of what a comprehension gives for each member: sets, or single things.
func (r *Reader) union(n *ir.Node, w ir.Window) *algebra.Node {
	if x := r.readParts(n, w); x != nil {
		return x
	}
	over, elem := r.over(n.X[0]), n.X[2]
	if over == nil {
		return nil
	}
	if x := elem.Plain(); x.Op == ir.Load && x.Res.Kind == ir.Place && isRef(x.X[0], n.V) {
		return r.places(over, n.X[1], n.V, w)
	}
	members := r.Refine(r.Set(over), n.X[1], n.V)
	if rows := r.tables.Rows(elem, n.V, w); rows != nil {
		return &algebra.Node{Op: algebra.OpImage, W: w, Rows: rows, Lo: n.V.T.Dom.Lo, Xs: []*algebra.Node{members}}
	}
	out := &algebra.Node{Op: algebra.OpUnion, W: w, Work: weight(elem)}
	v, bind := r.loopName(n.V)
	out.Bind = bind
	elem = r.tables.Put(elem, n.V, v)
	out.Begin = r.inLoop(v.V, func() {
		if elem.T.Form == ir.One {
			out.Xs = []*algebra.Node{members, r.one(elem, w)}
		} else {
			out.Xs = []*algebra.Node{members, r.Set(elem)}
		}
	})
	return out
}

// places reads the set of places of some pieces: an index, or where at least one of them lies.
func (r *Reader) places(over, cond *ir.Node, v *ir.Var, w ir.Window) *algebra.Node {
	base, q, conds := r.flatten(r.l.Node(ir.Node{Op: ir.Keep, T: over.T, V: v, X: []*ir.Node{over, cond}}))
	if base.Op == ir.Mask {
		onMap := -1
		for i, x := range conds {
			if r.isOnMap(x, q) {
				onMap = i
			}
		}
		if onMap >= 0 {
			if n := r.occupants(base, q, slices.Delete(slices.Clone(conds), onMap, onMap+1), w); n != nil {
				return algebra.And(n, algebra.Constant(w, r.universeIn(r.spaces(), w)))
			}
		}
	}
	return &algebra.Node{Op: algebra.OpCrowd, W: w, Off: 1, Xs: []*algebra.Node{r.Refine(r.Set(over), cond, v)}}
}

// pile reads what lies in one place: the stack, from the top down.
func (r *Reader) pile(n *ir.Node) *algebra.Node {
	ids := &r.P.Ids
	of, lo, count, base := r.num(n.X[0]), n.Dom.Lo, uint32(n.Dom.N), n.T.Win.Lo<<6
	s := &stacks{lo: lo, base: base, n: count, placeLo: ids.PlaceLo, places: uint32(ids.PlaceHi - ids.PlaceLo),
		supply: r.Game.Supply.ID, out: r.Game.Out.ID, surface: ids.Surface, top: ids.Top - ids.PlaceLo, under: ids.Under - ids.PieceLo}
	things := r.Game.Things
	return &algebra.Node{Op: algebra.OpPlain, W: n.T.Win, Mask: r.universeIn(n.Dom, n.T.Win), Total: r.Total(n.X[0]), Word: func(m *machine.M) (set uint64) {
		place := of(m)
		if uint32(place-s.placeLo) >= s.places {
			return 0
		}
		if place == s.supply || place == s.out || place == s.surface {
			m.Spend(int(s.n) / machine.RowsAStep)
			for id := s.lo; id < s.lo+int32(s.n); id++ {
				if things[id] != nil && m.PlaceOf(id) == place {
					set |= 1 << uint(id-s.base)
				}
			}
			return set
		}
		for p := m.I[s.top+place]; p != model.None; p = m.I[s.under+p] {
			if uint32(p-s.lo) < s.n {
				set |= 1 << uint(p-s.base)
			}
		}
		return set
	}}
}
