package decl

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/resolve/symbol"
	"sandtable/schema/syntax"
)

// NamedThings is a call such as hexes("29.04 30.04"): things of a kind by their names, in that
// order.
type NamedThings struct {
	Kind *model.Kind
	Text string
	At   hcl.Range // of the text
}

// divided divides the text: by commas, where names hold blanks, else by blanks. A comma may belong
// to a name, too ("3,1 3,2"), and one name may hold blanks: the first way counts in which all are
// names.
func (r *Reader) divided(n NamedThings) []string {
	words, parts := strings.Fields(n.Text), strings.Split(n.Text, ",")
	for i, p := range parts {
		parts[i] = strings.TrimSpace(p)
	}
	known := func(ws []string) bool {
		return !slices.ContainsFunc(ws, func(w string) bool { return r.Names.Thing(n.Kind, english.Slug(w)) == nil })
	}
	if known(parts) || len(parts) > 1 && !known(words) {
		return parts
	}
	return words
}

// Named reads KINDS("x y z"), the plural of a kind with one plain text.
func (r *Reader) Named(e hclsyntax.Expression) (NamedThings, bool) {
	f, args, ok := syntax.CallName(e)
	if !ok || len(args) != 1 {
		return NamedThings{}, false
	}
	text, ok := syntax.Literal(args[0])
	if !ok {
		return NamedThings{}, false
	}
	for _, s := range r.Names.Read[f] {
		if s.Set != nil {
			return NamedThings{s.Set, text, args[0].Range()}, true
		}
	}
	return NamedThings{}, false
}

// unknownPlural reports what has the form of KINDS("x y z") and names no kind; false if it has
// another form.
func (r *Reader) unknownPlural(e hclsyntax.Expression) bool {
	call, ok := e.(*hclsyntax.FunctionCallExpr)
	if !ok || len(call.Args) != 1 {
		return false
	}
	if _, plain := syntax.Literal(call.Args[0]); !plain {
		return false
	}
	known := r.Names.Of(r.Names.Read, func(s symbol.Symbol) bool { return s.Set != nil })
	r.Report(diag.Errorf("resolve/unknown-name", call.NameRange, "no kind has the plural %q", call.Name).
		WithSuggestion(english.Slug(call.Name), known))
	return true
}

// NamedIDs finds the things, and reports names that there are not.
func (r *Reader) NamedIDs(n NamedThings, report func(diag.Finding)) ([]int32, bool) {
	out := []int32{}
	for _, w := range r.divided(n) {
		t := r.Names.Thing(n.Kind, english.Slug(w))
		if t == nil {
			f := diag.Errorf("resolve/unknown-name", n.At, "unknown %s %q", n.Kind.Name, w).WithSuggestion(english.Slug(w), r.ThingNames(n.Kind))
			f.Thing = true
			if strings.ContainsAny(strings.TrimSpace(n.Text), " \t") && !strings.Contains(n.Text, ",") && len(f.Fixes) == 0 {
				f = f.WithHint("separate names that contain spaces with commas: %s(\"A 1, B 2\")", n.Kind.Plural)
			}
			report(f)
			return nil, false
		}
		out = append(out, t.ID)
	}
	return out, true
}

func (r *Reader) namedThings(n NamedThings, want model.Type) ([]int32, bool) {
	if want.Base != model.ThingOf || !n.Kind.IsA(want.Kind) && !want.Kind.IsA(n.Kind) {
		r.Errorf("resolve/constant", n.At, "expected %s, found %s", want, model.SetOf(n.Kind))
		return nil, false
	}
	return r.NamedIDs(n, r.Report)
}
