package interp_test

import (
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/schema/load"
)

// events has a rule for each event of the language, before and after it, bound to deeds in rules
// that nobody can stop in.
const events = `
game "Events" {
  language = 1
  begin    = go
}
kind "spot" { is = space }
spot "A" {}
spot "B" {}
kind "man" {
  is    = piece
  sides = [fresh, tired]
}
roster "man" {
  columns = [count, at]
  rows    = { Joe = [1, a], Moe = [1, a], Pal = [2, b] }
}
marker "wound" {
  on    = man
  count = 9
  many  = true
}
kind "ticket" {
  is      = card
  fields  = { worth = number }
}
roster "ticket" {
  columns = [count, worth]
  rows    = { One = [8, 1], Two = [8, 2], Three = [8, 3] }
}
deck "Pile" { of = ticket }
box "Hand" { of = ticket }
track "Time" { boxes = numbers(0, 20) }
kind "tally" {
  is    = concept
  state = { n = number }
}
tally "Sum" {}
player "Anna" {}
rule "Go" {
  repeat {
    times = 8
    offer "Turn" {
      none {}
    }
  }
}
rule "Count" {
  given = { by = number }
  set sum { n = (sum.n * 7 + by) % 1000003 }
}
RULES
rule "Draw Two" {
  draw x {
    from = pile
    to   = hand
    face = down
    none {}
  }
  if "there was one" {
    when = x != none
    run "Count" { by = x.worth }
  }
  draw pair {
    from  = pile
    to    = hand
    count = 2
    none {}
  }
  run "Count" { by = count(pair) }
}
menu "Turn" { player = anna }
action "Take" {
  menu = turn
  run "Draw Two" {}
  run "Count" { by = count(hand.tickets) }
}
action "Show" {
  menu = turn
  choose x { from = hand.tickets }
  reveal x {}
}
action "Walk" {
  menu = turn
  choose man { from = men }
  choose to { from = spots }
  move man { to = to }
}
action "Walk All" {
  menu = turn
  choose to { from = spots }
  move men { to = to }
}
action "Turn Over" {
  menu = turn
  choose man { from = men }
  flip man {}
  flip men { to = fresh }
}
action "Hurt" {
  menu = turn
  choose man { from = men }
  mark man {
    with  = wound
    count = 2
  }
  run "Count" { by = man.wounds }
}
action "Heal" {
  menu = turn
  choose man { from = [for m in men : m if m.wounds > 0] }
  unmark man { with = wound }
}
action "Wait" {
  menu = turn
  choose n { from = numbers(1, 3) }
  advance time { by = n }
}
action "Kill" {
  menu = turn
  choose man { from = men }
  remove man {}
}
`

// eventsGame is that game, with a rule for each event.
func eventsGame() string {
	rules := ""
	for i, e := range []string{"draw(pile)", "reveal(any)", "enter(man)", "enter(man, b)", "leave(man, a)", "flip(man)", "mark(man)", "unmark(man)", "enter(time)", "remove(man)"} {
		n := strconv.Itoa(i + 1)
		arg, given := e, ""
		if e != "draw(pile)" && e != "reveal(any)" && e != "enter(time)" {
			given = "  given = { man = man }\n"
		}
		for _, when := range []string{"before", "after"} {
			rules += "rule \"" + when + " " + n + "\" {\n" + given + "  " + when + " = " + arg + "\n  run \"Count\" { by = " + n + " }\n}\n"
		}
	}
	return strings.Replace(events, "RULES\n", rules, 1)
}

// TestEventsInPlace: what is bound to an event is the same where the deed is done in place as where
// it is watched.
func TestEventsInPlace(t *testing.T) {
	text := eventsGame()
	g := interptest.Load(t, load.Source{FS: fstest.MapFS{"g/game.hcl": {Data: []byte(text)}}, Dir: "g", Name: "events"})
	if err := watchedAgrees(build(t, g, interp.Setup{}), 40, 20); err != nil {
		t.Error(err)
	}
	if err := formsAgree(g, interp.Setup{}, 40, 20); err != nil {
		t.Error(err)
	}
}
