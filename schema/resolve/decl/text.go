package decl

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/model"
	"sandtable/schema/resolve/symbol"
	"sandtable/schema/syntax"
)

// What a declaration is read with: its text, origin and names.

// Text returns a literal text attribute's value.
func (r *Reader) Text(a *hclsyntax.Attribute) string {
	if a == nil {
		return ""
	}
	s, ok := syntax.Literal(a.Expr)
	if !ok {
		f := diag.Errorf("resolve/text", a.Expr.Range(), "%s must be a literal text", a.Name).WithHint("write it in quotes, without ${ }")
		if text := r.Game.TextAt(a.Expr.Range()); !strings.ContainsAny(text, "\n\"${[") {
			f = f.WithHint("write it in quotes: %s = %q", a.Name, text)
		}
		r.Report(f)
	}
	return s
}

// Name returns the name that an attribute gives to something new; without one, what it is called
// otherwise.
func (r *Reader) Name(a *hclsyntax.Attribute, otherwise string) string {
	if a == nil {
		return otherwise
	}
	w := syntax.Word(a.Expr)
	if w == "" {
		r.Report(diag.Errorf("resolve/names", a.Expr.Range(), "%s must be a name", a.Name).
			WithHint("write a name without quotes, such as %s = many_of_them", a.Name))
		return otherwise
	}
	return w
}

// OriginOf reads the attributes that every declaration may have.
func (r *Reader) OriginOf(d Decl) model.Origin {
	o := model.Origin{Range: d.Block.DefRange(), Section: d.Section, Mod: d.Mod}
	if d.Section != nil {
		o.Ref = d.Section.ID
	}
	if a := d.Attrs["ref"]; a != nil {
		o.Ref = r.Text(a)
		if s := r.Sections[o.Ref]; s != nil {
			o.Section = s
		} else if len(r.Sections) > 0 && o.Ref != "" {
			r.Report(r.unknownRef(o.Ref, a.Expr.Range()))
		}
	}
	o.Source, o.Ruling, o.Text = r.Text(d.Attrs["source"]), r.Text(d.Attrs["ruling"]), r.Text(d.Attrs["text"])
	if o.Source == "" && d.Section != nil {
		o.Source = d.Section.Source
	}
	return o
}

// unknownRef reports a section that the outline does not have. Numbers that look alike mean
// nothing; what counts is how far they agree from the left.
func (r *Reader) unknownRef(ref string, at hcl.Range) diag.Finding {
	f := diag.Errorf("resolve/unknown-ref", at, "unknown section %q", ref)
	known := symbol.Keys(r.Names, r.Sections)
	if plain := strings.Trim(ref, "§ ."); r.Sections[plain] != nil {
		return f.WithSuggestion(plain, []string{plain})
	}
	if len(known) == 0 {
		return f
	}
	slices.SortStableFunc(known, func(a, b string) int { return agree(b, ref) - agree(a, ref) })
	return f.WithHint("known sections: %s; to declare a new one, write section %q \"Its title\" { .. }", english.Some(known, 8), ref)
}

// agree is how many characters two texts have in common from the left.
func agree(a, b string) int {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	return n
}

// Each runs f for every gathered block of the kinds.
func (r *Reader) Each(f func(Decl), kinds ...string) {
	for _, d := range r.Decls {
		for _, k := range kinds {
			if d.Block.Type == k && (len(lang.Find(k).Labels) == 0 || len(d.Block.Labels) > 0) {
				f(d)
			}
		}
	}
}

// All lists all gathered blocks.
func (r *Reader) All() []Decl { return slices.Concat(r.Decls, r.Instances) }

// Entries reads the entries of an attribute that may be left out, such as { field = type }; none if
// it has another form, which is reported.
func (r *Reader) Entries(a *hclsyntax.Attribute, code, form string) []syntax.Entry {
	if a == nil {
		return nil
	}
	entries, ok := syntax.Entries(a.Expr, r.Report)
	if !ok {
		r.Errorf(code, a.Expr.Range(), "%s must have the form %s", a.Name, form)
	}
	return entries
}

// NamesOf reads a list of names.
func (r *Reader) NamesOf(a *hclsyntax.Attribute) []syntax.Entry {
	if a == nil {
		return nil
	}
	items, ok := syntax.Items(a.Expr)
	if !ok {
		if w := syntax.Word(a.Expr); w != "" {
			return []syntax.Entry{{Key: w, Title: syntax.Title(a.Expr), At: a.Expr.Range()}}
		}
		r.Errorf("resolve/names", a.Expr.Range(), "%s must be a name or a list of names: [a, b]", a.Name)
		return nil
	}
	var out []syntax.Entry
	seen := map[string]hcl.Range{}
	for _, e := range items {
		w := syntax.Word(e)
		if w == "" {
			r.Errorf("resolve/names", e.Range(), "expected a name")
			continue
		}
		if at, twice := seen[w]; twice {
			r.Report(diag.Errorf("resolve/duplicate", e.Range(), "duplicate name %q", w).WithRelated(at, "first declared here"))
			continue
		}
		seen[w] = e.Range()
		r.Short(syntax.Title(e), e.Range())
		out = append(out, syntax.Entry{Key: w, Title: syntax.Title(e), At: e.Range(), Value: e})
	}
	return out
}

// Origin reads the origin of a block inside another declaration, such as a modifier; what it does
// not state is as around it.
func (r *Reader) Origin(d Decl, around model.Origin) model.Origin {
	o := r.OriginOf(d)
	if o.Section == nil {
		o.Section, o.Ref = around.Section, around.Ref
	}
	if o.Source == "" {
		o.Source = around.Source
	}
	return o
}

// Strange says whether a block has an attribute that its description does not know.
func (d Decl) Strange() bool {
	desc := lang.Find(d.Block.Type)
	for name := range d.Block.Body.Attributes {
		if desc.Attr(name) == nil {
			return true
		}
	}
	return false
}

func (r *Reader) Unknown(e syntax.Entry, what string, known []string) {
	r.Report(diag.Errorf("resolve/unknown-name", e.At, "unknown %s %q", what, e.Key).WithSuggestion(e.Key, known))
}

// ID reads what a game or a mod is called on command lines and in saves.
func (r *Reader) ID(a *hclsyntax.Attribute) string {
	t := r.Text(a)
	if t != "" {
		r.Short(t, a.Expr.Range())
	}
	if t != "" && english.Slug(t) != t {
		r.Errorf("resolve/id", a.Expr.Range(), "invalid id %q: only lowercase letters, digits, _ and - are allowed", t).
			Hint(fmt.Sprintf("write id = %q", english.Slug(t)))
	}
	return t
}

// Written is an expression as it stands in its file, on one line.
func (r *Reader) Written(e hclsyntax.Expression) string {
	return cmp.Or(model.OneLine(r.Game.TextAt(e.Range())), "..")
}

// WrittenAll is one expression as it stands in its file, or several as a list.
func (r *Reader) WrittenAll(es []hclsyntax.Expression) string {
	out := english.Each(es, r.Written)
	if len(out) == 1 {
		return out[0]
	}
	return "[" + strings.Join(out, ", ") + "]"
}
