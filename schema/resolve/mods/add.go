package mods

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// addition is what one mod adds to a declaration of the game.
type addition struct {
	decl.Decl
	target decl.Decl
	where  string               // "composition tactics_decks"
	claims map[string]decl.Decl // shared by all: who adds a name
}

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
		target, where, ok := r.targetOf(d, "add to")
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

// targetOf finds the declaration of the game that a revise or add block names.
func (r *Changes) targetOf(d decl.Decl, verb string) (target decl.Decl, where string, ok bool) {
	if len(d.Block.Labels) < 2 {
		return decl.Decl{}, "", false
	}
	block, label := english.Slug(d.Block.Labels[0]), english.Slug(d.Block.Labels[1])
	if block == "modify" || block == "modifier" {
		return r.targetLine(d, label)
	}
	if len(d.Block.Labels) > 2 {
		r.Errorf("resolve/labels", d.Block.LabelRanges[2], "only a line of a value is named by three labels").Hint(fmt.Sprintf("%s %s %q", d.Block.Type, block, d.Block.Labels[1]))
		return decl.Decl{}, "", false
	}
	all := r.revisable(block, label)
	if len(all) == 0 {
		f := diag.Errorf("resolve/revise-unknown", d.Block.LabelRanges[1], "unknown %s %q: nothing to %s", block, label, verb)
		if roster, row, ok := r.rowNamed(block, label); ok {
			f = r.notABlock(d, roster, row)
		} else {
			f = f.WithSuggestion(label, r.labelsOf(block))
		}
		r.Report(f)
		return decl.Decl{}, "", false
	}
	if len(all) > 1 {
		if all = r.thatWith(d, all); len(all) != 1 {
			r.Report(diag.Errorf("resolve/revise-unknown", d.Block.LabelRanges[1], "several %s blocks are called %q", block, label).
				WithHint("add { was = .. } for an attribute that only one of them has"))
			return decl.Decl{}, "", false
		}
	}
	return all[0], block + " " + label, true
}

// rowNamed finds the row of a thing in the rosters of its kind.
func (r *Changes) rowNamed(kind, thing string) (roster decl.Decl, row syntax.Entry, ok bool) {
	for _, d := range r.revisable("roster", kind) {
		rows := d.Block.Body.Attributes["rows"]
		if rows == nil {
			continue
		}
		entries, _ := syntax.Entries(rows.Expr, func(diag.Finding) {})
		if i := slices.IndexFunc(entries, func(e syntax.Entry) bool { return e.Key == thing }); i >= 0 {
			return d, entries[i], true
		}
	}
	return decl.Decl{}, syntax.Entry{}, false
}

// notABlock reports a revision of a row of a roster that is written as that of a block, and writes
// the one that is meant.
func (r *Changes) notABlock(d, roster decl.Decl, row syntax.Entry) diag.Finding {
	kind := roster.Block.Labels[0]
	f := diag.Errorf("resolve/revise-unknown", d.Block.LabelRanges[1], "%s is a row of roster %q, not a block", row.Title, kind).WithRelated(row.At, "row")
	columns := r.columnsIn(roster)
	there, ok := gridRowOf(row.Value, len(columns))
	var cells []string
	for _, a := range syntax.SortedAttrs(d.Block.Body) {
		column := slices.Index(columns, english.Slug(a.Name))
		old := there.cell(max(column, -1), english.Slug(a.Name))
		if old == nil {
			old = r.defaultOf(roster, english.Slug(a.Name))
		}
		cell := r.Written(a.Expr)
		_, sums := addOf(a.Expr)
		if _, _, revises := wasNow(a.Expr); !revises && !sums {
			cell = fmt.Sprintf("{ was = %s, now = %s }", r.writtenOr(old, "absent"), cell)
		}
		ok = ok && old != nil && !decl.IsOriginAttr(a.Name)
		cells = append(cells, a.Name+" = "+cell)
	}
	if !ok || len(cells) == 0 || len(d.Block.Body.Blocks) > 0 {
		return f.WithHint("write revise roster %q { rows = { %s = { column = { was = .., now = .. } } } }", kind, r.writtenKeyOf(row))
	}
	text := fmt.Sprintf("revise roster %q {\n  rows = { %s = { %s } }\n}", kind, r.writtenKeyOf(row), strings.Join(cells, ", "))
	f = f.WithHint("write %s", strings.Join(strings.Fields(text), " "))
	f.Fixes = []diag.Fix{{Title: "revise the row of the roster", Range: d.Block.Range(), Text: text, Sure: true, Verbatim: true}}
	return f
}

// writtenOr is an expression as it stands in its file; of none, the word for it.
func (r *Changes) writtenOr(e hclsyntax.Expression, none string) string {
	if e == nil {
		return none
	}
	return r.Written(e)
}

// writtenKeyOf is the name of a row as it stands in its file.
func (r *Changes) writtenKeyOf(row syntax.Entry) string {
	text, at := r.Game.Files[row.At.Filename], row.At
	if at.End.Byte > len(text) {
		return row.Title
	}
	return string(text[at.Start.Byte:at.End.Byte])
}

// targetLine finds the line of a value that a revision names: the value's only one, or the one of a
// label.
func (r *Changes) targetLine(d decl.Decl, value string) (target decl.Decl, where string, ok bool) {
	all := r.modifiersOf(value)
	var known []string
	var found []decl.Decl
	for _, line := range all {
		known = append(known, whyOf(line))
		if len(d.Block.Labels) == 2 || whyOf(line) == d.Block.Labels[2] {
			found = append(found, line)
		}
	}
	if len(found) > 1 {
		found = r.thatWith(d, found)
	}
	switch {
	case len(found) == 1:
		return found[0], strings.TrimSpace("modify " + value + " " + english.Slug(whyOf(found[0]))), true
	case len(all) == 0:
		r.Report(diag.Errorf("resolve/revise-unknown", d.Block.LabelRanges[1], "nothing modifies %q", d.Block.Labels[1]).
			WithSuggestion(value, r.labelsOf("value")))
	case len(d.Block.Labels) > 2 && !slices.Contains(known, d.Block.Labels[2]):
		r.Report(diag.Errorf("resolve/revise-unknown", d.Block.LabelRanges[2], "value %q has no modifier %q", d.Block.Labels[1], d.Block.Labels[2]).
			WithSuggestion(d.Block.Labels[2], known))
	default:
		f := diag.Errorf("resolve/revise-unknown", d.Block.LabelRanges[1], "several lines modify %q", d.Block.Labels[1])
		if len(d.Block.Labels) == 2 {
			f = f.WithHint("add the label of one of them: %s", english.Some(quotedLines(known), 8))
		} else {
			f = f.WithHint("add { was = .. } for an attribute that only one of them has")
		}
		r.Report(f)
	}
	return decl.Decl{}, "", false
}

// quotedLines are the labels of lines that have one, as they are written.
func quotedLines(labels []string) []string {
	var out []string
	for _, l := range labels {
		if l != "" {
			out = append(out, strconv.Quote(l))
		}
	}
	return out
}

// addBlock carries out one add block: its attributes, and of an option its variants.
func (r *Changes) addBlock(a addition) {
	for _, b := range a.Block.Body.Blocks {
		if a.target.Block.Type != "option" || b.Type != "variant" {
			r.Errorf("resolve/misplaced-block", b.TypeRange, "%s cannot be added with an add block", b.Type).
				Hint(notAdded(b.Type))
			continue
		}
		if len(b.Labels) > 0 && r.unclaimed(a, english.Slug(b.Labels[0]), b.LabelRanges[0]) {
			r.Variants[a.target.Block] = append(r.Variants[a.target.Block], decl.Decl{Block: b, Context: a.Context})
		}
	}
	for _, attr := range syntax.SortedAttrs(a.Block.Body) {
		if !decl.IsOriginAttr(attr.Name) {
			r.addAttr(a, attr)
		}
	}
}

// addAttr adds what one attribute lists to the attribute of the target.
func (r *Changes) addAttr(a addition, attr *hclsyntax.Attribute) {
	if desc := decl.Describe(a.target.Block.Type); desc != nil && !desc.Fields && desc.Attr(attr.Name) == nil {
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
			f = f.WithHint("to change the existing value, revise it: %s = { was = %s, now = %s }", attr.Name, r.Written(old.Expr), r.Written(attr.Expr))
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
			r.Report(diag.Errorf("resolve/add-there", e.At, "%s already has %q", a.where, e.Title).
				WithRelated(fresh.Items[at].KeyExpr.Range(), "declared here").
				WithHint("to change it, revise it: %s = { was = .., now = .. }", e.Title))
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

// itemOf finds an entry by its name, or returns -1.
func itemOf(o *hclsyntax.ObjectConsExpr, key string) int {
	return slices.IndexFunc(o.Items, func(it hclsyntax.ObjectConsItem) bool { return syntax.Word(it.KeyExpr) == key })
}

// replace puts a longer expression in the place of an attribute.
func (r *Changes) replace(target decl.Decl, attr, old *hclsyntax.Attribute, x hclsyntax.Expression) {
	fresh := *attr
	if old != nil {
		fresh = *old
	}
	fresh.Expr = x
	target.Block.Body.Attributes[attr.Name] = &fresh
	target.Replaced(attr.Name, &fresh)
}

func (r *Changes) addMismatch(attr, old *hclsyntax.Attribute) {
	r.Report(diag.Errorf("resolve/add-form", attr.Expr.Range(), "the addition to %s must have the form of the original: %s", attr.Name, r.brief(old.Expr)).
		WithRelated(old.Range(), "original"))
}

// brief is an expression as it is written, cut where it is long.
func (r *Changes) brief(e hclsyntax.Expression) string {
	text := []rune(r.Written(e))
	if len(text) > 40 {
		return string(text[:40]) + " .."
	}
	return string(text)
}

// claimedByMod says whether another mod has added the name.
func (r *Changes) claimedByMod(a addition, name string) bool {
	first, taken := a.claims[a.where+" "+name]
	return taken && first.Mod != a.Mod
}

// unclaimed notes that a mod adds a name, and reports the second mod that does.
func (r *Changes) unclaimed(a addition, name string, at hcl.Range) bool {
	first, taken := a.claims[a.where+" "+name]
	if !taken {
		a.claims[a.where+" "+name] = a.Decl
		return true
	}
	if first.Mod == a.Mod {
		r.Report(diag.Errorf("resolve/duplicate", at, "the mod adds this name to %s twice", a.where).WithRelated(first.Block.DefRange(), "also added here"))
		return false
	}
	r.Doubt(a.target.Block)
	r.Report(diag.Errorf("resolve/mod-conflict", at, "two mods add the same name to %s: %q and %q", a.where, first.Mod.ID, a.Mod.ID).
		WithRelated(first.Block.DefRange(), "other declaration").WithHint("rename one of them"))
	return false
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
