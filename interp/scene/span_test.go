package scene_test

import (
	"testing"

	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
	"sandtable/interp/scene"
	"sandtable/interp/view"
	"sandtable/interp/why"
)

const shortWar = `
game "Short War" {
  language = 1
  begin    = the_war
}
player "Anna" {}
track "Day" {
  fields = { number_of_day = number }
  name   = "day ${number_of_day} of May"
  boxes  = [{ number_of_day = 1 }, { number_of_day = 2 }, { number_of_day = 3 }, { number_of_day = 4 }]
}
track "Night" {
  fields = { hour_of_night = number }
  name   = "hour ${hour_of_night}"
  boxes  = [{ hour_of_night = 1 }, { hour_of_night = 2 }]
}
track "Hour" { boxes = numbers(0, 9) }
track "Week" { boxes = numbers(0, 4) }
value "Later" { base = [for b in track_boxes : b if b.number >= 1 && b.number <= 2] }
look { spans = { day = later, hour = later } }
phase "The War" {
  move day { to = day_2_of_may }
  move hour { to = 1 }
  end game { winner = anna }
}
`

// TestSpansCount: of the boxes that a play comes to the status line says which it is: of numbers
// the last. A track whose boxes nobody names goes to its end.
func TestSpansCount(t *testing.T) {
	p := interptest.Program(t, interptest.Text("short_war", shortWar), interp.Setup{})
	m := machine.New(p)
	m.Start(1)
	v := view.For(m, view.Spectator)
	k := scene.New(p)
	k.Area = scene.AreaOf(func() *why.Tracer { return interp.NewTracer(p) }, m, view.Spectator)
	for i, want := range []string{"day 2 of May (1 of 2)", "hour 1, last hour 2", "1/2", "0/4"} {
		if got := k.Make(&v).Tracks[i].Where(); got != want {
			t.Errorf("track %d is at %q, not %q", i, got, want)
		}
	}
	if got := (&scene.Track{Box: "dusk", Last: "dusk"}).Where(); got != "dusk" {
		t.Errorf("in the last box it is at %q", got)
	}
}
