package eval

import (
	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// Play evaluates a game from its beginning to its end, or until an answer is none of the options. It
// is the meaning of the rules: a game that is played goes the same way.
func Play(m *machine.M, g *ir.Game, seed uint64, asks func(d *Decision) Answer) {
	m.Reset(seed)
	m.Try(func() {
		r := New(m)
		r.asks, r.anytime = asks, g.Anytime
		defer func() {
			if p := recover(); p != nil && p != (halted{}) {
				panic(p)
			}
		}()
		r.opened(g.Begin, nil, func() { r.begin(started(g.Begin)) })
	})
}
