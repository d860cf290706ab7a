package programs

import "math/rand/v2"

// decisions are what a program is derived from.
type decisions struct {
	bytes []byte
	at    int
}

// random is as many decisions as a large program takes, from a seed.
func random(seed uint64) []byte {
	r := rand.New(rand.NewPCG(seed, 29))
	out := make([]byte, 6000)
	for i := range out {
		out[i] = byte(r.Uint32())
	}
	return out
}

// n is a number below most: zero where the bytes have ended.
func (d *decisions) n(most int) int {
	if d.at >= len(d.bytes) {
		return 0
	}
	d.at++
	return int(d.bytes[d.at-1]) % most
}

// chance is true in so many of a hundred cases, and never where the bytes have ended.
func (d *decisions) chance(percent int) bool { return d.n(100) >= 100-percent }

// one is one of several texts.
func (d *decisions) one(of ...string) string { return of[d.n(len(of))] }
