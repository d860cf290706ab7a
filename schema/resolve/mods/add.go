package mods

import (
	"slices"
	"strconv"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// addTo is what an add block does to what it names, as messages say it.
const addTo = "add to"

// Add carries out the `add` blocks of mods and the figures of revisions that say
// `{ add = .. }`, after all that is revised. Additions commute: several mods may add to one
// declaration without knowing of each other, in any order. Only a name that is added twice, or that
// is there already, is a conflict.
//
// Figures come first, since they are added to the rows of the game; columns come last, since they
// are added to all rows that there are by then.
func (r *Changes) Add() {
	for _, s := range r.sums {
		r.addFigures(s)
	}
	var columns, plain []addition
	claims := map[string]decl.Decl{}
	r.Each(func(d decl.Decl) {
		if d.Mod == nil {
			r.Errorf("resolve/misplaced-block", d.Block.TypeRange, "add is allowed only in a mod").Hint("edit the block itself")
			return
		}
		if d.Section != nil {
			d.Section.Revises = true
		}
		target, where, ok := r.targetOf(d, addTo)
		if !ok {
			return
		}
		if a := (addition{d, target, where, claims}); a.columns() != nil {
			columns = append(columns, a)
		} else {
			plain = append(plain, a)
		}
	}, "add")
	for _, a := range plain {
		r.addBlock(a)
	}
	for _, a := range columns {
		r.addColumns(a)
	}
}

// addBlock carries out one add block: its attributes, the variants of an option, the lines of a
// policy.
func (r *Changes) addBlock(a addition) {
	for _, b := range a.Block.Body.Blocks {
		if !takes(a.target.Block.Type, b.Type) {
			r.Errorf("resolve/misplaced-block", b.TypeRange, "%s cannot be added with an add block", b.Type).
				Hint(notAdded(b.Type))
			continue
		}
		if len(b.Labels) > 0 && r.unclaimed(a, english.Slug(b.Labels[0]), b.LabelRanges[0]) {
			r.Inner[a.target.Block] = append(r.Inner[a.target.Block], decl.Decl{Block: b, Context: a.Context})
		}
	}
	for _, attr := range syntax.SortedAttrs(a.Block.Body) {
		if !decl.IsOriginAttr(attr.Name) {
			r.addAttr(a, attr)
		}
	}
}

// takes reports whether a block may be added to another one.
func takes(block, inner string) bool {
	return block == "option" && inner == "variant" || block == "policy" && (inner == "prefer" || inner == "first" || inner == "remember")
}

// addAttr adds what one attribute lists to the attribute of the target.
func (r *Changes) addAttr(a addition, attr *hclsyntax.Attribute) {
	if desc := lang.Find(a.target.Block.Type); desc != nil && !desc.Fields && desc.Attr(attr.Name) == nil {
		r.Report(diag.Errorf("resolve/unknown-attribute", attr.NameRange, "%s has no attribute %q", a.target.Block.Type, attr.Name).
			WithSuggestion(attr.Name, desc.AttrNames()))
		return
	}
	if attr.Name == "totals" {
		r.Errorf("resolve/add-form", attr.NameRange, "totals are updated automatically and cannot be added to").Hint("remove totals")
		return
	}
	old := a.target.Block.Body.Attributes[attr.Name]
	switch x := attr.Expr.(type) {
	case *hclsyntax.ObjectConsExpr:
		r.addEntries(a, attr, x, old)
	case *hclsyntax.TupleConsExpr:
		r.addItems(a, attr, old, x.Exprs)
	case *hclsyntax.FunctionCallExpr:
		r.addNumbers(a, attr, x, old)
	default:
		f := diag.Errorf("resolve/add-form", attr.Expr.Range(), "expected a list or { name = value }, found %s", r.Written(attr.Expr))
		if old != nil {
			f = f.WithHint("to change the existing value, revise it: %s = { was = %s, now = %s }", attr.Name, r.Written(old.Expr),
				r.Written(attr.Expr))
		}
		r.Report(f)
	}
}

// addEntries adds the entries of { name = .. }.
func (r *Changes) addEntries(a addition, attr *hclsyntax.Attribute, x *hclsyntax.ObjectConsExpr, old *hclsyntax.Attribute) {
	fresh := hclsyntax.ObjectConsExpr{SrcRange: x.SrcRange}
	if old != nil {
		o, ok := old.Expr.(*hclsyntax.ObjectConsExpr)
		if !ok {
			r.addMismatch(attr, old)
			return
		}
		fresh = *o
		fresh.Items = slices.Clone(o.Items)
	}
	entries, _ := syntax.Entries(x, r.Report)
	for _, e := range entries {
		if at := itemOf(&fresh, e.Key); at >= 0 && !r.claimedByMod(a, attr.Name+" "+e.Key) {
			key := e.Title
			if !hclsyntax.ValidIdentifier(key) {
				key = strconv.Quote(key)
			}
			r.Report(diag.Errorf("resolve/add-there", e.At, "%s already has %q", a.where, e.Title).
				WithRelated(fresh.Items[at].KeyExpr.Range(), "declared here").
				WithHint("to change it, revise it: %s = { was = .., now = .. }", key))
			continue
		}
		if !r.unclaimed(a, attr.Name+" "+e.Key, e.At) {
			continue
		}
		item := x.Items[slices.IndexFunc(x.Items, func(it hclsyntax.ObjectConsItem) bool {
			return syntax.Word(it.KeyExpr) == e.Key || it.ValueExpr == e.Value
		})]
		fresh.Items = append(fresh.Items, item)
		if attr.Name == "rows" {
			r.follow[a.target.Block] = append(r.follow[a.target.Block], e.Value)
		}
	}
	r.replace(a.target, attr, old, &fresh)
}

// addItems adds the members of a list. Rows of a table go before its last row where that says else.
func (r *Changes) addItems(a addition, attr, old *hclsyntax.Attribute, added []hclsyntax.Expression) {
	fresh := hclsyntax.TupleConsExpr{SrcRange: attr.Expr.Range(), OpenRange: attr.Expr.Range()}
	if old != nil {
		t, ok := old.Expr.(*hclsyntax.TupleConsExpr)
		if !ok {
			r.addMismatch(attr, old)
			return
		}
		fresh = *t
		fresh.Exprs = slices.Clone(t.Exprs)
	}
	end := len(fresh.Exprs)
	if a.target.Block.Type == "table" && attr.Name == "rows" {
		added, end = r.freshRows(a, &fresh, added), rowsEnd(fresh.Exprs)
	}
	for _, e := range added {
		if w := syntax.Word(e); w != "" {
			there := slices.ContainsFunc(fresh.Exprs, func(o hclsyntax.Expression) bool { return syntax.Word(o) == w })
			if there && !r.claimedByMod(a, attr.Name+" "+w) {
				r.Report(diag.Errorf("resolve/add-there", e.Range(), "%s already has %q", a.where, syntax.Title(e)).WithHint("remove it"))
				continue
			}
			if !r.unclaimed(a, attr.Name+" "+w, e.Range()) {
				continue
			}
		}
		fresh.Exprs = slices.Insert(fresh.Exprs, end, e)
		end++
	}
	r.replace(a.target, attr, old, &fresh)
}

// addNumbers lengthens boxes = numbers(a, b) by numbers(b + 1, c). Of several mods the longest
// counts.
func (r *Changes) addNumbers(a addition, attr *hclsyntax.Attribute, x *hclsyntax.FunctionCallExpr, old *hclsyntax.Attribute) {
	if old == nil {
		r.Errorf("resolve/add-form", attr.Expr.Range(), "%s has no %s to add to", a.where, attr.Name).Hint("")
		return
	}
	there, ok := old.Expr.(*hclsyntax.FunctionCallExpr)
	if !ok || len(there.Args) != 2 || len(x.Args) != 2 || there.Name != x.Name {
		r.addMismatch(attr, old)
		return
	}
	first, known := r.ends[a.target.Block]
	if !known {
		first = there.Args[1]
		r.ends[a.target.Block] = first
	}
	end, ok1 := r.Whole(first)
	last, ok2 := r.Whole(there.Args[1])
	from, ok3 := r.Whole(x.Args[0])
	to, ok4 := r.Whole(x.Args[1])
	if !ok1 || !ok2 || !ok3 || !ok4 || from != end+1 || to < from {
		r.Errorf("resolve/add-form", attr.Expr.Range(), "the addition to %s must continue where it ends", r.Written(old.Expr)).
			Hint(attr.Name + " = " + x.Name + "(" + r.Show(r.Game.Unit*(end+1)) + ", ..)")
		return
	}
	if to <= last {
		return
	}
	fresh := *there
	fresh.Args = []hclsyntax.Expression{there.Args[0], x.Args[1]}
	r.replace(a.target, attr, old, &fresh)
}

// notAdded says what stands in the place of an inner block that no add block takes.
func notAdded(word string) string {
	if word == "deploy" {
		return SetUpMore
	}
	return "declare it on its own; to change a rule or a value, write modify, rule, forbid or except"
}

// SetUpMore is how a mod sets up more than a scenario of the game does.
const SetUpMore = "write a rule with after = set_up() that moves the pieces there, or declare a scenario of its own"

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

// columnsThere reports columns that the grid has already: who names them means to add rows. Nothing
// is said then of what the rows would have declared.
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
