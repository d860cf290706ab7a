package algebra

import "math/bits"

// Lines: `any([for d in ways : d if count(ray(here, d, own)) + count(ray(here, opposite(d), own))
// >= 3])`. Each part adds up the lengths of rays in constant directions from one space through one
// set, and compares the sum with a constant. The spaces of the rays are known at compile time; a
// line of which the set holds too few spaces, adjacent or not, is dismissed by counting bits.

// Line is one part, from one space.
type Line struct {
	whole    uint64 // all spaces of its rays
	up, down uint64 // a ray with ascending ids, and one with descending ids; 0: none
	more     []Ray
}

// Ray is the spaces of a ray. up reports whether their ids ascend.
type Ray struct {
	Spaces uint64
	Up     bool
}

// Add adds a ray to the line.
func (l *Line) Add(r Ray) {
	l.whole |= r.Spaces
	switch {
	case r.Spaces == 0:
	case r.Up && l.up == 0:
		l.up = r.Spaces
	case !r.Up && l.down == 0:
		l.down = r.Spaces
	default:
		l.more = append(l.more, r)
	}
}

// within adds up how far the line's rays go through a set.
func (l *Line) within(set uint64) int {
	far := bits.OnesCount64(upTo(l.up, set)) + bits.OnesCount64(downTo(l.down, set))
	for _, r := range l.more {
		if r.Up {
			far += bits.OnesCount64(upTo(r.Spaces, set))
		} else {
			far += bits.OnesCount64(downTo(r.Spaces, set))
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

// RayTable holds the rays in one direction, by space.
type RayTable struct {
	Rows []uint64
	Up   bool
}

// Star is the lines from a space that are tested together.
type Star struct {
	All   uint64 // the spaces of all lines
	lines []Line
}

// Add adds a line.
func (s *Star) Add(l Line) {
	s.All |= l.whole
	s.lines = append(s.lines, l)
}

// Holds reports whether so many spaces of a line lie in a set, in a row from the space itself.
func (s *Star) Holds(set uint64, least int, exactly bool) bool {
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
