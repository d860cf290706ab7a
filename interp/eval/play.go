package eval

import (
	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// Play evaluates a game from its beginning to its end, or until an answer is none of the options.
// It is the meaning of the rules: a game that is played goes the same way.
func Play(m *machine.M, g *ir.Game, seed uint64, asks func(d *Decision) int) {
	m.Reset(seed)
	Carry(m, g, g.Begin, nil, asks)
}

// Carry carries out a procedure of a game with arguments, where nothing is in progress.
func Carry(m *machine.M, g *ir.Game, p *ir.Proc, args []ir.Val, asks func(d *Decision) int) {
	m.Try(func() {
		r := New(m)
		r.asks, r.anytime = asks, g.Anytime
		defer func() {
			if p := recover(); p != nil && p != (halted{}) {
				panic(p)
			}
		}()
		r.opened(p, func(l, b int32) {
			for i, v := range p.Params {
				r.Give(v, args[i], l, b)
			}
		}, func() { r.begin(started(p)) })
	})
}
