package rulebook

import (
	"slices"
	"strings"

	"sandtable/schema/model"
)

// result prints one way in which the game can end, and what it is worth to the players.
func (x *Writer) result(indent int, t *model.Thing) {
	text := "Result " + t.Title
	var worth []string
	for _, p := range x.g.Players {
		if v := x.g.Worth(t.ID, p.ID); v != 0 {
			worth = append(worth, p.Title+" "+x.g.Show(model.TNumber, v))
		}
	}
	if len(worth) > 0 && len(x.g.Players) > 1 && !x.plain(t) {
		text += " (worth " + strings.Join(worth, ", ") + ")"
	}
	if t.Text != "" {
		text += ": " + t.Text
	}
	x.entry(indent, text)
}

// plain reports whether the title of a result of two players names who has won and nobody else, and
// no result of the game is worth more.
func (x *Writer) plain(t *model.Thing) bool {
	if slices.ContainsFunc(x.g.Players, func(p *model.Thing) bool {
		return strings.Contains(t.Title, p.Title) != (x.g.Worth(t.ID, p.ID) > 0)
	}) {
		return false
	}
	return len(x.g.Players) == 2 && !slices.ContainsFunc(x.g.Things, func(t *model.Thing) bool {
		return t != nil && slices.ContainsFunc(t.Worth, func(v int32) bool { return v != 0 && max(v, -v) != x.g.Unit })
	})
}
