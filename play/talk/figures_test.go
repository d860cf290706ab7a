package talk

import (
	"testing"

	"sandtable/content"
	"sandtable/schema/load"
	"sandtable/schema/model"
	"sandtable/schema/proof"
)

// TestFiguresAreRead: of an option no figure is told that its action does not read, although it
// could be asked about the same two pieces.
func TestFiguresAreRead(t *testing.T) {
	g := at(t, load.Source{FS: content.Games, Dir: "crowbar", Name: "crowbar"}).S.P.Game
	var dice *model.Value
	for _, v := range g.Values {
		if v.Name == "firing_dice" {
			dice = v
		}
	}
	for name, want := range map[string]bool{"fire_at_a_german": true, "hasty_fire": false, "rally_a_unit": false} {
		found := false
		for _, a := range g.Actions {
			if a.Name == name {
				found = true
				if got := proof.ReadBy(g, a)(dice); got != want {
					t.Errorf("%s reads the firing dice: %v, not %v", name, got, want)
				}
			}
		}
		if !found {
			t.Errorf("there is no action %s", name)
		}
	}
}
