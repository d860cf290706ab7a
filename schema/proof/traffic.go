package proof

import "sandtable/schema/model"

// Shift is one way in which pieces come to places: a statement of play, a set-up, or where they
// start.
type Shift struct {
	What, To Domain
	Start    bool // where they start: no event follows from it
}

// Traffic is all of these. It is never less than what pieces do in play, and may be more.
type Traffic struct {
	g      *Study
	Shifts []Shift
	work   int // shifts looked at so far
}

func trafficOf(g *Study) *Traffic {
	t := &Traffic{g: g}
	d := DomainsOf(g)
	for _, s := range g.Play().Stmts {
		what, to := Moved(s)
		if what == nil {
			continue
		}
		t.Shifts = append(t.Shifts, Shift{d.Of(what), t.spot(d, to), false})
	}
	for _, x := range t.g.Things {
		switch {
		case x == nil:
		case x.Deck != nil:
			held := Domain{IDs: map[int32]bool{}}
			for _, c := range x.Deck.Cards {
				held.IDs[c.ID] = true
			}
			t.Shifts = append(t.Shifts, Shift{held, Domain{IDs: map[int32]bool{x.ID: true}}, true})
		case x.At != nil:
			t.Shifts = append(t.Shifts, Shift{Domain{IDs: map[int32]bool{x.ID: true}}, t.spot(d, x.At), true})
		}
	}
	for _, p := range Deploys(g.Game) {
		for _, x := range p.Pieces {
			t.Shifts = append(t.Shifts, Shift{d.Of(x.X), t.spot(d, p.Place), true})
		}
	}
	return t
}

// Moved returns what a statement moves, and where to; nil if it moves nothing.
func Moved(s *model.Stmt) (what, to model.Expr) {
	switch {
	case s.Moves == model.MovesNoun && s.Detail == nil:
		return s.Noun, s.Args["to"]
	case s.Moves == model.MovesBound && s.Bind != nil && s.Args["to"] != nil:
		return &model.Local{Node: model.Node{T: s.Bind.Type}, Var: s.Bind}, s.Args["to"]
	}
	return nil, nil
}

// spot returns the place that a statement names; a point lies on the map that is measured.
func (t *Traffic) spot(d *Domains, to model.Expr) Domain {
	if to != nil && to.Type().Base == model.PointOf && t.g.Surface != nil {
		return Domain{IDs: map[int32]bool{t.g.Surface.Thing.ID: true}}
	}
	return d.Of(to)
}

// maxWork bounds how many shifts are looked at in one game; what is not looked at may happen.
const maxWork = 5_000_000

// Any reports whether there is a shift of some of these pieces to some of these places.
func (t *Traffic) Any(what, to Domain, started bool) bool {
	for _, s := range t.Shifts {
		if t.work++; t.work > maxWork {
			return true
		}
		if (started || !s.Start) && s.To.Overlaps(t.g.Game, to) && s.What.Overlaps(t.g.Game, what) {
			return true
		}
	}
	return false
}
