package interp_test

import (
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
	"sandtable/schema/load"
)

// corners is a game of whole actions that keep sets of squares from step to step, on a board of as
// many squares as a word has bits: which of two sets the last square lies in must not be lost where
// ways meet.
const corners = `
game "Corners" {
  language = 1
  begin    = go
}
kind "square" { is = space }
map "Board" {
  grid = squares
  of   = square
  drawn = <<-BOARD
      a b c d e f g h
    8 . . . . . . . .
    7 . . . . . . . .
    6 . . . . . . . .
    5 . . . . . . . .
    4 . . . . . . . .
    3 . . . . . . . .
    2 . . . . . . . .
    1 . . . . . . . .
  BOARD
}
kind "tally" {
  is    = concept
  state = { n = number, rounds = number }
}
tally "Sum" {}
player "Anna" {}
rule "Go" {
  repeat {
    times = 3
    offer "Turn" {
      none {}
    }
  }
}
menu "Turn" { player = anna }
rule "Look" { # nothing but the set tells later what has been chosen
  returns = set(square)
  choose square { from = [a8, g1, h1] }
  return { the = square == a8 ? but_not([a8], [a8]) : square == g1 ? [g1, h1] : [h1] }
}
action "Think" {
  menu     = turn
  whole    = true
  distinct = true
  run "Look" here {}
  run "Look" there {}
  set sum { rounds = 1 }
  choose n { from = [1, 2] }
  set sum { n = 100 * (contains(here, h1) ? 1 : 0) + 10 * (contains(there, h1) ? 1 : 0) + 1000 * count(here) + 5000 * count(there) + n }
}
`

// winning has whole actions whose best way ends the game: one in which nothing is asked on the way,
// one in which something is.
const winning = `
game "Winning" {
  language = 1
  begin    = go
}
kind "spot" { is = space }
spot "A" {}
kind "tally" {
  is    = concept
  state = { n = number }
}
tally "Sum" {}
player "Anna" {}
rule "Go" {
  repeat {
    times = 3
    offer "Turn" {
      none {}
    }
  }
}
menu "Turn" { player = anna }
action "Win" {
  menu   = turn
  whole  = true
  prefer = sum.n
  choose n { from = numbers(1, 3) }
  set sum { n = n }
  if "over" {
    when = n == 3
    end game { winner = anna }
  }
}
action "Win Too" {
  menu   = turn
  whole  = true
  prefer = sum.n
  choose n { from = numbers(1, 3) }
  set sum { n = n }
  choose z { from = [1, 2] }
  if "over" {
    when = n == 3
    end game { winner = anna }
  }
}
`

// noChance leaves all throws to the seed.
type noChance struct{}

func (noChance) Throw(string, int32) (int32, bool) { return 0, false }

func TestWaysThatKeepSetsAgree(t *testing.T) {
	waysAgree(t, corners, 2)
}

func TestWaysThatWinAgree(t *testing.T) {
	waysAgree(t, winning, 2)
}

// waysAgree plays games and demands that a machine that forgets lists the same ways, and one whose
// chance is answered for, which carries out nothing in place.
func waysAgree(t *testing.T, game string, games int) {
	t.Helper()
	p := interptest.Program(t, load.Source{FS: fstest.MapFS{"g/game.hcl": {Data: []byte(game)}}, Dir: "g", Name: "ways"}, interp.Setup{})
	forgetful := machine.New(p)
	forgetful.Forgetful = true
	asked := machine.New(p)
	asked.Chance = noChance{}
	var s machine.State
	decisions, most := 0, 0
	walk(t, p, games, func(m *machine.M) {
		m.State.CopyTo(&s)
		for _, other := range []*machine.M{forgetful, asked} {
			if other.Restore(&s); other.Err != nil {
				t.Fatal(other.Err)
			}
			if what := optionsDiffer(m, other); what != "" {
				t.Fatalf("decision %d: they %s", m.Count, what)
			}
		}
		decisions++
		most = max(most, m.Options().Len())
	})
	t.Logf("%d decisions of up to %d ways", decisions, most)
}
