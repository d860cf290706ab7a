// Package decisiontest makes small games that ask for one decision of each kind, for the tests of
// faces.
package decisiontest

import (
	"fmt"
	"strings"
	"testing/fstest"
)

// Decisions are the kinds of decision that a rule may ask for, the last of them without a legal
// option.
var Decisions = map[string]string{
	"an action":           `offer "Orders" {}`,
	"several actions":     "offer \"Orders\" {\n up_to = any\n }",
	"one":                 `choose who { from = men }`,
	"one or none":         "choose who {\n from = men\n may_pass = true\n }",
	"a secret":            "choose who {\n from = men\n secret = true\n }",
	"numbers":             `choose n { from = numbers(-3, 3) }`,
	"again":               "repeat n {\n times = 3\n may_pass = true\n player = red\n advance hours {}\n }",
	"yes or no":           "may \"advance\" {\n player = red\n advance hours {}\n }",
	"up to two":           "choose some {\n from = men\n up_to = 2\n }",
	"exactly two":         "choose some {\n from = men\n exactly = 2\n }",
	"a sum":               "choose some {\n from = men\n total = some.n\n at_most = 2\n }",
	"all at once":         "each p {\n from = players\n simultaneous = true\n choose who {\n from = men\n player = p\n }\n }",
	"a point":             `choose where { from = circle(point(5, 5), 2) }`,
	"a sum below nothing": "choose some {\n from = men\n total = some.n\n at_most = -5\n }",
	"too many of them":    "choose some {\n from = men\n up_to = 9\n at_least = 7\n }",
	"a sum of too many":   "choose some {\n from = men\n total = some.n\n at_most = -5\n at_least = 1000\n }",
	"the end":             `advance hours {}`,
}

// Game returns a game that asks for an action, so that numbers are shown, and then for one
// decision.
func Game(decision string) fstest.MapFS {
	parts, spaces, at := "", "kind \"spot\" { is = space }\nspot \"A\" {}\nspot \"B\" {}\n", "at = a"
	if strings.Contains(decision, "circle(") {
		parts, spaces, at = "parts = 10", "map \"Table\" { surface = [12, 12] }\n", "at = point(5, 5)"
	}
	return fstest.MapFS{"game/game.hcl": {Data: []byte(fmt.Sprintf(`
game "Deciding" {
  id       = "deciding"
  language = 1
  begin    = go
  %[4]s
}
player "Red" {}
player "Blue" {}
%[1]s
kind "man" {
  is     = piece
  plural = "men"
  fields = { n = number }
}
man "Ann" {
  n = 1
  %[2]s
}
man "Ben" {
  n = 2
  %[2]s
}
track "Hours" {
  boxes = numbers(0, 9)
  start = 0
}
menu "Orders" {}
action "Wait" {
  menu = orders
  advance hours {}
}
action "Lift" {
  menu = orders
  choose who { from = men }
  advance hours { by = who.n }
}
rule "Go" {
  offer "Orders" {}
  %[3]s
}
`, spaces, at, decision, parts))}}
}
