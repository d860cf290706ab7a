package talk

import (
	"strings"
	"testing"

	"sandtable/interp/interptest"
)

// TestAlike: where all options have the same odds, such as the places to charge to, these are told
// once, and so are those among others that differ in the last word alone; else each has its own.
func TestAlike(t *testing.T) {
	for _, x := range []struct{ need, want, not string }{
		{"14", "20 options are alike:", "5: "},
		{"(place > 2 ? 14 : 15)", "1, 21, 2: 75.0 % no effect; 25.0 % Hits: 0 -> 1\n", "alike"},
		{"place", "10 options more, of which less is likely", "alike"},
	} {
		tb := seated(t, interptest.Text("charge", strings.ReplaceAll(`
game "Charge" {
  language = 1
  begin    = the_game
}
player "Anna" {}
track "Hits" { boxes = numbers(0, 9) }
phase "The Game" {
  run "Charge" {}
  may "stop" { player = anna }
}
rule "Charge" {
  choose place {
    from   = numbers(1, 20)
    player = anna
  }
  roll blow { dice = d20 }
  if "it lands" {
    when = blow > NEED
    advance hits {}
  }
}
`, "NEED", x.need)), nil)
		if said := text(tb.Obey("odds")); !strings.Contains(said, x.want) || strings.Contains(said, x.not) {
			t.Errorf("where %s is needed: %s", x.need, said)
		}
	}
}

// TestPlacedAnywhere: where a piece is placed at a point that its player chooses, the odds do not
// tell the points that were tried as if they came by chance.
func TestPlacedAnywhere(t *testing.T) {
	tb := table(t, "low_fields")
	if said := text(tb.Obey("odds grey_gun")); !strings.Contains(said, "in any caseGrey Gun is placed\n") || strings.Contains(said, "%") {
		t.Error(said)
	}
}

// TestGoneIsGone: of a man who is destroyed the odds do not tell how he stood in the end.
func TestGoneIsGone(t *testing.T) {
	tb := seated(t, interptest.Text("storm", `
game "Storm" {
  language = 1
  begin    = the_game
}
player "Anna" {}
kind "field" { is = space }
field "Hill" {}
kind "squad" {
  is    = piece
  state = { men = number }
}
squad "First" {
  at  = hill
  men = 10
}
box "Destroyed" { of = squad }
phase "The Game" {
  offer "Orders" {}
  may "stop" { player = anna }
}
menu "Orders" {}
action "Storm" {
  menu = orders
  roll blow { dice = d6 }
  set first { men = 10 - blow }
  if "they break" {
    when = blow > 3
    move first { to = destroyed }
  }
}
`), nil)
	want := "50.0 %First moves: Hill -> Destroyed\n"
	if said := text(tb.Obey("odds storm")); !strings.Contains(said, want) || strings.Contains(said, "men are now 5") {
		t.Errorf("the odds are %s", said)
	}
}
