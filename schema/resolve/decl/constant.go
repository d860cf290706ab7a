package decl

import (
	"fmt"
	"strconv"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"sandtable/schema/blame"
	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/resolve/symbol"
	"sandtable/schema/syntax"
)

// Number reads a constant number, in the game's smallest unit. It reports nothing.
func (r *Reader) Number(e hclsyntax.Expression) (int32, bool) {
	e, _ = syntax.Unmark(e)
	return syntax.Number(e, r.Game.Unit)
}

// Whole reads a whole number, such as a count: it is what it says, whatever the smallest part of a
// number is.
func (r *Reader) Whole(e hclsyntax.Expression) (int32, bool) {
	e, _ = syntax.Unmark(e)
	return syntax.Number(e, 1)
}

// Show writes a number of smallest units as people do.
func (r *Reader) Show(n int32) string { return syntax.Show(n, r.Game.Unit) }

func (r *Reader) Boolean(a *hclsyntax.Attribute) bool {
	l, ok := a.Expr.(*hclsyntax.LiteralValueExpr)
	if !ok || l.Val.Type() != cty.Bool {
		r.Errorf("resolve/bool", a.Expr.Range(), "%s must be true or false", a.Name)
		return false
	}
	return l.Val.True()
}

// Constant reads a constant of the type: one value, or the members of a set or list.
func (r *Reader) Constant(e hclsyntax.Expression, want model.Type) ([]int32, bool) {
	e, _ = syntax.Unmark(e)
	if want.Base == model.Invalid {
		return nil, false
	}
	if want.Form != model.One {
		if named, ok := r.Named(e); ok {
			return r.namedThings(named, want)
		}
		items, ok := syntax.Items(e)
		if !ok {
			if s, isSet := r.WholeSet(e, want); isSet {
				return s, true
			}
			if !r.unknownPlural(e) {
				r.Errorf("resolve/constant", e.Range(), "expected a list: [a, b]")
			}
			return nil, false
		}
		out := []int32{}
		for _, it := range items {
			v, ok := r.Constant(it, want.Elem())
			if !ok {
				return nil, false
			}
			out = append(out, v...)
		}
		return out, true
	}
	if syntax.Word(e) == "none" {
		if !want.Maybe {
			r.Errorf("resolve/constant", e.Range(), "expected %s, found none", want).
				Hint(fmt.Sprintf("declare the field as maybe(%s) to allow none", want))
			return nil, false
		}
		return []int32{model.None}, true
	}
	switch want.Base {
	case model.Number:
		if n, ok := syntax.Number(e, r.Game.Unit); ok {
			return []int32{n}, true
		}
		r.Report(r.noNumber(e))
		return nil, false
	case model.Bool:
		if l, ok := e.(*hclsyntax.LiteralValueExpr); ok && l.Val.Type() == cty.Bool {
			if l.Val.True() {
				return []int32{1}, true
			}
			return []int32{0}, true
		}
		r.Errorf("resolve/constant", e.Range(), "expected true or false")
		return nil, false
	case model.DieOf:
		if n, ok := syntax.DieSides(syntax.Word(e)); ok {
			return []int32{n}, true
		}
		r.Errorf("resolve/constant", e.Range(), "expected a die, such as d6")
		return nil, false
	}
	return r.constantName(e, want)
}

// WholeSet reads a plural: all things of a kind.
func (r *Reader) WholeSet(e hclsyntax.Expression, want model.Type) ([]int32, bool) {
	for _, s := range r.Names.Read[syntax.Word(e)] {
		if s.Set != nil && want.Base == model.ThingOf && s.Set.IsA(want.Kind) {
			return r.Game.IDs(s.Set), true
		}
		if s.Enum != nil && want.Base == model.EnumOf && s.Enum == want.Enum {
			var out []int32
			for i := range s.Enum.Names {
				out = append(out, int32(i))
			}
			return out, true
		}
	}
	return nil, false
}

// constantName reads the name of a thing, a design or an enum's member.
func (r *Reader) constantName(e hclsyntax.Expression, want model.Type) ([]int32, bool) {
	if _, listed := syntax.Items(e); listed {
		r.Errorf("resolve/constant", e.Range(), "expected one %s, found a list", want).
			Hint(fmt.Sprintf("write one name, or declare set(%s)", want.Sure()))
		return nil, false
	}
	w := syntax.Word(e)
	if t, ok := e.(*hclsyntax.ScopeTraversalExpr); ok && len(t.Traversal) == 2 { // kind.name
		w = syntax.TraversalName(t, 1)
	}
	if ix, ok := e.(*hclsyntax.IndexExpr); ok {
		w = syntax.Word(ix.Key)
	}
	switch want.Base {
	case model.EnumOf:
		if i := want.Enum.Index(w); i >= 0 {
			return []int32{int32(i)}, true
		}
		r.Report(diag.Errorf("resolve/unknown-name", e.Range(), "%s has no name %q", want.Enum.Name, w).WithSuggestion(w, want.Enum.Slugs))
	case model.ThingOf:
		if t := r.Names.Thing(want.Kind, w); t != nil {
			return []int32{t.ID}, true
		}
		if w == "" {
			w = r.Written(e)
		}
		f := diag.Errorf("resolve/unknown-name", e.Range(), "unknown %s %q", want.Kind.Name, w).WithSuggestion(w, r.ThingNames(want.Kind))
		if spelled := r.Names.Spelled(w); spelled != "" {
			f = f.WithHint("a name that begins with a digit is written with its kind: %s", spelled)
		}
		f.Thing = true
		r.Report(f)
	case model.DesignOf:
		if d := r.Names.Design(want.Kind, w); d != nil {
			return []int32{r.DesignID(d)}, true
		}
		r.Report(diag.Errorf("resolve/unknown-name", e.Range(), "unknown %s design %q", want.Kind.Name, w).
			WithSuggestion(w, r.Names.Of(r.Names.Read, func(s symbol.Symbol) bool { return s.Design != nil && s.Design.IsA(want.Kind) })))
	default:
		r.Errorf("resolve/constant", e.Range(), "a constant of type %s cannot be written here", want)
	}
	return nil, false
}

// DesignID is the run-time value of a design: its index among the game's kinds.
func (r *Reader) DesignID(d *model.Kind) int32 {
	for i, k := range r.Game.Kinds {
		if k == d {
			return int32(i)
		}
	}
	return model.None
}

// noNumber reports a figure that is no number, or not as whole as numbers of the game are.
func (r *Reader) noNumber(e hclsyntax.Expression) diag.Finding {
	if f, ok := syntax.Figure(e); ok && f.IsInt() {
		return diag.Errorf("resolve/constant", e.Range(), "%s is out of range", r.Written(e)).
			WithHint("a number is from %s to %s", r.Show(-(1<<31 - 2)), r.Show(1<<31-1))
	} else if ok {
		return diag.Errorf("resolve/constant", e.Range(), "expected a whole number, found %s", r.Written(e)).
			WithHint("numbers are whole; parts = 2 in the game block allows halves, parts = 10 tenths")
	}
	f := diag.Errorf("resolve/constant", e.Range(), "expected a number")
	if text := syntax.Title(e); text != "" {
		if _, err := strconv.Atoi(text); err == nil {
			f = f.WithHint("remove the quotes: %s", text)
			f.Fixes = []diag.Fix{{Title: "remove the quotes", Range: e.Range(), Text: text, Sure: true, Verbatim: true}}
		}
	}
	return f
}

// Integer reads a whole number.
func (r *Reader) Integer(a *hclsyntax.Attribute) (int, bool) {
	if a == nil {
		return 0, false
	}
	x, sign := a.Expr, int64(1)
	if u, ok := x.(*hclsyntax.UnaryOpExpr); ok && u.Op == hclsyntax.OpNegate {
		x, sign = u.Val, -1
	}
	l, ok := x.(*hclsyntax.LiteralValueExpr)
	if !ok || l.Val.Type() != cty.Number || !l.Val.AsBigFloat().IsInt() {
		hint := ""
		if text, ok := syntax.Literal(a.Expr); ok {
			if _, err := strconv.Atoi(text); err == nil {
				hint = "write the number without quotes: " + text
			}
		}
		r.Errorf("resolve/number", a.Expr.Range(), "%s must be a whole number", a.Name).Hint(hint)
		return 0, false
	}
	n, _ := l.Val.AsBigFloat().Int64()
	if n < -1<<31 || n >= 1<<31 {
		r.Errorf("resolve/number", a.Expr.Range(), "%s is out of range", a.Name)
		return 0, false
	}
	return int(n * sign), true
}

// Fill reads a constant that fills something declared elsewhere. What is wrong with it is said of
// that declaration, too: of a cell that is no number the column may be to blame.
func (r *Reader) Fill(e hclsyntax.Expression, want model.Type, decl hcl.Range) ([]int32, bool) {
	before := len(r.Findings)
	out, ok := r.Constant(e, want)
	for i := before; i < len(r.Findings); i++ {
		r.Findings[i] = r.Findings[i].WithAbout(decl)
	}
	r.Fillings = append(r.Fillings, blame.Filling{At: e.Range(), Decl: decl})
	return out, ok
}
