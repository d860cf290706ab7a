package layout

import (
	"slices"
	"strings"

	"sandtable/schema/english"
)

// Graph draws names and what links them as text: a cell `[Mill        ]` for each, neighbors side
// by side as far as that is possible, and lines between them. Links for which there is no room are
// told below. Links are pairs of names by their numbers; the same names and links give the same
// text, of no more columns than width unless names are long.
func Graph(names []string, links [][2]int, width int) string {
	g := newGraph(names, links, width)
	g.place()
	g.improve()
	g.below()
	return g.text()
}

// Cells of a graph have room for a name or for what stands there.
const (
	leastCell  = 12
	usualCell  = 24 // a longer name widens its column, and leaves the others their room
	graphGap   = 3  // columns between two cells
	mostPasses = 20 // of the search for better places
	mostMoved  = 80 // more names than that stay where they were put first
	mostTold   = 60 // links below a drawing
)

// spot is a place of the lattice on which names are put.
type spot struct{ x, y int }

type graph struct {
	names []string
	near  [][]int // by name: what it is linked to
	at    []spot
	taken map[spot]int
	most  int // how many cells stand side by side
	width int // of the text
}

func newGraph(names []string, links [][2]int, width int) *graph {
	g := &graph{names: names, near: make([][]int, len(names)), at: make([]spot, len(names)), taken: map[spot]int{}, width: width}
	for _, l := range links {
		if l[0] != l[1] && !slices.Contains(g.near[l[0]], l[1]) {
			g.near[l[0]], g.near[l[1]] = append(g.near[l[0]], l[1]), append(g.near[l[1]], l[0])
		}
	}
	wide := leastCell
	for _, n := range names {
		wide = max(wide, min(Width(n), usualCell))
	}
	g.most = max((width+graphGap)/(wide+2+graphGap), 1)
	return g
}

// place puts names on the lattice, each where it is nearest to those that it is linked to: those
// linked to one that stands already first. What is linked to none of them begins a row, and what is
// linked to nothing stands below all.
func (g *graph) place() {
	done := make([]bool, len(g.names))
	for first := range g.names {
		if done[first] || len(g.near[first]) == 0 {
			continue
		}
		g.put(first, spot{0, g.rows()})
		done[first] = true
		for queue := []int{first}; len(queue) > 0; queue = queue[1:] {
			for _, n := range g.near[queue[0]] {
				if !done[n] {
					done[n] = true
					g.put(n, g.best(n, done))
					queue = append(queue, n)
				}
			}
		}
	}
}

// below puts names that are linked to nothing side by side.
func (g *graph) below() {
	top, n := g.rows(), 0
	for i, near := range g.near {
		if len(near) == 0 {
			g.put(i, spot{n % g.most, top + n/g.most})
			n++
		}
	}
}

// rows returns how many rows there are.
func (g *graph) rows() (n int) {
	for s := range g.taken {
		n = max(n, s.y+1)
	}
	return n
}

func (g *graph) put(n int, s spot) { g.at[n], g.taken[s] = s, n }

// best returns the free place that costs a name least.
func (g *graph) best(n int, done []bool) spot {
	var out spot
	least := -1
	for _, s := range g.free() {
		if c := g.cost(n, s, done); least < 0 || c < least {
			out, least = s, c
		}
	}
	return out
}

// free lists the free places among what stands and beside it, row by row.
func (g *graph) free() (out []spot) {
	low, high := 0, 0
	for s := range g.taken {
		low, high = min(low, s.y), max(high, s.y)
	}
	for i := range high - low + 3 { // what comes later stands below rather than above
		y := low + i
		if y > high+1 {
			y = low - 1
		}
		for x := range g.most {
			if _, ok := g.taken[spot{x, y}]; !ok {
				out = append(out, spot{x, y})
			}
		}
	}
	return out
}

// cost says how badly a name would stand in a place: of its links to names that stand already those
// along a row or a column cost least, long ones most.
func (g *graph) cost(n int, at spot, done []bool) (sum int) {
	for _, m := range g.near[n] {
		if !done[m] || m == n {
			continue
		}
		dx, dy := abs(at.x-g.at[m].x), abs(at.y-g.at[m].y)
		if max(dx, dy) > 1 {
			sum += 6 * (dx + dy)
		} else {
			sum += dx*dy + dy // better side by side than below, and so than aslant
		}
	}
	return g.most*sum + at.x // of places alike the one further left
}

// improve moves names to better places, and lets two change places, as long as that helps.
func (g *graph) improve() {
	if len(g.names) > mostMoved {
		return
	}
	all := make([]bool, len(g.names))
	for i := range all {
		all[i] = true
	}
	for moved, n := true, 0; moved && n < mostPasses; n++ {
		moved = false
		for a, near := range g.near {
			if len(near) == 0 {
				continue
			}
			for _, s := range g.free() {
				if g.cost(a, s, all) < g.cost(a, g.at[a], all) {
					delete(g.taken, g.at[a])
					g.put(a, s)
					moved = true
				}
			}
			for b := range a {
				if len(g.near[b]) == 0 {
					continue
				}
				before := g.cost(a, g.at[a], all) + g.cost(b, g.at[b], all)
				if g.swap(a, b); g.cost(a, g.at[a], all)+g.cost(b, g.at[b], all) < before {
					moved = true
				} else {
					g.swap(a, b)
				}
			}
		}
	}
}

func (g *graph) swap(a, b int) {
	x, y := g.at[a], g.at[b]
	g.put(a, y)
	g.put(b, x)
}

// text writes the lattice.
func (g *graph) text() string {
	left, top, bottom := g.most, 0, 0
	for s := range g.taken {
		left, top, bottom = min(left, s.x), min(top, s.y), max(bottom, s.y)
	}
	wide := slices.Repeat([]int{leastCell}, g.most) // of the cells of each column, without brackets
	for n, s := range g.at {
		wide[s.x] = max(wide[s.x], Width(g.names[n]))
	}
	column := func(x int) (at int) {
		for _, w := range wide[left:x] {
			at += w + 2 + graphGap
		}
		return at
	}
	lines := make([][]string, 2*(bottom-top)+1)
	for i := range lines {
		lines[i] = slices.Repeat([]string{" "}, column(g.most))
	}
	put := func(row, column int, text string) { copy(lines[row][column:], Cells(text)) }
	for n, s := range g.at {
		put(2*(s.y-top), column(s.x), "["+g.names[n]+strings.Repeat(" ", wide[s.x]-Width(g.names[n]))+"]")
	}
	var others []string
	for a, s := range g.at {
		for _, b := range g.near[a] {
			dx, dy := g.at[b].x-s.x, g.at[b].y-s.y
			if dy < 0 || dy == 0 && dx < 0 {
				continue // it is drawn from the other
			}
			row, x := 2*(s.y-top), column(s.x)
			switch {
			case dy == 0 && dx == 1:
				put(row, x+wide[s.x]+2, strings.Repeat("-", graphGap))
			case dy == 1 && dx == 0:
				put(row+1, x+1+wide[s.x]/2, "|")
			case dy == 1 && dx == 1:
				g.aslant(lines[row+1], x+wide[s.x]+2+graphGap/2, `\`)
			case dy == 1 && dx == -1:
				g.aslant(lines[row+1], x-(graphGap+1)/2, "/")
			default:
				others = append(others, g.names[a]+" - "+g.names[b])
			}
		}
	}
	var out strings.Builder
	for _, l := range lines {
		out.WriteString(strings.TrimRight(strings.Join(l, ""), " ") + "\n")
	}
	if len(others) == 0 {
		return out.String()
	}
	for _, l := range Wrap(english.Some(others, mostTold), g.width) {
		out.WriteString(l + "\n")
	}
	return out.String()
}

// aslant draws a line between two rows; two that cross are an X.
func (g *graph) aslant(line []string, at int, sign string) {
	if line[at] != " " && line[at] != sign {
		sign = "X"
	}
	line[at] = sign
}

func abs(n int) int { return max(n, -n) }
