package compile

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// The conditions of an action: requirements of its menu, prohibitions.

// check is one condition with its reason.
type check struct {
	holds   machine.Num
	label   string
	ref     string
	at      hcl.Range
	cost    int32 // steps to evaluate it
	against bool  // the reason says what stands against it
}

// costOf returns the cost of evaluating conditions, in steps.
func costOf(cs []check) (n int) {
	for i := range cs {
		n += int(cs[i].cost)
	}
	return n
}

// menuChecks compiles what a menu requires of an action: all but what the action waives.
func (c *C) menuChecks(a *model.Action) []check {
	var out []check
	for _, r := range a.Menu.Requires {
		if !slices.Contains(a.Waived, r.Label) {
			out = append(out, check{c.byThing(r.Args["that"], c.Num(r.Args["that"])), r.Label, a.Menu.Ref, r.Range, c.workOfStmt(r), false})
		}
	}
	for _, f := range c.Game.Forbids {
		if f.Menu == a.Menu && c.chosen(f.Extent) {
			out = append(out, c.forbid(f))
		}
	}
	return out
}

// readyActors compiles the actors who pass what the menu requires. All actions of the menu that
// waive the same share one list, which is made once while options are listed.
func (c *C) readyActors(x *act) machine.List {
	key := c.ask(x.model)
	if f := c.ready[key]; f != nil {
		return f
	}
	actors, slot, checks, work := x.actors, x.actor.I, x.shared, 1+costOf(x.shared)
	id := c.listMemos
	c.listMemos++
	list := func(m *machine.M) []int32 {
		all := actors(m)
		m.Spend(len(all) * work)
		start := m.ListStart()
		for _, v := range all {
			m.SetInt(slot, v)
			inner := m.ListStart()
			ok := allHold(m, checks)
			m.ListDrop(inner)
			if ok {
				m.Push(v)
			}
		}
		return m.ListFrom(start)
	}
	f := func(m *machine.M) []int32 { return m.RememberList(id, list) }
	c.ready[key] = f
	return f
}

// readyKey identifies the conditions on the actors of a menu. Actions with the same conditions
// share one list.
type readyKey struct {
	menu   *model.Menu
	waived string
	act    *model.Action // if a requirement reads which action it is
}

func (c *C) ask(a *model.Action) readyKey {
	k := readyKey{menu: a.Menu, waived: strings.Join(a.Waived, "|")}
	if a.Menu.ActVar != nil {
		k.act = a
	}
	return k
}

// forbid compiles a prohibition as a condition: that it is not in force.
func (c *C) forbid(f *model.Forbid) check {
	var g machine.Num
	c.apart(func() { g = c.guard(f.Extent, f.Self, c.optional(f.When)) })
	label := f.Because
	if label == "" {
		label = "it is forbidden"
	}
	return check{func(m *machine.M) int32 { return 1 - g(m) }, label, f.Ref, f.Range, c.weigh(f.When), true}
}

func (c *C) optional(e model.Expr) machine.Num {
	if e == nil {
		return nil
	}
	return c.Num(e)
}

// fails returns why a condition does not hold; nil if it does.
func (k *check) fails(m *machine.M) *machine.Refusal {
	if k.holds(m) != 0 {
		return nil
	}
	return &machine.Refusal{Label: k.label, Ref: k.ref, At: k.at, Against: k.against}
}
