// Package log tells what happens in a game: a narrator writes events down as lines, each as every
// player may read it, with what a roll needed and whether it was reached.
//
// It promises that nobody reads what is hidden from them, nor from what is missing that something
// happened. It keeps no log: a session takes the lines with each decision.
package log

import (
	"fmt"
	"slices"

	"sandtable/interp/compile"
	"sandtable/interp/judge"
	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/interp/narrate"
	"sandtable/interp/save"
	"sandtable/interp/view"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Config is what a narrator tells of.
type Config struct {
	M       *machine.M
	Options func() []naming.Option // those of the pending decision
	Tracer  func() *compile.Tracer
}

// Narrator is the observer that writes the log. Phases and the rules that events call up become
// headings, but only when something happens in them. What an action does stands under its decision.
type Narrator struct {
	Config
	look   *model.Appearance // what the log leaves out
	By     string            // who takes the next decision
	heads  []int32           // the frames in progress under which lines are indented
	told   int               // how many of them, from the outermost on, stand in the log
	Lines  []Line            // since they were last taken
	untold int               // events that were too many to tell
	fallen save.Fallen
	move   *moved
	walks  []walk          // the moves that the last lines tell of
	slots  []int32         // of the state after the last decision
	was    map[int32]int32 // what fields were since then, by slot
	shown  int32           // the piece that the last line tells of, if it moved where all see it
	board  map[int32]bool  // the places on the board; nil: not asked for yet

	// How rolls are judged, and what tables give, by their places; nil: not asked for yet.
	judged    map[string]*judge.Judgement
	rollTypes map[string]model.Type
}

// moved is a move that waits: whether the piece comes to lie face down shows only after the event.
type moved struct {
	e      machine.Event
	depth  int
	before map[int32]bool // who knew it before
}

// New returns a narrator of a game that has not begun.
func New(c Config) *Narrator {
	p := c.M.P
	return &Narrator{Config: c, look: p.Game.LookOf(p.Scenario, p.Variants), slots: slices.Clone(p.Blank.I), shown: model.None}
}

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
		if nests(m.P.Procs[m.F[i].Proc]) {
			n.heads = append(n.heads, int32(i))
		}
	}
}

// Watch is the observer.
func (n *Narrator) Watch(m *machine.M, e machine.Event) {
	n.Settle(m)
	switch e.Kind {
	case machine.Entered:
		if nests(e.Proc) {
			n.heads = append(n.heads, int32(len(m.F)-1))
		}
		return
	case machine.Left:
		if k := len(n.heads); k > 0 && int(n.heads[k-1]) >= len(m.F) {
			n.heads = n.heads[:k-1]
			n.told = min(n.told, k-1)
		}
		return
	case machine.Rolled:
		n.fallen.Note(e.List)
	}
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
		n.move = &moved{e: e, depth: n.headed(m), before: n.knowing(m, e.A, e.B)}
	case machine.Rolled:
		if len(e.List) > 0 {
			n.Say(n.rolled(m, e, narrate.Line(m, e)+n.result(e)))
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
	case machine.Flipped, machine.Marked:
		n.about(m, e)
	case machine.Revealed:
		if e.A != n.shown { // else the line before names it already
			n.Say(Line{Public: narrate.Line(m, e), Reveals: true})
		}
	case machine.Disclosed:
		n.disclosed(m, e)
	default:
		if s := narrate.Line(m, e); s != "" {
			n.Say(Line{Public: s, Weight: n.weigh(e, false)})
		}
	}
}

// settingUp reports whether the starting places and decks are being laid out: nobody wants to read
// that.
func (n *Narrator) settingUp(m *machine.M) bool {
	return len(m.F) == 1 && m.P.Begin != nil && m.F[0].Proc == m.P.Begin.ID
}

// headed writes the headings that are due and returns the depth for a line inside them.
func (n *Narrator) headed(m *machine.M) int {
	for ; n.told < len(n.heads); n.told++ {
		if p := m.P.Procs[m.F[n.heads[n.told]].Proc]; p.Rule != nil {
			n.Lines = append(n.Lines, Line{Depth: n.told, Public: heading(p), Head: true, Weight: weighHead(p)})
		}
	}
	return n.told
}

// nests reports whether lines are indented under a procedure: phases, and rules that an event has
// called up, which get a heading; and what an action does, whose decision is its heading.
func nests(p *machine.Proc) bool {
	return p.Action != nil || p.Rule != nil && (p.Phase || p.Rule.Binding != nil)
}

func heading(p *machine.Proc) string {
	return p.Name + model.Cite(p.Rule.Ref)
}

// Say writes a line inside the headings that are due.
func (n *Narrator) Say(l Line) {
	n.shown = model.None
	l.Depth = n.headed(n.M)
	n.Lines = append(n.Lines, l)
}

// viewers returns everybody for whom the log is written: the players and a spectator.
func (n *Narrator) viewers() []int32 {
	out := []int32{view.Spectator}
	for _, p := range n.M.P.Players {
		out = append(out, p.ID)
	}
	return out
}

// knowing lists who knows a piece that lies, or has just lain, in a place.
func (n *Narrator) knowing(m *machine.M, piece, place int32) map[int32]bool {
	out := map[int32]bool{}
	for _, v := range n.viewers() {
		out[v] = view.SeesAt(m, v, piece, place, m.FaceDown(piece))
	}
	return out
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
	n.shown = model.None
	if allOf(know) {
		n.shown = w.e.A
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
		l.about = m.P.Game.Things[e.A]
		n.Say(l)
	}
}

// seeing lists who sees a thing.
func (n *Narrator) seeing(m *machine.M, thing int32) map[int32]bool {
	out := map[int32]bool{}
	for _, v := range n.viewers() {
		out[v] = thing < m.P.Ids.PieceLo || thing >= m.P.Ids.PieceHi || view.Sees(m, v, thing)
	}
	return out
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

// worded returns a line for those who know the piece that it is about. The others read that a back
// moves, and nothing else.
func (n *Narrator) worded(m *machine.M, e machine.Event, know map[int32]bool) Line {
	who, does := narrate.Parts(m, e)
	closed := ""
	if e.Kind == machine.Moved {
		closed = english.A(view.Family(m.P.Game, e.A).Title) + does
	}
	l := known(know, who+does, closed)
	l.does = does
	return l
}

// known returns a line that reads one way for those who know what it is about, and another for all
// others.
func known(know map[int32]bool, open, closed string) Line {
	if allOf(know) {
		return Line{Public: open}
	}
	l := Line{Public: closed, Own: map[int32]string{}}
	for v, k := range know {
		switch {
		case k && v == view.Spectator:
			l.Public = open
		case k:
			l.Own[v] = open
		default:
			l.Own[v] = closed
		}
	}
	return l
}

func anyOf(know map[int32]bool) bool {
	for _, k := range know {
		if k {
			return true
		}
	}
	return false
}

func allOf(know map[int32]bool) bool {
	for _, k := range know {
		if !k {
			return false
		}
	}
	return true
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
