// Package log tells what happens in a game: a narrator writes events down as lines, each as every
// player may read it, with what a roll needed and whether it was reached.
//
// It promises that nobody reads what is hidden from them, nor from what is missing that something
// happened. It keeps no log: a session takes the lines with each decision.
package log

import (
	"slices"

	"sandtable/interp/judge"
	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/interp/narrate"
	"sandtable/interp/save"
	"sandtable/interp/view"
	"sandtable/interp/why"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Config is what a narrator tells of.
type Config struct {
	M       *machine.M
	Options func() []naming.Option // those of the pending decision
	Tracer  func() *why.Tracer
}

// Narrator is the observer that writes the log. Phases and the rules that events call up become
// headings, but only when something happens in them. What an action does stands under its decision.
type Narrator struct {
	Config
	look   *model.Appearance // what the log leaves out
	By     string            // who takes the next decision
	heads  []head            // the frames in progress under which lines are indented
	seen   int               // how many events there were that change something
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

	// How rolls are judged, and the rolls, by their places; nil: not asked for yet.
	judged map[string]*judge.Judgement
	rolls  map[string]*model.Stmt
}

// head is a frame in progress under which lines are indented, and how many events that change
// something there were before it.
type head struct {
	frame int32
	seen  int
}

// idle tells that nothing comes of a rule that is over, if it has a text, such as a card or a chit
// that has been drawn, and was set going by another rule. Where players keep secrets even that
// might tell of them.
func (n *Narrator) idle(m *machine.M, h head, p *machine.Proc) {
	if h.seen == n.seen && p.Rule != nil && says(p.Rule) != "" && !m.P.Private() {
		n.Say(Line{Public: heading(p) + " Nothing comes of it."})
	}
}

// moved is a move that waits: whether the piece comes to lie face down shows only after the event.
type moved struct {
	e      machine.Event
	depth  int
	aside  bool           // by a rule of which nothing is told but what is revealed or lost
	before map[int32]bool // who knew it before
}

// New returns a narrator of a game that has not begun.
func New(c Config) *Narrator {
	p := c.M.P
	return &Narrator{Config: c, look: p.Game.LookOf(p.Scenario, p.Variants), slots: slices.Clone(p.Blank.I), shown: model.None}
}

// headed writes the headings that are due and returns the depth for a line inside them.
func (n *Narrator) headed(m *machine.M) int {
	for ; n.told < len(n.heads); n.told++ {
		if p := m.P.Procs[m.F[n.heads[n.told].frame].Proc]; p.Rule != nil {
			n.Lines = append(n.Lines, Line{Depth: n.told, Public: heading(p), Head: true, Weight: weighHead(p)})
		}
	}
	return n.told
}

// nests reports whether lines are indented under a procedure: phases, and rules that an event has
// called up, which get a heading; and what an action does, whose decision is its heading.
func (n *Narrator) nests(p *machine.Proc) bool {
	return p.Action != nil || p.Rule != nil && (p.Phase || p.Rule.Binding != nil) && !n.look.Aside[p.Rule]
}

func heading(p *machine.Proc) string {
	return english.Join(": ", p.Name+model.Cite(p.Rule.Ref), says(p.Rule))
}

// says returns the text of a rule that another one sets going, such as what a card or a chit does;
// "" of any other.
func says(r *model.Rule) string {
	if r.Phase || r.Binding == nil || r.Binding.Event.Rule == nil {
		return ""
	}
	return r.Text
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

// seeing lists who sees a thing.
func (n *Narrator) seeing(m *machine.M, thing int32) map[int32]bool {
	out := map[int32]bool{}
	for _, v := range n.viewers() {
		out[v] = !m.P.Ids.Piece(thing) || view.Sees(m, v, thing)
	}
	return out
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

// walk is a move that a line tells of: from where the piece began to where it is.
type walk struct {
	line int
	e    machine.Event
	via  []int32 // the places between
	open bool    // all know the piece, and it is on the board at both ends
}
