package inspect

import (
	"fmt"
	"io"
	"strings"

	"sandtable/interp/bot"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Opponent is who decides for a player whose seat is empty, unless somebody says otherwise.
type Opponent struct {
	Player string   `json:"player"`
	Policy string   `json:"policy,omitempty"` // by which a regular decides; it searches if there is none
	Levels []string `json:"levels"`           // those that differ
	About  string   `json:"about"`            // how a regular plays

	title string
}

// opponents lists the opponents of all players that a game can have, in their order.
func opponents(g *model.Game) []Opponent {
	out := []Opponent{}
	for t := range g.OfKind(g.Kind(model.KindPlayer)) {
		o := Opponent{Player: t.Name, About: bot.Regular.About(g, t), Levels: english.Each(bot.Levels(g, t), bot.Level.String), title: label(Named{ID: t.Name, Title: t.Title})}
		if p := g.PolicyFor(t, ""); p != nil {
			o.Policy = p.Title
		}
		out = append(out, o)
	}
	return out
}

// writeOpponents writes who plays for whom; those that play alike in one line.
func (i *Info) writeOpponents(w io.Writer, width int) {
	fmt.Fprint(w, "\nOpponents, for seats that stay empty (--bot PLAYER=LEVEL)\n")
	var about []string
	names := map[string][]string{}
	for _, o := range i.Opponents {
		text := o.About + "; levels " + strings.Join(o.Levels, ", ")
		if names[text] == nil {
			about = append(about, text)
		}
		names[text] = append(names[text], o.title)
	}
	for _, text := range about {
		line(w, 2, strings.Join(names[text], ", "), text, width)
	}
}
