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

// TestFiguresInWords: how a figure comes about is told in words, values by their titles; what words do
// not say is left to the label.
func TestFiguresInWords(t *testing.T) {
	text := `
game "Words" {
  language = 1
  begin    = go
}
player "Ann" {}
kind "man" {
  is    = piece
  state = { pins = number, tired = bool }
}
man "Bert" {}
rule "Go" {}
value "Weight" {
  given = { man = man }
  base  = man.pins * 2
}
value "Nerve" {
  given = { man = man }
  base  = man.tired ? 1 : 5
}
modify "Nerve" "pins" { by = -man.pins }
modify "Nerve" "what he carries" { by = weight(man) + 1 }
modify "Nerve" "all of them" { by = count([for m in men : m if m.pins > 0]) }
modify "Nerve" "no more than" { at_most = min(man.pins, weight(man)) }
value "Steady" {
  given = { man = man }
  base  = false
}
value "Calm" {
  given = { man = man }
  base  = false
}
modify "Calm" "on his own" { to = man.pins == 0 && !man.tired }
`
	g, found, files := interp.Load(interp.Sources{Game: load.Source{FS: fstest.MapFS{"g/game.hcl": {Data: []byte(text)}}, Dir: "g", Name: "g"}})
	if g == nil {
		t.Fatal(found)
	}
	var b bytes.Buffer
	New(g, files, &b, width).All()
	out := words(b.String())
	for _, want := range []string{"Nerve: 1 if tired, else 5", "- man's pins pins", "+ Weight + 1 what he carries", "+ .. all of them",
		"at most the lesser of man's pins and Weight", "Calm: no. if man's pins is 0 and not tired on his own"} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is not in\n%s", want, b.String())
		}
	}
	if strings.Contains(out, "Steady") {
		t.Errorf("what never holds says nothing:\n%s", b.String())
	}
}
