package programs

import (
	"encoding/binary"
	"hash/fnv"
	"math/rand/v2"
)

// decisions are what a program is derived from: bytes, and after their end the numbers that follow
// from all of them. So a few bytes are a whole game, and a fuzzer wastes no time on cutting long
// inputs down.
type decisions struct {
	bytes []byte
	at    int
	rest  *rand.Rand // nil: there is nothing to derive from, and every decision is the first one
}

func decided(bytes []byte) *decisions {
	d := &decisions{bytes: bytes}
	if len(bytes) > 0 {
		h := fnv.New64a()
		h.Write(bytes)
		d.rest = rand.New(rand.NewPCG(h.Sum64(), 29))
	}
	return d
}

// random is what a program is derived from by a seed.
func random(seed uint64) []byte { return binary.LittleEndian.AppendUint64(nil, seed) }

// n is a number below most.
func (d *decisions) n(most int) int {
	if d.at < len(d.bytes) {
		d.at++
		return int(d.bytes[d.at-1]) % most
	}
	if d.rest == nil {
		return 0
	}
	return d.rest.IntN(most)
}

// chance is true in so many of a hundred cases.
func (d *decisions) chance(percent int) bool { return d.n(100) >= 100-percent }

// one is one of several texts.
func (d *decisions) one(of ...string) string { return of[d.n(len(of))] }
