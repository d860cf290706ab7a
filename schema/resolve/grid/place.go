package grid

import (
	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/syntax"
)

// Where the spaces of grids lie. Maps of one kind share a lattice; those that are not joined by
// `beside` are parts of their own.

// coordinates is where a cell of the drawing lies on the lattice; see model.Lattice.
func (g *gridMap) coordinates(col, row int) (x, y int32) {
	x, y = int32(col+g.dx), int32(row+g.dy)
	switch {
	case g.shape == model.HexColumns && g.stagger == "each":
		return x, 2*y - x
	case g.shape == model.HexColumns:
		return x, 2*y - g.off(g.columns[col])
	case g.shape == model.HexRows && g.stagger == "each":
		return 2*x + y, y
	case g.shape == model.HexRows:
		return 2*x + g.off(g.rows[row].name), y
	}
	return x, y
}

// off is 1 for the name of a column that is raised, or a row that is shifted.
func (g *gridMap) off(name string) int32 {
	if (ordinal(name)%2 != 0) == (g.stagger == "odd") {
		return 1
	}
	return 0
}

// alternates checks that of two columns (rows) side by side one is raised (shifted) and the other
// is not.
func (r *Grids) alternates(g *gridMap) bool {
	if g.shape == model.Squares || g.stagger == "each" {
		return true
	}
	names, what := g.columns, "columns"
	if g.shape == model.HexRows {
		names, what = nil, "rows"
		for _, row := range g.rows {
			names = append(names, row.name)
		}
	}
	for i := 1; i < len(names); i++ {
		if g.off(names[i-1]) == g.off(names[i]) {
			r.Errorf("resolve/grid", g.rowsAt, "adjacent %s %s and %s are both odd or both even, so neither can be offset by half a hex",
				what, names[i-1], names[i]).
				Hint("number or letter them so that odd and even alternate")
			return false
		}
	}
	return true
}

// placeGrids reads which maps lie beside which, and gives each its part.
func (r *Grids) placeGrids(maps []*gridMap) {
	named := map[string]*gridMap{}
	for _, g := range maps {
		named[g.name] = g
	}
	shapes := map[*model.Kind]*gridMap{}
	for _, g := range maps {
		if first := shapes[g.kind]; first == nil {
			shapes[g.kind] = g
		} else if first.shape != g.shape || (first.stagger == "each") != (g.stagger == "each") {
			r.Report(diag.Errorf("resolve/grid", g.decl.Block.DefRange(), "two maps of kind %q have different grids", g.kind.Name).
				WithRelated(first.decl.Block.DefRange(), "other map").WithHint("give one of them its own kind"))
			g.shape, g.stagger = first.shape, first.stagger
		}
		r.readBeside(g, named)
	}
	parts := map[*model.Kind]int32{}
	for _, g := range maps {
		r.placeGrid(g, parts)
	}
}

// readBeside reads `beside = { west = [12, 0] }`.
func (r *Grids) readBeside(g *gridMap, named map[string]*gridMap) {
	a := g.decl.Attrs["beside"]
	if a == nil {
		return
	}
	g.besideAt = a.Expr.Range()
	entries, ok := syntax.Entries(a.Expr, r.Report)
	if !ok || len(entries) != 1 {
		r.Errorf("resolve/grid", a.Expr.Range(), "beside must name another map and an offset").
			Hint("write beside = { west = [12, 0] }: 12 columns east and 0 rows south of the start of map West")
		return
	}
	e := entries[0]
	other := named[e.Key]
	if other == nil || other.kind != g.kind {
		var known []string
		for n, m := range named {
			if m.kind == g.kind && m != g {
				known = append(known, n)
			}
		}
		r.Report(diag.Errorf("resolve/grid", e.At, "unknown map %q of %s", e.Title, g.kind.Plural).WithSuggestion(e.Key, known))
		return
	}
	items, ok := syntax.Items(e.Value)
	var n [2]int32
	for i := 0; ok && i < len(items) && i < 2; i++ {
		n[i], ok = syntax.Number(items[i], 1)
	}
	const most = 1_000
	if !ok || len(items) != 2 || max(n[0], -n[0], n[1], -n[1]) > most {
		r.Errorf("resolve/grid", e.Value.Range(), "the offset must be [columns to the east, rows to the south] from the start of %q",
			e.Title).Hint("such as [12, 0]")
		return
	}
	g.beside, g.dx, g.dy = other, int(n[0]), int(n[1])
}

// placeGrid gives a map its part, and its way from the map with which the part begins.
func (r *Grids) placeGrid(g *gridMap, parts map[*model.Kind]int32) {
	if g.placing == 2 {
		return
	}
	if g.placing == 1 || g.beside == nil {
		if g.placing == 1 {
			r.Report(gridFinding(g, "the map lies beside itself through other maps"))
			g.beside, g.dx, g.dy = nil, 0, 0
		}
		g.part, g.placing = parts[g.kind], 2
		parts[g.kind]++
		return
	}
	g.placing = 1
	r.placeGrid(g.beside, parts)
	if g.placing == 2 {
		return // found to lie beside itself
	}
	g.part, g.placing = g.beside.part, 2
	g.dx, g.dy = g.dx+g.beside.dx, g.dy+g.beside.dy
	if g.uneven() != g.beside.uneven() {
		r.Report(gridFinding(g, "the hexes of the two maps do not align: they would be half a hex apart").
			WithHint("check the offset, and which columns are raised (or rows are shifted)"))
	}
}

// uneven says how the half steps of a map fall on its lattice: the same for maps that fit together.
func (g *gridMap) uneven() bool {
	switch {
	case g.stagger == "each" || g.shape == model.Squares:
		return false
	case g.shape == model.HexColumns:
		return (int32(g.dx)+g.off(g.columns[0]))%2 != 0
	}
	return (int32(g.dy)+g.off(g.rows[0].name))%2 != 0
}

// overlaps reports spaces that lie on one another.
func (r *Grids) overlaps(maps []*gridMap) {
	type spot struct {
		kind       *model.Kind
		part, x, y int32
	}
	there := map[spot]*model.Thing{}
	r.tooWide(maps)
	for _, g := range maps {
		said := false
		for _, s := range g.spaces {
			at := spot{g.kind, g.part, s.x, s.y}
			if o := there[at]; o != nil && !said {
				said = true // one slip, one finding
				r.Report(gridFinding(g, "%s overlaps %s", s.thing.Title, o.Title).WithRelated(o.Range, "%s is here", o.Title).
					WithHint("draw a shared column on one map only, and as - on the other"))
			}
			there[at] = s.thing
		}
	}
}

// tooWide reports joined maps that lie so far apart that the ground between them could not be kept.
func (r *Grids) tooWide(maps []*gridMap) {
	type part struct {
		kind *model.Kind
		part int32
	}
	bounds := map[part][4]int32{}
	for _, g := range maps {
		x0, x1, y0, y1 := g.bounds()
		p := part{g.kind, g.part}
		if b, ok := bounds[p]; ok {
			x0, x1, y0, y1 = min(x0, b[0]), max(x1, b[1]), min(y0, b[2]), max(y1, b[3])
		}
		if bounds[p] = [4]int32{x0, x1, y0, y1}; int64(x1-x0)*int64(y1-y0) > model.MaxSheet {
			r.Report(gridFinding(g, "the maps are too far apart"))
		}
	}
}

// bounds is the part of the lattice that the map covers.
func (g *gridMap) bounds() (x0, x1, y0, y1 int32) {
	for i, s := range g.spaces {
		if i == 0 {
			x0, x1, y0, y1 = s.x, s.x, s.y, s.y
		}
		x0, x1, y0, y1 = min(x0, s.x), max(x1, s.x), min(y0, s.y), max(y1, s.y)
	}
	return
}
