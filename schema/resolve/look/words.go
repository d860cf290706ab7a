package look

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/syntax"
)

// wordReader reads words that may depend on what is printed on a piece: a word, a list of words,
// what is printed (self.size), `condition ? a : b`, { value = word }[self.field], and { side = word
// }.
type wordReader struct {
	*lookReader
	kind *model.Kind
}

// allowed says why a text is no word of its sort; nil if it is one.
type allowed func(text string, at hcl.Range) *diag.Finding

func (w *wordReader) read(e hclsyntax.Expression, ok allowed) *model.Wording {
	switch e := e.(type) {
	case *hclsyntax.ParenthesesExpr:
		return w.read(e.Expression, ok)
	case *hclsyntax.ConditionalExpr:
		return w.condition(e.Condition, w.read(e.TrueResult, ok), w.read(e.FalseResult, ok))
	case *hclsyntax.IndexExpr:
		return w.index(e, ok)
	case *hclsyntax.ObjectConsExpr:
		return w.sides(e, ok)
	case *hclsyntax.ScopeTraversalExpr:
		if e.Traversal.RootName() == "self" {
			return w.shows(e, ok)
		}
	}
	items, many := syntax.Items(e)
	if !many {
		items = []hclsyntax.Expression{e}
	}
	out := &model.Wording{}
	for _, x := range items {
		text := syntax.Title(x)
		if text == "none" {
			continue
		}
		if _, literal := syntax.Literal(x); text == "" && !literal {
			w.Errorf("resolve/look", x.Range(), "expected a word, a list of words, `self.field`, `condition ? a : b` or `{ value = word }[self.field]`")
			return nil
		}
		if f := ok(text, x.Range()); f != nil {
			w.Report(*f)
			return nil
		}
		out.Words = append(out.Words, text)
	}
	return out
}

// shows reads what is printed as the word: all that may be printed there must be words.
func (w *wordReader) shows(e *hclsyntax.ScopeTraversalExpr, ok allowed) *model.Wording {
	p := w.path(w.kind, steps(e), e.Range(), false)
	if p == nil {
		return nil
	}
	for id := w.kind.Lo; id < w.kind.Hi; id++ {
		if w.Game.Things[id] == nil {
			continue
		}
		for side := range max(len(w.kind.Sided().Sides), 1) {
			text := p.Show(w.Game, id, side)
			if f := ok(text, e.Range()); text != "" && f != nil {
				w.Report(f.WithRelated(w.Game.Things[id].Range, "it is printed here"))
				return nil
			}
		}
	}
	return &model.Wording{Shows: p}
}

// sides reads { side = word }.
func (w *wordReader) sides(e *hclsyntax.ObjectConsExpr, ok allowed) *model.Wording {
	sides := w.kind.Sided().Sides
	if sides == nil {
		w.Errorf("resolve/look", e.Range(), "%s has no sides", w.kind.Name).Hint("for what is printed on it write { value = word }[self.field]")
		return nil
	}
	out := &model.Wording{Sides: make([]*model.Wording, len(sides))}
	entries, _ := syntax.Entries(e, w.Report)
	for _, x := range entries {
		i := slices.Index(sides, x.Key)
		if i < 0 {
			w.Report(diag.Errorf("look/unknown", x.At, "%s has no side %q", w.kind.Name, x.Title).WithSuggestion(x.Key, sides))
			continue
		}
		out.Sides[i] = w.read(x.Value, ok)
	}
	return out
}

// index reads { value = word }[self.field].
func (w *wordReader) index(e *hclsyntax.IndexExpr, ok allowed) *model.Wording {
	entries, table := syntax.Entries(e.Collection, w.Report)
	if !table {
		w.Errorf("resolve/look", e.Collection.Range(), "expected a table: { value = word }[self.field]")
		return nil
	}
	p := w.path(w.kind, steps(e.Key), e.Key.Range(), false)
	if p == nil {
		return nil
	}
	out := &model.Wording{By: p, Cases: map[int32]*model.Wording{}, At: map[int32]hcl.Range{}}
	for _, row := range entries {
		if row.Key == "else" {
			out.Else = w.read(row.Value, ok)
			continue
		}
		if v, known := w.value(p.Field().Type, row.Key, row.At); known {
			out.Cases[v], out.At[v] = w.read(row.Value, ok), row.At
		}
	}
	return out
}

// condition reads what decides between two: self.field, a comparison of it with a name or a number,
// and what !, && and || make of these.
func (w *wordReader) condition(e hclsyntax.Expression, yes, no *model.Wording) *model.Wording {
	switch e := e.(type) {
	case *hclsyntax.ParenthesesExpr:
		return w.condition(e.Expression, yes, no)
	case *hclsyntax.UnaryOpExpr:
		if e.Op == hclsyntax.OpLogicalNot {
			return w.condition(e.Val, no, yes)
		}
	case *hclsyntax.ScopeTraversalExpr:
		p := w.path(w.kind, steps(e), e.Range(), false)
		if p == nil {
			return nil
		}
		if !p.Field().Type.Is(model.Bool) {
			w.Errorf("resolve/look", e.Range(), "%s is no yes or no", p.Field().Name).Hint("compare it: self." + p.Field().Name + " == ..")
			return nil
		}
		return &model.Wording{By: p, Cases: map[int32]*model.Wording{1: yes}, Else: no}
	case *hclsyntax.BinaryOpExpr:
		switch e.Op {
		case hclsyntax.OpLogicalAnd:
			return w.condition(e.LHS, w.condition(e.RHS, yes, no), no)
		case hclsyntax.OpLogicalOr:
			return w.condition(e.LHS, yes, w.condition(e.RHS, yes, no))
		case hclsyntax.OpEqual, hclsyntax.OpNotEqual:
			return w.compared(e, yes, no)
		}
	}
	w.Errorf("resolve/look", e.Range(), "expected `self.field`, `!self.field`, `self.field == name` or `self.field != name`")
	return nil
}

// compared reads self.field == value, or != value.
func (w *wordReader) compared(e *hclsyntax.BinaryOpExpr, yes, no *model.Wording) *model.Wording {
	p := w.path(w.kind, steps(e.LHS), e.LHS.Range(), false)
	if p == nil {
		return nil
	}
	if e.Op == hclsyntax.OpNotEqual {
		yes, no = no, yes
	}
	v, ok := w.value(p.Field().Type, keyOf(e.RHS), e.RHS.Range())
	if !ok {
		return nil
	}
	return &model.Wording{By: p, Cases: map[int32]*model.Wording{v: yes}, Else: no}
}

// keyOf is a name or a number as a table has it for a key.
func keyOf(e hclsyntax.Expression) string {
	if l, ok := e.(*hclsyntax.LiteralValueExpr); ok && !l.Val.IsNull() && l.Val.IsKnown() {
		switch l.Val.Type() {
		case cty.Number:
			return l.Val.AsBigFloat().Text('f', -1)
		case cty.Bool:
			if l.Val.True() {
				return "true"
			}
			return "false"
		}
	}
	return syntax.Word(e)
}

// value reads a value of a type as a table or a comparison names it.
func (w *wordReader) value(t model.Type, key string, at hcl.Range) (int32, bool) {
	var known []string
	switch {
	case key == "none" && t.Maybe:
		return model.None, true
	case t.Is(model.Bool):
		if known = []string{"true", "false"}; slices.Contains(known, key) {
			return int32(1 - slices.Index(known, key)), true
		}
	case t.Is(model.EnumOf):
		if i := t.Enum.Index(key); i >= 0 {
			return int32(i), true
		}
		known = t.Enum.Slugs
	case t.Is(model.ThingOf):
		if x := w.Names.Thing(t.Kind, key); x != nil {
			return x.ID, true
		}
		known = w.ThingNames(t.Kind)
	case t.Is(model.Number):
		if n, err := strconv.ParseFloat(key, 64); err == nil {
			return int32(math.Round(n * float64(w.Game.Unit))), true
		}
	default:
		w.Errorf("resolve/look", at, "a look cannot tell values of this field apart").
			Hint("use a field that is true or false, a number, a name or a thing")
		return 0, false
	}
	w.Report(diag.Errorf("look/unknown", at, "the field is never %q", key).WithSuggestion(key, known))
	return 0, false
}

// oneOf allows the words of a list.
func oneOf(what string, list []string) allowed {
	return func(text string, at hcl.Range) *diag.Finding {
		if slices.Contains(list, text) {
			return nil
		}
		f := diag.Errorf("look/unknown", at, "unknown %s %q", what, text).WithHint("there are %s", strings.Join(list, ", ")).
			WithSuggestion(text, list)
		return &f
	}
}

// letters allows a sign of a piece.
func letters(text string, at hcl.Range) *diag.Finding { return narrow(text, 4, at) }

// colour allows a word for a colour, or "#rrggbb" on which there is a readable ink.
func colour(text string, at hcl.Range) *diag.Finding {
	if slices.Contains(model.Colours, text) {
		return nil
	}
	r, g, b, ok := model.RGB(text)
	if !ok {
		f := diag.Errorf("look/unknown", at, "unknown colour %q", text).
			WithHint("the colours are %s, or \"#rrggbb\"", strings.Join(model.Colours, ", ")).WithSuggestion(text, model.Colours)
		return &f
	}
	if c := model.Contrast(r, g, b); c < model.LeastContrast {
		f := diag.Errorf("look/contrast", at, "ink on %s has a contrast of %.1f : 1; it needs %.1f", text, c, model.LeastContrast).
			WithHint("make the colour darker or lighter")
		return &f
	}
	return nil
}
