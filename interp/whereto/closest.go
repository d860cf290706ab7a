package whereto

import (
	"math/bits"

	"sandtable/schema/model"
)

// Closest returns the point of an area that is nearest to x, y; of equal ones the first by row. It
// looks at few points: rows outward from y, and in each the nearest on both sides. ok is false if
// the area is empty.
func Closest(s *model.Surface, area []uint64, x, y int32) (p int32, ok bool) {
	best := int64(1) << 62
	look := func(row int32) {
		if row < 0 || row > s.Depth {
			return
		}
		lo := row * s.Row()
		for _, q := range [2]int32{before(area, lo, lo+x), after(area, lo+x, lo+s.Row())} {
			if q < 0 {
				continue
			}
			if d := square(q-lo-x, row-y); d < best || d == best && q < p {
				p, best, ok = q, d, true
			}
		}
	}
	for off := int32(0); off <= s.Depth && int64(off)*int64(off) <= best; off++ {
		look(y - off)
		look(y + off)
	}
	return p, ok
}

// before is the last point of an area from lo up to p; -1 if there is none.
func before(area []uint64, lo, p int32) int32 {
	i := p >> 6
	w := area[i] << (63 - uint(p)&63) >> (63 - uint(p)&63)
	for w == 0 {
		if i--; i < lo>>6 {
			return -1
		}
		w = area[i]
	}
	if q := i<<6 + 63 - int32(bits.LeadingZeros64(w)); q >= lo {
		return q
	}
	return -1
}

// after is the first point of an area from p up to hi, without hi; -1 if there is none.
func after(area []uint64, p, hi int32) int32 {
	i := p >> 6
	w := area[i] >> (uint(p) & 63) << (uint(p) & 63)
	for w == 0 {
		if i++; i > (hi-1)>>6 {
			return -1
		}
		w = area[i]
	}
	if q := i<<6 + int32(bits.TrailingZeros64(w)); q < hi {
		return q
	}
	return -1
}
