package resolve

import (
	"slices"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

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
			r.halfRow(k, e, g.cols, cells, o, d)
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
		t, design := r.makeThing(k, e.Key, e.Title, count, ro, d.Context, false)
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
				r.startAt(t, design, c.Value)
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
func (r *Resolver) halfRow(k *model.Kind, e syntax.Entry, cols, cells []syntax.Entry, o model.Origin, d decl.Decl) {
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
	t, design := r.makeThing(k, e.Key, e.Title, count, o, d.Context, false)
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
		if n, ok := r.Number(e.Value); ok && n+followed[i] != g.sums[e.Key] && !g.unread && !g.doubts[e.Key] && !r.Doubtful(d.Block) {
			title := g.cols[i].Title
			f := r.totalOfMod(d, diag.Errorf("resolve/total", e.Value.Range(), "column %q adds up to %s, not %s", title, r.Show(g.sums[e.Key]), r.Show(n+followed[i])), rows)
			if len(f.Related) > 0 {
				f = f.WithHint("revise the total too: totals = { %s = { add = %s } }", title, r.Show(g.sums[e.Key]-n-followed[i]))
			}
			r.Report(f)
		}
	}
}
