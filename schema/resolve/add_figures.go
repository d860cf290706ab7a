package resolve

import (
	"math/big"
	"slices"

	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"
)

// figures is { add = .. } of a revision: what is added to a figure, or to the figures of a row.
type figures struct {
	Decl
	target    Decl
	attr, key string    // key: the entry; "" for the whole attribute
	place     *rowPlace // in a table: the row, or a part of it
	add       hclsyntax.Expression
}

// addOf reads { add = .. }.
func addOf(e hclsyntax.Expression) (hclsyntax.Expression, bool) {
	o, ok := e.(*hclsyntax.ObjectConsExpr)
	if !ok || len(o.Items) != 1 || Word(o.Items[0].KeyExpr) != "add" {
		return nil, false
	}
	return o.Items[0].ValueExpr, true
}

// addFigures adds to figures one by one.
func (r *Resolver) addFigures(s figures) {
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
		r.errorf("resolve/revise-was", s.add.Range(), "nothing here to add to").hint(r, "put new entries in a separate block: add "+s.target.Block.Type)
		return
	}
	sum, ok := r.plus(there, s.add)
	if !ok {
		return
	}
	if s.attr == "rows" {
		r.follow[s.target.Block] = append(r.follow[s.target.Block], s.add)
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

// plus adds a figure to a figure, or a list of figures cell by cell. Lists in a row grow; absent
// adds nothing to its cell.
func (r *Resolver) plus(there, add hclsyntax.Expression) (hclsyntax.Expression, bool) {
	a, isRow := Items(there)
	b, addsRow := Items(add)
	if isRow && addsRow {
		if len(a) != len(b) {
			r.errorf("resolve/row", add.Range(), "%s has %d cells; the addition must have as many", r.brief(there), len(a)).hint(r, "write 0 or absent to leave a cell unchanged")
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

func (r *Resolver) plusCell(there, add hclsyntax.Expression) (hclsyntax.Expression, bool) {
	if Word(add) == "absent" {
		return there, true
	}
	a, isList := Items(there)
	b, addsList := Items(add)
	if isList && addsList {
		list := *there.(*hclsyntax.TupleConsExpr)
		list.Exprs = append(slices.Clone(a), b...)
		return &list, true
	}
	plain, _ := r.unmark(there)
	x, ok1 := literal(plain)
	y, ok2 := literal(add)
	if !ok1 || !ok2 {
		r.errorf("resolve/add-form", add.Range(), "add takes a number for a number and a list for a list, found %s", r.brief(there)).
			hint(r, "write { was = .., now = .. } to change it")
		return nil, false
	}
	return &hclsyntax.LiteralValueExpr{Val: cty.NumberVal(new(big.Float).Add(x, y)), SrcRange: add.Range()}, true
}

// literal reads a number as it is written.
func literal(e hclsyntax.Expression) (*big.Float, bool) {
	if u, ok := e.(*hclsyntax.UnaryOpExpr); ok && u.Op == hclsyntax.OpNegate {
		x, ok := literal(u.Val)
		if !ok {
			return nil, false
		}
		return new(big.Float).Neg(x), true
	}
	l, ok := e.(*hclsyntax.LiteralValueExpr)
	if !ok || l.Val.Type() != cty.Number || l.Val.IsNull() {
		return nil, false
	}
	return l.Val.AsBigFloat(), true
}

// followed adds up what mods have added to the columns of a grid: its printed totals follow. A cell
// that is no number counts for nothing.
func (r *Resolver) followed(d Decl, columns int, unit int32) []int32 {
	sums := make([]int32, columns)
	for _, row := range r.follow[d.Block] {
		cells, _ := Items(row)
		for i, c := range cells {
			if n, ok := quietNumber(c, unit); ok && i < columns {
				sums[i] += n
			}
		}
	}
	return sums
}
