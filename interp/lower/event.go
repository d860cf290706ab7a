package lower

import (
	"sandtable/interp/ir"
	"sandtable/schema/model"
)

// Deeds, with what is bound to them.

// Pieces lowers a piece, or a set of them in the window of all pieces.
func (l *L) Pieces(e model.Expr) *ir.Node {
	if e.Type().Form == model.Set {
		return l.Set(e, model.SetOf(l.kinds["piece"]))
	}
	return l.Expr(e)
}

// Lay lowers the move of pieces of a type to a place or a point.
func (l *L) Lay(pieces *ir.Node, of model.Type, to model.Expr, flags int32) *ir.Stmt {
	return &ir.Stmt{Do: ir.Moves, X: pieces, To: l.Expr(to), What: of, Where: to.Type(), Spot: to.Type().Base == model.PointOf, Flags: flags, Event: l.moving("enter")}
}

// Discard lowers the removal of pieces from the game.
func (l *L) Discard(pieces model.Expr) *ir.Stmt {
	return &ir.Stmt{Do: ir.Moves, X: l.Pieces(pieces), To: l.thing("place", l.Game.Out.ID), What: pieces.Type(), Event: l.moving("remove")}
}

// Advance lowers the move of a track's marker to a box, or by so many boxes.
func (l *L) Advance(t *model.Track, to *ir.Node, into bool) *ir.Stmt {
	boxes := t.Thing.Boxes
	d := ir.Dom{Lo: boxes[0].ID, N: boxes[len(boxes)-1].ID - boxes[0].ID + 1}
	return &ir.Stmt{Do: ir.Advances, To: to, Event: l.advancing(t),
		Track: &ir.Course{Of: t, Name: t.Thing.Name, Slot: l.P.Ids.Track[t.Thing], ID: t.Thing.ID, Boxes: d, Into: into}}
}

// event lowers what is bound to a deed: hooks gives what is bound at a moment, by what the deed tells.
// It is nil if nothing is.
func (l *L) event(name string, tells []model.Type, names []string, hooks func(mo model.Moment, told []Told) []*ir.Stmt) *ir.Event {
	if l.here != nil {
		return &ir.Event{Name: name}
	}
	return Once(l.own, name, func() *ir.Event {
		e := &ir.Event{Name: name}
		var told []Told
		l.apart(within{}, func() {
			for i, t := range tells {
				v := l.Var(ir.Var{Name: names[i], T: l.Type(t), Slot: int32(i)})
				e.Params = append(e.Params, v)
				told = append(told, Told{l.Ref(v), t})
			}
			l.depth = int32(len(tells))
			e.Before, e.After = hooks(model.Before, told), hooks(model.After, told)
		})
		if len(e.Before)+len(e.After) == 0 {
			return nil
		}
		return e
	})
}

// moving is what is bound to where pieces leave and enter places, or are removed.
func (l *L) moving(name string) *ir.Event {
	place := model.OneOf(l.kinds["place"])
	return l.event(name, []model.Type{model.SetOf(l.kinds["piece"]), place, place}, []string{"pieces", "to", "from"}, func(mo model.Moment, told []Told) []*ir.Stmt {
		out, rest := l.hooks(On("leave"), mo, []Told{told[0], told[2]}), told
		if name == "remove" {
			rest = told[:1]
		}
		return append(out, l.hooks(On(name), mo, rest)...)
	})
}

// Doing is what is bound to a deed on pieces, or in a place.
func (l *L) Doing(name string) *ir.Event {
	t, is := model.SetOf(l.kinds["piece"]), "pieces"
	if name == "draw" {
		t, is = model.OneOf(l.kinds["place"]), "from"
	}
	return l.event(name, []model.Type{t}, []string{is}, func(mo model.Moment, told []Told) []*ir.Stmt { return l.hooks(On(name), mo, told) })
}

// Marking is what is bound to where markers are laid or taken off: on a host, which marker.
func (l *L) Marking(name string) *ir.Event {
	host := model.Type{Base: model.ThingOf, Kind: &model.Kind{Lo: 0, Hi: 1 << 30}}
	return l.event(name, []model.Type{host, model.TNumber}, []string{"host", "marker"}, func(mo model.Moment, told []Told) []*ir.Stmt { return l.hooks(On(name), mo, told) })
}

// advancing is what is bound to where the marker of a track enters a box.
func (l *L) advancing(t *model.Track) *ir.Event {
	return l.event("advance "+t.Thing.Name, []model.Type{model.OneOf(t.Thing.Kind), model.OneOf(t.Boxes)}, []string{"track", "box"}, func(mo model.Moment, told []Told) []*ir.Stmt {
		return l.hooks(model.Event{Track: t}, mo, told)
	})
}
