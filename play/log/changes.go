package log

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// news reports whether a field has another value than before, since events tell only what fields
// are: one that is set to what it was is no news.
func (n *Narrator) news(e machine.Event) bool {
	slot, ok := slotOf(n.M.P, e.A, e.Name)
	if !ok {
		return true
	}
	old, ok := n.was[slot]
	if !ok {
		old = n.slots[slot]
	}
	if n.was == nil {
		n.was = map[int32]int32{}
	}
	n.was[slot] = e.C
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
