package compile

import (
	"math/bits"

	"sandtable/interp/ir"
)

// Lines: `any([for d in ways : d if count(ray(here, d, own)) + count(ray(here, opposite(d), own))
// >= 3])`. Each part adds up the lengths of rays in constant directions from one space through one
// set, and compares the sum with a constant. The spaces of the rays are known at compile time; a
// line of which the set holds too few spaces, adjacent or not, is dismissed by counting bits.

// line is one part, from one space.
type line struct {
	whole    uint64 // all spaces of its rays
	up, down uint64 // a ray with ascending ids, and one with descending ids; 0: none
	more     []ray
}

// ray is the spaces of a ray. up reports whether their ids ascend.
type ray struct {
	spaces uint64
	up     bool
}

// add adds a ray to the line.
func (l *line) add(r ray) {
	l.whole |= r.spaces
	switch {
	case r.spaces == 0:
	case r.up && l.up == 0:
		l.up = r.spaces
	case !r.up && l.down == 0:
		l.down = r.spaces
	default:
		l.more = append(l.more, r)
	}
}

// within adds up how far the line's rays go through a set.
func (l *line) within(set uint64) int {
	far := bits.OnesCount64(upTo(l.up, set)) + bits.OnesCount64(downTo(l.down, set))
	for _, r := range l.more {
		if r.up {
			far += bits.OnesCount64(upTo(r.spaces, set))
		} else {
			far += bits.OnesCount64(downTo(r.spaces, set))
		}
	}
	return far
}

// upTo returns the spaces of a ray before the first that is not in the set. It has no branches,
// which would be unpredictable.
func upTo(ray, set uint64) uint64 {
	stops := ray &^ set
	return ray & (stops&-stops - 1) // if stops is 0: all ones
}

// downTo is upTo for a ray with descending ids.
func downTo(ray, set uint64) uint64 {
	return ray & (^uint64(0) << uint(64-bits.LeadingZeros64(ray&^set)))
}

// rayTable holds the rays in one direction, by space.
type rayTable struct {
	rows []uint64
	up   bool
}

// lineTest is one part as it is read.
type lineTest struct {
	from, in *ir.Node
	lo       int32 // the first space
	rays     []rayTable
	least    int32 // the smallest sum for which it holds
	exactly  bool
}

// star is the lines from a space that are tested together.
type star struct {
	all   uint64 // the spaces of all lines
	lines []line
}

func (s *star) add(l line) {
	s.all |= l.whole
	s.lines = append(s.lines, l)
}

// holds reports whether so many spaces of a line lie in a set, in a row from the space itself.
func (s *star) holds(set uint64, least int, exactly bool) bool {
	for i := range s.lines {
		l := &s.lines[i]
		if bits.OnesCount64(l.whole&set) < least {
			continue // too few spaces of the line are in the set, adjacent or not
		}
		if far := l.within(set); far == least || far > least && !exactly {
			return true
		}
	}
	return false
}

// at returns the line from the i-th space.
func (t *lineTest) at(i int) line {
	var l line
	for _, r := range t.rays {
		l.add(ray{r.rows[i], r.up})
	}
	return l
}

// apart reports whether no two of the rays share a space, which would count twice.
func (t *lineTest) apart() bool {
	for i := range t.rays[0].rows {
		seen := uint64(0)
		for _, r := range t.rays {
			if seen&r.rows[i] != 0 {
				return false
			}
			seen |= r.rows[i]
		}
	}
	return true
}
