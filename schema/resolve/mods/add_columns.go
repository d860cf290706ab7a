package mods

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"sandtable/schema/diag"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// columns is the attribute that states new columns of a grid: columns of a roster, decks of a
// composition; nil if the block adds none.
func (a addition) columns() *hclsyntax.Attribute {
	return a.Block.Body.Attributes[columnsAttr[a.target.Block.Type]]
}

// addColumns adds columns to a grid, with their cells.
func (r *Changes) addColumns(a addition) {
	columns := a.columns()
	added, ok := syntax.Items(columns.Expr)
	if !ok {
		r.Errorf("resolve/names", columns.Expr.Range(), "%s must be a list of names: [a, b]", columns.Name)
		return
	}
	if r.columnsThere(a, columns, added) {
		return
	}
	r.addItems(a, columns, a.target.Block.Body.Attributes[columns.Name], added)
	for _, attr := range syntax.SortedAttrs(a.Block.Body) {
		switch {
		case decl.IsOriginAttr(attr.Name) || attr == columns:
		case attr.Name == "rows":
			r.addCells(a, attr, added)
		default:
			r.addAttr(a, attr)
		}
	}
}

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

// emptyCell is what a row holds in a column that a mod has added and that no mod fills: no cards of
// a composition; in a roster what is not stated.
func (r *Changes) emptyCell(block string, at hcl.Range) hclsyntax.Expression {
	if block == "composition" {
		return &hclsyntax.LiteralValueExpr{Val: cty.NumberIntVal(0), SrcRange: at}
	}
	return &hclsyntax.ScopeTraversalExpr{Traversal: hcl.Traversal{hcl.TraverseRoot{Name: "absent", SrcRange: at}}, SrcRange: at}
}

// AddsDecks says whether some mod has added decks to a composition.
func (r *Changes) AddsDecks(d decl.Decl) bool {
	found := false
	r.Each(func(a decl.Decl) {
		if t, _, ok := r.targetOf(a, ""); ok && t.Block == d.Block && a.Block.Body.Attributes["decks"] != nil {
			found = true
		}
	}, "add")
	return found
}
