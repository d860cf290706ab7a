package ir

import (
	"math/bits"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/machine"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// What operators compute of their operands, and how they fail. Whoever finds the operands, the
// evaluator or closures, computes and fails alike. What fails is a function of its own, so that its
// arguments take no room in the frames of those that succeed.

// Fits fails if a result is out of the range of numbers.
func Fits(m *machine.M, v int64, at *hcl.Range) int32 {
	if !fits(v) {
		return unfit(m, v, at)
	}
	return int32(v)
}

// fits reports whether a number is in the range of numbers.
func fits(v int64) bool { return v >= -(1<<31-2) && v <= 1<<31-1 }

//go:noinline
func unfit(m *machine.M, v int64, at *hcl.Range) int32 {
	m.FailAt(*at, "run/overflow", "the number %d is too large", v)
	return 0
}

// Product multiplies numbers that are counted in parts of a whole.
func Product(m *machine.M, x, y, unit int32, at *hcl.Range) int32 {
	p := int64(x) * int64(y)
	if p%int64(unit) != 0 {
		m.FailAt(*at, "run/fraction", "the product has a fraction that the game's numbers cannot hold")
		return 0
	}
	return Fits(m, p/int64(unit), at)
}

// Remainder is what is left of x by whole d; it is not negative.
func Remainder(m *machine.M, x, d int32, at *hcl.Range) int32 {
	if d == 0 {
		m.FailAt(*at, "run/division", "division by zero in a remainder")
		return 0
	}
	r := x % d
	if r < 0 {
		r += max(d, -d)
	}
	return r
}

// Total adds up a list.
func Total(m *machine.M, l []int32, at *hcl.Range) int32 {
	total := int64(0)
	for _, v := range l {
		total += int64(v)
	}
	return Fits(m, total, at)
}

// Empty fails because an empty list has no least or greatest member.
//
//go:noinline
func Empty(m *machine.M, n *Node) {
	what := "highest"
	if n.Op == Least {
		what = "lowest"
	}
	m.FailAt(*n.At, "run/empty", "the %s of an empty list does not exist", what)
}

// Single is the single member of a list.
func Single(m *machine.M, l []int32, at *hcl.Range) int32 {
	if len(l) != 1 {
		m.FailAt(*at, "run/only", "only needs exactly one member, and there are %d", len(l))
		return model.None
	}
	return l[0]
}

// BestOf lists the members with the best keys, in their own order; the first key is the most
// significant. Sign is 1 for the highest, -1 for the lowest.
func BestOf(l []int32, keys [][]int32, sign int32, add func(id int32)) {
	best := 0
	for i := range l {
		if order(keys, i, best)*sign > 0 {
			best = i
		}
	}
	for i, id := range l {
		if order(keys, i, best) == 0 {
			add(id)
		}
	}
}

// order compares two members by their keys.
func order(keys [][]int32, i, j int) int32 {
	for _, k := range keys {
		switch {
		case k[i] > k[j]:
			return 1
		case k[i] < k[j]:
			return -1
		}
	}
	return 0
}

// FirstOf is the first member of a set, or None.
func FirstOf(words []uint64, w Window) int32 {
	for i, x := range words {
		if x != 0 {
			return (w.Lo+int32(i))<<6 + int32(bits.TrailingZeros64(x))
		}
	}
	return model.None
}

// TopOf is the member of a set that lies on top, where the first member lies, or None.
func TopOf(m *machine.M, words []uint64, w Window) int32 {
	id := FirstOf(words, w)
	if id == model.None {
		return id
	}
	for p := m.TopOf(m.PlaceOf(id)); p != model.None; p = m.UnderOf(p) {
		if Has1(words, w, p) {
			return p
		}
	}
	return model.None
}

// Combine changes a set by another one: to their union, difference or intersection.
func Combine(op Op, dst, by []uint64) {
	by = by[:len(dst)]
	switch op {
	case Union:
		for i, w := range by {
			dst[i] |= w
		}
	case Minus:
		for i, w := range by {
			dst[i] &^= w
		}
	default:
		for i, w := range by {
			dst[i] &= w
		}
	}
}

// Refit writes a set of one window into another one. Members outside the latter are left out.
func Refit(dst []uint64, to Window, s []uint64, from Window) {
	clear(dst)
	lo := max(from.Lo, to.Lo)
	if n := min(from.Lo+from.N, to.Lo+to.N) - lo; n > 0 {
		copy(dst[lo-to.Lo:lo-to.Lo+n], s[lo-from.Lo:])
	}
}

// Truth is a truth as a number.
func Truth(b bool) int32 {
	if b {
		return 1
	}
	return 0
}

// Lacks fails because a thing does not have a figure.
//
//go:noinline
func Lacks(m *machine.M, id int32, name string) int32 {
	m.Fail("run/absent", "%s has no %s", title(m, id, "nothing"), name)
	return 0
}

// Suffices reports whether there is a place for each of the pieces that start there, and fails if
// not.
func (s *Stmt) Suffices(m *machine.M, pieces, places int) bool {
	if places < pieces {
		m.FailAt(s.Why.At, "run/start", "%d of %s start here, but there are only %d spaces", pieces, s.Why.Label, places)
	}
	return places >= pieces
}

// Another fails because a thing is not of the kind that is asked of it.
//
//go:noinline
func Another(m *machine.M, n *Node, id int32) int32 {
	m.FailAt(*n.At, "run/kind", "%s is not %s", m.P.Game.Things[id].Title, english.A(n.Str))
	return n.Dom.Lo
}

// Standing is the point where a piece stands on the surface.
func Standing(m *machine.M, id int32) int32 {
	if ids := &m.P.Ids; id >= ids.PieceLo && id < ids.PieceHi {
		if p := m.SpotOf(id); p != model.None {
			return p
		}
	}
	m.Fail("run/off-surface", "%s does not stand on %s", title(m, id, "none"), m.P.Game.Surface.Thing.Title)
	return 0
}

func title(m *machine.M, id int32, other string) string {
	if things := m.P.Game.Things; id >= 0 && int(id) < len(things) && things[id] != nil {
		return things[id].Title
	}
	return other
}

// Toll is the cost of a step, which is not negative; None: there is no such step.
func Toll(m *machine.M, from, to, cost int32, at *hcl.Range) int32 {
	if cost < 0 && cost != model.None {
		things := m.P.Game.Things
		m.FailAt(*at, "run/cost", "the step from %s to %s has a negative cost", things[from].Title, things[to].Title)
	}
	return cost
}

// nodesAStep is how many nodes are evaluated in a step of work.
const nodesAStep = 12

// Work is what an evaluation of some expressions is charged with: at least one step, also where
// some are nil.
func Work(xs ...*Node) int {
	n := 0
	for _, x := range xs {
		if x == nil {
			continue
		}
		x.Walk(func(*Node) { n++ })
	}
	return 1 + n/nodesAStep
}
