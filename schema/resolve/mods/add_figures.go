package mods

import (
	"math/big"
	"slices"

	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// addFigures adds to figures one by one.
func (r *Changes) addFigures(s figures) {
	if s.place != nil {
		r.addToRow(s)
		return
	}
	old := s.target.Block.Body.Attributes[s.attr]
	var there hclsyntax.Expression
	if old != nil {
		there = old.Expr
	}
	object, _ := there.(*hclsyntax.ObjectConsExpr)
	at := -1
	if s.key != "" && object != nil {
		if at = itemOf(object, s.key); at >= 0 {
			there = object.Items[at].ValueExpr
		}
	}
	if there == nil || s.key != "" && at < 0 {
		r.nothingToAddTo(s, object)
		return
	}
	sum, ok := r.sumOf(s, there)
	if !ok {
		return
	}
	if s.key == "" {
		r.replace(s.target, old, old, sum)
		return
	}
	fresh := *object
	fresh.Items = slices.Clone(object.Items)
	fresh.Items[at].ValueExpr = sum
	r.replace(s.target, old, old, &fresh)
}

// sumOf is what stands there with what is added, be it a figure, a row, or one cell of it. The
// totals of a grid follow.
func (r *Changes) sumOf(s figures, there hclsyntax.Expression) (hclsyntax.Expression, bool) {
	if s.cell == nil {
		sum, ok := r.plus(there, s.add)
		if ok && s.attr == "rows" {
			r.follow[s.target.Block] = append(r.follow[s.target.Block], s.add)
		}
		return sum, ok
	}
	columns := r.columnsIn(s.target)
	i := slices.Index(columns, s.cell.Key)
	row, ok := gridRowOf(there, len(columns))
	if !ok {
		return nil, false
	}
	old := row.cell(i, s.cell.Key)
	if old == nil {
		old = r.defaultOf(s.target, s.cell.Key)
	}
	if old == nil {
		r.nothingToAddTo(s, nil)
		return nil, false
	}
	sum, ok := r.plusCell(old, s.add)
	if !ok {
		return nil, false
	}
	row.put(i, *s.cell, sum)
	if i >= 0 {
		only := &hclsyntax.TupleConsExpr{SrcRange: s.add.Range()}
		for range i {
			only.Exprs = append(only.Exprs, r.emptyCell("roster", s.add.Range()))
		}
		only.Exprs = append(only.Exprs, s.add)
		r.follow[s.target.Block] = append(r.follow[s.target.Block], only)
	}
	return row.expr(), true
}

// nothingToAddTo reports an addition to what is not there.
func (r *Changes) nothingToAddTo(s figures, entries *hclsyntax.ObjectConsExpr) {
	f := diag.Errorf("resolve/revise-was", s.add.Range(), "nothing here to add to").
		WithHint("put new entries in a separate block: add %s", s.target.Block.Type)
	if s.cell == nil && entries != nil {
		known := english.Each(entries.Items, func(it hclsyntax.ObjectConsItem) string { return syntax.Word(it.KeyExpr) })
		if near := diag.Suggest(s.key, known); near != "" {
			f = diag.Errorf("resolve/revise-was", s.at, "%s %q has no row %q", s.target.Block.Type, s.target.Block.Labels[0], s.key).
				WithGuess(s.key, known)
		}
	}
	r.Report(f)
}

// plus adds a figure to a figure, or a list of figures cell by cell. Lists in a row grow; absent
// adds nothing to its cell.
func (r *Changes) plus(there, add hclsyntax.Expression) (hclsyntax.Expression, bool) {
	a, isRow := syntax.Items(there)
	b, addsRow := syntax.Items(add)
	if isRow && addsRow {
		if n := len(a); n == len(b)+1 {
			if _, besides := a[n-1].(*hclsyntax.ObjectConsExpr); besides { // what stands after the cells stays
				b = append(slices.Clone(b), r.emptyCell("roster", add.Range()))
			}
		}
		if len(a) != len(b) {
			r.Errorf("resolve/row", add.Range(), "%s has %d cells; the addition must have as many", r.brief(there), len(a)).
				Hint("write 0 or absent to leave a cell unchanged")
			return nil, false
		}
		row := *there.(*hclsyntax.TupleConsExpr)
		row.Exprs = make([]hclsyntax.Expression, len(a))
		for i := range a {
			x, ok := r.plusCell(a[i], b[i])
			if !ok {
				return nil, false
			}
			row.Exprs[i] = x
		}
		return &row, true
	}
	return r.plusCell(there, add)
}

func (r *Changes) plusCell(there, add hclsyntax.Expression) (hclsyntax.Expression, bool) {
	if syntax.Word(add) == "absent" {
		return there, true
	}
	a, isList := syntax.Items(there)
	b, addsList := syntax.Items(add)
	if isList && addsList {
		list := *there.(*hclsyntax.TupleConsExpr)
		list.Exprs = append(slices.Clone(a), b...)
		return &list, true
	}
	plain, _ := syntax.Unmark(there)
	x, ok1 := syntax.Figure(plain)
	y, ok2 := syntax.Figure(add)
	if !ok1 || !ok2 {
		r.Errorf("resolve/add-form", add.Range(), "add takes a number for a number and a list for a list, found %s", r.brief(there)).
			Hint("write { was = .., now = .. } to change it")
		return nil, false
	}
	return &hclsyntax.LiteralValueExpr{Val: cty.NumberVal(new(big.Float).Add(x, y)), SrcRange: add.Range()}, true
}

// Followed adds up what mods have added to the columns of a grid: its printed totals follow. A cell
// that is no number counts for nothing.
func (r *Changes) Followed(d decl.Decl, columns int, unit int32) []int32 {
	sums := make([]int32, columns)
	for _, row := range r.follow[d.Block] {
		cells, _ := syntax.Items(row)
		for i, c := range cells {
			if n, ok := syntax.Number(c, unit); ok && i < columns {
				sums[i] += n
			}
		}
	}
	return sums
}

// addToRow adds to the figures of a row, or of a part of it.
func (r *Changes) addToRow(s figures) {
	there := s.place.in(r, r.rowsOf(s.target))
	if there == nil {
		r.noSuchRow(s.target, *s.place)
		return
	}
	added, ok := s.place.cells(r, s.add)
	if !ok {
		return
	}
	sums := make([]hclsyntax.Expression, len(there))
	for i := range there {
		if sums[i], ok = r.plus(there[i], added[i]); !ok {
			return
		}
	}
	r.putCells(s.target, *s.place, sums, model.RowChange{
		Mod:  s.Mod,
		At:   s.add.Range(),
		Row:  s.place.label(r, r.rowsOf(s.target)),
		Cell: s.place.part,
		Was:  r.WrittenAll(there),
		Now:  "add " + r.Written(s.add),
	}, s.add.Range())
}
