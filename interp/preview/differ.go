package preview

import (
	"slices"
	"strings"

	"sandtable/interp/machine"
	"sandtable/interp/narrate"
	"sandtable/interp/view"
	"sandtable/schema/model"
)

// differ tells by what two positions of a program differ, in the words of the log.
type differ struct {
	p    *machine.Program
	look *model.Appearance
	of   []slot // by slot of the state

	// rough is what is told of some lines where there are too many outcomes: that a piece moves or is
	// placed, whatever the point to which it goes.
	rough map[string]string
}

// slot is what a slot of the state says of a thing.
type slot struct {
	says  says
	a, b  int32 // the thing; of a marker, which one
	field *model.Field
}

// says is what a slot says. Differences are told in this order.
type says uint8

const (
	saysNothing says = iota
	saysPlace        // where a piece lies, or stands
	saysSide         // which side of it is up
	saysMarker       // how many of a marker lie on it
	saysField
	saysTrack
)

func newDiffer(p *machine.Program) *differ {
	g, ids := p.Game, &p.Ids
	d := &differ{p: p, look: g.LookOf(p.Scenario, p.Variants), of: make([]slot, len(p.Blank.I)), rough: map[string]string{}}
	for f, at := range ids.Field {
		for id := f.Of.Lo; id < f.Of.Hi; id++ {
			d.of[at+id-f.Of.Lo] = slot{says: saysField, a: id, field: f}
		}
	}
	for _, mk := range g.Markers {
		for id := mk.On.Lo; id < mk.On.Hi; id++ {
			d.of[ids.Marker[mk.Index]+id-mk.On.Lo] = slot{says: saysMarker, a: id, b: mk.Index}
		}
	}
	for t, at := range ids.Track {
		d.of[at] = slot{says: saysTrack, a: t.ID}
	}
	for id := ids.PieceLo; id < ids.PieceHi; id++ {
		i := id - ids.PieceLo
		d.of[ids.At+i] = slot{says: saysPlace, a: id}
		if g.Surface != nil {
			d.of[ids.Spot+i] = slot{says: saysPlace, a: id}
		}
		if t := p.Turns[i]; t.Slot != model.None {
			d.of[t.Slot] = slot{says: saysSide, a: id}
		}
	}
	return d
}

// lines is how the table differs from before, in words, as a player sees it. past: what the option
// has set going is over, and what is decided next is no part of it.
func (d *differ) lines(viewer int32, before, after *machine.M, past bool) (out []string) {
	if after.Err != nil {
		return []string{"the content fails: " + after.Err.Message}
	}
	var told []slot
	for i, v := range after.I {
		if s := d.of[i]; v != before.I[i] && s.says != saysNothing && !slices.Contains(told, s) {
			told = append(told, s)
		}
	}
	slices.SortStableFunc(told, func(a, b slot) int { return int(a.says) - int(b.says) })
	for _, s := range told {
		if line := d.line(viewer, before, after, s); line != "" {
			out = append(out, line)
		}
	}
	if after.Over {
		out = append(out, narrate.Line(after, machine.Event{Kind: machine.Ended, A: after.Result}))
	} else if a := after.Standing(); a != nil && !past && a != before.Standing() {
		out = append(out, d.next(viewer, after, a))
	}
	return out
}

// thenLead begins the line of an outcome that a decision goes on from: that of somebody else, or
// one of the player's own that belongs to the option.
const (
	thenLead = "then "
	thenYou  = "then you decide: "
)

// next is what is decided where an outcome ends: it is not all that comes of it.
func (d *differ) next(viewer int32, after *machine.M, a *machine.Ask) string {
	if who := after.PlayerOf(a); who != viewer {
		return thenLead + d.p.Game.Things[who].Title + " decides: " + a.Title
	}
	return thenYou + a.Title
}

// line tells one difference; empty: it is none that the player is told of.
func (d *differ) line(viewer int32, was, is *machine.M, s slot) string {
	e := machine.Event{A: s.a}
	if s.says > saysSide && d.p.Ids.Piece(s.a) && d.inPlay(was, s.a) && !d.inPlay(is, s.a) {
		return "" // who is gone has lost what lay on him, and how he stood is nothing any more
	}
	switch s.says {
	case saysPlace:
		e.Kind, e.B, e.C = machine.Moved, was.PlaceOf(s.a), is.PlaceOf(s.a)
		if d.p.Game.Surface != nil {
			if from, to := was.SpotOf(s.a), is.SpotOf(s.a); to != model.None {
				e.List = []int32{from, to}
			}
		}
	case saysSide:
		if d.look.QuietSides(d.p.Game.Things[s.a].Kind) {
			return ""
		}
		e.Kind, e.B = machine.Flipped, is.SideUp(s.a)
	case saysMarker:
		if d.look.Unsaid[d.p.Game.Markers[s.b].Name] {
			return ""
		}
		e.Kind, e.B, e.C = machine.Marked, s.b, is.MarkerOn(s.b, s.a)-was.MarkerOn(s.b, s.a)
	case saysTrack:
		at := d.p.Ids.Track[d.p.Game.Things[s.a]]
		e.Kind, e.B, e.C = machine.Advanced, was.I[at], is.I[at]
	case saysField:
		if f := s.field; d.look.Quiet[f] || d.look.Hidden[f] || view.Keeps(is, viewer, s.a, f) {
			return ""
		}
		at := d.p.Ids.Field[s.field] + s.a - s.field.Of.Lo
		e.Kind, e.Name, e.B, e.C = machine.Changed, s.field.Name, was.I[at], is.I[at]
		if view.Keeps(was, viewer, s.a, s.field) {
			e.B = model.None
		}
	}
	who, does := narrate.Parts(is, e)
	if d.p.Ids.Piece(s.a) && !sees(viewer, was, is, s.a) {
		if s.says != saysPlace {
			return ""
		}
		who = "a face-down " + view.Family(d.p.Game, s.a).Title
	}
	if len(e.List) > 0 { // it goes to a point
		deed, _, _ := strings.Cut(does, ":")
		d.rough[who+does] = who + deed
	}
	return who + does
}

// inPlay reports whether a piece stands on the table.
func (d *differ) inPlay(m *machine.M, piece int32) bool {
	at := m.PlaceOf(piece)
	return at == d.p.Ids.Surface || at >= 0 && d.p.Game.Things[at] != nil && d.p.Game.Things[at].Kind.Is(model.KindSpace)
}

// sees reports whether a player can tell a piece, before or after.
func sees(viewer int32, was, is *machine.M, piece int32) bool {
	return view.Sees(is, viewer, piece) || view.SeesAt(was, viewer, piece, was.PlaceOf(piece), was.FaceDown(piece))
}
