package scene_test

import (
	"testing"

	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
	"sandtable/interp/scene"
	"sandtable/interp/view"
)

const influence = `
game "Influence" {
  language = 1
  begin    = the_game
}
player "Anna" {}
kind "town" {
  is    = space
  state = { rose = number, stag = number }
}
map "Realm" {}
town "Foy" {
  rose = 4
  stag = 1
}
town "Wiltz" { rose = 2 }
track "Balance" {
  boxes = numbers(-5, 5)
  start = 0
}
look { state = { "town.rose" = "r", "town.stag" = "s" } }
phase "The Game" {
  end game { winner = anna }
}
`

// TestSignBeforeNumber: one sign of a number stands before it, as that of a marker does before how
// many there are, and has one line in the legend. Of a balance the last box is no goal.
func TestSignBeforeNumber(t *testing.T) {
	p := interptest.Program(t, interptest.Text("influence", influence), interp.Setup{})
	m := machine.New(p)
	m.Start(1)
	v := view.For(m, view.Spectator)
	s := scene.New(p).Make(&v)
	got := map[string]string{}
	for i := range s.Things {
		got[s.Things[i].Title] = s.Things[i].Signs()
	}
	if got["Foy"] != "r4s" || got["Wiltz"] != "r2" {
		t.Errorf("signs are %q", got)
	}
	legend := map[string][]string{}
	for _, x := range s.Legend(nil) {
		legend[x.Sign] = append(legend[x.Sign], x.Means)
	}
	if len(legend["r"]) != 1 || legend["r"][0] != "rose" || len(legend["s"]) != 1 || legend["r4"] != nil {
		t.Errorf("the legend is %q", legend)
	}
	if got := s.Tracks[0].Where(); got != "0" {
		t.Errorf("the balance is %q", got)
	}
}
