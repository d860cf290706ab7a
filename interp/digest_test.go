package interp_test

import (
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/schema/load"
)

// TestDigestOfWhatIsPlayed: a file of tests alone is no part of a game, but what else a file of
// tests declares is, since it is played.
func TestDigestOfWhatIsPlayed(t *testing.T) {
	digest := func(tests string) string {
		files := fstest.MapFS{"game.hcl": {Data: []byte(`
game "Toss" {
  id       = "toss"
  language = 1
  version  = "1"
  begin    = the_toss
  length   = 1
}
player "Ann" {}
phase "The Toss" {
  roll coin { dice = d6 }
  if "lucky" {
    when = coin >= luck
    end game { result = won }
  }
  end game { winner = none }
}
value "Luck" { base = 4 }
result "Draw" {}
result "Won" { winners = ann }
`)}}
		if tests != "" {
			files["game.test.hcl"] = &fstest.MapFile{Data: []byte(tests)}
		}
		p := interptest.Program(t, load.Source{FS: files, Dir: ".", Name: "toss"}, interp.Setup{})
		return p.Digest
	}
	const test = "test \"Four\" {\n  rolls = [4]\n}\n"
	bare := digest("")
	if digest(test) != bare {
		t.Error("a file of tests alone changes the digest")
	}
	if digest(test+`modify "Luck" "a day of it" { to = 1 }`) == bare {
		t.Error("a modifier among the tests changes the game, but not the digest")
	}
}
