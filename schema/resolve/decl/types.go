package decl

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/blame"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/model"
	"sandtable/schema/resolve/symbol"
	"sandtable/schema/syntax"
)

// KindNamed finds the kind that a word names.
func (r *Reader) KindNamed(e hclsyntax.Expression) *model.Kind { return r.KindOf(e, "") }

// KindOf finds the kind that a word names where only kinds of a kind make sense; "": all do.
func (r *Reader) KindOf(e hclsyntax.Expression, of string) *model.Kind {
	w := syntax.Word(e)
	if k := r.Kinds[w]; k != nil {
		return k
	}
	if k := r.renamedKind(e); k != nil {
		return k
	}
	if w == "" {
		r.Report(diag.Errorf("resolve/unknown-kind", e.Range(), "expected the name of one kind").WithHint("write one name, without brackets"))
		if list, ok := e.(*hclsyntax.TupleConsExpr); ok && len(list.Exprs) == 1 { // go on as if it stood alone
			return r.Kinds[syntax.Word(list.Exprs[0])]
		}
		return nil
	}
	f := diag.Errorf("resolve/unknown-kind", e.Range(), "unknown kind %q", w)
	if w == "area" || w == "surface" {
		r.Report(f.WithHint("this kind needs a map measured in inches: map \"Table\" { surface = [72, 48] }").WithCause(blame.NoSurface))
		return nil
	}
	if !r.Few() {
		r.Report(f)
		return nil
	}
	known := slices.DeleteFunc(model.SortedKeys(r.Kinds), func(name string) bool { return of != "" && !r.Kinds[name].IsA(r.Kinds[of]) })
	r.Report(f.WithSuggestion(w, known))
	if k := r.MeantKind(w); k != nil && (of == "" || k.IsA(r.Kinds[of])) {
		return k
	}
	return nil
}

// SlipOf is the kind that a word is but for one slip; nil if there is none, or if too many words
// are wrong to look for each of them.
func (r *Reader) SlipOf(w string) *model.Kind {
	if !r.Few() {
		return nil
	}
	if near := diag.Suggest(w, model.SortedKeys(r.Kinds)); diag.Slip(w, near) {
		return r.Kinds[near]
	}
	return nil
}

// MeantKind is the kind that a wrong word was probably meant for, to go on as if it stood there:
// one slip, one finding. Nil if there is none, or if it is one of the language's own: most words
// are like one of them, and what has no kind is spoken of no more.
func (r *Reader) MeantKind(w string) *model.Kind {
	var own []string
	for _, name := range symbol.Keys(r.Names, r.Kinds) {
		if k := r.Kinds[name]; !k.Builtin() || diag.Slip(w, name) {
			own = append(own, name)
		}
	}
	if k := r.Kinds[diag.Suggest(w, own)]; k != nil && !k.Builtin() {
		return k
	}
	return nil
}

func (r *Reader) ThingNames(k *model.Kind) []string {
	if !r.Few() {
		return nil
	}
	return r.Names.Of(r.Names.Read, func(s symbol.Symbol) bool { return s.Thing != nil && s.Thing.Kind.IsA(k) })
}

// oneOf is the type of one thing of a kind; of a kind of which nobody knows what it is, no type.
func (r *Reader) oneOf(k *model.Kind) model.Type {
	if r.Doubtful(k) {
		return model.TInvalid
	}
	return model.OneOf(k)
}

// constructors are how types are made of others.
var constructors = map[string]string{"set": "set(guard)", "list": "list(number)", "maybe": "maybe(guard)", "design": "design(footman)",
	"optional": "optional(number, 1): a type, and what it is if nothing is stated"}

// Type reads a type expression.
func (r *Reader) Type(e hclsyntax.Expression) model.Type {
	if f, args, ok := syntax.CallName(e); ok {
		return r.constructed(e, f, args)
	}
	w := syntax.Word(e)
	switch w {
	case "number":
		return model.TNumber
	case "bool":
		return model.TBool
	case "text":
		return model.TText
	case "die":
		return model.TDie
	case "point", "area":
		if s := r.Game.Surface; s != nil && w == "point" {
			return s.Point
		} else if s != nil {
			return s.Area()
		}
	}
	if k := r.Kinds[w]; k != nil {
		return r.oneOf(k)
	}
	if en := r.Enums[w]; en != nil {
		if r.Doubtful(en) {
			return model.TInvalid
		}
		return model.Type{Base: model.EnumOf, Enum: en}
	}
	if m := r.Menus[w]; m != nil {
		return model.Type{Base: model.ActionOf, Menu: m}
	}
	if k := r.renamedKind(e); k != nil {
		return r.oneOf(k)
	}
	return r.unknownType(e, w)
}

// constructed reads a type that is made of another one.
func (r *Reader) constructed(e hclsyntax.Expression, f string, args []hclsyntax.Expression) model.Type {
	switch {
	case len(args) == 1 && f == "set":
		return r.setOf(e, r.Type(args[0]))
	case len(args) == 1 && f == "list":
		if t := r.Type(args[0]); t.Base != model.Invalid {
			return t.In(model.List)
		}
		return model.TInvalid
	case len(args) == 1 && f == "maybe":
		t := r.Type(args[0])
		t.Maybe = t.Base != model.Invalid
		return t
	case len(args) == 1 && f == "design":
		if k := r.KindNamed(args[0]); k != nil {
			return model.Type{Base: model.DesignOf, Kind: k}
		}
		return model.TInvalid
	case len(args) == 2 && f == "optional":
		return r.Type(args[0])
	}
	if usage := constructors[f]; usage != "" {
		r.Errorf("resolve/type", e.Range(), "%s does not take %s", f, english.Count(len(args), "argument")).Hint("such as " + usage)
		return model.TInvalid
	}
	r.Report(diag.Errorf("resolve/type", e.Range(), "unknown type constructor %q", f).WithSuggestion(f, model.SortedKeys(constructors)))
	return model.TInvalid
}

// setOf is a set of what can be in one.
func (r *Reader) setOf(e hclsyntax.Expression, t model.Type) model.Type {
	switch {
	case t.Base == model.Invalid:
		return t
	case t.IsPoint():
		r.Errorf("resolve/type", e.Range(), "a set cannot hold points").Hint("write area, or list(point)")
		return model.TInvalid
	case t.Base != model.ThingOf && t.Base != model.EnumOf:
		r.Errorf("resolve/type", e.Range(), "a set can hold things of a kind or names of an enum, not %s", t).
			Hint("write list(" + t.String() + ")")
		return model.TInvalid
	}
	return t.In(model.Set)
}

// unknownType reports a type that nothing declares, and goes on as if the nearest were meant.
func (r *Reader) unknownType(e hclsyntax.Expression, w string) model.Type {
	if !r.Few() {
		r.Errorf("resolve/unknown-type", e.Range(), "unknown type %q", typeText(e))
		return model.TInvalid
	}
	known := append(model.SortedKeys(r.Kinds), model.SortedKeys(r.Enums)...)
	known = append(append(known, model.SortedKeys(r.Menus)...), "number", "bool", "text", "die")
	if w == "point" || w == "area" {
		f := diag.Errorf("resolve/unknown-type", e.Range(), "type %s needs a map with a surface", w).
			WithHint("add map \"Table\" { surface = [72, 48] }").WithCause(blame.NoSurface)
		f.Missing = w // a kind of the game may be meant, which is missed elsewhere too
		r.Report(f)
		return model.TInvalid
	}
	if w == "" {
		hint := "write number, bool, text, an enum, a kind, maybe(..), set(..) or list(..)"
		if _, braced := e.(*hclsyntax.ObjectConsExpr); braced {
			hint = "one type stands here, without braces and a name: " + hint
		}
		r.Errorf("resolve/unknown-type", e.Range(), "expected a type").Hint(hint)
		return model.TInvalid
	}
	r.Report(diag.Errorf("resolve/unknown-type", e.Range(), "unknown type %q", typeText(e)).WithSuggestion(w, known))
	switch meant := diag.Suggest(w, known); { // go on as if it were meant
	case r.Kinds[meant] != nil:
		if k := r.MeantKind(w); k != nil {
			return r.oneOf(k)
		}
	case r.Enums[meant] != nil:
		return model.Type{Base: model.EnumOf, Enum: r.Enums[meant]}
	case meant == "number":
		return model.TNumber
	case meant == "bool":
		return model.TBool
	}
	return model.TInvalid
}

func typeText(e hclsyntax.Expression) string {
	if w := syntax.Word(e); w != "" {
		return w
	}
	return "here"
}

// A renamed word is reported where it stands, and its block goes on as if it were written in the
// new words: one old word, one finding. All that follows from a word's position alone is settled
// here, before anything is declared; functions and kinds are settled where their names are looked
// up, for a game may have names of its own there.

// Renamed is the finding for an old word.
func Renamed(at hcl.Range, what string, was *lang.Renamed) diag.Finding {
	if was.Form == lang.ToLines {
		return diag.Errorf("resolve/renamed", at, "the %s of a strategy are lines of a policy now", was.Old).
			WithHint("write %s for each option of a row; a row that names one option is a line first \"reason\" { action = .., when = .. }", was.New)
	}
	f := diag.Errorf("resolve/renamed", at, "%s %q was renamed %q", what, was.Old, was.New).
		WithHint("write %s, or run `sandtable fix` to update all renamed words", was.New)
	if was.Form == lang.Word {
		f.Fixes = []diag.Fix{{Title: "replace with " + was.New, Range: at, Text: was.New, Sure: true}}
	}
	return f
}

// renamedKind is the kind that an old name of a base kind means now, reported; or nil.
func (r *Reader) renamedKind(e hclsyntax.Expression) *model.Kind {
	was := lang.RenamedAt(lang.BaseKind, "", syntax.Word(e))
	if was == nil {
		return nil
	}
	r.Report(Renamed(e.Range(), "kind", was))
	return r.Kinds[was.New]
}
