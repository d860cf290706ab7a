package log

import (
	"slices"
	"strings"

	"sandtable/interp/machine"
	"sandtable/interp/narrate"
	"sandtable/interp/save"
	"sandtable/interp/view"
	"sandtable/schema/model"
)

// chose writes a decision. What was chosen among hidden things, or in secret, only those read who
// know it.
func (n *Narrator) chose(m *machine.M, e machine.Event) {
	a, opt := m.Option(int(e.B))
	g := m.P.Game
	who := ""
	if len(m.P.Players) > 1 {
		who = g.Things[e.A].Title + ": "
	}
	o := n.Options()[e.B]
	what := o.Title
	if a.Acts == nil && o.Title == o.Key || a.Acts == nil && len(a.Types) > 0 && a.Types[0].Base != model.Bool {
		what = a.Title + ": " + strings.TrimPrefix(o.Title, o.Key+": ")
	}
	l := Line{Public: "> " + who + n.concerned(m, a, view.Spectator) + what + how(n.By), Own: map[int32]string{}}
	for _, v := range n.viewers() {
		if own := "> " + who + n.concerned(m, a, v) + what + how(n.By); own != l.Public {
			l.Own[v] = own
		}
	}
	closed := "> " + who + a.Title + how(n.By)
	if a.Secret && n.By == save.ByAuto { // that there was but one option is a secret, too
		closed = "> " + who + a.Title
	}
	for _, v := range n.viewers() {
		if v == e.A || !n.Secret(m, a, opt, v) {
			continue
		}
		l.Own[v] = closed
	}
	l.conceal(n.viewers())
	n.Say(l)
}

// concerned names the pieces that a question is about, if the viewer sees them: "no" says nothing
// without them.
func (n *Narrator) concerned(m *machine.M, a *machine.Ask, viewer int32) string {
	if !a.Question {
		return ""
	}
	base := m.F[len(m.F)-1].Base
	who := n.pieces(m, viewer, func(yield func(int32) bool) {
		for _, x := range a.About {
			if !x.Secret && x.Type.Is(model.ThingOf) && !yield(m.L[base+x.At]) {
				return
			}
		}
	})
	if who != "" {
		who += ": "
	}
	return who
}

// disclosed writes what was chosen in secret, now that all have chosen. Of a card that stays hidden
// from somebody it writes nothing: what becomes of it is told when it is.
func (n *Narrator) disclosed(m *machine.M, e machine.Event) {
	if e.Type.Base == model.ThingOf && n.unseen(m, e.B) {
		return
	}
	if n.unseen(m, e.C) {
		e.C = model.None
	}
	n.Say(Line{Public: narrate.Line(m, e), Reveals: true})
}

// unseen reports whether a thing is a piece that somebody who reads the log does not see.
func (n *Narrator) unseen(m *machine.M, id int32) bool {
	return m.P.Ids.Piece(id) && slices.ContainsFunc(n.viewers(), func(v int32) bool { return !view.Sees(m, v, id) })
}

// how says who decided if it was no person.
func how(by string) string {
	switch by {
	case save.ByAuto:
		return " (the only option)"
	case save.ByBot:
		return " (bot)"
	case save.ByLot:
		return " (bot, by lot)"
	case save.ByGuide:
		return " (guide)"
	}
	return ""
}

// Secret reports whether a viewer must not read what was chosen.
func (n *Narrator) Secret(m *machine.M, a *machine.Ask, opt []int32, viewer int32) bool {
	if a.Secret {
		return true
	}
	if a.Acts == nil {
		return view.Unseen(m, viewer, a.Types, opt) >= 0
	}
	x := a.Act(opt[0])
	return x != nil && (x.Secret || view.Unseen(m, viewer, x.Types, opt[1:]) >= 0)
}
