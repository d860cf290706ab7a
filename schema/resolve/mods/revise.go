package mods

import (
	"fmt"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
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

// revisable finds the blocks that a revision names: by type and label, or the rosters of a kind.
func (r *Changes) revisable(block, label string) []decl.Decl {
	var out []decl.Decl
	for _, list := range [][]decl.Decl{r.Decls, r.Instances} {
		for _, d := range list {
			if d.Mod == nil && english.Slug(d.Block.Type) == block && named(d.Block, label) {
				out = append(out, d)
			}
		}
	}
	return out
}

// modifiersOf finds the lines of a value: its own, and those that stand elsewhere, be it in a card, a
// scenario or a variant.
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
	for _, list := range [][]decl.Decl{r.Decls, r.Instances} {
		for _, d := range list {
			if d.Mod == nil && len(d.Block.Labels) > 0 {
				look(d)
			}
		}
	}
	return append(r.revisable("modify", value), out...)
}

// named reports whether the first label of a block is a name.
func named(b *hclsyntax.Block, name string) bool {
	return len(b.Labels) > 0 && english.Slug(b.Labels[0]) == name
}

// whyOf names the line of a value by its last label, which tells it from the others.
func whyOf(d decl.Decl) string {
	if last := len(d.Block.Labels) - 1; last > 0 || d.Block.Type == "modifier" {
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
	for _, list := range [][]decl.Decl{r.Decls, r.Instances} {
		for _, d := range list {
			if english.Slug(d.Block.Type) == block && len(d.Block.Labels) > 0 {
				out = append(out, english.Slug(d.Block.Labels[0]))
			}
		}
	}
	return out
}

func (r *Changes) reviseAttr(d, target decl.Decl, a *hclsyntax.Attribute, where string, done map[string]claimed) {
	old := target.Block.Body.Attributes[a.Name]
	if desc := decl.Describe(target.Block.Type); desc != nil && !desc.Fields && desc.Attr(a.Name) == nil {
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
	fresh.Items = append([]hclsyntax.ObjectConsItem(nil), object.Items...)
	for i, e := range entries {
		if add, ok := addOf(e.Value); ok {
			r.sums = append(r.sums, figures{Decl: d, target: target, attr: a.Name, key: e.Key, add: add, at: e.At})
			continue
		}
		was, now, ok := wasNow(e.Value)
		at := -1
		var known []string
		for j, it := range fresh.Items {
			known = append(known, syntax.Word(it.KeyExpr))
			if syntax.Word(it.KeyExpr) == e.Key {
				at = j
			}
		}
		var current hclsyntax.Expression
		if at >= 0 {
			current = fresh.Items[at].ValueExpr
		}
		if parts, cells := r.cellsRevised(target, a, e); cells && current != nil {
			if row, changed := r.reviseCells(d, target, e.Key, current, parts, where+" "+a.Name+" "+e.Key, done); changed {
				fresh.Items[at].ValueExpr = row
			}
			continue
		} else if !ok && !cells {
			r.Doubt(target.Block)
			r.revisionForm(e.Title, e.Value, current)
			continue
		}
		if current == nil && syntax.Word(was) != "absent" {
			r.Doubt(target.Block)
			r.noSuchEntry(target, e, known)
			continue
		}
		if !r.claim(d, target, e.Value, where+" "+a.Name+" "+e.Key, done) || !r.expects(was, current, where+" "+a.Name+" "+e.Key) {
			r.Doubt(target.Block)
			continue
		}
		key := a.Expr.(*hclsyntax.ObjectConsExpr).Items[i].KeyExpr
		switch {
		case syntax.Word(now) == "absent" && at >= 0:
			fresh.Items = append(fresh.Items[:at], fresh.Items[at+1:]...)
		case at >= 0:
			fresh.Items[at].ValueExpr = now
		default:
			fresh.Items = append(fresh.Items, hclsyntax.ObjectConsItem{KeyExpr: key, ValueExpr: now})
		}
	}
	replacement := *old
	replacement.Expr = &fresh
	target.Block.Body.Attributes[a.Name] = &replacement
	target.Replaced(a.Name, &replacement)
}

// noSuchEntry reports a revision of an entry that is not there.
func (r *Changes) noSuchEntry(target decl.Decl, e syntax.Entry, known []string) {
	f := diag.Errorf("resolve/revise-was", e.At, "unknown entry in %s %q: %q", target.Block.Type, target.Block.Labels[0], e.Title).WithGuess(e.Key, known)
	if f.Hint == "" {
		f = f.WithHint("write was = absent for a new entry")
		if len(known) > 0 {
			f = f.WithHint("it has %s; write was = absent for a new entry", english.Some(known, 8))
		}
	}
	r.Report(f)
}

// revisionForm reports a revision that does not say what was there and what is there now.
func (r *Changes) revisionForm(name string, at, there hclsyntax.Expression) {
	was, now := "absent", ".."
	if there != nil {
		was = r.Written(there)
	}
	if _, object := at.(*hclsyntax.ObjectConsExpr); !object {
		now = r.Written(at)
	}
	hint := fmt.Sprintf("%s = { was = %s, now = %s }", name, was, now)
	if len(hint) > 120 {
		hint = ""
	}
	r.Errorf("resolve/revise-form", at.Range(), "a revision must have the form { was = .., now = .. }").Hint(hint)
}

// claimed is who revises a place, and where.
type claimed struct {
	mod *model.Mod
	at  hcl.Range
}

// claim notes who revises a place, and reports the second mod that does. Who revises a place
// revises all that lies in it: a row its cells, an attribute its entries.
func (r *Changes) claim(d, target decl.Decl, at hclsyntax.Expression, where string, done map[string]claimed) bool {
	for _, place := range model.SortedKeys(done) {
		first := done[place]
		if first.mod == d.Mod || !within(place, where) && !within(where, place) {
			continue
		}
		if slices.Contains(d.Mod.Over, first.mod.ID) {
			continue
		}
		if !slices.Contains(first.mod.Over, d.Mod.ID) {
			r.Doubt(target.Block)
			r.Report(diag.Errorf("resolve/mod-conflict", at.Range(), "two mods revise %s: %q and %q", where, first.mod.ID, d.Mod.ID).
				WithRelated(first.at, "other declaration").WithHint("rank them with over = [%s] in the other mod block", first.mod.ID))
		}
		return false
	}
	done[where] = claimed{d.Mod, at.Range()}
	return true
}

// within reports whether a place is another one, or lies in it.
func within(place, other string) bool {
	rest, ok := strings.CutPrefix(place, other)
	return ok && (rest == "" || rest[0] == ' ')
}

// expects compares what a revision expects with what is there, token by token.
func (r *Changes) expects(was, found hclsyntax.Expression, where string) bool {
	have := "absent"
	if found != nil {
		have = r.source(found)
	}
	original, seen := r.originals[where] // as the game has it, before any mod
	if !seen {
		r.originals[where], original = have, have
	}
	if want := r.source(was); want == have || want == original {
		return true
	}
	r.unexpected(was, found)
	return false
}

// unexpected reports a revision that expects something else than what is there.
func (r *Changes) unexpected(was hclsyntax.Expression, found ...hclsyntax.Expression) {
	have, there := "absent", len(found) > 0 && found[0] != nil
	if there {
		have = r.WrittenAll(found)
	}
	f := diag.Errorf("resolve/revise-was", was.Range(), "the revision expects %s, found %s", r.Written(was), have)
	if there {
		f = f.WithRelated(found[0].Range(), "original")
	}
	r.Report(f)
}

// source returns an expression's tokens, in small letters: what revisions compare. How it is laid
// out counts for nothing: in braces, a new line is as good as a comma.
func (r *Changes) source(e hclsyntax.Expression) string {
	text, at := r.Game.Files[e.Range().Filename], e.Range()
	if at.End.Byte > len(text) {
		return ""
	}
	tokens, _ := hclsyntax.LexExpression(text[at.Start.Byte:at.End.Byte], at.Filename, at.Start)
	var out []string
	var open []hclsyntax.TokenType
	comma := false // one is due before the next token
	for _, t := range tokens {
		switch t.Type {
		case hclsyntax.TokenComment, hclsyntax.TokenEOF:
			continue
		case hclsyntax.TokenNewline:
			comma = comma || len(open) > 0 && open[len(open)-1] == hclsyntax.TokenOBrace && out[len(out)-1] != "{"
			continue
		case hclsyntax.TokenComma:
			comma = true
			continue
		case hclsyntax.TokenCBrack, hclsyntax.TokenCBrace, hclsyntax.TokenCParen:
			open, comma = open[:max(0, len(open)-1)], false
		}
		if comma {
			out = append(out, ",")
		}
		out, comma = append(out, strings.ToLower(string(t.Bytes))), false
		switch t.Type {
		case hclsyntax.TokenOBrack, hclsyntax.TokenOBrace, hclsyntax.TokenOParen:
			open = append(open, t.Type)
		}
	}
	return strings.Join(out, "\x00")
}

// wasNow reads { was = a, now = b }.
func wasNow(e hclsyntax.Expression) (was, now hclsyntax.Expression, ok bool) {
	o, isObject := e.(*hclsyntax.ObjectConsExpr)
	if !isObject || len(o.Items) != 2 {
		return nil, nil, false
	}
	for _, it := range o.Items {
		switch syntax.Word(it.KeyExpr) {
		case "was":
			was = it.ValueExpr
		case "now":
			now = it.ValueExpr
		}
	}
	return was, now, was != nil && now != nil
}
