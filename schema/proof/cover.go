package proof

import (
	"cmp"
	"encoding/binary"
	"math"
	"slices"

	"sandtable/schema/model"
)

// A table is looked at axis by axis, from one value where some cell begins or ends to the next.
// What is left to find out after an axis depends on nothing but the rows that cover the values so
// far, so each set of rows is looked at once: a table of several axes takes about as long as it has
// rows, however many its cases are. No such way is short for all tables; one that takes too long is
// named.

// coverWork bounds the rows that are looked at for one table, again after each axis.
const coverWork = 1 << 22

// shownGaps is how many cases are listed that no row covers.
const shownGaps = 3

// Cover is how the rows of a table cover its cases.
type Cover struct {
	Faults    []Fault // in the order of the cases
	Unreached []int32 // rows that come first in no case
	Unchecked bool    // it takes too long to look at all cases
}

// Fault is a case that no row covers, or that a second row covers as well.
type Fault struct {
	Case       []int32
	First, Row int32 // the two rows; -1: none
}

// cover is what is found out about the rows of a table.
type cover struct {
	Cover
	g      *model.Game
	t      *model.Table
	across bool
	orElse bool
	points [][]int32       // by axis: the values to look at
	at     []int32         // the case that is looked at
	seen   map[string]bool // by axis and rows: whether there is no gap
	work   int
	gaps   int
	used   []bool // rows that come first in some case
	clash  map[[2]int32]bool
}

// CoverOf returns how the rows of a table cover its cases. If it is read across, every row has a
// cell for each value of its last axis.
func CoverOf(g *model.Game, t *model.Table, across bool) Cover {
	if len(t.Rows) == 0 || openAxis(t) {
		return Cover{}
	}
	v := &cover{g: g, t: t, across: across, at: make([]int32, len(t.Params)),
		seen: map[string]bool{}, work: coverWork, used: make([]bool, len(t.Rows)), clash: map[[2]int32]bool{}}
	all := make([]int32, len(t.Rows))
	for j, r := range t.Rows {
		all[j], v.orElse = int32(j), v.orElse || r.Else
	}
	for i := range t.Params {
		v.points = append(v.points, v.values(i))
	}
	v.behind(0, all)
	if v.Unchecked = v.work < 0; !v.Unchecked {
		v.unreachable()
	}
	return v.Cover
}

// last reports whether an axis is the one that runs across.
func (v *cover) last(i int) bool { return v.across && i == len(v.t.Params)-1 }

// values lists the values of an axis to look at.
func (v *cover) values(i int) []int32 {
	if v.last(i) {
		lo, _, _ := Ends(v.g, v.t.Params[i].Type, v.t.Dice[i])
		return []int32{lo}
	}
	return v.edges(i)
}

// behind looks at the axes from i on, where some rows cover the case so far. It reports whether
// there is no gap.
func (v *cover) behind(i int, rows []int32) (whole bool) {
	if i == len(v.points) {
		return v.judge(rows)
	}
	key := v.key(i, rows)
	if whole, seen := v.seen[key]; seen && (whole || v.gaps >= shownGaps) {
		return whole
	}
	whole = true
	turns, points := v.turns(i, rows), v.points[i]
	var now []int32
	for p := 0; p < len(points) && v.work >= 0; p++ {
		for ; len(turns) > 0 && turns[0].at <= points[p]; turns = turns[1:] {
			now = turns[0].turn(now)
		}
		v.work -= 8 + len(now)
		v.at[i] = points[p]
		if !v.behind(i+1, now) {
			whole = false
		} else if len(turns) == 0 {
			break
		} else { // nothing changes before the next turn
			n, _ := slices.BinarySearch(points, turns[0].at)
			p = max(p, n-1)
		}
	}
	v.seen[key] = whole
	return whole
}

// turn is a value of an axis from which on a row covers what it did not, or no longer does.
type turn struct{ at, row int32 }

// turns lists where the cells of some rows begin and end, in order.
func (v *cover) turns(i int, rows []int32) (out []turn) {
	for _, j := range rows {
		cell := v.t.Rows[j].Cells[i]
		if cell.Any {
			out = append(out, turn{math.MinInt32, j})
			continue
		}
		for _, r := range joined(cell.Ranges) {
			out = append(out, turn{r[0], j}, turn{r[1] + 1, j})
		}
	}
	slices.SortFunc(out, func(a, b turn) int { return cmp.Or(cmp.Compare(a.at, b.at), cmp.Compare(a.row, b.row)) })
	return out
}

// turn adds a row, or takes it away.
func (t turn) turn(rows []int32) []int32 {
	n, there := slices.BinarySearch(rows, t.row)
	if there {
		return slices.Delete(rows, n, n+1)
	}
	return slices.Insert(rows, n, t.row)
}

// joined makes one interval of those that meet or overlap.
func joined(ranges [][2]int32) (out [][2]int32) {
	sorted := slices.Clone(ranges)
	slices.SortFunc(sorted, func(a, b [2]int32) int { return cmp.Compare(a[0], b[0]) })
	for _, r := range sorted {
		if n := len(out) - 1; n >= 0 && r[0] <= out[n][1]+1 {
			out[n][1] = max(out[n][1], r[1])
		} else {
			out = append(out, r)
		}
	}
	return out
}

func (v *cover) key(i int, rows []int32) string {
	out := binary.AppendUvarint(nil, uint64(i))
	for _, j := range rows {
		out = binary.AppendUvarint(out, uint64(j))
	}
	return string(out)
}

// judge looks at a case that some rows cover.
func (v *cover) judge(rows []int32) (whole bool) {
	first := int32(-1)
	for _, j := range rows {
		switch {
		case first < 0:
			first, v.used[j] = j, true
		case !v.t.Rows[j].Else && !v.clash[[2]int32{first, j}]:
			v.clash[[2]int32{first, j}] = true
			v.Faults = append(v.Faults, Fault{slices.Clone(v.at), first, j})
		}
	}
	if first >= 0 || v.orElse {
		return true
	}
	if v.gaps++; v.gaps <= shownGaps {
		v.Faults = append(v.Faults, Fault{slices.Clone(v.at), -1, -1})
	}
	return false
}

// unreachable lists rows that come first in no case, unless rows overlap.
func (v *cover) unreachable() {
	for j, r := range v.t.Rows {
		if !v.used[j] && !r.Else && len(v.clash) == 0 && (!v.across || r.Cells[len(v.at)-1].Matches(v.at[len(v.at)-1])) {
			v.Unreached = append(v.Unreached, int32(j))
		}
	}
}

// edges lists the values of an axis to look at: all of a bounded one, of any other those where some
// cell begins, ends, or has just ended.
func (v *cover) edges(i int) []int32 {
	t, p, step := v.t, v.t.Params[i], Step(v.g, v.t.Params[i].Type)
	lo, hi, bounded := Ends(v.g, p.Type, t.Dice[i])
	seen := map[int32]bool{}
	for n := lo; bounded && n <= hi; n += step {
		seen[n] = true
	}
	if p.Type.Is(model.ThingOf) {
		for _, x := range v.g.Things {
			if x != nil && x.Kind.IsA(p.Type.Kind) {
				seen[x.ID] = true
			}
		}
	}
	for _, r := range t.Rows {
		for _, rg := range r.Cells[i].Ranges {
			for _, n := range [3]int32{rg[0], rg[1], rg[1] + step} {
				switch {
				case n < -1<<30+1 || n >= 1<<30: // open
				case bounded && (n < lo || n > hi):
				case n > rg[1] && (bounded || !p.Type.Is(model.Number)):
				default:
					seen[n] = true
				}
			}
		}
	}
	if p.Type.Maybe {
		seen[model.None] = true
	}
	out := model.SortedKeys(seen)
	if p.Type.Is(model.Number) && !bounded && len(out) > 1 { // outside the printed range is no gap
		out = inside(t, i, out)
	}
	if len(out) == 0 {
		out = []int32{0}
	}
	return out
}

// inside keeps the points between the smallest and largest number that the table prints, unless an
// interval is open to that side.
func inside(t *model.Table, i int, pts []int32) []int32 {
	lo, hi := int32(1<<30), int32(-1<<30)
	for _, r := range t.Rows {
		for _, rg := range r.Cells[i].Ranges {
			lo, hi = min(lo, rg[0]), max(hi, rg[1])
		}
	}
	var out []int32
	for _, p := range pts {
		if p == model.None || p >= lo && p <= hi {
			out = append(out, p)
		}
	}
	return out
}

// Ends returns the smallest and the largest value of an axis, where it is bounded.
func Ends(g *model.Game, t model.Type, die model.Die) (lo, hi int32, bounded bool) {
	u := g.Unit
	switch {
	case die.Count > 0:
		return die.Count * u, die.Count * die.Sides * u, true
	case t.Is(model.Bool):
		return 0, 1, true
	case t.Is(model.EnumOf):
		return 0, int32(len(t.Enum.Names) - 1), true
	}
	return 0, 0, false
}

// Step returns how far one value of an axis lies from the next.
func Step(g *model.Game, t model.Type) int32 {
	if t.Base == model.Number {
		return g.Unit
	}
	return 1
}

// openAxis reports whether some axis ranges over things or designs that are not looked at one by
// one; such tables need an else row or cover by `any`. Notions are looked at: they are few, all
// known, and a table over them, the faces of a die say, is meant for every one.
func openAxis(t *model.Table) bool {
	for _, p := range t.Params {
		if p.Type.Is(model.ThingOf) && !p.Type.Kind.Is(model.KindConcept) || p.Type.Is(model.DesignOf) {
			return true
		}
	}
	return false
}
