package session

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// changes remembers what fields were, since events tell only what they are: a field that is set to
// what it was is no news.
type changes struct {
	was map[int32]int32 // by slot, since the last decision
}

// news reports whether a field has another value than before.
func (c *changes) news(s *Session, e machine.Event) bool {
	slot, ok := slotOf(s.P, e.A, e.Name)
	if !ok {
		return true
	}
	old, ok := c.was[slot]
	if !ok {
		old = s.slots[slot]
	}
	if c.was == nil {
		c.was = map[int32]int32{}
	}
	c.was[slot] = e.C
	return old != e.C
}

// slotOf returns where a field of a thing lies in the state.
func slotOf(p *machine.Program, thing int32, field string) (int32, bool) {
	for k := p.Game.Things[thing].Kind; k != nil; k = k.Parent {
		for _, f := range k.Fields {
			if f.Name == field && f.Storage == model.State {
				return p.Ids.Field[f] + thing - k.Lo, true
			}
		}
	}
	return 0, false
}
