package interp_test

import (
	"os"
	"testing"

	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/schema/load"
)

func BenchmarkOne(b *testing.B) {
	d := os.Getenv("GAME")
	g, f, _ := interp.Load(interp.Sources{Game: load.Source{FS: os.DirFS(d), Dir: ".", Name: d}})
	if g == nil {
		b.Fatal(f)
	}
	p, err := interp.Build(g, interp.Setup{})
	if err != nil {
		b.Fatal(err)
	}
	m := machine.New(p)
	rng, decisions, seed := uint64(1), 0, uint64(0)
	b.ReportAllocs()
	for b.Loop() {
		for m.Start(seed); m.Pending() != nil; decisions++ {
			rng = rng*6364136223846793005 + 1442695040888963407
			m.Choose(int((rng >> 33) % uint64(m.Options().Len())))
		}
		seed++
	}
	b.ReportMetric(b.Elapsed().Seconds()*1e9/float64(decisions), "ns/ply")
}
