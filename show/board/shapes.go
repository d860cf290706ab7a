package board

// shape is how a space is drawn at one zoom. A space at x, y begins at column x*dx and line y*dy.
type shape struct {
	dx, dy     int // letters for a step
	w, h       int // of the room for a space with its borders
	halves     int // steps of the scene that make a line: 2 where half a step is not drawn
	steps      int // and that make dx: 2 where rows are shifted by half of it; 0: one
	inner      []room
	edges      [8][]spotOf
	open, shut spotOf // where the brackets stand
	under      []spotOf
}

// room is a part of a line within a space.
type room struct{ x, y, w int }

// spotOf is one letter of a space's border.
type spotOf struct {
	x, y int
	char string
}

// run returns so many letters of a border side by side.
func run(x, y, n int, char string) (out []spotOf) {
	for i := range n {
		out = append(out, spotOf{x + i, y, char})
	}
	return out
}

// The directions of a scene's lines.
const (
	north = iota
	northEast
	east
	southEast
	south
	southWest
	west
	northWest
)

// one returns a border of one letter.
func one(x, y int, char string) []spotOf { return []spotOf{{x, y, char}} }

var squares = [Zooms]shape{
	{dx: 2, dy: 1, w: 3, h: 1, halves: 1, inner: []room{{1, 0, 1}}, open: spotOf{x: 0}, shut: spotOf{x: 2},
		edges: [8][]spotOf{east: one(2, 0, " "), west: one(0, 0, " ")}},
	barred(5),
	{dx: 10, dy: 4, w: 11, h: 5, halves: 1, inner: []room{{1, 1, 9}, {1, 2, 9}, {1, 3, 9}},
		open: spotOf{x: 0, y: 2}, shut: spotOf{x: 10, y: 2},
		under: []spotOf{{0, 0, "+"}, {10, 0, "+"}, {0, 4, "+"}, {10, 4, "+"}},
		edges: [8][]spotOf{north: run(1, 0, 9, "-"), south: run(1, 4, 9, "-"),
			west: {{0, 1, "|"}, {0, 2, "|"}, {0, 3, "|"}}, east: {{10, 1, "|"}, {10, 2, "|"}, {10, 3, "|"}}}},
}

var hexesFlat = [Zooms]shape{
	{dx: 2, dy: 1, w: 3, h: 1, halves: 2, inner: []room{{1, 0, 1}}, open: spotOf{x: 0}, shut: spotOf{x: 2},
		edges: [8][]spotOf{northEast: one(2, 0, " "), southEast: one(2, 0, " "), northWest: one(0, 0, " "), southWest: one(0, 0, " ")}},
	flat(5),
	{dx: 9, dy: 2, w: 11, h: 5, halves: 1, inner: []room{{2, 1, 7}, {1, 2, 9}, {1, 3, 9}, {2, 4, 7}},
		open: spotOf{x: 0, y: 2}, shut: spotOf{x: 10, y: 2},
		edges: [8][]spotOf{north: run(2, 0, 7, "_"), south: run(2, 4, 7, "_"),
			northWest: {{1, 1, "/"}, {0, 2, "/"}}, northEast: {{9, 1, "\\"}, {10, 2, "\\"}},
			southWest: {{0, 3, "\\"}, {1, 4, "\\"}}, southEast: {{10, 3, "/"}, {9, 4, "/"}}}},
}

var hexesPointed = [Zooms]shape{
	{dx: 2, dy: 1, w: 3, h: 1, halves: 1, inner: []room{{1, 0, 1}}, open: spotOf{x: 0}, shut: spotOf{x: 2},
		edges: [8][]spotOf{east: one(3, 0, " "), west: one(-1, 0, " ")}},
	{dx: 3, dy: 2, w: 7, h: 3, halves: 1, inner: []room{{1, 1, 5}}, open: spotOf{x: 0, y: 1}, shut: spotOf{x: 6, y: 1},
		edges: [8][]spotOf{west: one(0, 1, "|"), east: one(6, 1, "|"), northWest: one(2, 0, "/"), northEast: one(4, 0, "\\"),
			southWest: one(1, 2, "\\"), southEast: one(5, 2, "/")}},
	{dx: 5, dy: 4, w: 11, h: 5, halves: 1, inner: []room{{1, 1, 9}, {1, 2, 9}, {1, 3, 9}},
		open: spotOf{x: 0, y: 2}, shut: spotOf{x: 10, y: 2},
		edges: [8][]spotOf{west: {{0, 1, "|"}, {0, 2, "|"}, {0, 3, "|"}}, east: {{10, 1, "|"}, {10, 2, "|"}, {10, 3, "|"}},
			northWest: run(2, 0, 2, "/"), northEast: run(7, 0, 2, "\\"), southWest: run(2, 4, 2, "\\"), southEast: run(7, 4, 2, "/")}},
}

// barred returns a square of one line between bars.
func barred(w int) shape {
	return shape{dx: w + 1, dy: 1, w: w + 2, h: 1, halves: 1, steps: 1, inner: []room{{1, 0, w}}, open: spotOf{x: 0}, shut: spotOf{x: w + 1},
		edges: [8][]spotOf{east: one(w+1, 0, "|"), west: one(0, 0, "|"), south: run(1, 1, w, " "), north: run(1, -1, w, " ")}}
}

// shifted returns a hex of one line between bars, in rows that are shifted by half of it.
func shifted(w int) shape {
	out, half := barred(w), (w+1)/2
	out.steps = 2
	out.edges[south], out.edges[north] = nil, nil
	out.edges[southWest], out.edges[southEast] = run(1, 1, half-1, " "), run(half+1, 1, w-half, " ")
	return out
}

// flat returns a hex of two lines in columns.
func flat(w int) shape {
	return shape{dx: w + 1, dy: 1, w: w + 2, h: 3, halves: 1, steps: 1, inner: []room{{1, 1, w}, {1, 2, w}},
		open: spotOf{x: 0, y: 1}, shut: spotOf{x: w + 1, y: 1},
		edges: [8][]spotOf{north: run(1, 0, w, "_"), south: run(1, 2, w, "_"), northWest: one(0, 1, "/"), northEast: one(w+1, 1, "\\"),
			southWest: one(0, 2, "\\"), southEast: one(w+1, 2, "/")}}
}

// column returns where a space begins that lies so many steps from the first.
func (s *shape) column(steps int) int { return steps * s.dx / max(s.steps, 1) }
