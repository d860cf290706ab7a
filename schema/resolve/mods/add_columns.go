package mods

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/syntax"
)

// columnsThere reports columns that the grid has already: who names them means to add rows. Nothing is
// said then of what the rows would have declared.
func (r *Changes) columnsThere(a addition, columns *hclsyntax.Attribute, added []hclsyntax.Expression) bool {
	there := r.columnsIn(a.target)
	for _, e := range added {
		w := syntax.Word(e)
		if !slices.Contains(there, w) || r.claimedByMod(a, columns.Name+" "+w) {
			continue
		}
		r.Report(diag.Errorf("resolve/add-there", e.Range(), "%s already has %q", a.where, syntax.Title(e)).
			WithHint("to add rows, omit %s; their cells are [%s]", columns.Name, strings.Join(there, ", ")))
		if rows := a.Block.Body.Attributes["rows"]; rows != nil {
			entries, _ := syntax.Entries(rows.Expr, func(diag.Finding) {})
			r.LoseWords(syntax.Keys(entries)...)
		}
		return true
	}
	return false
}

// addCells gives rows that are there the cells of new columns. A row that is not named gets no card
// of a new deck, and states nothing in a new column.
func (r *Changes) addCells(a addition, attr *hclsyntax.Attribute, added []hclsyntax.Expression) {
	old := a.target.Block.Body.Attributes["rows"]
	object, ok := attr.Expr.(*hclsyntax.ObjectConsExpr)
	if old == nil || !ok {
		r.Errorf("resolve/add-form", attr.Expr.Range(), "with new columns, rows must have the form { row = [cells] } and name existing rows")
		return
	}
	there, ok := old.Expr.(*hclsyntax.ObjectConsExpr)
	if !ok {
		r.addMismatch(attr, old)
		return
	}
	entries, _ := syntax.Entries(object, r.Report)
	columns := len(r.columnsIn(a.target)) - len(added)
	fresh := *there
	fresh.Items = slices.Clone(there.Items)
	for _, e := range entries {
		if itemOf(&fresh, e.Key) < 0 {
			r.Report(diag.Errorf("resolve/revise-unknown", e.At, "%s has no row %q", a.where, e.Title).
				WithHint("an add block with new columns extends existing rows only; add new rows in a separate add block"))
		}
	}
	for i, it := range fresh.Items {
		row, ok := gridRowOf(it.ValueExpr, columns)
		if !ok {
			continue
		}
		cells := make([]hclsyntax.Expression, len(added))
		for j := range cells {
			cells[j] = r.emptyCell(a.target.Block.Type, row.at)
		}
		for _, e := range entries {
			if e.Key != syntax.Word(it.KeyExpr) {
				continue
			}
			if stated, ok := syntax.Items(e.Value); ok && len(stated) == len(cells) {
				cells = stated
			} else {
				r.Errorf("resolve/row", e.Value.Range(), "row %q must have %d cell(s), one for each new column", e.Title, len(cells))
			}
		}
		row.cells = append(row.cells, cells...)
		fresh.Items[i].ValueExpr = row.expr()
	}
	r.replace(a.target, attr, old, &fresh)
}
