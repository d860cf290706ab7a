package session

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/interp/machine"
	"sandtable/interp/narrate"
	"sandtable/interp/save"
	"sandtable/interp/view"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Line is one line of the log.
type Line struct {
	Depth   int              // how deep the rules are nested
	Public  string           // as everybody reads it; "": they read nothing of it
	Own     map[int32]string // as those players read it who know more, or less
	Head    bool             // names a phase or rule
	Reveals bool             // somebody has learned something by it
	Weight  Weight
	about   *model.Thing // of which it tells a change; nil: of none
	roll    bool
}

// For returns the line as a player reads it.
func (l *Line) For(viewer int32) string {
	if s, ok := l.Own[viewer]; ok {
		return s
	}
	return l.Public
}

// maxDepth is how far lines are indented at most.
const maxDepth = 12

// render writes lines, indented by depth. Lines that read alike are written once, with their
// number.
func render(out []Told, lines []Line, viewer int32) []Told {
	times := 1
	lines = readBy(lines, viewer)
	for i := range lines {
		l := &lines[i]
		if i+1 < len(lines) && joined(l, &lines[i+1], viewer) {
			times++
			continue
		}
		s := strings.Repeat("  ", min(l.Depth, maxDepth)) + l.For(viewer)
		if times > 1 {
			s += fmt.Sprintf(" (%d times)", times)
			times = 1
		}
		out = append(out, Told{s, l.Weight})
	}
	return out
}

// readBy keeps the lines that a viewer reads. A heading under which they read nothing would tell
// that something has happened there.
func readBy(lines []Line, viewer int32) []Line {
	var out []Line
	for i := len(lines) - 1; i >= 0; i-- {
		l := lines[i]
		if l.For(viewer) != "" && (!l.Head || len(out) > 0 && out[len(out)-1].Depth > l.Depth) {
			out = append(out, l)
		}
	}
	slices.Reverse(out)
	return out
}

// narrator is the observer that writes the log. Phases and the rules that events call up become
// headings, but only when something happens in them.
type narrator struct {
	s      *Session
	by     string  // who takes the next decision
	heads  []int32 // the frames in progress that get a heading
	told   int     // how many of their headings, from the outermost on, stand in the log
	lines  []Line
	untold int // events that were too many to tell
	fallen save.Fallen
	move   *moved
	fields changes
	shown  int32          // the piece that the last line tells of, if it moved where all see it
	board  map[int32]bool // the places on the board; nil: not asked for yet
}

// moved is a move that waits: whether the piece comes to lie face down shows only after the event.
type moved struct {
	e      machine.Event
	depth  int
	before map[int32]bool // who knew it before
}

func newNarrator(s *Session) *narrator { return &narrator{s: s, shown: model.None} }

// take gives what has happened since it was last called.
func (n *narrator) take(m *machine.M) position {
	n.settle(m)
	if n.untold > 0 { // nobody knows what players have seen in all that
		n.lines = append(n.lines, Line{Public: fmt.Sprintf("(%d more events)", n.untold), Reveals: true})
	}
	p := position{lines: n.lines, fallen: n.fallen, told: n.told, learned: n.fallen.Any()}
	for i := range p.lines {
		p.learned = p.learned || p.lines[i].Reveals
	}
	n.lines, n.untold, n.fallen, n.fields = nil, 0, save.Fallen{}, changes{}
	return p
}

// reset goes on from another position, in which so many headings have been told.
func (n *narrator) reset(m *machine.M, told int) {
	*n = narrator{s: n.s, heads: n.heads[:0], told: told, shown: model.None, board: n.board}
	for i := range m.F {
		if isHead(m.P.Procs[m.F[i].Proc]) {
			n.heads = append(n.heads, int32(i))
		}
	}
}

// watch is the observer.
func (n *narrator) watch(m *machine.M, e machine.Event) {
	n.settle(m)
	switch e.Kind {
	case machine.Entered:
		if isHead(e.Proc) {
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
			n.say(n.rolled(m, e, narrate.Line(m, e)+n.result(e)))
		}
	case machine.Advanced:
		if e.B != e.C {
			n.say(Line{Public: narrate.Line(m, e)})
		}
	case machine.Changed:
		if f := narrate.FieldOf(m.P.Game, e); n.fields.news(n.s, e) {
			if !n.s.look.Quiet[f] {
				n.about(m, e)
			}
			n.unsealed(m, e, f)
		}
	case machine.Flipped, machine.Marked:
		n.about(m, e)
	case machine.Revealed:
		if e.A != n.shown { // else the line before names it already
			n.say(Line{Public: narrate.Line(m, e), Reveals: true})
		}
	case machine.Disclosed:
		n.disclosed(m, e)
	default:
		if s := narrate.Line(m, e); s != "" {
			n.say(Line{Public: s, Weight: n.weigh(e, false)})
		}
	}
}

// settingUp reports whether the starting places and decks are being laid out: nobody wants to read
// that.
func (n *narrator) settingUp(m *machine.M) bool {
	return len(m.F) == 1 && m.P.Begin != nil && m.F[0].Proc == m.P.Begin.ID
}

// headed writes the headings that are due and returns the depth for a line inside them.
func (n *narrator) headed(m *machine.M) int {
	for ; n.told < len(n.heads); n.told++ {
		p := m.P.Procs[m.F[n.heads[n.told]].Proc]
		n.lines = append(n.lines, Line{Depth: n.told, Public: heading(p), Head: true, Weight: weighHead(p)})
	}
	return n.told
}

// isHead reports whether a procedure gets a heading: phases, and rules that an event has called up.
func isHead(p *machine.Proc) bool {
	return p.Rule != nil && (p.Phase || p.Rule.Binding != nil)
}

func heading(p *machine.Proc) string {
	return p.Name + model.Cite(p.Rule.Ref)
}

// say writes a line inside the headings that are due.
func (n *narrator) say(l Line) {
	n.shown = model.None
	l.Depth = n.headed(n.s.M)
	n.lines = append(n.lines, l)
}

// viewers returns everybody for whom the log is written: the players and a spectator.
func (n *narrator) viewers() []int32 {
	out := []int32{view.Spectator}
	for _, p := range n.s.P.Players {
		out = append(out, p.ID)
	}
	return out
}

// knowing lists who knows a piece that lies, or has just lain, in a place.
func (n *narrator) knowing(m *machine.M, piece, place int32) map[int32]bool {
	out := map[int32]bool{}
	for _, v := range n.viewers() {
		out[v] = view.SeesAt(m, v, piece, place, m.FaceDown(piece))
	}
	return out
}

// settle writes the move that waits.
func (n *narrator) settle(m *machine.M) {
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
	n.lines = append(n.lines, l)
}

// about writes a line about a thing, for those who see it: what changes about a piece is as hidden
// as the piece, and a secret only its owner reads.
func (n *narrator) about(m *machine.M, e machine.Event) {
	know := n.seeing(m, e.A)
	if f := narrate.FieldOf(m.P.Game, e); e.Kind == machine.Changed && f != nil {
		for v := range know {
			know[v] = know[v] && !view.Keeps(m, v, e.A, f)
		}
	}
	if anyOf(know) {
		l := n.worded(m, e, know)
		l.about = m.P.Game.Things[e.A]
		n.say(l)
	}
}

// seeing lists who sees a thing.
func (n *narrator) seeing(m *machine.M, thing int32) map[int32]bool {
	out := map[int32]bool{}
	for _, v := range n.viewers() {
		out[v] = thing < m.P.Ids.PieceLo || thing >= m.P.Ids.PieceHi || view.Sees(m, v, thing)
	}
	return out
}

// unsealed writes what was secret about a thing, now that a field says that it is so no more.
func (n *narrator) unsealed(m *machine.M, e machine.Event, by *model.Field) {
	if by == nil || !by.Seals || e.C != 0 {
		return
	}
	know := n.seeing(m, e.A)
	for _, f := range m.P.Game.Secrets {
		if f.Secret.While != by || e.A < f.Of.Lo || e.A >= f.Of.Hi || n.s.look.Quiet[f] || !anyOf(know) {
			continue
		}
		l := known(know, narrate.Told(m, e.A, f), "")
		l.Reveals = true
		n.say(l)
	}
}

// worded returns a line for those who know the piece that it is about. The others read that a back
// moves, and nothing else.
func (n *narrator) worded(m *machine.M, e machine.Event, know map[int32]bool) Line {
	open := narrate.Line(m, e)
	closed := ""
	if e.Kind == machine.Moved {
		closed = english.A(view.Family(m.P.Game, e.A).Title) + strings.TrimPrefix(open, m.P.Game.Things[e.A].Title)
	}
	return known(know, open, closed)
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
