package lower

import (
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/interp/measure"
	"sandtable/schema/model"
)

// Sets of what lies in places, and of what terrain covers.

// readSet reads a set that a thing has.
func (l *L) readSet(f *model.Field, x *ir.Node) *ir.Node {
	t := l.Type(f.Type)
	switch f.Storage {
	case model.Printed:
		return l.Lookup(t, l.rows(f, t), x)
	case model.Covers:
		return l.Lookup(t, l.covers(f, t), x)
	case model.Contents:
		return l.contents(f, x)
	case model.Computed:
		fn := l.value(f.Value)
		return l.Node(ir.Node{Op: ir.Call, T: fn.T, Fn: fn, X: []*ir.Node{x}})
	}
	panic("lower: the field " + f.Name + " as a set")
}

// rows is a printed set by thing.
func (l *L) rows(f *model.Field, t ir.Type) *ir.Table {
	return Once(l, f, func() *ir.Table {
		d := DomainOf(f.Of)
		tab := &ir.Table{Name: f.Name, Keys: []ir.Dom{d}, Sets: make([][]uint64, d.N)}
		for i := range tab.Sets {
			tab.Sets[i] = make([]uint64, t.Win.N)
			for _, v := range f.Values[d.Lo+int32(i)] {
				ir.Add1(tab.Sets[i], t.Win, v)
			}
		}
		return tab
	})
}

// covers is the area that each piece of terrain covers.
func (l *L) covers(f *model.Field, t ir.Type) *ir.Table {
	return Once(l, f, func() *ir.Table {
		d := DomainOf(f.Of)
		tab := &ir.Table{Name: f.Name, Keys: []ir.Dom{d}, Sets: make([][]uint64, d.N)}
		for i := range tab.Sets {
			tab.Sets[i] = make([]uint64, t.Win.N)
			if x := l.Game.Things[d.Lo+int32(i)]; x != nil && x.Shape != nil {
				measure.Cover(l.Game.Surface, tab.Sets[i], x.Shape)
			}
		}
		return tab
	})
}

// contents is what lies in a place, or anywhere on a path.
func (l *L) contents(f *model.Field, x *ir.Node) *ir.Node {
	t := l.Type(model.SetOf(f.Kind))
	pile := func(place *ir.Node) *ir.Node {
		return l.Node(ir.Node{Op: ir.Pile, T: t, X: []*ir.Node{place}, Dom: DomainOf(f.Kind), Str: f.Kind.Plural})
	}
	if !f.Of.IsA(l.kinds["path"]) {
		return pile(x)
	}
	places := l.Type(model.OneOf(l.kinds["place"]))
	places.Form = ir.List
	steps := Once(l, l.kinds["path"], func() *ir.Table {
		d := DomainOf(l.kinds["path"])
		tab := &ir.Table{Name: "steps", Keys: []ir.Dom{d}, Lists: make([][]int32, d.N)}
		for i := range tab.Lists {
			tab.Lists[i] = []int32{}
			if p := l.Game.Things[d.Lo+int32(i)]; p != nil {
				for _, s := range p.Steps {
					tab.Lists[i] = append(tab.Lists[i], s.ID)
				}
			}
		}
		return tab
	})
	n := ir.Node{Op: ir.Join, T: t, X: []*ir.Node{l.Lookup(places, steps, x), l.Truth(true), nil}}
	l.Fresh(places.Elem(), func(v *ir.Var) { n.V, n.X[2] = v, pile(l.Ref(v)) })
	return l.Node(n)
}

// supply is the copies of a design that lie in the supply.
func (l *L) supply(f *model.Field, design *ir.Node) *ir.Node {
	t := l.Type(f.Type)
	return l.Keep(l.copies(design, t), func(v *ir.Node) *ir.Node {
		return l.Test(ir.Eq, l.PlaceOf(v), l.Const(l.PlaceOf(v).T, l.Game.Supply.ID))
	})
}

type copiesOf struct{ t ir.Type }

// copies is all copies of a design, as a set of a type.
func (l *L) copies(design *ir.Node, t ir.Type) *ir.Node {
	tab := Once(l, copiesOf{t}, func() *ir.Table {
		tab := &ir.Table{Name: "copies", Keys: []ir.Dom{design.T.Dom}, Sets: make([][]uint64, len(l.Game.Kinds))}
		for i, k := range l.Game.Kinds {
			tab.Sets[i] = make([]uint64, t.Win.N)
			for _, id := range l.Game.IDs(k) {
				ir.Add1(tab.Sets[i], t.Win, id)
			}
		}
		return tab
	})
	return l.Lookup(t, tab, design)
}

// Copies is all copies of a design.
func (l *L) Copies(design *ir.Node, k *model.Kind) *ir.Node {
	return l.copies(design, l.Type(model.SetOf(k)))
}

// firstCopy is the first copy of a design.
func (l *L) firstCopy(design *ir.Node) *ir.Node {
	tab := Once(l, "first copy", func() *ir.Table {
		tab := &ir.Table{Name: "first_copy", Keys: []ir.Dom{design.T.Dom}}
		for _, k := range l.Game.Kinds {
			tab.Nums = append(tab.Nums, k.Lo)
		}
		return tab
	})
	return l.Lookup(ir.Type{Base: ir.ID}, tab, design)
}

// across and along are the coordinates of a point.
func across(l *L) *ir.Kernel {
	return l.coordinate("x", func(p, row int32) int32 { return p % row })
}

func along(l *L) *ir.Kernel {
	return l.coordinate("y", func(p, row int32) int32 { return p / row })
}

func (l *L) coordinate(name string, of func(p, row int32) int32) *ir.Kernel {
	return Once(l, "coordinate "+name, func() *ir.Kernel {
		row := l.Game.Surface.Row()
		return &ir.Kernel{Name: name, Fold: true, On: func(_ *machine.M, p int32) int32 { return of(p, row) }}
	})
}
