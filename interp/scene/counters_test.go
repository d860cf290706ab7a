package scene_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/scene"
	"sandtable/interp/view"
	"sandtable/schema/load"
	"sandtable/schema/model"
)

// pictured makes the scene of a game with the look of a mod laid over its own, and finds pieces by
// title.
func pictured(t *testing.T, dir, look string) (*scene.Scene, *scene.Maker, map[string]*scene.Thing) {
	t.Helper()
	src := interp.Sources{Game: load.Source{FS: examples.Games, Dir: dir, Name: "game"}}
	if look != "" {
		mod := "mod \"Looks\" {\n  id = \"looks\"\n  game = \"" + strings.TrimPrefix(dir, "games/") + "\"\n  version = \"1.0\"\n}\n" + look
		src.Mods = []load.Source{{FS: fstest.MapFS{"mod.hcl": {Data: []byte(mod)}}, Dir: ".", Name: "mod"}}
	}
	g, found, _ := interp.Load(src)
	if g == nil {
		t.Fatalf("the game does not load: %v", found)
	}
	p, err := interp.Build(g, interp.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	m := machine.New(p)
	m.Start(1)
	v := view.For(m, view.Spectator)
	k := scene.New(p)
	s := k.Make(&v)
	out := map[string]*scene.Thing{}
	for i := range s.Things {
		out[s.Things[i].Title] = &s.Things[i]
	}
	return s, k, out
}

// edge is the figures at an edge, parted by dashes.
func edge(c *scene.Counter, at int) string {
	var out []string
	for _, f := range c.Edges[at] {
		out = append(out, f.Value)
	}
	return strings.Join(out, "-")
}

// TestCounters: counters show what the look says, by what is printed on them and by the side that
// is up; grounds and lines have their patterns.
func TestCounters(t *testing.T) {
	s, _, at := pictured(t, "games/alder_crossing", "")
	adler, falke := at["Adler"].Counter, at["Falke"].Counter
	if got := strings.Join(adler.Symbol, " ") + " " + adler.Size + " " + edge(&adler, model.Below); got != "infantry regiment 5-3" {
		t.Errorf("Adler shows %s", got)
	}
	if got := strings.Join(falke.Symbol, " ") + " " + edge(&falke, model.Below); got != "cavalry 3-5" {
		t.Errorf("Falke shows %s", got)
	}
	for _, x := range s.Maps[0].Cells {
		if s.Things[x.Place].Title != "C1" {
			continue
		}
		if len(x.Fills) != 1 || s.Maps[0].Fills[x.Fills[0]].Pattern != "trees" {
			t.Errorf("C1 is filled with %v of %v", x.Fills, s.Maps[0].Fills)
		}
	}
	for _, b := range s.Maps[0].Borders {
		if want := map[string]string{"river": "water", "road": "road"}[b.Kind]; b.Drawn != want {
			t.Errorf("%s is drawn as %q", b.Kind, b.Drawn)
		}
	}
}

// TestFaces: each side has the figures that are printed on it.
func TestFaces(t *testing.T) {
	_, k, _ := pictured(t, "games/alder_crossing", "")
	for _, x := range k.Game().Things {
		if x == nil || x.Title != "Adler" {
			continue
		}
		faces := k.Faces(x)
		if len(faces) != 2 || edge(&faces[0].Counter, model.Below) != "5-3" || edge(&faces[1].Counter, model.Below) != "3-3" || faces[1].Owner != "karst" {
			t.Errorf("the sides of Adler are %+v", faces)
		}
	}
}

// TestTraitsAreToldOnce: a trait that stands on a counter by its name is told in words once, and
// not again among what else is printed.
func TestTraitsAreToldOnce(t *testing.T) {
	_, _, at := pictured(t, "games/alder_crossing", "look { pieces = { unit = { left = [horse] } } }")
	falke := at["Falke"]
	falke.Shown = nil // boards show what stands on the counter
	for _, f := range falke.Figures() {
		if f.Name == "horse" && f.String() != "horse" {
			t.Errorf("Falke is told to be %q", f)
		}
	}
	for _, f := range falke.Rest() {
		if f.Name == "horse" {
			t.Errorf("that Falke is %q is told again", f)
		}
	}
}

// TestLooksOfMods: a mod changes single words of a row, and leaves the others.
func TestLooksOfMods(t *testing.T) {
	_, _, at := pictured(t, "games/alder_crossing", `look {
  sides  = { Karst = "#204080" }
  pieces = {
    unit = {
      size   = { full = brigade, reduced = regiment }
      right  = [turn]
      stripe = self.turn == 1 ? rose : self.turn != 2 && !self.horse ? slate : none
    }
  }
}`)
	c := at["Adler"].Counter
	if got := strings.Join(c.Symbol, " ") + " " + c.Size + " " + edge(&c, model.Below) + " " + edge(&c, model.Right) + " " + c.Stripe; got != "infantry brigade 5-3 1 rose" {
		t.Errorf("Adler shows %s", got)
	}
	for title, want := range map[string]string{"Gams": "", "Habicht": "", "Reiher": "slate"} {
		if got := at[title].Counter.Stripe; got != want {
			t.Errorf("%s has the stripe %q, not %q", title, got, want)
		}
	}
}

// TestUsualCounters: without a look a counter shows its short name and the numbers printed on it.
func TestUsualCounters(t *testing.T) {
	_, _, at := pictured(t, "games/low_fields", "")
	s, _, _ := pictured(t, "games/hot_lanes", "")
	if c := at["West Flag"].Counter; c.Sign != "WF" || len(c.Symbol) > 0 {
		t.Errorf("the flag shows %+v", c)
	}
	for i := range s.Things {
		if x := &s.Things[i]; x.Title == "Red Sprinter" && edge(&x.Counter, model.Below) != "2" {
			t.Errorf("the sprinter shows %+v", x.Counter)
		}
	}
}
