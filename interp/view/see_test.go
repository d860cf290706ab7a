package view_test

import (
	"testing"

	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
	"sandtable/interp/view"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

const seen = `
game "Seen" {
  language = 1
  begin    = nothing
}
player "Red" {}
player "Blue" {}
player "Judge" {}
side "North" { player = blue }

kind "field" { is = space }
field "Hill" {}
kind "cave" {
  is      = space
  seen_by = nobody
}
cave "Hole" {}
box "Red's Tent" { seen_by = red }
cave "Den" { seen_by = blue }

kind "stone" { is = piece }
stone "Pebble" {}
kind "block" {
  is      = piece
  owner   = army
  seen_by = owner
  fields  = { army = maybe(player), foe = player }
}
roster "block" {
  columns = [army, foe]
  rows    = { Red_Block = [red, blue], Stray = [none, blue] }
}
kind "tall block" { is = block }
roster "tall block" {
  columns = [count, army, foe]
  rows    = { Copy = [2, red, blue] }
}
kind "blind block" {
  is      = block
  seen_by = nobody
}
blind_block "Blind" {
  army = red
  foe  = blue
}
kind "captive" {
  is      = piece
  owner   = lord
  seen_by = owner
  state   = { lord = maybe(side) }
}
captive "Cyril" {}
kind "rumour" {
  is      = piece
  seen_by = judge
}
rumour "Whisper" {}
kind "spy" {
  is     = piece
  owner  = army
  fields = { army = player }
  state  = { traitor = bool, veiled = bool }
  secret = { traitor = veiled }
}
spy "Olga" { army = red }
rule "Nothing" {}
`

func seenGame(t *testing.T, text string) *machine.M {
	t.Helper()
	p := interptest.Program(t, interptest.Text("seen", text), interp.Setup{})
	m := machine.New(p)
	m.Start(1)
	return m
}

func named(t *testing.T, g *model.Game, name string) *model.Thing {
	t.Helper()
	for _, x := range g.Things {
		if x != nil && (x.Name == name || english.Slug(x.Title) == name) {
			return x
		}
	}
	t.Fatal("there is no ", name)
	return nil
}

// TestWhoSees: the one rule of who sees what, for each seen_by of a kind of pieces in each kind of
// place.
func TestWhoSees(t *testing.T) {
	m := seenGame(t, seen)
	g := m.P.Game
	viewers := map[byte]int32{'R': named(t, g, "red").ID, 'B': named(t, g, "blue").ID, 'J': named(t, g, "judge").ID, '-': view.Spectator}
	const all = "RBJ-"
	for _, c := range []struct{ piece, place, up, down string }{
		{"pebble", "hill", all, ""},
		{"red_block", "hill", all, "R"},
		{"stray", "hill", all, ""}, // nobody's
		{"copy", "hill", all, "R"},
		{"blind", "hill", all, ""}, // its kind says otherwise
		{"cyril", "hill", all, ""}, // his lord is none yet
		{"whisper", "hill", all, "J"},
		{"pebble", "supply", all, ""},
		{"red_block", "out", all, "R"},
		{"red_block", "hole", "", ""}, // the place goes over the kind
		{"whisper", "hole", "", ""},
		{"pebble", "red_s_tent", "R", "R"},
		{"red_block", "red_s_tent", "R", "R"},
		{"red_block", "den", "B", "B"},
		{"whisper", "den", "B", "B"},
	} {
		piece, place := named(t, g, c.piece).ID, named(t, g, c.place).ID
		for _, down := range []bool{false, true} {
			m.Put(piece, place, false)
			m.SetFaceDown(piece, down)
			want := c.up
			if down {
				want = c.down
			}
			got := ""
			for _, v := range []byte(all) {
				if view.Sees(m, viewers[v], piece) {
					got += string(v)
				}
			}
			if got != want {
				t.Errorf("%s in %s, face down %v, is seen by %q, not %q", c.piece, c.place, down, got, want)
			}
		}
	}
}

// TestWhoSeesMore: of a piece on the map a player sees more than another does while its face or a
// secret of its state is kept from that one.
func TestWhoSeesMore(t *testing.T) {
	m := seenGame(t, seen)
	g := m.P.Game
	olga := named(t, g, "olga")
	veiled, _ := olga.Kind.Pick("veiled", func(*model.Field) bool { return true })
	for _, c := range []struct {
		piece, place string
		down         bool
		veiled       int32
		want         string
	}{
		{"red_block", "hill", false, 0, ""},
		{"red_block", "hill", true, 0, "red"},
		{"copy", "hill", true, 0, "red"},
		{"whisper", "hill", true, 0, "judge"},
		{"stray", "hill", true, 0, ""}, // nobody sees its face
		{"red_block", "den", false, 0, "blue"},
		{"red_block", "hole", true, 0, ""},
		{"red_block", "red_s_tent", true, 0, ""}, // not on the map
		{"red_block", "supply", true, 0, ""},
		{"olga", "hill", false, 0, ""},
		{"olga", "hill", false, 1, "red"},
		{"olga", "hill", true, 1, ""}, // not even Red sees which piece it is
		{"olga", "den", false, 1, "blue"},
		{"olga", "out", false, 1, ""},
	} {
		piece := named(t, g, c.piece).ID
		m.Put(piece, named(t, g, c.place).ID, false)
		m.SetFaceDown(piece, c.down)
		m.I[m.P.Ids.Field[veiled]+olga.ID-veiled.Of.Lo] = c.veiled
		got := ""
		for _, v := range []string{"red", "blue", "judge"} {
			if view.SeesMore(m, named(t, g, v).ID, piece) {
				got += v
			}
		}
		if got != c.want || view.SeesMore(m, view.Spectator, piece) {
			t.Errorf("%+v: %q sees more", c, got)
		}
	}
}

// TestOwnersChange: whose a piece is may be part of its state, and the owner may be a side; then
// its player sees the piece.
func TestOwnersChange(t *testing.T) {
	m := seenGame(t, seen)
	g := m.P.Game
	cyril, f := named(t, g, "cyril"), named(t, g, "cyril").Kind.Owner
	m.Put(cyril.ID, named(t, g, "hill").ID, false)
	m.SetFaceDown(cyril.ID, true)
	blue := named(t, g, "blue").ID
	if view.Sees(m, blue, cyril.ID) {
		t.Error("Blue sees a piece that is nobody's")
	}
	m.SetField(m.P.Ids.Field[f]+cyril.ID-f.Of.Lo, cyril.ID, named(t, g, "north").ID, f.Name)
	if !view.Sees(m, blue, cyril.ID) || view.Owner(m, cyril.ID) != blue {
		t.Error("Blue, who plays North, does not see a piece of North")
	}
	if !m.P.Private() {
		t.Error("players may look at one another's screen, although each sees what the other does not")
	}
}
