package resolve

import (
	"fmt"
	"slices"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/model"
)

// Rosters: printed grids with one thing or design a row.

// roster declares the rows of a printed grid.
func (r *Resolver) roster(k *model.Kind, d Decl) {
	// Reported: nothing is said of the rows.
	if a := d.Attrs["rows"]; a != nil && d.Attrs["columns"] == nil {
		r.loseWordsIn(a.Expr)
		if rows, ok := Entries(a.Expr, func(diag.Finding) {}); ok {
			r.loseWords(entryKeys(rows)...)
		}
		return
	}
	cols := r.names(d.Attrs["columns"])
	var entries []Entry
	sums, unread := make([]int32, len(cols)), make([]bool, len(cols))
	if a := d.Attrs["rows"]; a != nil {
		var ok bool
		before := len(r.Findings)
		if entries, ok = Entries(a.Expr, r.report); !ok {
			r.errorf("resolve/rows", a.Expr.Range(), "rows must have the form { name = [cells] }")
			r.loseWordsIn(a.Expr)
			return
		}
		for range r.Findings[before:] { // a row is called as another one is
			r.loseName("row")
			for i := range unread {
				unread[i] = true
			}
		}
	}
	fields := make([]*model.Field, len(cols))
	for i, c := range cols {
		if c.Key == "count" || c.Key == "traits" || c.Key == "at" {
			continue
		}
		if fields[i] = r.dataField(k, c.Key); fields[i] == nil && c.Key != "each" {
			known := r.Names.Few(append(r.dataFields(k), "count", "traits", "at"))
			if !r.Doubtful(k) {
				r.report(diag.Errorf("resolve/unknown-field", c.At, "%s has no field %q", k.Name, c.Key).WithSuggestion(c.Key, known).WithCause(NoField(k, c.Key)))
			}
			if meant := diag.Suggest(c.Key, known); meant != "" && !slices.Contains(entryKeys(cols), meant) { // go on as if it were meant
				cols[i].Key, fields[i] = meant, r.dataField(k, meant)
			}
		}
	}
	strange := 0 // columns that are no field
	for i, c := range cols {
		if fields[i] == nil && c.Key != "count" && c.Key != "traits" && c.Key != "at" && c.Key != "each" {
			strange++
		}
	}
	o := r.origin(d)
	for _, e := range entries {
		cells, ok := Items(e.Value)
		if !ok || len(cells) != len(cols) {
			r.errorf("resolve/row", e.Value.Range(), "row %q must have %d cells, one for each column", e.Title, len(cols)).
				hint(r, fmt.Sprintf("found %d", len(cells)))
			for i := range unread {
				unread[i] = true
			}
			r.halfRow(k, e, cols, cells, o, d)
			continue
		}
		count := int32(1)
		for i, c := range cols {
			if c.Key == "count" {
				if count, ok = r.howMany(cells[i]); ok {
					r.compose(k, e.Key, count, cells[i], d.Mod)
				} else {
					unread[i] = true
				}
			}
		}
		ro := o
		ro.Range = e.At
		t, design := r.makeThing(k, e.Key, e.Title, count, ro, d.Context, false)
		if !ok {
			r.doubt(design)
		}
		if r.Doubtful(d.Block) {
			r.doubt(t)
		}
		r.lost.figures[t] += strange
		for i, c := range cols {
			if n, ok := quietNumber(cells[i], r.Game.Unit); ok {
				sums[i] += n
			} else {
				unread[i] = true
			}
			switch {
			case Word(cells[i]) == "absent":
				// A mod has added the column, and says nothing of this row.
			case c.Key == "traits":
				r.traits(k, t, design, cells[i])
			case c.Key == "at":
				r.startAt(t, design, cells[i])
			case fields[i] != nil:
				r.pending = append(r.pending, pendingData{fields[i], t, design, cells[i]})
			}
		}
	}
	r.totals(d, cols, entries, sums, unread)
}

// halfRow declares what a row is about that has too few cells, or too many: its name is known, and
// its figures are not.
func (r *Resolver) halfRow(k *model.Kind, e Entry, cols []Entry, cells []hclsyntax.Expression, o model.Origin, d Decl) {
	count := int32(1)
	for i, c := range cols {
		if c.Key == "count" {
			if count = 2; i < len(cells) {
				if n, ok := quietNumber(cells[i], 1); ok && n > 0 && n <= 10000 {
					count = n
				}
			}
		}
	}
	o.Range = e.At
	t, design := r.makeThing(k, e.Key, e.Title, count, o, d.Context, false)
	r.doubt(t)
	r.doubt(design)
}

// howMany reads how many copies of a design there are; several, if that cannot be read.
func (r *Resolver) howMany(cell hclsyntax.Expression) (int32, bool) {
	n, ok := r.whole(cell)
	switch {
	case !ok:
		r.errorf("resolve/number", cell.Range(), "a count must be a whole number")
	case n < 0:
		r.errorf("resolve/number", cell.Range(), "a count must be from 0 to 10000")
	case n > 10000:
		r.errorf("resolve/number", cell.Range(), "a count must be from 0 to 10000")
		return 100, false // enough for what is said of them
	default:
		return n, true
	}
	return 2, false
}

// totals checks what the columns of a roster add up to.
func (r *Resolver) totals(d Decl, cols, rows []Entry, sums []int32, unread []bool) {
	a := d.Attrs["totals"]
	if a == nil {
		return
	}
	entries, ok := Entries(a.Expr, r.report)
	if !ok {
		r.errorf("resolve/rows", a.Expr.Range(), "totals must have the form { column = number }")
		return
	}
	followed := r.followed(d, len(cols), r.Game.Unit)
	for _, e := range entries {
		found := false
		for i, c := range cols {
			if c.Key != e.Key {
				continue
			}
			found = true
			if n, ok := r.number(e.Value); ok && n+followed[i] != sums[i] && !unread[i] && !r.Doubtful(d.Block) {
				f := r.totalOfMod(d, diag.Errorf("resolve/total", e.Value.Range(), "column %q adds up to %s, not %s", c.Title, r.show(sums[i]), r.show(n+followed[i])), rows)
				if len(f.Related) > 0 {
					f = f.WithHint("revise the total too: totals = { %s = { add = %s } }", c.Title, r.show(sums[i]-n-followed[i]))
				}
				r.report(f)
			}
		}
		if !found {
			r.unknown(e, "column", entryKeys(cols))
		}
	}
}

func entryKeys(es []Entry) []string {
	var out []string
	for _, e := range es {
		out = append(out, e.Key)
	}
	return out
}
