package mods

import (
	"slices"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// Revise carries out the `revise` blocks of mods on the syntax trees, before anything is
// declared from them. A revision states what it expects to find, so that a mod never changes what
// it has not seen; two mods that revise one thing are a conflict until one says `over`.
func (r *Changes) Revise() {
	done := map[string]claimed{}
	revise := func(d decl.Decl) {
		if d.Mod == nil {
			r.Errorf("resolve/misplaced-block", d.Block.TypeRange, "revise is allowed only in a mod").Hint("edit the block itself")
			return
		}
		if d.Section != nil {
			d.Section.Revises = true
		}
		target, where, ok := r.targetOf(d, "revise")
		if !ok {
			return
		}
		for _, a := range syntax.SortedAttrs(d.Block.Body) {
			_, changes := a.Expr.(*hclsyntax.ObjectConsExpr)
			switch {
			case decl.IsOriginAttr(a.Name) && !changes: // where the revision itself comes from
			case target.Block.Type == "game" && slices.Contains(unrevised, a.Name):
				r.Errorf("resolve/revise-unknown", a.NameRange, "a mod cannot revise the %s of the game", a.Name)
			default:
				r.reviseAttr(d, target, a, where, done)
			}
		}
	}
	var all []decl.Decl
	r.Each(func(d decl.Decl) { all = append(all, d) }, "revise")
	slices.SortStableFunc(all, func(a, b decl.Decl) int { return r.rank(a.Mod, nil) - r.rank(b.Mod, nil) })
	for _, d := range all {
		revise(d)
	}
}

// rank is how many mods a mod ranks over, one above the other: what it revises is revised after
// them.
func (r *Changes) rank(mod *model.Mod, above []*model.Mod) int {
	n := 0
	for _, m := range r.Game.Mods {
		if mod != nil && slices.Contains(mod.Over, m.ID) && !slices.Contains(above, m) {
			n = max(n, 1+r.rank(m, append(above, mod)))
		}
	}
	return n
}

func (r *Changes) reviseAttr(d, target decl.Decl, a *hclsyntax.Attribute, where string, done map[string]claimed) {
	old := target.Block.Body.Attributes[a.Name]
	if desc := lang.Find(target.Block.Type); desc != nil && !desc.Fields && desc.Attr(a.Name) == nil {
		r.Report(diag.Errorf("resolve/unknown-attribute", a.NameRange, "%s has no attribute %q", target.Block.Type, a.Name).
			WithSuggestion(a.Name, desc.AttrNames()))
		return
	}
	if old == nil {
		old = &hclsyntax.Attribute{Name: a.Name, SrcRange: a.SrcRange, NameRange: a.NameRange, EqualsRange: a.EqualsRange}
	}
	if was, now, ok := wasNow(a.Expr); ok {
		if r.claim(d, target, a.Expr, where+" "+a.Name, done) && r.expects(was, old.Expr, where+" "+a.Name) {
			replacement := *old
			replacement.Expr = now
			target.Block.Body.Attributes[a.Name] = &replacement
			target.Replaced(a.Name, &replacement)
			if target.Block.Type == "table" && a.Name == "rows" {
				r.Rows[target.Block] = append(r.Rows[target.Block], model.RowChange{Mod: d.Mod, At: a.Expr.Range()})
			}
		}
		return
	}
	if add, ok := addOf(a.Expr); ok {
		r.sums = append(r.sums, figures{Decl: d, target: target, attr: a.Name, add: add})
		return
	}
	if target.Block.Type == "table" && a.Name == "rows" {
		r.reviseRows(d, target, a, where+" rows", done)
		return
	}
	r.reviseEntries(d, target, a, old, where, done)
}

// reviseEntries changes entries of an attribute that maps names to values.
func (r *Changes) reviseEntries(d, target decl.Decl, a, old *hclsyntax.Attribute, where string, done map[string]claimed) {
	entries, ok := syntax.Entries(a.Expr, r.Report)
	object, isObject := old.Expr.(*hclsyntax.ObjectConsExpr)
	if !ok || (!isObject && old.Expr != nil) {
		r.revisionForm(a.Name, a.Expr, old.Expr)
		return
	}
	if object == nil {
		object = &hclsyntax.ObjectConsExpr{SrcRange: a.Expr.Range()}
	}
	fresh := *object
	fresh.Items = slices.Clone(object.Items)
	for i, e := range entries {
		if add, ok := addOf(e.Value); ok {
			r.sums = append(r.sums, figures{Decl: d, target: target, attr: a.Name, key: e.Key, add: add, at: e.At})
			continue
		}
		key := a.Expr.(*hclsyntax.ObjectConsExpr).Items[i].KeyExpr
		fresh.Items = r.reviseEntry(d, target, a, e, key, fresh.Items, where, done)
	}
	replacement := *old
	replacement.Expr = &fresh
	target.Block.Body.Attributes[a.Name] = &replacement
	target.Replaced(a.Name, &replacement)
}

// reviseEntry changes, adds or drops one entry of the items, and returns them.
func (r *Changes) reviseEntry(d, target decl.Decl, a *hclsyntax.Attribute, e syntax.Entry, key hclsyntax.Expression,
	items []hclsyntax.ObjectConsItem, where string, done map[string]claimed) []hclsyntax.ObjectConsItem {
	where += " " + a.Name + " " + e.Key
	at := slices.IndexFunc(items, func(it hclsyntax.ObjectConsItem) bool { return syntax.Word(it.KeyExpr) == e.Key })
	var current hclsyntax.Expression
	if at >= 0 {
		current = items[at].ValueExpr
	}
	parts, cells := r.cellsRevised(target, a, e)
	if cells && current != nil {
		if row, changed := r.reviseCells(d, target, e.Key, current, parts, where, done); changed {
			items[at].ValueExpr = row
		}
		return items
	}
	was, now, ok := wasNow(e.Value)
	switch {
	case !ok && !cells:
		r.Doubt(target.Block)
		r.revisionForm(e.Title, e.Value, current)
	case current == nil && syntax.Word(was) != "absent":
		r.Doubt(target.Block)
		r.noSuchEntry(target, e, english.Each(items, func(it hclsyntax.ObjectConsItem) string { return syntax.Word(it.KeyExpr) }))
	case !r.claim(d, target, e.Value, where, done) || !r.expects(was, current, where):
		r.Doubt(target.Block)
	case syntax.Word(now) == "absent" && at >= 0:
		return slices.Delete(items, at, at+1)
	case at >= 0:
		items[at].ValueExpr = now
	default:
		return append(items, hclsyntax.ObjectConsItem{KeyExpr: key, ValueExpr: now})
	}
	return items
}

// noSuchEntry reports a revision of an entry that is not there.
func (r *Changes) noSuchEntry(target decl.Decl, e syntax.Entry, known []string) {
	f := diag.Errorf("resolve/revise-was", e.At, "unknown entry in %s %q: %q", target.Block.Type, target.Block.Labels[0], e.Title).
		WithGuess(e.Key, known)
	if f.Hint == "" {
		f = f.WithHint("write was = absent for a new entry")
		if len(known) > 0 {
			f = f.WithHint("it has %s; write was = absent for a new entry", english.Some(known, 8))
		}
	}
	r.Report(f)
}

// Revisions of single cells of a roster or a composition: { salt = { was = 1, now = 2 } }. A cell
// goes by its column. What a row states after its cells goes by its field; if it does not state
// it, the default is what was there.

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
