package origin_test

import (
	"testing"

	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/schema/model"
)

// spies is a game with a secret, which two values reach that call one another.
const spies = `
game "Spies" {
  language = 1
  begin    = the_game
}
player "Anna" {}
player "Ben" {}
kind "man" {
  is     = piece
  fields = { lord = player }
  owner  = lord
  state  = { turned = bool }
  secret = { turned = always }
}
space "Camp" {}
roster "man" {
  columns = [lord, at]
  rows = {
    Adam = [anna, camp]
    Carl = [ben, camp]
  }
}
value "Near" {
  given   = { n = number }
  returns = number
  base    = n > 0 ? far(n - 1) : count(men)
}
value "Far" {
  given   = { n = number }
  returns = number
  base    = (n > 0 ? near(n - 1) : 0) + count(men.turned)
}
phase "The Game" {
  let { near = near(3) }
  let { far = far(3) }
  let { all = count(men) }
  may "go on" {
    set men { turned = near + far + all > 3 }
  }
}
`

// TestSecretsInCircles: whichever name is asked about first, values that call one another follow
// from a secret that one of them reads.
func TestSecretsInCircles(t *testing.T) {
	g := interptest.Load(t, interptest.Text("spies", spies))
	p, err := interp.Build(g, interp.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	names := map[string]*model.Var{}
	for _, r := range g.Rules {
		model.WalkStmts(r.Body, func(s *model.Stmt) {
			if s.Bind != nil {
				names[s.Bind.Name] = s.Bind
			}
		}, nil)
	}
	for _, order := range [][]string{{"all", "near", "far"}, {"far", "near", "all"}} {
		tracer := interp.NewTracer(p)
		for _, name := range order {
			if got := tracer.FromSecret(names[name]); got != (name != "all") {
				t.Errorf("asked in the order %v, %s follows from a secret: %t", order, name, got)
			}
		}
	}
}
