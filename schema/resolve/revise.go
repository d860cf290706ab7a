package resolve

import (
	"fmt"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/model"
)

// applyRevisions carries out the `revise` blocks of mods on the syntax trees, before anything is
// declared from them. A revision states what it expects to find, so that a mod never changes what
// it has not seen; two mods that revise one thing are a conflict until one says `over`.
func (r *Resolver) applyRevisions() {
	done := map[string]Decl{}
	r.each(func(d Decl) {
		if d.Mod == nil {
			r.errorf("resolve/misplaced-block", d.Block.TypeRange, "revise is allowed only in a mod").hint(r, "edit the block itself")
			return
		}
		if d.Section != nil {
			d.Section.Revises = true
		}
		target, where, ok := r.targetOf(d, "revise")
		if !ok {
			return
		}
		for _, a := range SortedAttrs(d.Block.Body) {
			_, changes := a.Expr.(*hclsyntax.ObjectConsExpr)
			switch {
			case isOriginAttr(a.Name) && !changes: // where the revision itself comes from
			case target.Block.Type == "game" && slices.Contains(unrevised, a.Name):
				r.errorf("resolve/revise-unknown", a.NameRange, "a mod cannot revise the %s of the game", a.Name)
			default:
				r.reviseAttr(d, target, a, where, done)
			}
		}
	}, "revise")
}

// revisable finds the blocks that a revision names: by type and label, or the rosters of a kind.
func (r *Resolver) revisable(block, label string) []Decl {
	var out []Decl
	for _, list := range [][]Decl{r.decls, r.instances} {
		for _, d := range list {
			if d.Mod == nil && model.Slug(d.Block.Type) == block && len(d.Block.Labels) > 0 && model.Slug(d.Block.Labels[0]) == label {
				out = append(out, d)
			}
		}
	}
	return out
}

// thatWith finds, of several blocks of one name, the one that has what a revision expects to find,
// or the rows that it adds to.
func (r *Resolver) thatWith(revision Decl, all []Decl) []Decl {
	var out []Decl
	for _, d := range all {
		has := true
		for _, a := range SortedAttrs(revision.Block.Body) {
			if old := d.Block.Body.Attributes[a.Name]; old != nil {
				has = has && r.hasWhat(a.Expr, old.Expr)
			} else if was, _, ok := wasNow(a.Expr); !isOriginAttr(a.Name) {
				has = has && ok && Word(was) == "absent"
			}
		}
		if has {
			out = append(out, d)
		}
	}
	return out
}

// hasWhat says whether what stands there is what a revision expects, or has its entries.
func (r *Resolver) hasWhat(revision, there hclsyntax.Expression) bool {
	if was, _, ok := wasNow(revision); ok {
		return r.source(was) == r.source(there)
	}
	object, ok := there.(*hclsyntax.ObjectConsExpr)
	entries, isList := Entries(revision, func(diag.Finding) {})
	for _, e := range entries {
		found := ok && slices.ContainsFunc(object.Items, func(it hclsyntax.ObjectConsItem) bool { return Word(it.KeyExpr) == e.Key })
		if was, _, ok := wasNow(e.Value); ok && Word(was) == "absent" {
			found = !found
		}
		if !found {
			return false
		}
	}
	return isList
}

func (r *Resolver) labelsOf(block string) []string {
	var out []string
	for _, list := range [][]Decl{r.decls, r.instances} {
		for _, d := range list {
			if model.Slug(d.Block.Type) == block && len(d.Block.Labels) > 0 {
				out = append(out, model.Slug(d.Block.Labels[0]))
			}
		}
	}
	return out
}

func (r *Resolver) reviseAttr(d, target Decl, a *hclsyntax.Attribute, where string, done map[string]Decl) {
	old := target.Block.Body.Attributes[a.Name]
	if desc := describe(target.Block.Type); desc != nil && !desc.Fields && desc.Attr(a.Name) == nil {
		r.report(diag.Errorf("resolve/unknown-attribute", a.NameRange, "%s has no attribute %q", target.Block.Type, a.Name).
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
			target.replaced(a.Name, &replacement)
		}
		return
	}
	if add, ok := addOf(a.Expr); ok {
		r.sums = append(r.sums, figures{d, target, a.Name, "", add})
		return
	}
	entries, ok := Entries(a.Expr, r.report)
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
			r.sums = append(r.sums, figures{d, target, a.Name, e.Key, add})
			continue
		}
		was, now, ok := wasNow(e.Value)
		at := -1
		var known []string
		for j, it := range fresh.Items {
			known = append(known, Word(it.KeyExpr))
			if Word(it.KeyExpr) == e.Key {
				at = j
			}
		}
		var current hclsyntax.Expression
		if at >= 0 {
			current = fresh.Items[at].ValueExpr
		}
		if !ok {
			r.revisionForm(e.Title, e.Value, current)
			continue
		}
		if current == nil && Word(was) != "absent" {
			f := diag.Errorf("resolve/revise-was", e.At, "unknown entry in %s %q: %q", target.Block.Type, target.Block.Labels[0], e.Title).WithGuess(e.Key, known)
			if f.Hint == "" {
				f = f.WithHint("write was = absent for a new entry")
			}
			r.report(f)
			continue
		}
		if !r.claim(d, target, e.Value, where+" "+a.Name+" "+e.Key, done) || !r.expects(was, current, where+" "+a.Name+" "+e.Key) {
			continue
		}
		key := a.Expr.(*hclsyntax.ObjectConsExpr).Items[i].KeyExpr
		switch {
		case Word(now) == "absent" && at >= 0:
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
	target.replaced(a.Name, &replacement)
}

// revisionForm reports a revision that does not say what was there and what is there now.
func (r *Resolver) revisionForm(name string, at, there hclsyntax.Expression) {
	was, now := "absent", ".."
	if there != nil {
		was = r.written(there)
	}
	if _, object := at.(*hclsyntax.ObjectConsExpr); !object {
		now = r.written(at)
	}
	hint := fmt.Sprintf("%s = { was = %s, now = %s }", name, was, now)
	if len(hint) > 120 {
		hint = ""
	}
	r.errorf("resolve/revise-form", at.Range(), "a revision must have the form { was = .., now = .. }").hint(r, hint)
}

// written is an expression as it stands in its file, on one line.
func (r *Resolver) written(e hclsyntax.Expression) string {
	text, at := r.Game.Files[e.Range().Filename], e.Range()
	if at.End.Byte > len(text) {
		return ".."
	}
	return strings.Join(strings.Fields(string(text[at.Start.Byte:at.End.Byte])), " ")
}

// claim notes who revises a place, and reports the second mod that does.
func (r *Resolver) claim(d, target Decl, at hclsyntax.Expression, where string, done map[string]Decl) bool {
	first, taken := done[where]
	if !taken || first.Mod == d.Mod {
		done[where] = d
		return true
	}
	for _, o := range d.Mod.Over {
		if o == first.Mod.ID {
			done[where] = d
			return true
		}
	}
	for _, o := range first.Mod.Over {
		if o == d.Mod.ID {
			return false
		}
	}
	r.doubt(target.Block)
	r.report(diag.Errorf("resolve/mod-conflict", at.Range(), "two mods revise %s: %q and %q", where, first.Mod.ID, d.Mod.ID).
		WithRelated(first.Block.DefRange(), "other declaration").WithHint("rank them with over = [%s] in the other mod block", first.Mod.ID))
	return false
}

// expects compares what a revision expects with what is there, token by token.
func (r *Resolver) expects(was, found hclsyntax.Expression, where string) bool {
	original, seen := r.originals[where] // as the game has it, before any mod

	have := "absent"
	if found != nil {
		have = r.source(found)
	}
	if !seen {
		r.originals[where], original = have, have
	}
	if want := r.source(was); want != have && want != original {
		f := diag.Errorf("resolve/revise-was", was.Range(), "the revision expects %s, found %s", want, have)
		if found != nil {
			f = f.WithRelated(found.Range(), "original")
		}
		r.report(f)
		return false
	}
	return true
}

// source returns an expression's text without white space, lower case: what revisions compare.
func (r *Resolver) source(e hclsyntax.Expression) string {
	text := r.Game.Files[e.Range().Filename]
	rng := e.Range()
	if rng.End.Byte > len(text) {
		return ""
	}
	return strings.ToLower(strings.Join(strings.Fields(strings.TrimSuffix(strings.ReplaceAll(strings.ReplaceAll(string(text[rng.Start.Byte:rng.End.Byte]), ",\n", "\n"), "\n", " "), ",")), " "))
}

// wasNow reads { was = a, now = b }.
func wasNow(e hclsyntax.Expression) (was, now hclsyntax.Expression, ok bool) {
	o, isObject := e.(*hclsyntax.ObjectConsExpr)
	if !isObject || len(o.Items) != 2 {
		return nil, nil, false
	}
	for _, it := range o.Items {
		switch Word(it.KeyExpr) {
		case "was":
			was = it.ValueExpr
		case "now":
			now = it.ValueExpr
		}
	}
	return was, now, was != nil && now != nil
}

// replaced notes a revised attribute. Things have no attributes noted yet: theirs are read from the
// block itself, later.
func (d Decl) replaced(name string, a *hclsyntax.Attribute) {
	if d.Attrs != nil {
		d.Attrs[name] = a
	}
}
