package scene_test

import (
	"strings"
	"testing"

	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
	"sandtable/interp/scene"
	"sandtable/interp/view"
)

// TestUndrawnMap: a map that its game does not draw shows all spaces, with what lies there; a
// layout takes its place.
func TestUndrawnMap(t *testing.T) {
	const game = `
game "Two Hills" {
  language = 1
  begin    = rest
}
kind "hill" {
  is     = space
  fields = { paths = set(hill) }
}
hill "High" { paths = [low] }
hill "Low" { paths = [high] }
kind "hiker" { is = piece }
hiker "Ann" { at = low }
map "Hills" {}
phase "Rest" {}
`
	for _, x := range []struct {
		look  string
		cells int
	}{
		{"", 2},
		{"look { layouts = { hills = \"[Low  ]\" } }\n", 1},
	} {
		m := machine.New(interptest.Program(t, interptest.Text("hills", game+x.look), interp.Setup{}))
		m.Start(1)
		v := view.For(m, view.Spectator)
		s := scene.Make(m.P, &v)
		if len(s.Maps) != 1 || len(s.Maps[0].Cells) != x.cells || counters(s) != 1 {
			t.Errorf("with %q: %d maps with %d counters: %+v", x.look, len(s.Maps), counters(s), s.Maps)
		}
	}
}

// TestUndrawnPaths: a map that its game does not draw is drawn along its paths.
func TestUndrawnPaths(t *testing.T) {
	g := interptest.Program(t, interptest.Text("tour", `
game "Tour" {
  language = 1
  begin    = rest
}
kind "stop" { is = space }
stop "Mill" {}
stop "Ford" {}
stop "Inn" {}
kind "line" {
  is = path
  of = stop
}
line "Red" { stops = [mill, inn] }
line "Blue" { stops = [inn, ford] }
map "Town" {}
phase "Rest" {}
`), interp.Setup{}).Game
	const want = "[Mill        ]---[Inn         ]---[Ford        ]"
	if got := strings.TrimSpace(g.Looks[0].Layouts[g.Maps[0]].Text); got != want {
		t.Errorf("drawn as\n%s\nnot as\n%s", got, want)
	}
}
