package check

import (
	"cmp"
	"encoding/binary"
	"math"
	"slices"
	"strings"

	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/resolve"
)

// A table is looked at axis by axis, from one value where some cell begins or ends to the next. What
// is left to find out behind an axis depends on nothing but the rows that cover the values so far,
// so each set of rows is looked at once: a table of several axes takes about as long as it has rows,
// however many its cases are. No such way is short for all tables; one that takes too long is named.

// coverWork bounds the rows that are looked at for one table, again behind each axis.
const coverWork = 1 << 22

// shownGaps is how many cases are named that no row covers.
const shownGaps = 3

// cover is what is found out about the rows of a table.
type cover struct {
	c      *Checker
	t      *model.Table
	d      resolve.Decl
	across bool // the last axis runs across: every row has a cell for each of its values
	orElse bool
	points [][]int32       // by axis: the values to look at
	at     []int32         // the case that is looked at
	seen   map[string]bool // by axis and rows: whether there is no gap
	work   int
	gaps   int
	used   []bool // rows that come first in some case
	clash  map[[2]int32]bool
}

// tableCover reports cases that no row or more than one row covers, and rows that no case reaches.
func (c *Checker) tableCover(t *model.Table, d resolve.Decl) {
	if len(t.Rows) == 0 || d.Attrs["rows"] == nil || c.openAxis(t) {
		return
	}
	v := &cover{c: c, t: t, d: d, across: d.Attrs["across"] != nil, at: make([]int32, len(t.Params)),
		seen: map[string]bool{}, work: coverWork, used: make([]bool, len(t.Rows)), clash: map[[2]int32]bool{}}
	all := make([]int32, len(t.Rows))
	for j, r := range t.Rows {
		all[j], v.orElse = int32(j), v.orElse || r.Else
	}
	for i := range t.Params {
		v.points = append(v.points, v.values(i))
	}
	v.behind(0, all)
	if v.work < 0 {
		c.report(diag.Warnf("check/table-unchecked", d.Attrs["rows"].NameRange, "table %q has too many cases to look for gaps in all of them", t.Title).
			WithHint("make two tables of it, one of which gives an axis of the other"))
		return
	}
	v.unreachable()
}

// last reports whether an axis is the one that runs across.
func (v *cover) last(i int) bool { return v.across && i == len(v.t.Params)-1 }

// values lists the values of an axis to look at.
func (v *cover) values(i int) []int32 {
	if v.last(i) {
		lo, _, _ := v.c.domain(v.t.Params[i].Type, v.t.Dice[i])
		return []int32{lo}
	}
	return v.c.edges(v.t, i)
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
			v.c.report(diag.Errorf("check/table-overlap", v.t.Rows[j].Whole(), "two rows of table %q cover %s", v.t.Title, v.point()).
				WithRelated(v.t.Rows[first].Whole(), "other row"))
		}
	}
	if first >= 0 || v.orElse {
		return true
	}
	if v.gaps++; v.gaps <= shownGaps {
		v.c.report(diag.Errorf("check/table-gap", v.d.Attrs["rows"].NameRange, "no row of table %q covers %s", v.t.Title, v.point()).
			WithHint("add a row, or a last row [else, ...]"))
	}
	return false
}

// unreachable reports rows that come first in no case, unless rows that overlap have been reported.
func (v *cover) unreachable() {
	for j, r := range v.t.Rows {
		if !v.used[j] && !r.Else && len(v.clash) == 0 && (!v.across || r.Cells[len(v.at)-1].Matches(v.at[len(v.at)-1])) {
			v.c.report(diag.Warnf("check/table-unreachable", r.Whole(), "row of table %q is unreachable", v.t.Title))
		}
	}
}

// point writes the case that is looked at, without the axis that runs across.
func (v *cover) point() string {
	var parts []string
	for i, p := range v.t.Params {
		if i > 0 && v.last(i) {
			break
		}
		parts = append(parts, p.Name+" = "+v.c.Game.Show(p.Type, v.at[i]))
	}
	return strings.Join(parts, ", ")
}

// edges lists the values of an axis to look at: all of a bounded one, of any other those where some
// cell begins, ends, or has just ended.
func (c *Checker) edges(t *model.Table, i int) []int32 {
	p, step := t.Params[i], c.step(t.Params[i].Type)
	lo, hi, bounded := c.domain(p.Type, t.Dice[i])
	seen := map[int32]bool{}
	for v := lo; bounded && v <= hi; v += step {
		seen[v] = true
	}
	if p.Type.Is(model.ThingOf) {
		for _, x := range c.Game.Things {
			if x != nil && x.Kind.IsA(p.Type.Kind) {
				seen[x.ID] = true
			}
		}
	}
	for _, r := range t.Rows {
		for _, rg := range r.Cells[i].Ranges {
			for _, v := range [3]int32{rg[0], rg[1], rg[1] + step} {
				switch {
				case v < -1<<30+1 || v >= 1<<30: // open
				case bounded && (v < lo || v > hi):
				case v > rg[1] && (bounded || !p.Type.Is(model.Number)):
				default:
					seen[v] = true
				}
			}
		}
	}
	if p.Type.Maybe {
		seen[model.None] = true
	}
	out := model.SortedKeys(seen)
	if p.Type.Is(model.Number) && !bounded && len(out) > 1 { // outside the printed range is no gap
		out = c.inside(t, i, out)
	}
	if len(out) == 0 {
		out = []int32{0}
	}
	return out
}

// inside keeps the points between the smallest and largest number that the table prints, unless an
// interval is open to that side.
func (c *Checker) inside(t *model.Table, i int, pts []int32) []int32 {
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
