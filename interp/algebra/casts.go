package algebra

import (
	"math/bits"
	"slices"

	"sandtable/interp/machine"
)

// Rays from one space: `[for d in ways : ray(here, d, empty)]`, `[for d in ways : past(here, d,
// empty)]`, both perhaps filtered by `if contains(ours, past(here, d, empty))`. Each case is a ray
// in a constant direction through one set, or the end of that ray, perhaps only if it ends at a
// space of another set. Rays are constant tables, so a case takes a few operations on words.
//
// The inverse is computed for all spaces at once: from which of them does a ray end in a set?

// Cast is one case.
type Cast struct {
	Ends bool  // only rays that end in a set count
	Past bool  // the space where the ray ends, instead of the ray
	Lo   int32 // the first space
	RayTable
}

// CastWord casts rays on maps whose spaces fit into one word. It is not inlined, nor are the two
// below: in another package Go would not inline what their closures call, which takes a tenth of
// Othello.
//
//go:noinline
func CastWord(k Cast, from machine.Num, through, ends func(m *machine.M) uint64, ups, downs [][]uint64) func(m *machine.M) uint64 {
	lo, n := k.Lo, uint32(len(ups))
	downs = downs[:n]
	switch {
	case k.Past:
		return func(m *machine.M) uint64 {
			if i := uint32(from(m) - lo); i < n {
				return stopsOf(ups[i], downs[i], through(m)) & ends(m)
			}
			return 0
		}
	case !k.Ends:
		return func(m *machine.M) uint64 {
			if i := uint32(from(m) - lo); i < n {
				return reaching(ups[i], downs[i], through(m))
			}
			return 0
		}
	}
	return func(m *machine.M) uint64 {
		if i := uint32(from(m) - lo); i < n {
			return catching(ups[i], downs[i], through(m), ends(m))
		}
		return 0
	}
}

// CastWords casts rays on maps whose spaces take several words.
//
//go:noinline
func CastWords(k Cast, from machine.Num, through, ends machine.Set, ups, downs [][]uint64, words int32) machine.Set {
	lo, n, any := k.Lo, uint32(len(ups)), !k.Ends
	return func(m *machine.M, dst []uint64) {
		clear(dst)
		i := uint32(from(m) - lo)
		if i >= n {
			return
		}
		mark := m.Mark()
		in, at := m.Words(words), m.Words(words)
		through(m, in)
		ends(m, at)
		for rays := ups[i]; len(rays) > 0; rays = rays[words:] {
			if j, stop := firstStop(rays[:words], in); k.Past {
				lay(dst, at, j, stop)
			} else if any || j < words && stop&at[j] != 0 {
				for w := range min(j, words) {
					dst[w] |= rays[w]
				}
				if j < words {
					dst[j] |= rays[j] & (stop - 1)
				}
			}
		}
		for rays := downs[i]; len(rays) > 0; rays = rays[words:] {
			if j, stop := lastStop(rays[:words], in); k.Past {
				lay(dst, at, j, stop)
			} else if any || j >= 0 && stop&at[j] != 0 {
				for w := j + 1; w < words; w++ {
					dst[w] |= rays[w]
				}
				if j >= 0 {
					dst[j] |= rays[j] &^ (stop<<1 - 1)
				}
			}
		}
		m.Release(mark)
	}
}

// lay adds the space where a ray ends, if there is one and it counts.
func lay(dst, counts []uint64, j int32, stop uint64) {
	if j >= 0 && int(j) < len(dst) {
		dst[j] |= stop & counts[j]
	}
}

// firstStop returns the first space of a ray that is not in a set: its word, past the last one if
// there is none, and its bit.
func firstStop(ray, set []uint64) (j int32, stop uint64) {
	for i, x := range ray {
		if stops := x &^ set[i]; stops != 0 {
			return int32(i), stops & -stops
		}
	}
	return int32(len(ray)), 0
}

// lastStop returns the last space of a ray that is not in a set: its word, -1 if there is none, and
// its bit.
func lastStop(ray, set []uint64) (j int32, stop uint64) {
	for i := len(ray) - 1; i >= 0; i-- {
		if stops := ray[i] &^ set[i]; stops != 0 {
			return int32(i), 1 << uint(63-bits.LeadingZeros64(stops))
		}
	}
	return -1, 0
}

// Pointing lists, for each space, the rays with ascending or descending ids, each of a number of
// words.
func Pointing(all []Cast, words int32, up bool) [][]uint64 {
	out := make([][]uint64, int32(len(all[0].Rows))/words)
	for _, k := range all {
		if k.Up != up {
			continue
		}
		for i := range out {
			if ray := k.Rows[int32(i)*words : int32(i+1)*words]; slices.ContainsFunc(ray, func(x uint64) bool { return x != 0 }) {
				out[i] = append(out[i], ray...)
			}
		}
	}
	return out
}

// stopsOf returns where rays through a set end: for each, the nearest space that is not in the set.
func stopsOf(up, down []uint64, set uint64) (out uint64) {
	for _, ray := range up {
		stops := ray &^ set
		out |= stops & -stops
	}
	for _, ray := range down {
		if stops := ray &^ set; stops != 0 {
			out |= 1 << uint(63-bits.LeadingZeros64(stops))
		}
	}
	return out
}

// reaching returns the rays through a set: of each, the spaces before the nearest one not in the
// set.
func reaching(up, down []uint64, set uint64) (out uint64) {
	for _, ray := range up {
		out |= upTo(ray, set)
	}
	for _, ray := range down {
		out |= downTo(ray, set)
	}
	return out
}

// catching returns the rays through a set that end in another set.
func catching(up, down []uint64, set, ends uint64) (out uint64) {
	for _, ray := range up {
		stops := ray &^ set
		if stop := stops & -stops; stop&ends != 0 {
			out |= ray & (stop - 1)
		}
	}
	for _, ray := range down {
		if stops := ray &^ set; stops != 0 {
			if stop := uint64(1) << uint(63-bits.LeadingZeros64(stops)); stop&ends != 0 {
				out |= ray &^ (stop<<1 - 1)
			}
		}
	}
	return out
}

// Step is one direction, for all spaces at once: how ids change along it, and which spaces have a
// neighbor in it.
type Step struct {
	Delta int32
	Has   uint64
}

// CaughtBy emits the spaces from which a ray in one of some directions, through a set, ends in
// another set.
//
//go:noinline
func CaughtBy(steps []Step, set, target func(m *machine.M) uint64) func(m *machine.M) uint64 {
	return func(m *machine.M) (from uint64) {
		in := set(m)
		at := target(m) &^ in
		for i := range steps {
			s := &steps[i]
			caught := shifted(at, s.Delta, s.Has) & in
			for next := caught; next != 0; caught |= next {
				next = shifted(next, s.Delta, s.Has) & in
			}
			from |= shifted(caught, s.Delta, s.Has)
		}
		return from
	}
}
