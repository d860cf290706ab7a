package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// WinnerResults returns the result of each player's victory, and that of a draw.
func (c *C) WinnerResults() (wins map[int32]int32, draw int32) {
	wins = map[int32]int32{}
	byName := map[string]int32{}
	for _, t := range c.Game.Things {
		if t != nil && t.Kind.IsA(c.kinds["result"]) {
			byName[t.Name] = t.ID
		}
	}
	for _, t := range c.Game.Things {
		if t != nil && t.Kind.IsA(c.kinds["player"]) {
			wins[t.ID] = byName[t.Name+"_wins"]
		}
	}
	return wins, byName["draw"]
}

// WonBy compiles the result of a victory that a set of players share.
func (b *Builder) WonBy(result machine.Num, winners model.Expr) machine.Num {
	w := WindowOf(winners.Type())
	set, things := b.Set(winners, w), b.Game.Things
	return func(m *machine.M) int32 {
		id := result(m)
		if id < 0 {
			return id
		}
		t := things[id]
		mark := m.Mark()
		bits := m.Words(w.N)
		set(m, bits)
		index := 0
		for p := nextIn(bits, w, model.None); p != model.None; p = nextIn(bits, w, p) {
			k := 0
			for k < len(t.Winners) && t.Winners[k].ID != p {
				k++
			}
			if k == len(t.Winners) {
				m.Fail("run/winners", "%q cannot win the result %q", things[p].Title, t.Title)
			}
			index |= 1 << k
		}
		m.Release(mark)
		if index == 0 {
			return t.ID
		}
		return t.WonBy[index].ID
	}
}
