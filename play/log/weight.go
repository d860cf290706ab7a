package log

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// weighHead returns what a heading weighs: a phase is news, a rule is named for those who look it
// up.
func weighHead(p *machine.Proc) Weight {
	if p.Phase {
		return Usual
	}
	return Light
}

// weigh returns what an event weighs that has a line.
func (n *Narrator) weigh(e machine.Event, reveals bool) Weight {
	switch e.Kind {
	case machine.Shuffled:
		return Light
	case machine.Ended, machine.Said:
		return Heavy
	case machine.Moved:
		from, to := n.onBoard(e.B), n.onBoard(e.C)
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
// what last changed about the piece. Where nothing of the kind was told, it is the rule that took
// it.
func (n *Narrator) caused(lost *model.Thing, depth int) {
	told, rolled := false, false
	for i := len(n.Lines) - 1; i >= 0 && !(told && rolled); i-- {
		switch l := &n.Lines[i]; {
		case l.roll && !rolled:
			l.Weight, rolled = Heavy, true
		case l.about == lost && !told:
			l.Weight, told = Heavy, true
		}
	}
	for i := len(n.Lines) - 1; i >= 0 && !told && !rolled; i-- {
		if l := &n.Lines[i]; l.Head && l.Depth < depth {
			l.Weight = Heavy
			return
		}
	}
}
