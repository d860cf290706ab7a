package lower

import (
	"sandtable/interp/ir"
	"sandtable/interp/machine"
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

// Lay lowers the move of pieces of a type to a place or a point, of another type.
func (l *L) Lay(pieces *ir.Node, of model.Type, to *ir.Node, where model.Type, flags int32) *ir.Stmt {
	return &ir.Stmt{Do: ir.Moves, X: pieces, To: to, What: of, Where: where, Spot: where.Base == model.PointOf, Flags: flags, Event: l.moving("enter")}
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

// bound is how what is bound to an event is lowered, by what that tells.
type bound struct {
	hooks func(mo model.Moment, told []Told) []*ir.Stmt
	told  []Told // in its own frame
}

// event lowers what is bound to a deed, of some events; nil: nothing is. hooks gives what is bound
// at a moment, by what the deed tells.
func (l *L) event(name string, of []model.Event, tells []model.Type, names []string, hooks func(mo model.Moment, told []Told) []*ir.Stmt) *ir.Event {
	return Once(l.own, name, func() *ir.Event {
		e, b := &ir.Event{Name: name, Bound: len(l.Rules.Bound(of...))}, &bound{hooks: hooks}
		if e.Bound == 0 {
			return nil
		}
		at := machine.Slot{}
		for i, t := range tells {
			v := l.Var(ir.Var{Name: names[i], T: l.Type(t), Slot: int32(i)})
			if l.here != nil {
				at.N = v.T.Win.N
				v = l.Frame(v.Name, v.T, at)
				if at.W += at.N; at.N == 0 {
					at.I++
				}
			}
			e.Params, b.told = append(e.Params, v), append(b.told, Told{l.Ref(v), t})
		}
		if l.here != nil {
			l.events[e] = b
			return e
		}
		l.apart(within{}, func() {
			l.depth = int32(len(tells))
			e.Before, e.After = hooks(model.Before, b.told), hooks(model.After, b.told)
		})
		return e
	})
}

// AroundHere lowers what is bound to an event, where that is told; told is nil in the frame of its
// own procedure.
func (l *L) AroundHere(h Here, e *ir.Event, told []Told) (before, after []*ir.Stmt) {
	l.stand(h, func() {
		b := l.events[e]
		if told == nil {
			told = b.told
		}
		before, after = b.hooks(model.Before, told), b.hooks(model.After, told)
	})
	return before, after
}

// moving is what is bound to where pieces leave and enter places, or are removed.
func (l *L) moving(name string) *ir.Event {
	place := model.OneOf(l.kinds["place"])
	of := []model.Event{On("leave"), On(name)}
	return l.event(name, of, []model.Type{model.SetOf(l.kinds["piece"]), place, place}, []string{"pieces", "to", "from"}, func(mo model.Moment, told []Told) []*ir.Stmt {
		out, rest := l.hooks(of[0], mo, []Told{told[0], told[2]}), told
		if name == "remove" {
			rest = told[:1]
		}
		return append(out, l.hooks(of[1], mo, rest)...)
	})
}

// on is event where the deed has the name of the only event.
func (l *L) on(name string, tells []model.Type, names ...string) *ir.Event {
	return l.event(name, []model.Event{On(name)}, tells, names, func(mo model.Moment, told []Told) []*ir.Stmt { return l.hooks(On(name), mo, told) })
}

// Doing is what is bound to a deed on pieces, or in a place.
func (l *L) Doing(name string) *ir.Event {
	if name == "draw" {
		return l.on(name, []model.Type{model.OneOf(l.kinds["place"])}, "from")
	}
	return l.on(name, []model.Type{model.SetOf(l.kinds["piece"])}, "pieces")
}

// Marking is what is bound to where markers are laid or taken off: on a host, which marker.
func (l *L) Marking(name string) *ir.Event {
	host := model.Type{Base: model.ThingOf, Kind: &model.Kind{Lo: 0, Hi: 1 << 30}}
	return l.on(name, []model.Type{host, model.TNumber}, "host", "marker")
}

// advancing is what is bound to where the marker of a track enters a box.
func (l *L) advancing(t *model.Track) *ir.Event {
	e := model.Event{Track: t}
	return l.event("advance "+t.Thing.Name, []model.Event{e}, []model.Type{model.OneOf(t.Thing.Kind), model.OneOf(t.Boxes)}, []string{"track", "box"}, func(mo model.Moment, told []Told) []*ir.Stmt {
		return l.hooks(e, mo, told)
	})
}
