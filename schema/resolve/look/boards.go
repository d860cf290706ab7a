package look

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/blame"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/syntax"
)

// shown reads what boards write for pieces of a kind: { kind = [code, strength] }.
func (l *lookReader) shown(e syntax.Entry) {
	k := l.pieceKind(e)
	if k == nil || l.Doubtful(k) {
		return
	}
	items, ok := syntax.Items(e.Value)
	if !ok {
		l.Errorf("resolve/look", e.Value.Range(), "expected a list of fields: [code, strength]")
		return
	}
	for _, x := range items {
		name := syntax.Word(x)
		f, known := k.Pick(name, isShowable)
		if f != nil {
			l.look.Shown[k] = append(l.look.Shown[k], f)
			continue
		}
		l.Report(diag.Errorf("resolve/shown", x.Range(), "%s has no field %q that a board can show", k.Name, name).
			WithSuggestion(name, known).WithCause(blame.NoField(k, name)))
	}
}

// isShowable reports whether a board may show a field.
func isShowable(f *model.Field) bool {
	switch f.Storage {
	case model.Printed:
		return f.Type.Is(model.Text) || f.Type.Is(model.Number) || f.Type.Is(model.EnumOf)
	case model.State:
		return (f.Type.Is(model.Number) || f.Type.Is(model.EnumOf)) && !f.TellsSide()
	}
	return false
}

// layout reads a board that is drawn as text.
func (l *lookReader) layout(e syntax.Entry) {
	var known []string
	for _, m := range l.Game.Maps {
		if m.Drawn != "" || m.Of != nil || l.Game.Surface != nil && l.Game.Surface.Thing.Name == m.Name {
			if m.Name == e.Key {
				l.Errorf("resolve/look", e.At, "the map %q is drawn by its own rows", m.Title)
				return
			}
			continue
		}
		if m.Name == e.Key {
			l.drawing(m, e.Value)
			return
		}
		known = append(known, m.Name)
	}
	l.nothing(e, "map without a grid", known)
}

func (l *lookReader) drawing(m *model.Map, x hclsyntax.Expression) {
	text, ok := syntax.Literal(x)
	if !ok {
		l.Errorf("resolve/look", x.Range(), "expected a literal text: the board, with a cell [NAME ] for each space")
		return
	}
	l.look.Layouts[m] = model.Drawing{Text: text, At: x.Range()}
}

// ground reads how a ground is drawn: [sign, pattern], and what legends call it.
func (l *lookReader) ground(e syntax.Entry) {
	g, known := l.findGround(e)
	if g == nil {
		l.nothing(e, "ground", known)
		return
	}
	items, ok := syntax.Items(e.Value)
	if !ok || len(items) < 2 || len(items) > 3 {
		l.Errorf("resolve/look", e.Value.Range(), "a ground must have the form [sign, pattern]").Hint(pair(e, "w", "trees"))
		return
	}
	sign, ok := l.sign(e, items[0], "grounds", 2)
	pattern := syntax.Word(items[1])
	if f := oneOf("pattern", model.Patterns)(pattern, items[1].Range()); f != nil {
		l.Report(*f)
		return
	}
	if g.Title = english.Spaced(e.Key); len(items) == 3 {
		if g.Title, ok = syntax.Literal(items[2]); !ok {
			l.Errorf("resolve/look", items[2].Range(), "what the legend calls %s must be a literal text", e.Title)
			return
		}
	}
	if ok {
		g.Name, g.Sign, g.Pattern, g.At = e.Key, sign, pattern, e.At
		l.look.Grounds = append(l.look.Grounds, *g)
	}
}

// findGround finds what a row of grounds means: a value or a trait printed on spaces or terrain, a
// word of a drawing, a kind of them, or one of them; and lists what it may mean.
func (l *lookReader) findGround(e syntax.Entry) (*model.GroundLook, []string) {
	var known []string
	for _, k := range l.Game.Kinds {
		if !l.isGround(k) {
			continue
		}
		for _, f := range k.Fields {
			switch {
			case f.Storage != model.Printed:
			case f.Type.Base == model.EnumOf && f.Type.Form != model.List:
				if i := f.Type.Enum.Index(e.Key); i >= 0 {
					return &model.GroundLook{Field: f, Value: int32(i)}, nil
				}
				known = append(known, f.Type.Enum.Slugs...)
			case f.Type.Is(model.Bool) && f.Name == e.Key:
				return &model.GroundLook{Field: f, Value: 1}, nil
			case f.Type.Is(model.Bool):
				known = append(known, f.Name)
			}
		}
	}
	for _, m := range l.Game.Maps {
		if slices.ContainsFunc(m.Signs, func(s model.Sign) bool { return s.Word == e.Title }) {
			return &model.GroundLook{Word: e.Title}, nil
		}
	}
	for _, k := range l.Game.Kinds {
		if l.isGround(k) && !k.Builtin() && k.Name == e.Key {
			return &model.GroundLook{Kind: k}, nil
		}
	}
	for _, name := range []string{"space", "area"} {
		if k := l.Kinds[name]; k != nil {
			if t := l.Names.Thing(k, e.Key); t != nil {
				return &model.GroundLook{Thing: t}, nil
			}
			known = append(known, l.ThingNames(k)...)
		}
	}
	return nil, slices.DeleteFunc(known, func(s string) bool { return strings.TrimSpace(s) == "" })
}
