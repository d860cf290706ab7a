package log

import (
	"fmt"

	"sandtable/interp/machine"
	"sandtable/interp/narrate"
	"sandtable/interp/save"
	"sandtable/interp/view"
	"sandtable/schema/model"
)

// Part is what has happened up to a decision.
type Part struct {
	Lines   []Line
	Fallen  save.Fallen // how the dice fell
	Learned bool        // players learned something that undoing it does not make them forget
	Told    int         // headings of procedures in progress that the log has, for it to go on from here
}

// Take gives what has happened since it was last called.
func (n *Narrator) Take(m *machine.M) Part {
	n.Settle(m)
	if n.untold > 0 { // nobody knows what players have seen in all that
		n.Lines = append(n.Lines, Line{Public: fmt.Sprintf("(%d more events)", n.untold), Reveals: true})
	}
	p := Part{Lines: n.Lines, Fallen: n.fallen, Told: n.told, Learned: n.fallen.Any()}
	for i := range p.Lines {
		p.Learned = p.Learned || p.Lines[i].Reveals
	}
	n.Lines, n.walks, n.untold, n.fallen, n.was = nil, nil, 0, save.Fallen{}, nil
	n.slots = append(n.slots[:0], m.I...)
	return p
}

// Reset goes on from another position, in which so many headings have been told.
func (n *Narrator) Reset(m *machine.M, told int) {
	n.heads, n.told, n.Lines, n.walks, n.untold, n.fallen = n.heads[:0], told, nil, nil, 0, save.Fallen{}
	n.By, n.move, n.was, n.shown = "", nil, nil, model.None
	n.slots = append(n.slots[:0], m.I...)
	for i := range m.F {
		if n.nests(m.P.Procs[m.F[i].Proc]) {
			n.heads = append(n.heads, head{int32(i), -1})
		}
	}
}

// Watch is the observer.
func (n *Narrator) Watch(m *machine.M, e machine.Event) {
	n.Settle(m)
	switch e.Kind {
	case machine.Entered:
		if n.nests(e.Proc) {
			n.heads = append(n.heads, head{int32(len(m.F) - 1), n.seen})
		}
		return
	case machine.Left:
		if k := len(n.heads); k > 0 && int(n.heads[k-1].frame) >= len(m.F) {
			last := n.heads[k-1]
			n.heads = n.heads[:k-1]
			n.told = min(n.told, k-1)
			n.idle(m, last, m.P.Procs[e.Proc.ID])
		}
		return
	case machine.Rolled:
		n.fallen.Note(e.List)
	}
	n.seen++
	if n.settingUp(m) || n.overfull(e) {
		return
	}
	switch e.Kind {
	case machine.Chose:
		n.chose(m, e)
	case machine.Moved:
		if e.B == e.C && len(e.List) == 0 {
			return
		}
		n.move = &moved{e: e, before: n.knowing(m, e.A, e.B), aside: n.aside(m)}
		if !n.move.aside {
			n.move.depth = n.headed(m)
		}
	case machine.Rolled:
		if len(e.List) > 0 {
			n.Say(n.rolled(m, e))
		}
	case machine.Advanced:
		if e.B != e.C {
			n.Say(Line{Public: narrate.Line(m, e)})
		}
	case machine.Changed:
		if f := narrate.FieldOf(m.P.Game, e); n.news(e) {
			if !n.look.Quiet[f] {
				n.about(m, e)
			}
			n.unsealed(m, e, f)
		}
	case machine.Marked:
		if !n.look.Unsaid[m.P.Game.Markers[e.B].Name] {
			n.about(m, e)
		}
	case machine.Concealed:
		n.about(m, e)
	case machine.Flipped:
		if !n.look.QuietSides(m.P.Game.Things[e.A].Kind) {
			n.about(m, e)
		}
	case machine.Revealed:
		if e.A != n.shown { // else the line before names it already
			n.Say(Line{Public: narrate.Line(m, e), Reveals: true})
		}
	case machine.Disclosed:
		n.disclosed(m, e)
	default:
		if s := narrate.Line(m, e); s != "" {
			n.Say(Line{Public: s, Weight: n.weigh(e, false), said: e.Kind == machine.Said})
		}
	}
}

// aside reports whether what happens now is done by a rule of which the log does not tell.
func (n *Narrator) aside(m *machine.M) bool {
	for i := len(m.F) - 1; i >= 0; i-- {
		if p := m.P.Procs[m.F[i].Proc]; p.Rule != nil || p.Action != nil {
			return n.look.Aside[p.Rule]
		}
	}
	return false
}

// Settle writes the move that waits.
func (n *Narrator) Settle(m *machine.M) {
	w := n.move
	if w == nil {
		return
	}
	n.move = nil
	know := n.knowing(m, w.e.A, w.e.C)
	reveals := false
	for v, before := range w.before {
		reveals = reveals || know[v] && !before
		// A counter that is taken from the supply is not shown to anybody.
		know[v] = know[v] || before && w.e.B != m.P.Ids.Supply
	}
	l := n.worded(m, w.e, know)
	l.Depth, l.Reveals, l.Weight = w.depth, reveals, n.weigh(w.e, reveals)
	if w.aside && !reveals && l.Weight < Heavy {
		return
	}
	n.shown = model.None
	if allOf(know) {
		n.shown = w.e.A
	}
	if w.e.C == m.P.Ids.Supply || w.e.C == m.P.Game.Out.ID {
		n.bare(m.P.Game.Things[w.e.A])
	}
	if l.Weight == Heavy {
		n.caused(m.P.Game.Things[w.e.A], l.Depth)
	}
	n.walked(w.e, l)
}

// about writes a line about a thing, for those who see it: what changes about a piece is as hidden
// as the piece, and a secret only its owner reads.
func (n *Narrator) about(m *machine.M, e machine.Event) {
	know := n.seeing(m, e.A)
	if f := narrate.FieldOf(m.P.Game, e); e.Kind == machine.Changed && f != nil {
		for v := range know {
			know[v] = know[v] && !view.Keeps(m, v, e.A, f)
		}
	}
	if anyOf(know) {
		l := n.worded(m, e, know)
		l.about, l.sheds = m.P.Game.Things[e.A], e.Kind == machine.Marked && e.C < 0
		n.Say(l)
	}
}

// bare takes back the lines that tell how a piece has just lost its markers: whoever goes to the
// supply, or out of the game, returns them.
func (n *Narrator) bare(lost *model.Thing) {
	for k := len(n.Lines) - 1; k >= 0 && n.Lines[k].about == lost && n.Lines[k].sheds; k-- {
		n.Lines = n.Lines[:k]
	}
}

// unsealed writes what was secret about a thing, now that a field says that it is so no more.
func (n *Narrator) unsealed(m *machine.M, e machine.Event, by *model.Field) {
	if by == nil || !by.Seals || e.C != 0 {
		return
	}
	know := n.seeing(m, e.A)
	for _, f := range m.P.Game.Secrets {
		if f.Secret.While != by || e.A < f.Of.Lo || e.A >= f.Of.Hi || n.look.Quiet[f] || !anyOf(know) {
			continue
		}
		l := known(know, narrate.Told(m, e.A, f), "")
		l.Reveals = true
		n.Say(l)
	}
}

// settingUp reports whether the starting places and decks are being laid out: nobody wants to read
// that.
func (n *Narrator) settingUp(m *machine.M) bool {
	return len(m.F) == 1 && m.P.Begin != nil && m.F[0].Proc == m.P.Begin.ID
}

// maxLines is how many lines the log tells of one decision. What happens beyond that, in content
// that runs wild or in a game that plays itself, is counted.
const maxLines = 2000

// overfull reports whether the log has told enough of this decision. Of all that follows only how
// many events there were is told, and how the game ended.
func (n *Narrator) overfull(e machine.Event) bool {
	if len(n.Lines) < maxLines || e.Kind == machine.Ended {
		return false
	}
	switch e.Kind {
	case machine.Entered, machine.Left:
	default:
		n.untold++
	}
	return true
}
