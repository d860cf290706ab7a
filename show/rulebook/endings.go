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
	if len(worth) > 0 && len(x.g.Players) > 1 && !x.plain() {
		text += " (worth " + strings.Join(worth, ", ") + ")"
	}
	if t.Text != "" {
		text += ": " + t.Text
	}
	x.entry(indent, text)
}

// plain reports whether results of two players tell no more than who has won, as their titles do.
func (x *Writer) plain() bool {
	return len(x.g.Players) == 2 && !slices.ContainsFunc(x.g.Things, func(t *model.Thing) bool {
		return t != nil && slices.ContainsFunc(t.Worth, func(v int32) bool { return max(v, -v) > x.g.Unit })
	})
}
