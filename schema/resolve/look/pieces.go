package look

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/syntax"
)

// pieceAttrs are the words of a row of pieces.
var pieceAttrs = append([]string{"owner", "sign", "symbol", "size", "stripe", "colour", "numbers"}, model.EdgeNames[:]...)

// pieces reads what counters of a kind show: { kind = { symbol = .., below = [..] } }.
func (l *lookReader) pieces(e syntax.Entry) {
	k := l.pieceKind(e)
	if k == nil {
		return
	}
	rows, ok := syntax.Entries(e.Value, l.Report)
	if !ok {
		l.Errorf("resolve/look", e.Value.Range(), "a row of pieces must be a table").
			Hint(e.Title + " = { symbol = infantry, below = [strength] }")
		return
	}
	p := model.PieceLook{Kind: k, At: e.At}
	w := &wordReader{lookReader: l, kind: k}
	for _, row := range rows {
		switch row.Key {
		case "owner":
			p.Owner = l.owner(k, row.Value)
		case "sign":
			p.Sign = w.read(row.Value, letters)
		case "symbol":
			p.Symbol = w.read(row.Value, oneOf("symbol", model.Symbols))
		case "size":
			p.Size = w.read(row.Value, oneOf("size", model.Sizes))
		case "numbers":
			if p.Numbers = syntax.Word(row.Value); p.Numbers != model.WholeNumbers {
				l.Errorf("resolve/look", row.Value.Range(), "numbers must be whole").Hint("the short name of A/1/506 is then A1506")
			}
		case "colour":
			p.Colour = w.read(row.Value, colour)
		case "stripe":
			p.Stripe = w.read(row.Value, colour)
		default:
			if i := slices.Index(model.EdgeNames[:], row.Key); i >= 0 {
				p.Edges[i] = l.edge(k, row)
				continue
			}
			l.Report(diag.Errorf("look/unknown", row.At, "a row of pieces has no %q", row.Title).
				WithHint("it may have %s", strings.Join(pieceAttrs, ", ")).WithSuggestion(row.Key, pieceAttrs))
		}
	}
	l.look.Pieces = append(l.look.Pieces, p)
}

// pieceKind is the kind of pieces of which a row speaks.
func (l *lookReader) pieceKind(e syntax.Entry) *model.Kind {
	var known []string
	for _, k := range l.Game.Kinds {
		if !k.IsA(l.Kinds["piece"]) || k.Builtin() {
			continue
		}
		if k.Name == e.Key {
			return k
		}
		known = append(known, k.Name)
	}
	l.nothing(e, "kind of pieces", known)
	return nil
}

// edge reads the fields at an edge of a counter: a list, or one for each side.
func (l *lookReader) edge(k *model.Kind, row syntax.Entry) *model.Edge {
	if _, ok := syntax.Items(row.Value); ok {
		return &model.Edge{BySide: [][]model.Path{l.figures(k, row.Value)}}
	}
	sides := k.Sided().Sides
	entries, ok := syntax.Entries(row.Value, l.Report)
	if !ok || sides == nil {
		l.Errorf("resolve/look", row.Value.Range(), "%s must be a list of fields", row.Key).
			Hint(row.Key + " = [strength, home.number]; of a kind with sides also { full = [..], reduced = [..] }")
		return nil
	}
	out := &model.Edge{BySide: make([][]model.Path, len(sides))}
	for _, x := range entries {
		i := slices.Index(sides, x.Key)
		if i < 0 {
			l.Report(diag.Errorf("look/unknown", x.At, "%s has no side %q", k.Name, x.Title).WithSuggestion(x.Key, sides))
			continue
		}
		out.BySide[i] = l.figures(k, x.Value)
	}
	return out
}

func (l *lookReader) figures(k *model.Kind, e hclsyntax.Expression) (out []model.Path) {
	items, ok := syntax.Items(e)
	if !ok {
		l.Errorf("resolve/look", e.Range(), "expected a list of fields: [strength, home.number]")
		return nil
	}
	for _, x := range items {
		if p := l.path(k, steps(x), x.Range(), true); p != nil {
			out = append(out, p)
		}
	}
	return out
}

// owner reads the path to whose a piece is.
func (l *lookReader) owner(k *model.Kind, e hclsyntax.Expression) model.Path {
	p := l.path(k, steps(e), e.Range(), false)
	if p == nil {
		return nil
	}
	t := p.Field().Type
	if !t.Is(model.ThingOf) || !t.Kind.IsA(l.Kinds["player"]) && !t.Kind.IsA(l.Kinds["side"]) {
		l.Errorf("resolve/look", e.Range(), "owner must lead to a player or a side").Hint("owner = home.player")
		return nil
	}
	return p
}
