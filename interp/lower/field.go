package lower

import (
	"slices"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Fields. A field belongs to a kind; fields of one name may belong to several sub-kinds. Of other
// things an adjective does not hold, a set is empty, and to read a figure fails.

func fieldsOf(f *model.Field, others []*model.Field) []*model.Field {
	return append([]*model.Field{f}, others...)
}

func (l *L) get(e *model.Get) *ir.Node {
	f, t := e.Field, l.Type(e.T)
	switch f.Storage {
	case model.GameOver:
		return l.Load(ir.TBool, ir.Res{Kind: ir.Over, Name: "over"})
	case model.GameResult:
		return l.Load(t, ir.Res{Kind: ir.Result, Name: "result"})
	case model.MarkerSupply:
		left := l.Load(ir.TNum, ir.Res{Kind: ir.Counter, Name: "left." + f.Marker.Name, Slot: l.P.Ids.MarkerSupply[f.Marker.Index]})
		return l.Scale(l.Node(ir.Node{Op: ir.Most, T: ir.TNum, X: []*ir.Node{l.Const(ir.TNum, 0), left}, At: &e.R}))
	case model.Noted:
		return l.noted(f, t, e.Of)
	case model.Across:
		return l.Kern(across(l), ir.TNum, nil, l.Expr(e.Of))
	case model.Along:
		return l.Kern(along(l), ir.TNum, nil, l.Expr(e.Of))
	case model.Supply:
		return l.Fit(l.supply(f, l.Expr(e.Of)), t.Win)
	}
	x := l.Expr(e.Of)
	if e.Of.Type().Is(model.DesignOf) { // all copies have the same printed data
		return l.Known(l.field([]*model.Field{f}, l.firstCopy(x)), t)
	}
	fields := fieldsOf(f, e.Others)
	switch t.Form {
	case ir.Set:
		return l.setField(fields, x, t)
	case ir.List:
		return l.listField(fields, x)
	}
	return l.Known(l.field(fields, x), t)
}

// Field reads the field of one value that a thing has of several of one name.
func (l *L) Field(f *model.Field, others []*model.Field, x *ir.Node) *ir.Node {
	return l.field(fieldsOf(f, others), x)
}

// field reads the field of one value that a thing has of several. The last resort of figures is to
// fail.
func (l *L) field(fields []*model.Field, x *ir.Node) *ir.Node {
	f := fields[0]
	if len(fields) == 1 && (f.Of == nil || !x.T.Maybe && x.T.Dom.Within(DomainOf(f.Of)) || free(f) || strict(f)) {
		return l.read(f, x)
	}
	return l.Bind(x, func(x *ir.Node) *ir.Node {
		out := l.Truth(false)
		if !f.Type.Is(model.Bool) {
			out = l.Node(ir.Node{Op: ir.Absent, T: l.Type(f.Type), X: []*ir.Node{x}, Str: f.Name})
		}
		for _, g := range slices.Backward(fields) {
			d := DomainOf(g.Of)
			out = l.Sel(l.Is(x, d), l.read(g, l.Known(x, ir.Type{Base: ir.ID, Dom: d})), out)
		}
		return out
	})
}

// strict reports whether to read a field itself fails of a thing that does not have it.
func strict(f *model.Field) bool {
	return !f.Type.Is(model.Bool) && (f.Storage == model.State || f.Storage == model.Printed && len(f.BySide) == 0)
}

// free reports whether a field may be read of anything.
func free(f *model.Field) bool {
	switch f.Storage {
	case model.OfKind, model.Spot, model.TrackAt:
		return true
	}
	return false
}

// State is where a field of state is kept.
func (l *L) State(f *model.Field) *ir.Res {
	r := slotOf(f.Of, l.P.Ids.Field[f], f.Name)
	return &r
}

func slotOf(k *model.Kind, slot int32, name string) ir.Res {
	return ir.Res{Kind: ir.Field, Name: name, Of: DomainOf(k), Slot: slot - k.Lo}
}

// read reads a field of one value of a thing that has it.
func (l *L) read(f *model.Field, x *ir.Node) *ir.Node {
	t, ids := l.Type(f.Type), &l.P.Ids
	stored := func(t ir.Type, slot int32, name string) *ir.Node { return l.Load(t, slotOf(f.Of, slot, name), x) }
	switch f.Storage {
	case model.Printed:
		return l.printed(f, x)
	case model.State:
		return stored(t, ids.Field[f], f.Name)
	case model.Computed:
		return l.Node(ir.Node{Op: ir.Call, T: l.value(f.Value).T, Fn: l.value(f.Value), X: []*ir.Node{x}})
	case model.SideUp:
		side := stored(ir.Type{Base: ir.ID}, ids.Field[f.Of.SideField], "side")
		return l.Test(ir.Eq, side, l.Const(side.T, f.Side))
	case model.HasMarker:
		return l.Test(ir.Gt, stored(ir.TNum, ids.Marker[f.Marker.Index], "marker."+f.Marker.Name), l.Const(ir.TNum, 0))
	case model.MarkerCount:
		return l.Scale(stored(ir.TNum, ids.Marker[f.Marker.Index], "marker."+f.Marker.Name))
	case model.OfKind:
		return l.Is(x, DomainOf(f.Kind))
	case model.At:
		return l.Load(t, l.ofPieces(ir.Place, "at"), x)
	case model.Spot:
		return l.Load(t, ir.Res{Kind: ir.Spot, Name: "spot"}, x)
	case model.InPlay:
		return l.onMap(x)
	case model.OnTop:
		return l.Load(t, l.ofPieces(ir.OnTop, "on_top"), x)
	case model.FaceDown:
		return l.Load(t, l.ofPieces(ir.Down, "down"), x)
	case model.TrackAt:
		return l.track(t, x)
	}
	panic("lower: the field " + f.Name + " as a single value")
}

// sided is the key of a table by thing and side.
type sided struct{ f *model.Field }

// printed reads a constant figure, which may differ by the side that is up.
func (l *L) printed(f *model.Field, x *ir.Node) *ir.Node {
	t, d := l.Type(f.Type), DomainOf(f.Of)
	plain := Once(l, f, func() *ir.Table {
		return &ir.Table{Name: f.Name, Keys: []ir.Dom{d}, Nums: f.Numbers(), Texts: printedTexts(f), Of: f}
	})
	if len(f.BySide) == 0 {
		return l.Lookup(t, plain, x)
	}
	both := Once(l, sided{f}, func() *ir.Table {
		n := int32(1)
		for _, v := range f.BySide {
			n = max(n, int32(len(v)))
		}
		tab := &ir.Table{Name: f.Name, Keys: []ir.Dom{d, {N: n}}, Nums: make([]int32, d.N*n)}
		for id, v := range f.BySide {
			copy(tab.Nums[(id-d.Lo)*n:], v)
		}
		return tab
	})
	side := func(x *ir.Node) *ir.Node {
		return l.Load(ir.Type{Base: ir.ID, Dom: both.Keys[1]}, l.ofPieces(ir.Side, "side"), x)
	}
	if len(f.BySide) == len(l.Game.IDs(f.Of)) {
		return l.Lookup(t, both, x, side(x))
	}
	return l.Bind(x, func(x *ir.Node) *ir.Node {
		have := l.Mask(l.Type(model.SetOf(f.Of)), f.Name+" by side", model.SortedKeys(f.BySide)...)
		return l.Sel(l.Test(ir.Has, have, x), l.Lookup(t, both, x, side(x)), l.Lookup(t, plain, x))
	})
}

func printedTexts(f *model.Field) []string {
	if !f.Type.Is(model.Text) {
		return nil
	}
	tab := make([]string, f.Of.Hi-f.Of.Lo)
	for id, s := range f.Texts {
		tab[id-f.Of.Lo] = s
	}
	return tab
}

// setField reads a set that a thing has, of several of one name; nothing of what has none.
func (l *L) setField(fields []*model.Field, x *ir.Node, t ir.Type) *ir.Node {
	if f := fields[0]; len(fields) == 1 && (f.Of == nil || !x.T.Maybe && x.T.Dom.Within(DomainOf(f.Of))) {
		return l.Fit(l.readSet(f, x), t.Win)
	}
	return l.Bind(x, func(x *ir.Node) *ir.Node {
		out := l.Empty(t)
		for _, f := range slices.Backward(fields) {
			d := DomainOf(f.Of)
			out = l.Sel(l.Is(x, d), l.Fit(l.readSet(f, l.Known(x, ir.Type{Base: ir.ID, Dom: d})), t.Win), out)
		}
		return out
	})
}

// listField reads a printed list, or a computed one.
func (l *L) listField(fields []*model.Field, x *ir.Node) *ir.Node {
	for _, f := range fields {
		if f.Storage == model.Computed {
			fn := l.value(f.Value)
			return l.Node(ir.Node{Op: ir.Call, T: fn.T, Fn: fn, X: []*ir.Node{x}})
		}
	}
	f := fields[0]
	return l.Bind(x, func(x *ir.Node) *ir.Node {
		t := l.Type(f.Type)
		out := l.Node(ir.Node{Op: ir.Absent, T: t, X: []*ir.Node{x}, Str: f.Name})
		for _, f := range slices.Backward(fields) {
			tab := Once(l, f, func() *ir.Table {
				tab := &ir.Table{Name: f.Name, Keys: []ir.Dom{DomainOf(f.Of)}, Lists: make([][]int32, f.Of.Hi-f.Of.Lo)}
				for id, v := range f.Values {
					tab.Lists[id-f.Of.Lo] = append([]int32{}, v...)
				}
				return tab
			})
			has := l.Mask(l.Type(model.SetOf(f.Of)), "with "+f.Name, model.SortedKeys(f.Values)...)
			out = l.Sel(l.Test(ir.Has, has, x), l.Lookup(t, tab, x), out)
		}
		return out
	})
}

// noted reads a note of a policy, of itself or of a thing, in the pad that the machine has open.
func (l *L) noted(f *model.Field, t ir.Type, of model.Expr) *ir.Node {
	at, first := l.P.Ids.Note[f], int32(0)
	if f.Type.Maybe {
		first = model.None
	}
	note := Once(l, f, func() *ir.Kernel {
		k := &ir.Kernel{Name: "note " + f.Name}
		if f.Of == nil {
			k.Nums = func(m *machine.M, _ *hcl.Range, _ []int32) int32 { return m.Noted(at, first) }
			return k
		}
		k.On = func(m *machine.M, id int32) int32 {
			if id >= f.Of.Lo && id < f.Of.Hi {
				return m.Noted(at+id-f.Of.Lo, first)
			}
			return first
		}
		return k
	})
	if f.Of == nil {
		return l.Kern(note, t, nil)
	}
	return l.Kern(note, t, nil, l.Expr(of))
}
