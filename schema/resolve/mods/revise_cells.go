package mods

import (
	"slices"

	"github.com/hashicorp/hcl/v2/hclsyntax"

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
