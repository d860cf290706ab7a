package resolve

import (
	"slices"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/blame"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// A row of a roster has a cell for each column. What a row states besides stands after its cells,
// { field = value }, and goes before the defaults of the roster.

// rosterGrid is a roster as it is read: what its rows state, and what its columns add up to.
type rosterGrid struct {
	r        *Resolver
	kind     *model.Kind
	cols     []syntax.Entry
	defaults []syntax.Entry
	fields   map[string]*model.Field // by the words that columns, defaults and rows have for them
	sums     map[string]int32
	doubts   map[string]bool // columns with a figure that could not be read
	unread   bool            // not all rows could be read
}

// gridOf reads the columns and defaults of a roster.
func (r *Resolver) gridOf(k *model.Kind, d decl.Decl) *rosterGrid {
	g := &rosterGrid{r: r, kind: k, cols: r.NamesOf(d.Attrs["columns"]), fields: map[string]*model.Field{}, sums: map[string]int32{},
		doubts: map[string]bool{}}
	g.defaults = r.Entries(d.Attrs["defaults"], "resolve/rows", "{ field = value }")
	for i := range g.cols {
		g.know(&g.cols[i])
	}
	g.defaults = slices.DeleteFunc(g.defaults, func(e syntax.Entry) bool {
		if i := slices.Index(syntax.Keys(g.cols), e.Key); i >= 0 {
			r.Report(diag.Errorf("resolve/duplicate", e.At, "each row states %q in its column; the default is never used", e.Title).
				WithRelated(g.cols[i].At, "the column").WithHint("remove the column, and state the field after the cells of a row that differs: [.., { %s = .. }]", e.Key))
			return true
		}
		g.know(&e)
		return false
	})
	return g
}

// know finds the field that a column, a default or a row states.
func (g *rosterGrid) know(e *syntax.Entry) {
	if _, isWord := columnsOfAll[e.Key]; isWord || g.fields[e.Key] != nil {
		return
	}
	r, k := g.r, g.kind
	if g.fields[e.Key] = r.DataField(k, e.Key); g.fields[e.Key] != nil {
		return
	}
	known := r.Names.Few(append(r.DataFields(k), "count", "traits", "at"))
	if !r.Doubtful(k) {
		r.Report(diag.Errorf("resolve/unknown-field", e.At, "%s has no field %q", k.Name, e.Key).WithSuggestion(e.Key, known).
			WithCause(blame.NoField(k, e.Key)))
	}
	if meant := diag.Suggest(e.Key, known); meant != "" && !slices.Contains(syntax.Keys(g.cols), meant) { // go on as if it were meant
		e.Key, g.fields[meant] = meant, r.DataField(k, meant)
	}
}

func (g *rosterGrid) field(c syntax.Entry) *model.Field { return g.fields[c.Key] }

// cells lists what a row states: its cells under their columns, what stands after them, and the
// defaults of what it does not state. It reports whether the row can be read.
func (g *rosterGrid) cells(row syntax.Entry) ([]syntax.Entry, bool) {
	items, ok := syntax.Items(row.Value)
	n := len(g.cols)
	var own []syntax.Entry
	if len(items) == n+1 {
		if x, isObject := items[n].(*hclsyntax.ObjectConsExpr); isObject {
			own, _ = syntax.Entries(x, g.r.Report)
			items = items[:n]
		}
	}
	var out []syntax.Entry
	for i, c := range g.cols[:min(n, len(items))] {
		c.Value = items[i]
		out = append(out, c)
	}
	if !ok || len(items) != n {
		g.r.Errorf("resolve/row", row.Value.Range(), "row %q must have %s, one for each column", row.Title, english.Count(n, "cell")).
			Hint(g.misread(len(items)))
		return out, false
	}
	for _, e := range own {
		if i := slices.Index(syntax.Keys(g.cols), e.Key); i >= 0 {
			g.r.Report(diag.Errorf("resolve/duplicate", e.At, "the row states %q in its column already", e.Title).
				WithRelated(g.cols[i].At, "the column"))
			continue
		}
		g.know(&e)
		out = append(out, e)
	}
	for _, e := range g.defaults {
		if !slices.Contains(syntax.Keys(own), e.Key) {
			out = append(out, e)
		}
	}
	return out, true
}

// misread says what to do about a row with the wrong number of cells.
func (g *rosterGrid) misread(found int) string {
	if found < len(g.cols) || len(g.defaults) == 0 {
		return "found " + g.r.Show(int32(found)*g.r.Game.Unit)
	}
	return "found " + g.r.Show(int32(found)*g.r.Game.Unit) + "; what differs from the defaults stands after the cells: { " +
		g.defaults[0].Key + " = .. }"
}

// count adds a figure to the sum of its column.
func (g *rosterGrid) count(c syntax.Entry) {
	if n, ok := syntax.Number(c.Value, g.r.Game.Unit); ok {
		g.sums[c.Key] += n
		return
	}
	g.doubt(c.Key)
}

func (g *rosterGrid) doubt(column string) { g.doubts[column] = true }

// Rosters: printed grids with one thing or design a row.

// roster declares the rows of a printed grid.
func (r *Resolver) roster(k *model.Kind, d decl.Decl) {
	// Reported: nothing is said of the rows.
	if a := d.Attrs["rows"]; a != nil && d.Attrs["columns"] == nil {
		r.LoseWordsIn(a.Expr)
		if rows, ok := syntax.Entries(a.Expr, func(diag.Finding) {}); ok {
			r.LoseWords(syntax.Keys(rows)...)
		}
		return
	}
	g := r.gridOf(k, d)
	var entries []syntax.Entry
	if a := d.Attrs["rows"]; a != nil {
		var ok bool
		before := len(r.Findings)
		if entries, ok = syntax.Entries(a.Expr, r.Report); !ok {
			r.Errorf("resolve/rows", a.Expr.Range(), "rows must have the form { name = [cells] }")
			r.LoseWordsIn(a.Expr)
			return
		}
		for range r.Findings[before:] { // a row is called as another one is
			r.LoseName("row")
			g.unread = true
		}
	}
	o := r.OriginOf(d)
	for _, e := range entries {
		cells, ok := g.cells(e)
		if !ok {
			g.unread = true
			r.halfRow(k, e, g.cols, cells, o)
			continue
		}
		count := int32(1)
		for _, c := range cells {
			if c.Key == "count" {
				if count, ok = r.howMany(c.Value); ok {
					r.compose(k, e.Key, count, c.Value, d.Mod)
				} else {
					g.doubt(c.Key)
				}
			}
		}
		ro := o
		ro.Range = e.At
		t, design := r.makeThing(k, e.Key, e.Title, count, ro, false)
		if !ok {
			r.Doubt(design)
		}
		if r.Doubtful(d.Block) {
			r.Doubt(t)
		}
		for _, c := range cells {
			g.count(c)
			f := g.field(c)
			switch {
			case syntax.Word(c.Value) == "absent":
				// A mod has added the column, and says nothing of this row.
			case c.Key == "traits":
				r.traits(k, t, design, c.Value)
			case c.Key == "at":
				r.startAt(t, c.Value)
			case f != nil:
				r.Pending = append(r.Pending, decl.Datum{Field: f, Thing: t, Kind: design, Expr: c.Value})
			case c.Key != "count":
				r.LoseFigures(t, 1)
			}
		}
	}
	r.totals(d, g, entries)
}

// halfRow declares what a row is about that has too few cells, or too many: its name is known, and
// its figures are not.
func (r *Resolver) halfRow(k *model.Kind, e syntax.Entry, cols, cells []syntax.Entry, o model.Origin) {
	count := int32(1)
	if slices.Contains(syntax.Keys(cols), "count") {
		count = 2
	}
	for _, c := range cells {
		if n, ok := syntax.Number(c.Value, 1); ok && c.Key == "count" && n > 0 && n <= 10000 {
			count = n
		}
	}
	o.Range = e.At
	t, design := r.makeThing(k, e.Key, e.Title, count, o, false)
	r.Doubt(t)
	r.Doubt(design)
}

// howMany reads how many copies of a design there are; several, if that cannot be read.
func (r *Resolver) howMany(cell hclsyntax.Expression) (int32, bool) {
	n, ok := r.Whole(cell)
	switch {
	case !ok:
		r.Errorf("resolve/number", cell.Range(), "a count must be a whole number")
	case n < 0:
		r.Errorf("resolve/number", cell.Range(), "a count must be from 0 to 10000")
	case n > 10000:
		r.Errorf("resolve/number", cell.Range(), "a count must be from 0 to 10000")
		return 100, false // enough for what is said of them
	default:
		return n, true
	}
	return 2, false
}

// totals checks what the columns of a roster add up to.
func (r *Resolver) totals(d decl.Decl, g *rosterGrid, rows []syntax.Entry) {
	followed := r.mods.Followed(d, len(g.cols), r.Game.Unit)
	for _, e := range r.Entries(d.Attrs["totals"], "resolve/rows", "{ column = number }") {
		i := slices.Index(syntax.Keys(g.cols), e.Key)
		if i < 0 {
			r.Unknown(e, "column", syntax.Keys(g.cols))
			continue
		}
		total, ok := r.Constant(e.Value, model.TNumber)
		if !ok || g.unread || g.doubts[e.Key] || r.Doubtful(d.Block) {
			continue
		}
		if n, title := total[0], g.cols[i].Title; n+followed[i] != g.sums[e.Key] {
			f := r.totalOfMod(d, diag.Errorf("resolve/total", e.Value.Range(), "column %q adds up to %s, not %s", title,
				r.Show(g.sums[e.Key]), r.Show(n+followed[i])), rows)
			if len(f.Related) > 0 {
				f = f.WithHint("revise the total too: totals = { %s = { add = %s } }", title, r.Show(g.sums[e.Key]-n-followed[i]))
			}
			r.Report(f)
		}
	}
}
