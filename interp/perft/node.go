package perft

import (
	"fmt"

	"sandtable/interp/machine"
)

// node is one position of a sequence, and the dice that have fallen on the way to it.
type node struct {
	m    *machine.M
	dice dice
	from int // how many had fallen at the decision before
}

func newNode(p *machine.Program, r Rules) *node {
	n := &node{m: machine.New(p), dice: dice{rolls: r.Rolls}}
	n.m.Chance = &n.dice
	// A set is chosen in one way, whatever the order.
	n.m.Ordered = func(*machine.M, *machine.Ask) bool { return true }
	n.m.PayFrom(r.Purse)
	return n
}

// fork makes n the position after an option of up.
func (n *node) fork(up *node, i int) {
	n.from, n.dice.next = up.dice.next, up.dice.next
	n.m.Fork(up.m, i)
}

// trouble is why nothing can be counted from here; nil if all is well.
func (n *node) trouble(r Rules) *Error {
	switch m := n.m; {
	case n.dice.wrong != "":
		return &Error{Message: n.dice.wrong}
	case m.Err != nil:
		return &Error{Message: m.Err.Error()}
	case !r.Seeded && int(m.State.Throw) > n.dice.next-n.from:
		// No roll and no seed would help, unless the game does not come there.
		if a := asksPoints(m.P); a != nil && r.Depth > 1 {
			return &Error{Message: fmt.Sprintf("%q asks for a point of an area: too many to count", a.Title)}
		}
		return &Error{Chance: true, Message: "the game rolls dice, or draws or shuffles cards, and no rolls are given"}
	case m.AsksPoint():
		return &Error{Message: fmt.Sprintf("%q asks for a point of an area: too many to count", m.Pending().Title)}
	case m.Pending() != nil && m.Options().Len() == 0:
		return &Error{Message: fmt.Sprintf("%q has no option: the game is stuck", m.Pending().Title)}
	}
	return nil
}

// asksPoints is a decision of the game that asks for a point, if there is one.
func asksPoints(p *machine.Program) *machine.Ask {
	for _, proc := range p.Procs {
		for i := range proc.Code {
			if a := proc.Code[i].Ask; a != nil && a.Open {
				return a
			}
		}
	}
	return nil
}

// dice are the rolls of a sequence, in order.
type dice struct {
	rolls []int32
	next  int
	wrong string
}

// Throw is the next roll, if one is left.
func (d *dice) Throw(name string, sides int32) (int32, bool) {
	if d.next >= len(d.rolls) {
		return 0, false
	}
	v := d.rolls[d.next]
	d.next++
	if v < 1 || v > sides {
		d.wrong = fmt.Sprintf("roll %d is given as %d, but %s rolls a d%d", d.next, v, name, sides)
		return 1, true
	}
	return v, true
}
