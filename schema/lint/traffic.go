package lint

import (
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

// shift is one way in which pieces come to places: a statement of play, a set-up, or where they
// start.
type shift struct {
	what, to proof.Domain
	start    bool // where they start: no event follows from it
}

// traffic is all of these. It is never less than what pieces do in play, and may be more.
type traffic struct {
	g      *study
	shifts []shift
	work   int // shifts looked at so far
}

func trafficOf(g *study) *traffic {
	t := &traffic{g: g}
	d := proof.DomainsOf(g.Study)
	for _, s := range g.Play().Stmts {
		what, to := moved(s)
		if what == nil {
			continue
		}
		t.shifts = append(t.shifts, shift{d.Of(what), t.spot(d, to), false})
	}
	for _, x := range t.g.Things {
		switch {
		case x == nil:
		case x.Deck != nil:
			held := proof.Domain{IDs: map[int32]bool{}}
			for _, c := range x.Deck.Cards {
				held.IDs[c.ID] = true
			}
			t.shifts = append(t.shifts, shift{held, proof.Domain{IDs: map[int32]bool{x.ID: true}}, true})
		case x.At != nil:
			t.shifts = append(t.shifts, shift{proof.Domain{IDs: map[int32]bool{x.ID: true}}, t.spot(d, x.At), true})
		}
	}
	for _, p := range deploys(g.Game) {
		for _, x := range p.Pieces {
			t.shifts = append(t.shifts, shift{d.Of(x.X), t.spot(d, p.Place), true})
		}
	}
	return t
}

// moved is what a statement moves, and where to; nil if it moves nothing.
func moved(s *model.Stmt) (what, to model.Expr) {
	switch {
	case s.Moves == model.MovesNoun && s.Detail == nil:
		return s.Noun, s.Args["to"]
	case s.Moves == model.MovesBound && s.Bind != nil && s.Args["to"] != nil:
		return &model.Local{Node: model.Node{T: s.Bind.Type}, Var: s.Bind}, s.Args["to"]
	}
	return nil, nil
}

// spot is the place that a statement names; a point lies on the map that is measured.
func (t *traffic) spot(d *proof.Domains, to model.Expr) proof.Domain {
	if to != nil && to.Type().Base == model.PointOf && t.g.Surface != nil {
		return proof.Domain{IDs: map[int32]bool{t.g.Surface.Thing.ID: true}}
	}
	return d.Of(to)
}

// maxWork bounds how many shifts are looked at in one game; what is not looked at may happen.
const maxWork = 5_000_000

// any says whether there is a shift of some of these pieces to some of these places.
func (t *traffic) any(what, to proof.Domain, started bool) bool {
	for _, s := range t.shifts {
		if t.work++; t.work > maxWork {
			return true
		}
		if (started || !s.start) && s.to.Overlaps(t.g.Game, to) && s.what.Overlaps(t.g.Game, what) {
			return true
		}
	}
	return false
}

// deploys lists the rows of all set-ups.
func deploys(g *model.Game) []*model.Deploy {
	out := g.Deploys[:len(g.Deploys):len(g.Deploys)]
	for _, s := range g.Scenarios {
		out = append(out, s.Deploy...)
	}
	return out
}
