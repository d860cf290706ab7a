package talk

import (
	"strings"
	"testing"

	"sandtable/content"
	"sandtable/interp/interptest"
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

// TestWhoShoots: where one of one's own is chosen to shoot at who goes by, the figures are those of
// the shooter at the other, whoever owns them: by a field, or as the look says.
func TestWhoShoots(t *testing.T) {
	tb := seated(t, interptest.Text("watch", `
game "Watch" {
  language = 1
  begin    = the_game
  players  = [anna, ben]
}
player "Anna" {}
player "Ben" {}
kind "home" {
  is     = concept
  fields = { player = player }
}
home "East" { player = anna }
home "West" { player = ben }
kind "field" { is = space }
field "Hill" {}
kind "unit" {
  is     = piece
  fields = { home = home, fire = number }
}
unit "Watcher" {
  at   = hill
  home = east
  fire = 6
}
unit "Gun" {
  at   = hill
  home = east
  fire = 8
}
unit "Rider" {
  at   = hill
  home = west
  fire = 2
}
look {
  pieces = {
    unit = { owner = home.player }
  }
}
value "Rating" {
  given = { firer = unit, target = unit }
  base  = firer.fire
  modifier "from a hill" {
    when = firer.at == hill
    by   = 1
  }
}
phase "The Game" {
  run "Opportunity" { unit = rider }
}
rule "Opportunity" {
  given = { unit = unit }
  choose shooter {
    from     = [for u in units : u if u.home != unit.home]
    player   = anna
    may_pass = true
  }
  if "a shot" {
    when = shooter != none && rating(shooter, unit) > 6
    move unit { to = supply }
  }
}
`), nil)
	if said := strings.Join(tb.Between(0), ". "); !strings.Contains(said, "Rating (Watcher, Rider): 7 = 6, +1 from a hill") {
		t.Errorf("between them: %s", said)
	}
}
