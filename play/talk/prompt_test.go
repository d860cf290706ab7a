package talk

import (
	"testing"

	"sandtable/interp/interptest"
)

// TestWhatIsAsked: a question says in which action and in which rules of it it is asked, and what
// the rule that asks says of itself.
func TestWhatIsAsked(t *testing.T) {
	tb := seated(t, interptest.Text("checks", `
game "Checks" {
  language = 1
  begin    = the_game
}
player "Anna" {}
kind "field" { is = space }
field "Hill" {}
kind "man" { is = piece }
man "Bert" { at = hill }
phase "The Game" {
  offer "Orders" {}
}
menu "Orders" {}
action "Charge" {
  menu = orders
  run "Stand Fast!" { man = bert }
}
section "2" "Checks" {
  text = "A check passes on a six. That is rare."

  rule "Stand Fast!" {
    given = { man = man }
    text  = "Whoever runs is out of the game."
    may "Run" {
      player = anna
      move man { to = supply }
    }
  }
}
`), nil)
	tb.Obey("charge")
	p, ok := tb.Prompt()
	if !ok || len(p.About) != 1 || p.About[0].Text != "Charge > Stand Fast!: man Bert. Whoever runs is out of the game." {
		t.Errorf("it is asked: %+v", p)
	}
}

// TestSectionsAreToldOnce: a rule without a text has that of its section, at the first choice
// alone, as often as that is shown.
func TestSectionsAreToldOnce(t *testing.T) {
	tb := seated(t, interptest.Text("posts", `
game "Posts" {
  language = 1
  begin    = the_game
}
player "Anna" {}
kind "field" { is = space }
field "Hill" {}
field "Ford" {}
section "2" "Posts" {
  text = "Posts are manned at dusk. Each by one man."

  phase "The Game" {
    choose first { from = fields }
    choose second { from = fields }
  }
}
`), nil)
	const once = "The Game. Posts are manned at dusk."
	for _, x := range []struct{ line, about string }{{"", once}, {"hill", "The Game."}, {"undo", once}, {"ford", "The Game."}} {
		tb.Obey(x.line)
		for range 2 {
			if p, ok := tb.Prompt(); !ok || len(p.About) != 1 || p.About[0].Text != x.about {
				t.Errorf("%q: %+v, want %q", x.line, p.About, x.about)
			}
		}
	}
}
