package interp_test

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/schema/load"
)

// hexes is a world of hexes: a board with holes, another one that is joined to it, and an island,
// all of one kind. Spots are spaces, too, and lie on no grid.
const hexes = `
game "Hexes" {
  language = 1
  begin    = go
}
kind "hex" {
  is      = space
  fields = { wet = bool, high = number }
  state   = { hot = bool }
}
kind "spot" { is = space }
spot "Yard" {}
map "Board" {
  grid   = hexes
  of     = hex
  SHAPE = odd
  name   = "${column}.${row}"
  drawn   = <<-HEXES
BOARD  HEXES
  legend = {
    "." = { high = 0 }
    w   = { high = 1, wet = true }
  }
}
map "East" {
  grid   = hexes
  of     = hex
  SHAPE = OTHER
  name   = "E${column}.${row}"
  beside = { board = [5, 1] }
  drawn  = <<-HEXES
       01 02 03
    01  .  w  .
    02  .  -  w
    03  -  .  .
  HEXES
  legend = {
    "." = { high = 2 }
    w   = { high = 1, wet = true }
  }
}
map "Island" {
  grid   = hexes
  of     = hex
  SHAPE = even
  name   = "I${column}.${row}"
  drawn   = <<-HEXES
       01 02 03
    01  .  w  .
    02  w  .  .
  HEXES
  legend = {
    "." = { high = 3 }
    w   = { high = 2, wet = true }
  }
}
kind "man" {
  is    = piece
  sides = [up, down]
}
kind "horse" { is = piece }
roster "man" {
  columns = [count]
  rows    = { Ann = [1], Bob = [1], Grunt = [14] }
}
roster "horse" {
  columns = [count]
  rows    = { Mare = [8] }
}
player "Anna" {}
rule "Go" {
  each man {
    from = all(men)
    choose at { from = hexes }
    move man { to = at }
  }
  each horse {
    from = all(horses)
    choose at { from = hexes }
    move horse { to = at }
  }
  repeat {
    times = 60
    offer "Turn" {
      none {}
    }
  }
}
menu "Turn" { player = anna }
action "Move" {
  menu = turn
  choose piece { from = pieces }
  choose to { from = union(hexes, [yard]) }
  move piece { to = to }
}
action "Flip" {
  menu = turn
  choose man { from = men }
  flip man {}
}
action "Heat" {
  menu = turn
  choose hex { from = hexes }
  set hex { hot = !hex.hot }
}
`

const hexBoard = `       01 02 03 04 05
    01  .  .  w  .  .
    02  .  .  .  -  .
    03  .  w  -  .  .
    04  .  .  .  w  .
    05  w  -  .  .  .
`

const hexBoardLarge = `       01 02 03 04 05
    01  .  .  w  .  .
    02  .  .  .  -  .
    03  .  w  -  .  .
    04  .  .  .  w  .
    05  w  -  .  .  .
    06  .  w  -  .  .
    07  .  .  .  w  .
    08  w  -  .  .  .
    09  .  w  -  .  .
    10  .  .  .  w  .
    11  w  -  .  .  .
    12  .  .  .  w  .
    13  w  .  .  .  .
    14  .  .  .  w  .
`

// TestHexQueriesAgree: rays, what they catch, images and searches must mean the same in both forms
// on hexes with holes, on boards of several parts, and for pieces that stand on no hex.
func TestHexQueriesAgree(t *testing.T) {
	for _, q := range []string{
		`[for d in directions : ray(here, d, men.at) if contains(horses.at, past(here, d, men.at))]`,
		`[for d in [north, south_west] : ray(here, d, hexes.wet) if contains(men.at, past(here, d, hexes.wet))]`,
		`[for d in directions : past(here, d, men.at)]`,
		`[for d in directions : past(here, d, hexes.hot)]`,
		`[for d in [south, north_east] : ray(here, d, but_not(hexes, men.up.at))]`,
		`[for d in directions : ray(here, d, union(men.at, horses.at)) if contains(hexes.wet, past(here, d, union(men.at, horses.at)))]`,
		`[for z in reach(here, 2, hexes) : z if any(z.men.up) || z.hot]`,
		`[for z in neighbors(here) : z if distance(z, a) == 1]`,
	} {
		for _, set := range []string{
			`caught(far)`,
			`[for s in hexes : s if any(caught(s))]`,
			`[for s in hexes : s if none(caught(s)) && none(s.men)]`,
			`[for s in hexes : s if contains(caught(s), far)]`,
			`[for m in men : m if any([for h in hexes : h if h == m.at && any(caught(h))])].at`,
			`[for m in all(men) : m if m.at != none && contains(hexes, m.at) && contains(caught(far), m.at)].at`,
		} {
			for _, shape := range []string{"raised", "shifted"} {
				t.Run(shape+" "+q+" "+set, func(t *testing.T) {
					for i, board := range []string{hexBoard, hexBoardLarge} {
						other := "even"
						text := strings.NewReplacer("SHAPE", shape, "OTHER", other, "BOARD", board).Replace(hexes)
						text += "value \"Caught\" {\n  given = { here = hex }\n  base = " + strings.ReplaceAll(q, ", a)", ", hex[\"01.01\"])") + "\n}\n"
						text += fmt.Sprintf("action \"Query\" {\n  menu = turn\n  choose far { from = hexes.wet }\n  choose x { from = %s }\n}\n", set)
						g := interptest.Load(t, load.Source{FS: fstest.MapFS{"g/game.hcl": {Data: []byte(text)}}, Dir: "g", Name: "hexes"})
						if err := formsAgree(g, interp.Setup{}, 1, 70-25*i); err != nil {
							t.Error(err)
						}
					}
				})
			}
		}
	}
}
