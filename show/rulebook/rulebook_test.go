package rulebook

import (
	"bytes"
	"strings"
	"testing"

	"sandtable/schema/layout"

	"sandtable/cmd/catalog"
	"sandtable/interp"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/outline"
)

const width = 80

// written is the rulebook of a game as it is printed.
func written(t *testing.T, g catalog.Game) (*model.Game, string) {
	t.Helper()
	game, found, files := interp.Load(interp.Sources{Game: g.Source})
	if game == nil {
		t.Fatalf("%s: %v", g.ID, found)
	}
	var b bytes.Buffer
	New(game, files, &b, width).All()
	return game, b.String()
}

// words are a text with one blank between its words; names may be written with underscores.
func words(s string) string { return english.Spaced(strings.Join(strings.Fields(s), " ")) }

// TestNothingIsLeftOut: whatever a game says of itself in words stands in its printed rules, and
// the name of whatever it declares that players handle.
func TestNothingIsLeftOut(t *testing.T) {
	c, err := catalog.Open()
	if err != nil {
		t.Fatal(err)
	}
	for _, from := range c.Games() {
		t.Run(from.ID, func(t *testing.T) {
			g, text := written(t, from)
			all := words(text)
			has := func(what, s string) {
				if s = words(s); s != "" && !strings.Contains(all, s) {
					t.Errorf("%s is left out: %s", what, s)
				}
			}
			for section, blocks := range outline.Of(g) {
				if section != nil {
					has("the text of a section", section.Text)
				}
				for _, b := range blocks {
					has("the text of "+b.Name, b.Origin.Text)
					has("the ruling of "+b.Name, b.Origin.Ruling)
					for _, x := range b.Things {
						has("the text of "+x.Title, x.Text)
					}
				}
			}
			for _, p := range g.Policies {
				has("the text of a policy", p.Text)
				for _, l := range p.Lines {
					has("a reason of "+p.Title, english.Capital(l.Label))
				}
			}
			for _, x := range g.Things {
				if x != nil && x.Range.Filename != "" && x.Track == nil && x.Path == nil && model.LatticeOf(x.Kind) == nil {
					has("a "+x.Kind.Name, x.Title)
				}
			}
			for _, a := range g.Actions {
				has("an action", "Action "+a.Title)
			}
			for _, m := range g.Markers {
				has("a marker", "Marker "+m.Title)
			}
			for _, x := range g.Tracks {
				has("a track", "Track "+x.Thing.Title)
			}
			for _, x := range g.Tables {
				if !x.Advice {
					has("a table", "Table: "+x.Title)
				}
			}
			for _, x := range g.Maps {
				has("a map", "Map "+x.Title)
				has("the drawing of a map", x.Drawn)
			}
			for _, x := range g.Features {
				has("a feature", x.Title)
			}
			for _, o := range g.Options {
				for _, v := range o.Variants {
					has("a variant", v.Title)
					has("the text of a variant", v.Text)
				}
			}
		})
	}
}

// TestFigures: each row of printed data shows all its figures.
func TestFigures(t *testing.T) {
	c, err := catalog.Open()
	if err != nil {
		t.Fatal(err)
	}
	for _, from := range c.Games() {
		g, text := written(t, from)
		for _, x := range g.Things {
			if x == nil || x.Range.Filename == "" || x.Track != nil || x.Path != nil || model.LatticeOf(x.Kind) != nil {
				continue
			}
			for _, f := range declared(x.Kind.Base()) {
				if f.Storage != model.Printed || !f.Type.Is(model.Number) {
					continue
				}
				vs := append(append([]int32(nil), f.Values[x.ID]...), f.BySide[x.ID]...)
				for _, v := range vs {
					if v != model.None && !rowHas(text, x.Title, g.Show(f.Type, v)) {
						t.Errorf("%s: no row of %s shows its %s, %s", g.Title, x.Title, f.Name, g.Show(f.Type, v))
					}
				}
			}
		}
	}
}

// rowHas says whether a line that begins with a title holds a word.
func rowHas(text, title, word string) bool {
	for line := range strings.SplitSeq(text, "\n") {
		rest, ok := strings.CutPrefix(strings.TrimSpace(line), title)
		if ok && strings.Contains(" "+words(strings.ReplaceAll(rest, "/", " "))+" ", " "+word+" ") {
			return true
		}
	}
	return false
}

// TestWidth: no line is wider than it may be, but for drawings, which cannot be wrapped.
func TestWidth(t *testing.T) {
	c, err := catalog.Open()
	if err != nil {
		t.Fatal(err)
	}
	for _, from := range c.Games() {
		g, text := written(t, from)
		for line := range strings.SplitSeq(text, "\n") {
			wide := layout.Width(line) > width
			for _, m := range g.Maps {
				wide = wide && !strings.Contains(m.Drawn, strings.TrimSpace(line))
			}
			for _, l := range g.Looks {
				for _, d := range l.Layouts {
					wide = wide && !strings.Contains(d.Text, strings.TrimSpace(line))
				}
			}
			if wide {
				t.Errorf("%s: a line of %d columns: %s", g.Title, layout.Width(line), line)
			}
		}
	}
}
