package mods

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"sandtable/schema/english"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// itemOf finds an entry by its name, or returns -1.
func itemOf(o *hclsyntax.ObjectConsExpr, key string) int {
	return slices.IndexFunc(o.Items, func(it hclsyntax.ObjectConsItem) bool { return syntax.Word(it.KeyExpr) == key })
}

// emptyCell is what a row holds in a column that a mod has added and that no mod fills: no cards of
// a composition; in a roster what is not stated.
func (r *Changes) emptyCell(block string, at hcl.Range) hclsyntax.Expression {
	if block == "composition" {
		return &hclsyntax.LiteralValueExpr{Val: cty.NumberIntVal(0), SrcRange: at}
	}
	return &hclsyntax.ScopeTraversalExpr{Traversal: hcl.Traversal{hcl.TraverseRoot{Name: "absent", SrcRange: at}}, SrcRange: at}
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
	return english.Each(items, func(it hclsyntax.Expression) string { return english.Slug(syntax.Title(it)) })
}

// gridRow is a row of a grid, by its cells and by what stands after them.
type gridRow struct {
	cells []hclsyntax.Expression
	own   *hclsyntax.ObjectConsExpr // nil: nothing stands after the cells
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

// put changes what the row holds under a name; nil takes away what it states after its cells.
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
