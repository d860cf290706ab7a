package session

import (
	"sandtable/interp/machine"
	"sandtable/interp/narrate"
	"sandtable/interp/save"
	"sandtable/interp/view"
	"sandtable/schema/model"
)

// chose writes a decision. What was chosen among hidden things, or in secret, only those read who
// know it.
func (n *narrator) chose(m *machine.M, e machine.Event) {
	a, opt := m.Option(int(e.B))
	g := m.P.Game
	who := ""
	if len(m.P.Players) > 1 {
		who = g.Things[e.A].Title + ": "
	}
	o := n.s.Options()[e.B]
	what := o.Title
	if a.Acts == nil && o.Title == o.Key || a.Acts == nil && len(a.Types) > 0 && a.Types[0].Base != model.Bool {
		what = a.Title + ": " + o.Title
	}
	l := Line{Public: "> " + who + what + how(n.by)}
	closed := "> " + who + a.Title + how(n.by)
	if a.Secret && n.by == save.ByAuto { // that there was but one option is a secret, too
		closed = "> " + who + a.Title
	}
	for _, v := range n.viewers() {
		if v == e.A || !n.secret(m, a, opt, v) {
			continue
		}
		if l.Own == nil {
			l.Own = map[int32]string{}
		}
		l.Own[v] = closed
	}
	l.conceal(n.viewers())
	n.say(l)
}

// disclosed writes what was chosen in secret, now that all have chosen. Of a card that stays hidden
// from somebody it writes nothing: what becomes of it is told when it is.
func (n *narrator) disclosed(m *machine.M, e machine.Event) {
	if e.Type.Base == model.ThingOf && e.B >= m.P.Ids.PieceLo && e.B < m.P.Ids.PieceHi {
		for _, v := range n.viewers() {
			if !view.Sees(m, v, e.B) {
				return
			}
		}
	}
	n.say(Line{Public: narrate.Line(m, e), Reveals: true})
}

// conceal makes what a spectator reads the public line; who knows more reads their own.
func (l *Line) conceal(viewers []int32) {
	s, ok := l.Own[view.Spectator]
	if !ok {
		return
	}
	for _, v := range viewers {
		if _, has := l.Own[v]; !has {
			l.Own[v] = l.Public
		}
	}
	l.Public = s
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
	}
	return ""
}

// secret reports whether a viewer must not read what was chosen.
func (n *narrator) secret(m *machine.M, a *machine.Ask, opt []int32, viewer int32) bool {
	if a.Secret {
		return true
	}
	types := a.Types
	if a.Acts != nil {
		for _, x := range a.Acts {
			if x.Action.Index == opt[0] {
				if x.Secret {
					return true
				}
				types = x.Types
			}
		}
		opt = opt[1:]
	}
	for i, v := range opt {
		if i < len(types) && types[i].Base == model.ThingOf && v >= m.P.Ids.PieceLo && v < m.P.Ids.PieceHi && !view.Sees(m, viewer, v) {
			return true
		}
	}
	return false
}

// result returns what a throw meant on its table.
func (n *narrator) result(e machine.Event) string {
	if e.B != 1 || e.At == nil {
		return ""
	}
	t, ok := n.s.rolls()[e.At.Range.String()]
	if !ok {
		return ""
	}
	return " -> " + narrate.Words(n.s.P.Game, t, e.C)
}
