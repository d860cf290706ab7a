package mods

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// targetOf finds the declaration of the game that a revise or add block names.
func (r *Changes) targetOf(d decl.Decl, verb string) (target decl.Decl, where string, ok bool) {
	if len(d.Block.Labels) < 2 {
		return decl.Decl{}, "", false
	}
	block, label := english.Slug(d.Block.Labels[0]), english.Slug(d.Block.Labels[1])
	switch block {
	case "modify", "modifier":
		return r.targetLine(d, lineOf{"value", "modifier", r.modifiersOf(label)})
	case "prefer", "first", "remember":
		return r.targetLine(d, lineOf{"policy", block, r.adviceOf(label, block)})
	}
	if len(d.Block.Labels) > 2 {
		r.Errorf("resolve/labels", d.Block.LabelRanges[2], "only a line of a value or of a policy is named by three labels").
			Hint(fmt.Sprintf("%s %s %q", d.Block.Type, block, d.Block.Labels[1]))
		return decl.Decl{}, "", false
	}
	all := r.revisable(block, label)
	if len(all) == 0 {
		f := diag.Errorf("resolve/revise-unknown", d.Block.LabelRanges[1], "unknown %s %q: nothing to %s", block, label, verb)
		if own, ok := r.added(block, label); ok {
			f = diag.Errorf("resolve/revise-unknown", d.Block.LabelRanges[1], "%s %q is declared by mod %q: there is nothing of the game to %s",
				block, label, own.Mod.ID, verb).WithRelated(own.Block.DefRange(), "declared here").
				WithHint("a mod changes what the game declares; declare more beside it without %s", d.Block.Type)
		} else if roster, row, ok := r.rowNamed(block, label); ok {
			f = r.notABlock(d, roster, row)
		} else if f = f.WithSuggestion(label, r.labelsOf(block)); verb == addTo && len(f.Fixes) == 0 && len(r.revisable("kind", block)) > 0 {
			f = f.WithHint("to declare a new %s, leave out add: %s %q { .. }", english.Spaced(block), block, d.Block.Labels[1])
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

// added finds what a mod declares.
func (r *Changes) added(block, label string) (decl.Decl, bool) {
	for _, d := range r.All() {
		if d.Mod != nil && english.Slug(d.Block.Type) == block && named(d.Block, label) {
			return d, true
		}
	}
	return decl.Decl{}, false
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
	f := diag.Errorf("resolve/revise-unknown", d.Block.LabelRanges[1], "%s is a row of roster %q, not a block", row.Title, kind).
		WithRelated(row.At, "row")
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
	f = f.WithHint("write %s", model.OneLine(text))
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
	return cmp.Or(r.Game.TextAt(row.At), row.Title)
}

// lineOf is the lines of a value or a policy, and what both are called.
type lineOf struct {
	block, line string
	all         []decl.Decl
}

// targetLine finds the line of a value or a policy that a revision names: the only one, or the one
// of a label.
func (r *Changes) targetLine(d decl.Decl, of lineOf) (target decl.Decl, where string, ok bool) {
	var known []string
	var found []decl.Decl
	for _, line := range of.all {
		known = append(known, whyOf(line))
		if len(d.Block.Labels) == 2 || whyOf(line) == d.Block.Labels[2] {
			found = append(found, line)
		}
	}
	if len(found) > 1 {
		found = r.thatWith(d, found)
	}
	name := english.Slug(d.Block.Labels[1])
	switch {
	case len(found) == 1:
		return found[0], strings.TrimSpace(d.Block.Labels[0] + " " + name + " " + english.Slug(whyOf(found[0]))), true
	case len(of.all) == 0:
		r.Report(diag.Errorf("resolve/revise-unknown", d.Block.LabelRanges[1], "%s %q has no %s", of.block, d.Block.Labels[1], of.line).
			WithSuggestion(name, r.labelsOf(of.block)))
	case len(d.Block.Labels) > 2 && !slices.Contains(known, d.Block.Labels[2]):
		r.Report(diag.Errorf("resolve/revise-unknown", d.Block.LabelRanges[2], "%s %q has no %s %q", of.block, d.Block.Labels[1], of.line,
			d.Block.Labels[2]).
			WithSuggestion(d.Block.Labels[2], known))
	default:
		f := diag.Errorf("resolve/revise-unknown", d.Block.LabelRanges[1], "%s %q has several lines", of.block, d.Block.Labels[1])
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

// revisable finds the blocks that a revision names: by type and label, or the rosters of a kind.
func (r *Changes) revisable(block, label string) []decl.Decl {
	var out []decl.Decl
	for _, d := range r.All() {
		if d.Mod == nil && english.Slug(d.Block.Type) == block && named(d.Block, label) {
			out = append(out, d)
		}
	}
	return out
}

// modifiersOf finds the lines of a value: its own, and those that stand elsewhere, be it in a card,
// a scenario or a variant.
func (r *Changes) modifiersOf(value string) []decl.Decl {
	var out []decl.Decl
	var look func(d decl.Decl)
	look = func(d decl.Decl) {
		for _, b := range d.Block.Body.Blocks {
			switch {
			case b.Type == "modifier" && named(d.Block, value), b.Type == "modify" && named(b, value):
				out = append(out, decl.Decl{Block: b, Context: d.Context})
			default:
				look(decl.Decl{Block: b, Context: d.Context})
			}
		}
	}
	for _, d := range r.All() {
		if d.Mod == nil && len(d.Block.Labels) > 0 {
			look(d)
		}
	}
	return append(r.revisable("modify", value), out...)
}

// adviceOf finds the lines of a sort of a policy.
func (r *Changes) adviceOf(policy, sort string) (out []decl.Decl) {
	for _, d := range r.revisable("policy", policy) {
		for _, b := range d.Block.Body.Blocks {
			if b.Type == sort {
				out = append(out, decl.Decl{Block: b, Context: d.Context})
			}
		}
	}
	return out
}

// named reports whether the first label of a block is a name.
func named(b *hclsyntax.Block, name string) bool {
	return len(b.Labels) > 0 && english.Slug(b.Labels[0]) == name
}

// whyOf names a line by its last label, which tells it from the others.
func whyOf(d decl.Decl) string {
	if last := len(d.Block.Labels) - 1; last > 0 || last == 0 && d.Block.Type != "modify" {
		return d.Block.Labels[last]
	}
	return ""
}

// thatWith finds, of several blocks of one name, the one that has what a revision expects to find,
// or the rows that it adds to.
func (r *Changes) thatWith(revision decl.Decl, all []decl.Decl) []decl.Decl {
	var out []decl.Decl
	for _, d := range all {
		has := true
		for _, a := range syntax.SortedAttrs(revision.Block.Body) {
			if old := d.Block.Body.Attributes[a.Name]; old != nil {
				has = has && r.hasWhat(a.Expr, old.Expr)
			} else if was, _, ok := wasNow(a.Expr); !decl.IsOriginAttr(a.Name) {
				has = has && ok && syntax.Word(was) == "absent"
			}
		}
		if has {
			out = append(out, d)
		}
	}
	return out
}

// hasWhat says whether what stands there is what a revision expects, or has its entries.
func (r *Changes) hasWhat(revision, there hclsyntax.Expression) bool {
	if was, _, ok := wasNow(revision); ok {
		return r.source(was) == r.source(there)
	}
	object, ok := there.(*hclsyntax.ObjectConsExpr)
	entries, isList := syntax.Entries(revision, func(diag.Finding) {})
	for _, e := range entries {
		found := ok && slices.ContainsFunc(object.Items, func(it hclsyntax.ObjectConsItem) bool { return syntax.Word(it.KeyExpr) == e.Key })
		if was, _, ok := wasNow(e.Value); ok && syntax.Word(was) == "absent" {
			found = !found
		}
		if !found {
			return false
		}
	}
	return isList
}

func (r *Changes) labelsOf(block string) []string {
	var out []string
	for _, d := range r.All() {
		if d.Mod == nil && english.Slug(d.Block.Type) == block && len(d.Block.Labels) > 0 {
			out = append(out, english.Slug(d.Block.Labels[0]))
		}
	}
	return out
}
