package session

import (
	"slices"
	"strings"

	"sandtable/interp/machine"
	"sandtable/interp/scene"
	"sandtable/schema/model"
)

// Weight says how much a line of the log matters to who reads only a part of it.
type Weight int8

// The weights.
const (
	Light Weight = iota - 1 // shuffles, moves between piles that show nothing new, names of rules
	Usual
	Heavy // a piece leaves the board, and why; what a roll needs and whether it is reached; how the game ends
)

// Told is a line of the log as somebody reads it.
type Told struct {
	Text   string
	Weight Weight
}

// Texts returns what lines say.
func Texts(list []Told) []string {
	var out []string
	for _, l := range list {
		out = append(out, l.Text)
	}
	return out
}

// Weightiest keeps as many lines as fit, the light ones going first and the old ones before the new
// ones. They stay in their order. If some fit, fewer must fit too.
func Weightiest(list []Told, fits func([]Told) bool) []Told {
	if fits(list) {
		return list
	}
	order := make([]int, len(list)) // the weightiest first, of them the newest
	for i := range order {
		order[i] = len(list) - 1 - i
	}
	slices.SortStableFunc(order, func(a, b int) int { return int(list[b].Weight) - int(list[a].Weight) })
	keep := func(n int) []Told {
		of := slices.Sorted(slices.Values(order[:n]))
		out := make([]Told, n)
		for i, at := range of {
			out[i] = list[at]
		}
		return out
	}
	low, high := 0, len(list) // so many fit; so many do not
	for low+1 < high {
		if n := (low + high) / 2; fits(keep(n)) {
			low = n
		} else {
			high = n
		}
	}
	return keep(low)
}

// weighHead returns what a heading weighs: a phase is news, a rule is named for those who look it
// up.
func weighHead(p *machine.Proc) Weight {
	if p.Phase {
		return Usual
	}
	return Light
}

// weigh returns what an event weighs that has a line.
func (n *narrator) weigh(e machine.Event, reveals bool) Weight {
	switch e.Kind {
	case machine.Shuffled:
		return Light
	case machine.Ended, machine.Said:
		return Heavy
	case machine.Moved:
		if n.board == nil {
			n.board = scene.OnBoard(n.s.P.Game, n.s.look)
		}
		from, to := n.board[e.B], n.board[e.C]
		switch {
		case from && !to:
			return Heavy
		case !from && !to && !reveals:
			return Light
		}
	}
	return Usual
}

// caused gives what tells why a piece leaves the board the weight of the loss: the last roll, and
// what last changed about the piece. Where nothing of the kind was told, it is the rule that took it.
func (n *narrator) caused(lost *model.Thing, depth int) {
	told, rolled := false, false
	for i := len(n.lines) - 1; i >= 0 && !(told && rolled); i-- {
		switch l := &n.lines[i]; {
		case l.roll && !rolled:
			l.Weight, rolled = Heavy, true
		case l.about == lost && !told:
			l.Weight, told = Heavy, true
		}
	}
	for i := len(n.lines) - 1; i >= 0 && !told && !rolled; i-- {
		if l := &n.lines[i]; l.Head && l.Depth < depth {
			l.Weight = Heavy
			return
		}
	}
}

// joined reports whether a line reads as the next one does, at the same depth, so that both are
// written as one. Decisions are not.
func joined(l, next *Line, viewer int32) bool {
	return !l.Head && next.Depth == l.Depth && next.For(viewer) == l.For(viewer) && !strings.HasPrefix(l.Public, "> ")
}
