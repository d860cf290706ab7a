package lower

import (
	"sandtable/interp/ir"
	"sandtable/schema/model"
)

// WindowOf is the window of the sets of a type.
func WindowOf(t model.Type) ir.Window {
	switch {
	case t.Base == model.EnumOf || t.Kind == nil:
		return ir.Window{Lo: 0, N: 1}
	case t.Base == model.PointOf:
		return ir.Window{Lo: 0, N: t.Kind.Surface.Words()}
	}
	lo, n := t.Kind.Words()
	return ir.Window{Lo: lo, N: n}
}

// Type is a type of the model as the representation sees it.
func (l *L) Type(t model.Type) ir.Type {
	out := ir.Type{Base: ir.ID, Form: ir.Form(t.Form), Maybe: t.Maybe, Dom: l.domain(t)}
	switch t.Base {
	case model.Bool:
		out.Base = ir.Bool
	case model.Number, model.DieOf:
		out.Base = ir.Num
	case model.Text:
		out.Base = ir.Text
	}
	if t.Form == model.Set {
		out.Win = WindowOf(t)
	}
	return out
}

func (l *L) domain(t model.Type) ir.Dom {
	switch t.Base {
	case model.EnumOf:
		return ir.Dom{Lo: 0, N: int32(len(t.Enum.Names))}
	case model.ThingOf:
		return DomainOf(t.Kind)
	case model.DesignOf:
		return ir.Dom{Lo: 0, N: int32(len(l.Game.Kinds))}
	case model.PointOf:
		return ir.Dom{Lo: 0, N: t.Kind.Surface.Points()}
	case model.ActionOf:
		return ir.Dom{Lo: 0, N: int32(len(l.Game.Actions))}
	case model.RowOf:
		return ir.Dom{Lo: 0, N: int32(len(t.Table.Rows))}
	}
	return ir.Dom{}
}

// DomainOf is the ids of the things of a kind.
func DomainOf(k *model.Kind) ir.Dom { return ir.Dom{Lo: k.Lo, N: k.Hi - k.Lo} }

// Kind returns a kind of the language by its name.
func (l *L) Kind(name string) *model.Kind { return l.kinds[name] }

// liesAbout reports whether things of a kind are counters, which lie on the map or elsewhere:
// pieces, but no cards and chits.
func (l *L) liesAbout(k *model.Kind) bool {
	return k.IsA(l.kinds["piece"]) && !k.IsA(l.kinds["card"]) && !k.IsA(l.kinds["chit"])
}
