package rulebook

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/schema/load"
)

// TestValuesThatNameValues: values that come back to themselves, and those that double at each
// step, are printed as they are written, in no time.
func TestValuesThatNameValues(t *testing.T) {
	double := "value \"D0\" {\n  returns = list(number)\n  base = []\n}\n"
	for i := range 60 {
		double += fmt.Sprintf("value \"D%d\" {\n  returns = list(number)\n  base = [d%d, d%d]\n}\n", i+1, i, i)
	}
	for name, values := range map[string]string{
		"itself":       "value \"Round\" {\n  returns = number\n  base = round\n}\n",
		"one another":  "value \"Here\" {\n  returns = number\n  base = -there\n}\nvalue \"There\" {\n  returns = number\n  base = -here\n}\n",
		"what doubles": strings.ReplaceAll(double, "list(number)", "set(player)"),
	} {
		text := "game \"Values\" {\n  language = 1\n  begin = go\n}\nplayer \"Ann\" {}\nrule \"Go\" {}\n" + values
		g, found, files := interp.Load(interp.Sources{Game: load.Source{FS: fstest.MapFS{"g/game.hcl": {Data: []byte(text)}}, Dir: "g", Name: "g"}})
		if g == nil {
			t.Fatalf("%s: %v", name, found)
		}
		var b bytes.Buffer
		New(g, files, &b, width).All()
		if !strings.Contains(b.String(), "Values") {
			t.Errorf("%s: nothing is printed", name)
		}
	}
}

// rulesOf is the rulebook of a game of one file.
func rulesOf(t *testing.T, text string) string {
	t.Helper()
	g, found, files := interp.Load(interp.Sources{Game: load.Source{FS: fstest.MapFS{"g/game.hcl": {Data: []byte(text)}}, Dir: "g", Name: "g"}})
	if g == nil {
		t.Fatal(found)
	}
	var b bytes.Buffer
	New(g, files, &b, width).All()
	return words(b.String())
}

// TestFiguresInWords: how a figure comes about is told in words, values by their titles; what words
// do not say is left to the label.
func TestFiguresInWords(t *testing.T) {
	out := rulesOf(t, `
game "Words" {
  language = 1
  begin    = go
}
player "Ann" {}
player "Ben" {}
kind "man" {
  is     = piece
  fields = { boss = player }
  state  = { pins = number, tired = bool, foe = man }
}
kind "field" {
  is     = space
  fields = { defense = number, next_to = set(field) }
}
field "Hill" {
  defense = 1
  next_to = []
}
man "Bert" {
  boss = ann
  foe  = bert
}
rule "Go" {}
value "Weight" {
  given = { man = man }
  base  = man.pins * 2
}
value "Nerve" {
  given = { man = man, enemy = man }
  base  = man.tired ? 1 : 5
}
modify "Nerve" "pins" { by = -man.pins }
modify "Nerve" "what he carries" { by = weight(man) + 1 }
modify "Nerve" "all of them" { by = count([for m in men : m if m.pins > 0]) }
modify "Nerve" "no more than" { at_most = min(man.pins, weight(man)) }
modify "Nerve" "who is fresh" { by = man.tired ? -1 : 2 }
modify "Nerve" "one of two" { by = man.tired && !enemy.tired ? 1 : 2 }
modify "Nerve" "heavy" { by = weight(man) > weight(enemy) ? 1 : 0 }
modify "Nerve" "tired of many" { by = enemy.tired ? enemy.pins : man.pins }
modify "Nerve" "half as heavy" { at_least = -ceil(weight(man), 2) }
modify "Nerve" "of the hill" { by = man.at.defense }
modify "Nerve" "of him whom he fights" { by = man.foe.pins }
modify "Nerve" "far" { by = -distance(man.at, enemy.at) }
modify "Nerve" "near" { by = distance(man.at, only([for m in men : m.at if m.tired])) < 2 ? 1 : 0 }
value "Steady" {
  given = { man = man }
  base  = false
}
value "Calm" {
  given = { man = man }
  base  = false
}
modify "Calm" "on his own" { to = man.pins == 0 && !man.tired }
modify "Calm" "not when tired" { to = man.tired ? false : true }
value "Crowd" {
  given = { man = man }
  base  = count([for m in men : m if m.tired])
}
modify "Crowd" "himself" { by = 1 }
value "Load" {
  base = sum([for m in men : weight(m)])
}
value "Pins" {
  base = sum([for m in men : m.pins if m.tired])
}
modify "Pins" "and one" { by = count([for m in men : m if m.tired]) + 1 }
modify "Pins" "and his" { by = 1 + count([for m in men : m if m.tired]) + 1 }
modify "Load" "himself" { by = 1 }
`)
	for _, want := range []string{"Nerve: 1 if tired, else 5", "- man's pins pins", "+ Weight + 1 what he carries", "+ number of men where the man's pins is more than 0 all of them",
		"at most the lesser of man's pins and Weight", "Calm: no. if man's pins is 0 and not tired on his own", "is no if tired, else yes not when tired",
		"-1 if tired, else +2 who is fresh", "+1 if tired (man) and not tired (enemy), else +2 one of two", "+1 if Weight (man) is more than Weight (enemy), else +0 heavy",
		"+ enemy's pins if tired (enemy), else + man's pins tired of many", "at least -half of Weight, rounded up half as heavy",
		"+ man's place's defense of the hill", "+ man's foe's pins of him whom he fights", "- distance from man to enemy far", "+ .. near", "Crowd: number of men where tired +1 himself", "Load: Weight of all men +1 himself", "Pins: pins of all men where tired + .. and one + .. and his"} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is not in\n%s", want, out)
		}
	}
	if strings.Contains(out, "Steady") {
		t.Errorf("what never holds says nothing:\n%s", out)
	}
}

// TestWorthOfResults: what a result is worth is left out only where all titles of two players'
// results say who has won, and one win is worth as much as another.
func TestWorthOfResults(t *testing.T) {
	for results, told := range map[string]bool{
		`result "Ann's Victory" { worth = { ann = 1, ben = -1 } }`:   false,
		`result "The Ridge Holds" { worth = { ann = 1, ben = -1 } }`: true,
		`result "Defeat of Ben" { worth = { ann = 1, ben = -1 } }`:   true,
		`result "Ann's Victory" { worth = { ann = 2, ben = -2 } }`:   true,
		`result "Ann's Victory" { worth = { ann = 0.5, ben = -1 } }`: true,
	} {
		out := rulesOf(t, `
game "Words" {
  language = 1
  begin    = go
  parts    = 2
}
player "Ann" {}
player "Ben" {}
rule "Go" {
  end game { result = it_ends }
}
result "It Ends" {}
`+results)
		if strings.Contains(out, "(worth") != told {
			t.Errorf("worth is told: %v\n%s", !told, out)
		}
	}
}
