package inspect

import (
	"fmt"
	"io"

	"sandtable/cmd/catalog"
	"sandtable/interp"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// Listed is one game of `list --json`.
type Listed struct {
	ID        string         `json:"id"`
	Title     string         `json:"title"`
	Kind      string         `json:"kind"`
	Version   string         `json:"version,omitempty"`
	Text      string         `json:"text,omitempty"`
	Path      string         `json:"path"`
	Scenarios []string       `json:"scenarios"`
	Options   []listedOption `json:"options"`
	Players   []string       `json:"players"`
	Broken    bool           `json:"broken,omitempty"` // it cannot be loaded

	fewest, most int // players, over all variants that name their own
}

type listedOption struct {
	ID      string   `json:"id"`
	Title   string   `json:"title"`
	Values  []string `json:"values"`
	Default string   `json:"default"`
}

// List loads every game; one that cannot be loaded is listed by its id alone, and said so.
func List(cat *catalog.Catalog, say io.Writer) (out []Listed, broken bool) {
	out = []Listed{}
	for _, from := range cat.Games() {
		g, fs, _ := interp.Load(interp.Sources{Game: from.Source})
		l := Listed{ID: from.ID, Title: from.Title, Kind: string(from.Kind), Path: from.Source.Name,
			Scenarios: []string{}, Options: []listedOption{}, Players: []string{}}
		if g == nil {
			l.Broken, broken = true, true
			fmt.Fprintf(say, "%s cannot be loaded (%s at %s:%d); see \"sandtable lint %s\"\n", from.ID, fs[0].Message, fs[0].Range.Filename,
				fs[0].Range.Start.Line, from.ID)
		} else {
			l.describe(g)
		}
		out = append(out, l)
	}
	return out, broken
}

func (l *Listed) describe(g *model.Game) {
	l.Version, l.Text = g.Version, g.Text
	for _, s := range g.Scenarios {
		l.Scenarios = append(l.Scenarios, s.Name)
	}
	if len(g.Scenarios) == 0 {
		l.Scenarios = []string{"standard"}
	}
	for _, o := range g.Options {
		lo := listedOption{ID: o.Name, Title: o.Title, Default: o.Default.Name}
		for _, v := range o.Variants {
			lo.Values = append(lo.Values, v.Name)
		}
		l.Options = append(l.Options, lo)
	}
	for _, p := range g.Players {
		l.Players = append(l.Players, p.Name)
	}
	l.fewest, l.most = len(g.Players), len(g.Players)
	for _, o := range g.Options {
		for _, v := range o.Variants {
			if n := len(v.Players); n > 0 {
				l.fewest, l.most = min(l.fewest, n), max(l.most, n)
			}
		}
	}
}

// Seats returns how many can play: "2", or "1 to 4" where that is a matter of options.
func (l *Listed) Seats() string {
	if l.fewest == l.most {
		return fmt.Sprint(l.most)
	}
	return fmt.Sprintf("%d to %d", l.fewest, l.most)
}

// WriteList writes a table of games.
func WriteList(out io.Writer, games []Listed) error {
	w := layout.NewTable(out, false)
	fmt.Fprintln(w, "ID\tTITLE\tKIND\tPLAYERS\tSCENARIOS\tOPTIONS")
	for _, g := range games {
		if g.Broken {
			fmt.Fprintf(w, "%s\t%s\t%s\tcannot be loaded\t\t\n", g.ID, g.Title, g.Kind)
			continue
		}
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%d\t%d\n", g.ID, g.Title, g.Kind, g.Seats(), len(g.Scenarios), len(g.Options))
	}
	return w.Flush()
}
