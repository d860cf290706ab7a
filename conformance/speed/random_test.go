package speed

import "math/bits"

// random is a generator of 64 bits of state (wyrand), the same for all programs written by hand.
type random uint64

// below is a number below n, each as likely as the others.
func (r *random) below(n int) int {
	*r += 0xa0761d6478bd642f
	hi, lo := bits.Mul64(uint64(*r), uint64(*r)^0xe7037ed1a0b428db)
	hi, _ = bits.Mul64(hi^lo, uint64(n))
	return int(hi)
}
