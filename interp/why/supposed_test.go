package why_test

import (
	"strings"
	"testing"

	"sandtable/interp/interptest"
)

// supposing is a game whose actions suppose what the statements of a test do.
const supposing = `
game "Supposing" {
  language = 1
  begin    = the_game
}
player "Anna" {}
kind "square" { is = space }
map "Board" {
  grid  = squares
  of    = square
  drawn = <<-BOARD
      a b c
    2 . . .
    1 . . .
  BOARD
}
enum "mood" { names = [calm, cross, wild] }
kind "man" {
  is    = piece
  sides = [fresh, worn, spent]
  state = {
    mood  = mood
    steps = number
  }
}
roster "man" {
  columns = [at]
  rows = {
    Adam = [a1]
    Ben  = [b1]
    Carl = [b1]
  }
}
marker "Wound" {
  on    = man
  count = 4
}
track "Hour" { boxes = numbers(0, 5) }
phase "The Game" {
  repeat "turn" {
    times = 60
    offer "Turn" {}
  }
}
menu "Turn" {
  player = anna
  actor  = men
}
rule "Tire" {
  given = { man = man, more = number }
  when  = more > 0
  if "worn out" {
    when = man.steps > 3
    return {}
  }
  set man { steps = man.steps + more }
}
action "Try" {
  menu = turn
  choose square { from = squares }
  require "would do" {
    supposing {
STATEMENTS
    }
    that = TEST
  }
  move actor { to = square }
}
action "Rest" {
  menu = turn
  run "Change" { man = actor }
}
rule "Change" {
  given = { man = man }
  flip man {}
  set man {
    steps = man.steps < 5 ? man.steps + 1 : 0
    mood  = man.steps == 1 ? calm : man.steps == 2 ? cross : wild
  }
  if "all wounded" {
    when = count(men.wound) == 3
    unmark men { with = wound }
  }
  else {
    mark man { with = wound }
  }
  advance hour { by = man.steps - 2 }
}
`

// TestSupposedIsPlayed: what a statement does in a position that is only supposed, the evaluator
// and the compiled program agree upon; each statement has a lowering.
func TestSupposedIsPlayed(t *testing.T) {
	for name, x := range map[string][2]string{
		"move": {`move actor { to = square }`, `count(square.men) == 2`},
		"move a group": {`move {
  the = square.men
  to = actor.at
}`, `count(actor.at.men) == 3 && top(actor.at.men) != actor`},
		"move under": {`move actor {
  to    = square
  under = true
}`, `top(square.men) != actor`},
		"remove": {`remove {
  the = square.men
  
}`, `count(men) == 2`},
		"set": {`set {
  the = square.men
  steps = actor.steps + 2
  mood  = cross
}`, `any([for m in men : m if m.mood == cross && m.steps > 3])`},
		"flip": {`flip {
  the = square.men
  
}`, `any(men.spent)`},
		"flip to": {`flip actor { to = worn }`, `count(men.worn) == 2`},
		"mark": {`mark {
  the  = square.men
  with = wound
}`, `count(men.wound) > 1`},
		"mark several": {`mark actor {
  with  = wound
  count = 2
}`, `count(men.wound) == 3`},
		"unmark":       {`unmark men { with = wound }`, `none(men.wound) && actor.fresh`},
		"advance":      {`advance hour { by = actor.steps - 2 }`, `hour > 2`},
		"move a track": {`move hour { to = 3 }`, `hour == 3 && actor.at != square`},
		"match": {`match {
  the = actor.mood
  case calm {
    remove actor {}
  }
  case cross {
    move actor { to = square }
  }
  else {}
}`, `count(actor.at.men) == 2 || count(men) == 2`},
		"if": {`if "calm" {
  when = actor.mood == calm
  move actor { to = square }
}
else "cross" {
  when = actor.mood == cross
  remove actor {}
}
else {
  flip actor {}
}`, `count(square.men) == 2 || count(men) == 2 || actor.spent`},
		"each": {`each man {
  from = men
  when = man.steps > 1
  let { far = man.at != square }
  set man { steps = far ? man.steps + 1 : 0 }
}`, `actor.steps > 2`},
		"run": {`run "Tire" {
  man  = actor
  more = actor.steps
}
run "Tire" {
  man  = actor
  more = 1
}`, `actor.steps > 4`},
	} {
		t.Run(name, func(t *testing.T) {
			text := strings.NewReplacer("STATEMENTS", x[0], "TEST", x[1]).Replace(supposing)
			l := list(t, interptest.Text("supposing", text))
			l.play()
			rests := 3 * l.lists / 2
			if tries := l.found - rests; tries == 0 || tries == 6*rests {
				t.Errorf("of %d tries %d are legal", 6*rests, tries)
			}
		})
	}
}
