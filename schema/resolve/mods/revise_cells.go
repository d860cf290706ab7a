package mods

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/english"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// Revisions of single cells of a roster or a composition: { salt = { was = 1, now = 2 } }. A cell
// goes by its column. What a row states behind its cells goes by its field; if it does not state it,
// the default is what was there.

// cellsRevised reads what a revision says of the cells of a row, if it speaks of them one by one.
func (r *Changes) cellsRevised(target decl.Decl, a *hclsyntax.Attribute, row syntax.Entry) ([]syntax.Entry, bool) {
	object, ok := row.Value.(*hclsyntax.ObjectConsExpr)
	if !ok || a.Name != "rows" || columnsAttr[target.Block.Type] == "" || len(object.Items) == 0 {
		return nil, false
	}
	parts, _ := syntax.Entries(object, r.Report)
	for _, p := range parts {
		if p.Key == "was" || p.Key == "now" || p.Key == "add" {
			return nil, false
		}
	}
	return parts, true
}

// columnsAttr is the attribute that names the columns of a grid: columns of a roster, decks of a
// composition.
var columnsAttr = map[string]string{"roster": "columns", "composition": "decks"}

// columnsIn lists the columns of a grid, as far as they can be read.
func (r *Changes) columnsIn(grid decl.Decl) []string {
	a := grid.Block.Body.Attributes[columnsAttr[grid.Block.Type]]
	if a == nil {
		return nil
	}
	items, _ := syntax.Items(a.Expr)
	var out []string
	for _, it := range items {
		out = append(out, english.Slug(syntax.Title(it)))
	}
	return out
}

// gridRow is a row of a grid, by its cells and by what stands behind them.
type gridRow struct {
	cells []hclsyntax.Expression
	own   *hclsyntax.ObjectConsExpr // nil: nothing stands behind the cells
	at    hcl.Range
}

func gridRowOf(e hclsyntax.Expression, columns int) (gridRow, bool) {
	cells, ok := syntax.Items(e)
	row := gridRow{cells: slices.Clone(cells), at: e.Range()}
	if len(cells) == columns+1 {
		if row.own, _ = cells[columns].(*hclsyntax.ObjectConsExpr); row.own != nil {
			row.cells = row.cells[:columns]
		}
	}
	return row, ok && len(row.cells) == columns
}

// expr writes the row again.
func (g gridRow) expr() hclsyntax.Expression {
	out := &hclsyntax.TupleConsExpr{Exprs: g.cells, SrcRange: g.at, OpenRange: g.at}
	if g.own != nil && len(g.own.Items) > 0 {
		out.Exprs = append(slices.Clone(g.cells), g.own)
	}
	return out
}

// cell finds what the row holds under a name; nil if it does not state it.
func (g gridRow) cell(column int, name string) hclsyntax.Expression {
	if column >= 0 {
		return g.cells[column]
	}
	if g.own != nil {
		if i := itemOf(g.own, name); i >= 0 {
			return g.own.Items[i].ValueExpr
		}
	}
	return nil
}

// put changes what the row holds under a name; nil takes away what it states behind its cells.
func (g *gridRow) put(column int, name syntax.Entry, x hclsyntax.Expression) {
	if column >= 0 {
		g.cells[column] = x
		return
	}
	own := hclsyntax.ObjectConsExpr{SrcRange: name.At, OpenRange: name.At}
	if g.own != nil {
		own = *g.own
	}
	own.Items = slices.DeleteFunc(slices.Clone(own.Items), func(it hclsyntax.ObjectConsItem) bool { return syntax.Word(it.KeyExpr) == name.Key })
	if x != nil {
		key := &hclsyntax.ScopeTraversalExpr{Traversal: hcl.Traversal{hcl.TraverseRoot{Name: name.Key, SrcRange: name.At}}, SrcRange: name.At}
		own.Items = append(own.Items, hclsyntax.ObjectConsItem{KeyExpr: &hclsyntax.ObjectConsKeyExpr{Wrapped: key}, ValueExpr: x})
	}
	g.own = &own
}

// reviseCells carries out what a revision says of the cells of one row. It reports whether the row
// has changed.
func (r *Changes) reviseCells(d, target decl.Decl, name string, current hclsyntax.Expression, parts []syntax.Entry, where string, done map[string]claimed) (hclsyntax.Expression, bool) {
	columns := r.columnsIn(target)
	row, ok := gridRowOf(current, len(columns))
	if !ok { // reported where the row is read
		r.Doubt(target.Block)
		return nil, false
	}
	changed := false
	for _, p := range parts {
		i := slices.Index(columns, p.Key)
		if i < 0 && target.Block.Type != "roster" {
			r.Unknown(p, "column", columns)
			continue
		}
		there := row.cell(i, p.Key)
		if there == nil {
			there = r.defaultOf(target, p.Key)
		}
		if add, sum := addOf(p.Value); sum {
			r.sums = append(r.sums, figures{Decl: d, target: target, attr: "rows", key: name, cell: &p, add: add})
			continue
		}
		was, now, ok := wasNow(p.Value)
		switch {
		case !ok:
			r.Doubt(target.Block)
			r.revisionForm(p.Title, p.Value, there)
			continue
		case i >= 0 && syntax.Word(now) == "absent":
			r.Errorf("resolve/revise-form", now.Range(), "a cell of a row cannot be absent").Hint("state what it holds now")
			continue
		case !r.claim(d, target, p.Value, where+" "+p.Key, done) || !r.expects(was, there, where+" "+p.Key):
			r.Doubt(target.Block)
			continue
		}
		if syntax.Word(now) == "absent" {
			now = nil
		}
		row.put(i, p, now)
		changed = true
	}
	return row.expr(), changed
}

// defaultOf is what a roster states for rows that do not state a field; nil if nothing.
func (r *Changes) defaultOf(roster decl.Decl, field string) hclsyntax.Expression {
	a := roster.Block.Body.Attributes["defaults"]
	if a == nil {
		return nil
	}
	object, ok := a.Expr.(*hclsyntax.ObjectConsExpr)
	if !ok {
		return nil
	}
	if i := itemOf(object, field); i >= 0 {
		return object.Items[i].ValueExpr
	}
	return nil
}
