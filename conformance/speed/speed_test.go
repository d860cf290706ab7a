package speed

import (
	"testing"

	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/sim"
	"sandtable/schema/model"
)

// The benchmarks below measure every game that the project ships: how long it takes to load and to
// compile, to clone a state, to list what is legal, to go on, and to play at random with the whole
// list of options made at every decision.

func eachGame(b *testing.B, f func(b *testing.B, g *model.Game)) {
	for _, from := range games(b) {
		b.Run(from.ID, func(b *testing.B) {
			g := load(b, from)
			b.ReportAllocs()
			f(b, g)
		})
	}
}

// begun is a game at its first decision; a game that asks nothing has none and is left out.
func begun(b *testing.B, g *model.Game) *machine.M {
	m := machine.New(build(b, g))
	m.Start(1)
	if m.Pending() == nil {
		b.Skip("this game asks for no decision")
	}
	return m
}

func BenchmarkLoad(b *testing.B) {
	for _, from := range games(b) {
		b.Run(from.ID, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				load(b, from)
			}
		})
	}
}

func BenchmarkCompile(b *testing.B) {
	eachGame(b, func(b *testing.B, g *model.Game) {
		for b.Loop() {
			if _, err := interp.Build(g, interp.Setup{}); err != nil {
				b.Fatal(err)
			}
		}
	})
}

func BenchmarkClone(b *testing.B) {
	eachGame(b, func(b *testing.B, g *model.Game) {
		m := begun(b, g)
		var s machine.State
		for b.Loop() {
			m.State.CopyTo(&s)
		}
	})
}

// BenchmarkOptions restores a state at a decision, which lists its options anew.
func BenchmarkOptions(b *testing.B) {
	eachGame(b, func(b *testing.B, g *model.Game) {
		m := begun(b, g)
		s := m.State.Clone()
		n := 0
		for b.Loop() {
			m.Restore(s)
			n += m.Options().Len()
		}
		b.ReportMetric(float64(n)/float64(b.N), "options")
	})
}

// BenchmarkApply takes one option and runs on to the next decision, whose options are listed.
func BenchmarkApply(b *testing.B) {
	eachGame(b, func(b *testing.B, g *model.Game) {
		m := begun(b, g)
		s := m.State.Clone()
		i := 0
		for b.Loop() {
			m.Restore(s)
			m.Choose(i % m.Options().Len())
			i++
		}
	})
}

// BenchmarkPlayout plays whole games at random.
func BenchmarkPlayout(b *testing.B) {
	eachGame(b, func(b *testing.B, g *model.Game) {
		m, random := machine.New(build(b, g)), sim.NewRandom(1)
		var tally sim.Tally
		for b.Loop() {
			sim.Playouts(m, 1, 1, &random, budget(m.P), &tally)
		}
		s := b.Elapsed().Seconds()
		b.ReportMetric(float64(tally.Plies)/s, "plies/s")
		b.ReportMetric(float64(tally.Playouts)/s, "playouts/s")
		if tally.Unfinished > 0 {
			b.Logf("%d of %d games did not finish", tally.Unfinished, tally.Playouts)
		}
	})
}
