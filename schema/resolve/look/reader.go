package look

import (
	"fmt"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/blame"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// isGround reports whether things of a kind have a ground.
func (l *lookReader) isGround(k *model.Kind) bool {
	return k.IsA(l.Kinds["space"]) || l.Kinds["area"] != nil && k.IsA(l.Kinds["area"])
}

// lookReader reads one look.
type lookReader struct {
	*decl.Reader
	look  *model.Appearance
	taken map[string]hcl.Range // signs, by table
	rows  map[string]hcl.Range // by table and key: the looks of one layer are read as one
}

// table goes through the rows of a table.
func (l *lookReader) table(a *hclsyntax.Attribute, row func(syntax.Entry)) {
	if a == nil {
		return
	}
	entries, ok := syntax.Entries(a.Expr, l.Report)
	if !ok {
		l.Errorf("resolve/look", a.Expr.Range(), "%s must be a table: { name = .. }", a.Name)
		return
	}
	for _, e := range entries {
		key := a.Name + "." + e.Key
		if at, twice := l.rows[key]; twice {
			l.Report(diag.Errorf("resolve/duplicate", e.At, "duplicate row %q in %s", e.Title, a.Name).WithRelated(at, "other row"))
			continue
		}
		l.rows[key] = e.At
		row(e)
	}
}

// pair is how a row is written that takes a sign and a word, with the sign that stands there if one
// does.
func pair(e syntax.Entry, sign, word string) string {
	if s, ok := syntax.Literal(e.Value); ok && s != "" {
		sign = s
	}
	return fmt.Sprintf("%s = [%q, %s]", e.Title, sign, word)
}

// nothing reports a row of what the game does not have. Grounds and borders come with the kinds of
// spaces and with the types of their fields: if one is lost, so may they be.
func (l *lookReader) nothing(e syntax.Entry, what string, known []string) {
	if (what == "ground" || what == "border") && (l.KindsLost() || slices.ContainsFunc(l.Game.Kinds, untyped)) {
		return
	}
	f := diag.Errorf("look/unknown", e.At, "the game has no %s %q", what, e.Title).WithSuggestion(e.Key, known)
	if k := l.bare(); what == "ground" && len(f.Fixes) == 0 && k != nil {
		f = f.WithCause(blame.NoField(k, e.Key))
	}
	l.Report(f)
}

// bare returns a kind of the game's spaces or terrain if none of them prints a figure: what is
// missing is the field that grounds are values of.
func (l *lookReader) bare() *model.Kind {
	var bare *model.Kind
	for _, k := range l.Game.Kinds {
		switch {
		case !l.isGround(k) || k.Builtin() || k.Design:
		case slices.ContainsFunc(k.Fields, blame.PrintsFigure):
			return nil
		case bare == nil:
			bare = k
		}
	}
	return bare
}

// untyped says whether nobody knows what type some printed field of a kind has.
func untyped(k *model.Kind) bool {
	return slices.ContainsFunc(k.Fields, func(f *model.Field) bool {
		return f.Storage == model.Printed && f.Type.Base == model.Invalid
	})
}

// sign reads a sign of so many letters, and reports another row of its table that has it.
func (l *lookReader) sign(e syntax.Entry, x hclsyntax.Expression, table string, most int) (string, bool) {
	s, ok := syntax.Literal(x)
	if !ok {
		l.Errorf("resolve/look", x.Range(), "the sign of %s must be a literal text", e.Title)
		return "", false
	}
	if s == "" {
		return "", true
	}
	if f := narrow(s, most, x.Range()); f != nil {
		l.Report(*f)
		return "", false
	}
	key := table + " " + strings.ToLower(s) + " " + l.ownerOf(e)
	if old, taken := l.taken[key]; taken && table != "state" {
		l.Report(diag.Warnf("look/clash", x.Range(), "the sign %q stands for two", s).WithHint("give each a sign of its own").
			WithRelated(old, "the other"))
	}
	l.taken[key] = x.Range()
	return s, true
}

// narrow says why a sign does not fit into so many columns; nil if it does.
func narrow(s string, most int, at hcl.Range) *diag.Finding {
	for _, c := range s {
		if c <= ' ' || c > '~' {
			f := diag.Errorf("look/wide", at, "the sign %q has a character that is not plain ASCII", s).
				WithHint("terminals draw such characters one or two columns wide: use letters, digits and marks of ASCII")
			return &f
		}
	}
	if len(s) > most {
		f := diag.Errorf("look/wide", at, "the sign %q has %d characters; there is room for %d", s, len(s), most)
		return &f
	}
	return nil
}

// ownerOf is whose a piece is, as printed on it: letters tell sides apart, so both may have one
// sign.
func (l *lookReader) ownerOf(e syntax.Entry) string {
	for t := range l.Game.All() {
		if t.Name != e.Key && t.Kind.Name != e.Key {
			continue
		}
		for f := range t.Kind.AllFields() {
			if x := f.Type.Kind; f.Storage == model.Printed && f.Type.Is(model.ThingOf) &&
				(x.IsA(l.Kinds["player"]) || x.IsA(l.Kinds["side"])) && len(f.Values[t.ID]) == 1 {
				return l.Game.Things[f.Values[t.ID][0]].Name
			}
		}
	}
	return ""
}

// field finds a field of state by its kind and its name: kind.field.
func (l *lookReader) field(text string, at hcl.Range) *model.Field {
	kind, name, _ := strings.Cut(text, ".")
	var known []string
	for _, k := range l.Game.Kinds {
		for _, f := range k.Fields {
			if f.Storage != model.State || f == k.SideField {
				continue
			}
			if k.Name == english.Slug(kind) && f.Name == english.Slug(name) {
				return f
			}
			known = append(known, k.Name+"."+f.Name)
		}
	}
	f := diag.Errorf("look/unknown", at, "the game has no state field %q", text).
		WithHint("write the kind that declares it and its name: kind.field").WithSuggestion(text, known)
	if k := l.Kinds[english.Slug(kind)]; k != nil {
		f = f.WithCause(blame.NoField(k, name))
	}
	l.Report(f)
	return nil
}

// sidesOf is the field of which side of a kind is up, written as "kind.sides"; nil: it is none.
func (l *lookReader) sidesOf(text string) *model.Field {
	if kind, ok := strings.CutSuffix(text, ".sides"); ok && l.Kinds[english.Slug(kind)] != nil {
		return l.Kinds[english.Slug(kind)].SideField
	}
	return nil
}

// dotted is the text of a name of two words: kind.field.
func dotted(e hclsyntax.Expression) string {
	if t, ok := e.(*hclsyntax.ScopeTraversalExpr); ok && len(t.Traversal) == 2 {
		if a, ok := t.Traversal[1].(hcl.TraverseAttr); ok {
			return t.Traversal.RootName() + "." + a.Name
		}
	}
	return syntax.Title(e)
}

// list goes through a list of names.
func (l *lookReader) list(a *hclsyntax.Attribute, each func(text string, at hcl.Range)) {
	if a == nil {
		return
	}
	items, ok := syntax.Items(a.Expr)
	if !ok {
		l.Errorf("resolve/look", a.Expr.Range(), "%s must be a list of names: [kind.field]", a.Name)
		return
	}
	for _, x := range items {
		each(dotted(x), x.Range())
	}
}

// steps is the names of a path: home.player, or with self before it.
func steps(e hclsyntax.Expression) (out []string) {
	t, ok := e.(*hclsyntax.ScopeTraversalExpr)
	if !ok {
		if w := syntax.Word(e); w != "" {
			return []string{w}
		}
		return nil
	}
	for _, s := range t.Traversal {
		switch s := s.(type) {
		case hcl.TraverseRoot:
			out = append(out, english.Slug(s.Name))
		case hcl.TraverseAttr:
			out = append(out, english.Slug(s.Name))
		default:
			return nil
		}
	}
	return out
}

// path finds the fields of a path from a kind; changes: it may be a field of the state.
func (l *lookReader) path(k *model.Kind, names []string, at hcl.Range, changes bool) (out model.Path) {
	if len(names) > 1 && names[0] == "self" {
		names = names[1:]
	}
	if len(names) == 0 {
		l.Errorf("resolve/look", at, "expected the name of a field")
		return nil
	}
	for i, name := range names {
		last := i == len(names)-1
		f, known := decl.PrintedField(k, name, changes && len(names) == 1)
		switch {
		case f == nil:
			l.Report(diag.Errorf("look/unknown", at, "%s has no field %q that is printed", k.Name, name).WithSuggestion(name, known).
				WithCause(blame.NoField(k, name)))
			return nil
		case !last && !f.Type.Is(model.ThingOf):
			l.Errorf("resolve/look", at, "%s.%s leads to no thing", k.Name, name)
			return nil
		}
		out = append(out, f)
		if k = f.Type.Kind; !last && l.Doubtful(k) {
			return nil
		}
	}
	return out
}
