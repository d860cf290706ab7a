package talk

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/interp/view"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Things are found by what people type. A piece is never told of that the viewer does not see where
// it lies.

// things lists all things of a name. A point may be part of it (29.04), or divide a kind from a
// name.
func (tb *Table) things(text string) []*model.Thing {
	name, at, hasAt := strings.Cut(text, "@")
	if out := tb.named("", name, at, hasAt); len(out) > 0 || !strings.Contains(name, ".") {
		return out
	}
	kind, name, _ := strings.Cut(name, ".")
	return tb.named(english.Slug(kind), name, at, hasAt)
}

// named lists all things of a name: "rolf", "pawn" (every copy), "pawn@hill" (those there),
// "field.hill" (of that kind).
func (tb *Table) named(kind, name, at string, hasAt bool) []*model.Thing {
	g := tb.S.P.Game
	var out []*model.Thing
	if name = english.Slug(name); name == "" { // things without a name are not meant
		return nil
	}
	for _, t := range g.Things {
		if t == nil || !isCalled(t, name) {
			continue
		}
		if kind != "" && !ofKind(t.Kind, kind) {
			continue
		}
		if hasAt && (!tb.isPiece(t) || !tb.seesPiece(t.ID) || !tb.isAt(t.ID, at)) {
			continue
		}
		out = append(out, t)
	}
	return out
}

// isCalled reports whether a name, as words write it, is one of those of a thing.
func isCalled(t *model.Thing, name string) bool {
	kind, ok := strings.CutSuffix(name, "_"+t.Name)
	return t.Name == name || english.Slug(t.Title) == name || t.Called != "" && english.Slug(t.Called) == name ||
		ok && ofKind(t.Kind, kind)
}

func ofKind(k *model.Kind, name string) bool {
	for ; k != nil; k = k.Parent {
		if k.Name == name {
			return true
		}
	}
	return false
}

func (tb *Table) isPiece(t *model.Thing) bool { return tb.piece(t.ID) }

// piece reports whether an id is that of a piece.
func (tb *Table) piece(id int32) bool { return tb.S.P.Ids.Piece(id) }

func (tb *Table) seesPiece(id int32) bool { return view.Sees(tb.S.M, tb.Viewer(), id) }

// inUse reports whether a thing is a piece that is seen, and neither in the supply nor out of the
// game.
func (tb *Table) inUse(t *model.Thing) bool {
	g := tb.S.P.Game
	if !tb.isPiece(t) || !tb.seesPiece(t.ID) {
		return false
	}
	at := tb.S.M.PlaceOf(t.ID)
	return at != g.Supply.ID && at != g.Out.ID
}

func (tb *Table) isAt(piece int32, place string) bool {
	return isCalled(tb.S.P.Game.Things[tb.S.M.PlaceOf(piece)], english.Slug(place))
}

// one finds the one thing of a kind that a text means. Of several copies that lie in different
// places one must be named; a place stands for what lies on top there.
func (tb *Table) one(text string, k *model.Kind) (int32, error) {
	var fits []*model.Thing
	for _, t := range tb.things(text) {
		if t.Kind.IsA(k) {
			fits = append(fits, t)
		}
	}
	if len(fits) == 0 {
		if id, ok := tb.onTop(text, k); ok {
			return id, nil
		}
		return 0, tb.notFound(text, k)
	}
	if len(fits) == 1 {
		return fits[0].ID, nil
	}
	return tb.among(text, fits)
}

// among picks one of several copies: any, if all that are in play lie in one place.
func (tb *Table) among(text string, fits []*model.Thing) (int32, error) {
	m, g := tb.S.M, tb.S.P.Game
	var best *model.Thing
	var where []string
	seen := map[int32]bool{}
	for _, t := range fits {
		if !tb.inUse(t) {
			continue
		}
		if at := m.PlaceOf(t.ID); !seen[at] {
			seen[at], best = true, t
			where = append(where, t.Name+"@"+g.Things[at].Name)
		}
	}
	switch {
	case len(where) == 1:
		return best.ID, nil
	case len(where) == 0:
		return fits[0].ID, nil
	case len(where) > 8:
		where = append(where[:8], "...")
	}
	return 0, fmt.Errorf("%q may mean any of %s", text, strings.Join(where, ", "))
}

// onTop finds the topmost piece of a kind that lies in the place of that name.
func (tb *Table) onTop(text string, k *model.Kind) (int32, bool) {
	m := tb.S.M
	for _, t := range tb.things(text) {
		if !t.Kind.Is(model.KindPlace) {
			continue
		}
		for _, x := range slices.Backward(slices.Clone(m.InPlace(t.ID))) {
			if tb.S.P.Game.Things[x].Kind.IsA(k) && tb.seesPiece(x) {
				return x, true
			}
		}
	}
	return 0, false
}

func (tb *Table) notFound(text string, k *model.Kind) error {
	if near := diag.Suggest(english.Slug(text), thingNames(tb.S.P.Game.Things[k.Lo:k.Hi])); near != "" {
		return fmt.Errorf("there is no %s %q; did you mean %q?", k.Title, text, near)
	}
	return fmt.Errorf("there is no %s %q", k.Title, text)
}

func thingNames(list []*model.Thing) []string {
	return english.Each(list, func(t *model.Thing) string {
		if t == nil {
			return ""
		}
		return t.Name
	})
}
