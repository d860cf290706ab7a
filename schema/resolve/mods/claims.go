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
		r.Report(diag.Errorf("resolve/duplicate", at, "the mod adds this name to %s twice", a.where).
			WithRelated(first.Block.DefRange(), "also added here"))
		return false
	}
	r.Doubt(a.target.Block)
	if what := name[strings.LastIndexByte(name, ' ')+1:]; r.declaredBy(first.Mod, what) && r.declaredBy(a.Mod, what) {
		return false // that both declare it is reported
	}
	r.Report(diag.Errorf("resolve/mod-conflict", at, "two mods add the same name to %s: %q and %q", a.where, first.Mod.ID, a.Mod.ID).
		WithRelated(first.Block.DefRange(), "other declaration").WithHint("rename one of them"))
	return false
}

// declaredBy reports whether a mod has a block for a thing of its own.
func (r *Changes) declaredBy(mod *model.Mod, name string) bool {
	return slices.ContainsFunc(r.Instances, func(d decl.Decl) bool { return d.Mod == mod && named(d.Block, name) })
}

// addOf reads { add = .. }.
func addOf(e hclsyntax.Expression) (hclsyntax.Expression, bool) {
	o, ok := e.(*hclsyntax.ObjectConsExpr)
	if !ok || len(o.Items) != 1 || syntax.Word(o.Items[0].KeyExpr) != "add" {
		return nil, false
	}
	return o.Items[0].ValueExpr, true
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
	at := e.Range()
	tokens, _ := hclsyntax.LexExpression([]byte(r.Game.TextAt(at)), at.Filename, at.Start)
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

// sources returns expressions as they are compared; "" for none.
func (r *Changes) sources(es []hclsyntax.Expression) string {
	out := english.Each(es, r.source)
	return strings.Join(out, "\n")
}
