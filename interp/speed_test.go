package interp_test

import (
	"os"
	"testing"

	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/schema/load"
	"sandtable/schema/model"
)

// The benchmarks measure a real game: how long it takes to load and compile, to clone a state, to list what is legal, to go on, and to
// play at random with the whole list of legal options made at every decision.

const measured = "../content/lanzerath"

func source() interp.Sources {
	return interp.Sources{Game: load.Source{FS: os.DirFS(measured), Dir: ".", Name: measured}}
}

func loaded(b testing.TB) *model.Game {
	b.Helper()
	g, found, _ := interp.Load(source())
	if g == nil {
		b.Fatalf("the content does not load: %v", found[0])
	}
	return g
}

func program(b testing.TB) *machine.Program {
	b.Helper()
	p, err := interp.Build(loaded(b), interp.Setup{})
	if err != nil {
		b.Fatal(err)
	}
	return p
}

func BenchmarkLoad(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		loaded(b)
	}
}

func BenchmarkCompile(b *testing.B) {
	g := loaded(b)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := interp.Build(g, interp.Setup{}); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkClone(b *testing.B) {
	m := machine.New(program(b))
	m.Start(1)
	var s machine.State
	b.ReportAllocs()
	for b.Loop() {
		m.State.CopyTo(&s)
	}
}

// BenchmarkOptions restores a state at a decision, which lists its options anew.
func BenchmarkOptions(b *testing.B) {
	m := machine.New(program(b))
	m.Start(1)
	s := m.State.Clone()
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		m.Restore(s)
		n += m.Options().Len()
	}
	b.ReportMetric(float64(n)/float64(b.N), "options")
}

// BenchmarkApply takes one option and runs on to the next decision, whose options are listed.
func BenchmarkApply(b *testing.B) {
	m := machine.New(program(b))
	m.Start(1)
	s := m.State.Clone()
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		m.Restore(s)
		m.Choose(i % m.Options().Len())
		i++
	}
}

func BenchmarkRandomGame(b *testing.B) {
	m := machine.New(program(b))
	b.ReportAllocs()
	rng, decisions, seed := uint64(1), 0, uint64(0)
	for b.Loop() {
		for m.Start(seed); m.Pending() != nil; decisions++ {
			rng = rng*6364136223846793005 + 1442695040888963407
			m.Choose(int((rng >> 33) % uint64(m.Options().Len())))
		}
		seed++
	}
	b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
}
