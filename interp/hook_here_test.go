package interp_test

import (
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/schema/load"
)

// boundHere has a rule whose condition goes through a set and does not look at its members, bound
// to a rule that has names of its own.
const boundHere = `
game "Bound" {
  language = 1
  begin    = go
}
kind "spot" {
  is      = space
  fields = { number = number }
}
roster "spot" {
  columns = [number]
  rows    = { A = [1], B = [2], C = [3], D = [4] }
}
kind "man" { is = piece }
roster "man" {
  columns = [count, at]
  rows    = { Joe = [1, a], Moe = [1, b] }
}
kind "tally" {
  is    = concept
  state = { n = number }
}
tally "Sum" {}
player "Anna" {}
rule "Go" {
  repeat {
    times = 5
    choose man { from = men }
    choose spot { from = spots }
    run "March" {}
  }
}
rule "March" {
  given = { man = man, spot = spot }
  let { far = spot.number - man.at.number }
  move man { to = spot }
  set sum { n = sum.n + far }
}
rule "Crowded" {
  given = { man = man }
  after = march(man)
  when  = sum([for s in spots : 2]) + sum([for m in all(men) : man.at.number]) > 3
  set sum { n = sum.n + 1 }
}
rule "Told" {
  given = { man = man, spot = spot }
  after = march(man, spot)
  set sum { n = sum.n * 5 + spot.number }
}
`

// TestConditionsInTheFrameOfTheEvent: a condition that is asked in the frame of its event leaves
// the names there as they are.
func TestConditionsInTheFrameOfTheEvent(t *testing.T) {
	g := interptest.Load(t, load.Source{FS: fstest.MapFS{"g/game.hcl": {Data: []byte(boundHere)}}, Dir: "g", Name: "bound"})
	if err := formsAgree(g, interp.Setup{}, 3, 20); err != nil {
		t.Error(err)
	}
	if err := watchedAgrees(build(t, g, interp.Setup{}), 3, 20); err != nil {
		t.Error(err)
	}
}
