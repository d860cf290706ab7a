// Package inspect tells what a game consists of: scenarios, options, players, components, and what
// of it the rulebook does not give.
package inspect

import (
	"sandtable/schema/model"
	"sandtable/schema/outline"
)

// Info is a game at a glance.
type Info struct {
	ID       string `json:"id"`
	Title    string `json:"title"`
	Kind     string `json:"kind"`
	Path     string `json:"path"`
	Version  string `json:"version,omitempty"`
	Rulebook string `json:"rulebook,omitempty"`
	Text     string `json:"text,omitempty"`
	Language int    `json:"language"`
	Length   int    `json:"length"` // usual decisions of a play

	Players    []Named     `json:"players"`
	Opponents  []Opponent  `json:"opponents"`
	Scenarios  []Named     `json:"scenarios"`
	Options    []Option    `json:"options"`
	Results    []Named     `json:"results"`
	Components []Component `json:"components"`
	Decks      []Count     `json:"decks"`
	Markers    []Count     `json:"markers"`
	Tracks     []Count     `json:"tracks"`
	Mods       []Named     `json:"mods"`
	Parts      []Count     `json:"parts"` // how many rules, values, tables ...

	Reconstructed []Datum `json:"reconstructed"`
}

// Named is a thing with a name and what it is.
type Named struct {
	ID    string `json:"id"`
	Title string `json:"title"`
	Text  string `json:"text,omitempty"`
}

// Option is a choice made before play.
type Option struct {
	Named
	Default string    `json:"default"`
	Values  []Variant `json:"values"`
}

// Variant is one value of an option.
type Variant struct {
	Named
	Needs    []string `json:"needs,omitempty"`
	Excludes []string `json:"excludes,omitempty"`
	Players  []string `json:"players,omitempty"`
}

// Count is so many of something; -1: without limit.
type Count struct {
	ID    string `json:"id"`
	Title string `json:"title"`
	Count int    `json:"count"`
}

// Component is a kind of things in the box.
type Component struct {
	Count
	Is      string  `json:"is"`      // the kind of the language: piece, card, space ...
	Designs []Count `json:"designs"` // those that come in several copies
}

// Game gathers it all.
func Game(g *model.Game, kind, path string) *Info {
	i := &Info{
		ID:        g.ID,
		Title:     g.Title,
		Kind:      kind,
		Path:      path,
		Version:   g.Version,
		Rulebook:  g.Rulebook,
		Text:      g.Text,
		Language:  g.Language,
		Length:    g.Length,
		Players:   []Named{},
		Opponents: opponents(g),
		Scenarios: []Named{},
		Options:   []Option{},
		Results:   []Named{},
		Decks:     []Count{},
		Markers:   []Count{},
		Tracks:    []Count{},
		Mods:      []Named{},
	}
	for _, p := range g.Players {
		i.Players = append(i.Players, Named{p.Name, p.Title, p.Text})
	}
	for _, s := range g.Scenarios {
		i.Scenarios = append(i.Scenarios, Named{s.Name, s.Title, s.Text})
	}
	if len(g.Scenarios) == 0 {
		i.Scenarios = append(i.Scenarios, Named{ID: "standard", Title: "Standard"})
	}
	for _, o := range model.Numbered(g.Options) {
		i.Options = append(i.Options, option(o))
	}
	for _, t := range g.Things {
		switch {
		case t == nil:
		case t.Tier != nil: // told with the result that some may win
		case t.Kind.Builtin() && t.Kind.Is(model.KindResult):
			i.Results = append(i.Results, Named{t.Name, t.Title, t.Text})
		case t.Deck != nil:
			i.Decks = append(i.Decks, Count{t.Name, t.Title, len(t.Deck.Cards)})
		}
	}
	for _, m := range g.Markers {
		n := int(m.Limit)
		if n == 0 {
			n = -1
		}
		i.Markers = append(i.Markers, Count{m.Name, m.Title, n})
	}
	for _, t := range g.Tracks {
		i.Tracks = append(i.Tracks, Count{t.Thing.Name, t.Thing.Title, len(t.Thing.Boxes)})
	}
	for _, m := range g.Mods {
		i.Mods = append(i.Mods, Named{m.ID, m.Title, ""})
	}
	i.Components = components(g)
	i.Parts = parts(g)
	i.Reconstructed = reconstructed(g)
	return i
}

func option(o *model.Option) Option {
	out := Option{Named: Named{o.Name, o.Title, o.Text}, Default: o.Default.Name, Values: []Variant{}}
	for _, v := range o.Variants {
		x := Variant{Named: Named{v.Name, v.Title, v.Text}}
		for _, n := range v.Needs {
			x.Needs = append(x.Needs, n.Option.Name+"="+n.Name)
		}
		for _, n := range v.Excludes {
			x.Excludes = append(x.Excludes, n.Option.Name+"="+n.Name)
		}
		for _, p := range v.Players {
			x.Players = append(x.Players, p.Name)
		}
		out.Values = append(out.Values, x)
	}
	return out
}

// components lists the kinds that the content declares, as the box would: how many things there are
// of each.
func components(g *model.Game) []Component {
	out := []Component{}
	for _, k := range g.Kinds {
		if k.Builtin() || k.Design || outline.IsBoxes(g, k) {
			continue
		}
		c := Component{Count: Count{k.Name, k.Title, len(g.IDs(k))}, Is: builtin(k).Name, Designs: []Count{}}
		for _, d := range k.Children {
			if d.Design {
				c.Designs = append(c.Designs, Count{d.Name, d.Title, len(g.IDs(d))})
			}
		}
		out = append(out, c)
	}
	return out
}

// builtin returns the kind of the language from which a kind descends.
func builtin(k *model.Kind) *model.Kind {
	for k.Parent != nil && !k.Builtin() {
		k = k.Parent
	}
	return k
}

func parts(g *model.Game) []Count {
	phases := 0
	for _, r := range g.Rules {
		if r.Phase {
			phases++
		}
	}
	return []Count{
		{"sections", "sections", len(g.Sections)}, {"phases", "phases", phases}, {"rules", "rules", len(g.Rules) - phases},
		{"menus", "menus", len(g.Menus)}, {"actions", "actions", len(g.Actions)}, {"values", "values", len(g.Values)},
		{"tables", "tables", len(g.Tables)}, {"invariants", "invariants", len(g.Invariants)}, {"tests", "tests", len(g.Tests)},
	}
}
