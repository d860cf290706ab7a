package chance_test

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"sandtable/interp/chance"
	"sandtable/interp/machine"
)

// TestOdometer: chance that asks for more after one answer than after another is enumerated once in
// every way.
func TestOdometer(t *testing.T) {
	w := &chance.Ways{}
	sum, seen := new(big.Rat), 0
	for {
		if w.Random(3) == 0 {
			w.Random(4)
		} else {
			w.Random(2)
			w.Random(1)
		}
		sum.Add(sum, w.P())
		seen++
		if !w.Next() {
			break
		}
	}
	if seen != 8 || sum.Cmp(big.NewRat(1, 1)) != 0 {
		t.Errorf("%d ways with probabilities that add up to %s", seen, sum.RatString())
	}
}

// figure is what a reading reads of some faces.
func figure(p *machine.Pool, faces []int32) string {
	sum, reach := int32(0), make([]int, len(p.Marks))
	for _, f := range faces {
		sum += f
		for i, m := range p.Marks {
			if int64(f) >= m {
				reach[i]++
			}
		}
	}
	sorted := slices.Sorted(slices.Values(faces))
	out := ""
	for _, r := range []struct {
		read machine.Reading
		is   any
	}{{machine.ReadFaces, sorted}, {machine.ReadHighest, slices.Max(faces)}, {machine.ReadLowest, slices.Min(faces)}, {machine.ReadSum, sum}, {machine.ReadMarks, reach}} {
		if p.Read&r.read != 0 {
			out += fmt.Sprint(r.is, " ")
		}
	}
	return out
}

// distribution enumerates a pool: the probability of each figure.
func distribution(p *machine.Pool, w ways) (map[string]*big.Rat, int) {
	out := map[string]*big.Rat{}
	faces := make([]int32, p.N)
	for n := 1; ; n++ {
		w.Pool(p, faces)
		is := figure(p, faces)
		if out[is] == nil {
			out[is] = new(big.Rat)
		}
		out[is].Add(out[is], w.P())
		if !w.Next() {
			return out, n
		}
	}
}

// TestReadings: every reading of a pool has the same distribution, enumerated by what is read and
// by sequences.
func TestReadings(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 11))
	for range 400 {
		p := &machine.Pool{N: 1 + rng.Int32N(5), Sides: 2 + rng.Int32N(5), Read: machine.Reading(rng.IntN(int(machine.ReadMarks)*2)) &^ machine.ReadOrder}
		if p.Read&machine.ReadMarks != 0 {
			for range 1 + rng.IntN(3) {
				p.Marks = append(p.Marks, rng.Int64N(9)-1)
			}
		}
		want, all := distribution(p, &sequences{})
		got, n := distribution(p, &chance.Ways{})
		if n > all || len(got) != len(want) {
			t.Fatalf("%+v: %d figures in %d ways, %d in %d sequences", p, len(got), n, len(want), all)
		}
		for is, q := range want {
			if got[is] == nil || got[is].Cmp(q) != 0 {
				t.Fatalf("%+v: %s has the probability %v, not %v", p, is, got[is], q)
			}
		}
	}
}

// TestElevenDice: how many ways eleven dice have, by what is read of them.
func TestElevenDice(t *testing.T) {
	for _, c := range []struct {
		read machine.Reading
		n    int
	}{{machine.ReadFaces, 4368}, {machine.ReadHighest, 6}, {machine.ReadLowest, 6}, {machine.ReadSum, 56}, {machine.ReadMarks, 12}, {machine.ReadHighest | machine.ReadSum, 4368}, {0, 1}} {
		p := &machine.Pool{N: 11, Sides: 6, Read: c.read, Marks: []int64{5}}
		got, n := distribution(p, &chance.Ways{})
		sum := new(big.Rat)
		for _, q := range got {
			sum.Add(sum, q)
		}
		if n != c.n || sum.Cmp(big.NewRat(1, 1)) != 0 {
			t.Errorf("read as %b: %d ways, not %d, with probabilities that add up to %s", c.read, n, c.n, sum.RatString())
		}
	}
}

func BenchmarkElevenDice(b *testing.B) {
	for _, c := range []struct {
		name string
		read machine.Reading
	}{{"faces", machine.ReadFaces}, {"highest", machine.ReadHighest}, {"sum", machine.ReadSum}, {"at_least", machine.ReadMarks}} {
		b.Run(c.name, func(b *testing.B) {
			p := &machine.Pool{N: 11, Sides: 6, Read: c.read, Marks: []int64{5}}
			faces := make([]int32, p.N)
			for b.Loop() {
				w := &chance.Ways{}
				for again := true; again; again = w.Next() {
					w.Pool(p, faces)
					w.P()
				}
			}
		})
	}
}
