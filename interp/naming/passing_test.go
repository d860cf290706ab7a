package naming_test

import (
	"testing"

	"sandtable/interp/naming"
)

// TestPassingSaysWhatItMeans: an option that passes says what the game calls it, and keeps its key.
func TestPassingSaysWhatItMeans(t *testing.T) {
	m := play(t, `
game "Vigil" {
  language = 1
  begin    = night
  length   = 1
}
player "Anna" {}
kind "child" { is = piece }
child "Ben" {}
child "Carl" {}
menu "Chores" { actor = [ben] }
action "Nod" { menu = chores }
phase "Night" {
  offer "Chores" {
    up_to   = any
    passing = "he sleeps"
  }
  offer "Chores" { may_pass = true }
  choose who {
    from     = [ben, carl]
    may_pass = true
    passing  = "nobody"
  }
}
`, 1)
	for _, want := range []naming.Option{{Key: "pass", Title: "pass: he sleeps"}, {Key: "pass", Title: "pass"}, {Key: "none", Title: "none: nobody"}} {
		keys := naming.Keys(m)
		last := len(keys) - 1
		if keys[last] != want {
			t.Errorf("%v, not %v", keys[last], want)
		}
		m.Choose(last)
	}
}
