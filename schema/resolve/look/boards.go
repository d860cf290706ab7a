package look

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/blame"
	"sandtable/schema/diag"
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
		return f.Type.Is(model.Text) || f.Type.Is(model.Number)
	case model.State:
		return f.Type.Is(model.Number) && !f.TellsSide()
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
