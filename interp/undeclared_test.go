package interp_test

import (
	"slices"
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/schema/check"
	checkgame "sandtable/schema/check/game"
	"sandtable/schema/diag"
	"sandtable/schema/load"
	"sandtable/schema/resolve"
)

// TestUndeclaredWords: a statement that does not say what it changes may change everything, and a
// function that does not say what it reads may read everything.
func TestUndeclaredWords(t *testing.T) {
	say := func(v *check.Vocabulary) { // in a copy: the vocabulary is the program's
		i := slices.Index(v.Effects, v.Effect("say"))
		forgetful := *v.Effects[i]
		forgetful.Changes = nil
		v.Effects[i] = &forgetful
	}
	along := func(v *check.Vocabulary) {
		i := slices.Index(v.Functions, v.Function("along"))
		forgetful := *v.Functions[i]
		forgetful.Reads = check.ReadsAll
		v.Functions[i] = &forgetful
	}
	for _, c := range []struct {
		name, body string
		forgets    func(*check.Vocabulary)
	}{
		{"a statement", "if \"known\" {\nwhen = alf.hero != none\nsay { text = \"So.\" }\nset ann { read = alf.hero.read }\n}", say},
		{"a statement in a rule that is run", "if \"known\" {\nwhen = alf.hero != none\nrun \"Says\" {}\nset ann { read = alf.hero.read }\n}", say},
		{"a function", "if \"known\" {\nwhen = along(u, u-1, 1) != none\nset bob { read = 1 }\nset ann { read = along(u, u-1, 1).heat }\n}", along},
	} {
		t.Run(c.name, func(t *testing.T) {
			text := undeclared + "rule \"Go\" {\n" + c.body + "\n}\n"
			if got := checked(t, text, interp.Vocabulary()); len(got) > 0 {
				t.Fatalf("declared, it gives %v", got)
			}
			words := interp.Vocabulary()
			c.forgets(words)
			if got := checked(t, text, words); !slices.ContainsFunc(got, func(f diag.Finding) bool { return f.Code == "check/maybe" }) {
				t.Errorf("undeclared, it gives %v", got)
			}
		})
	}
}

// checked checks a game with a vocabulary.
func checked(t *testing.T, text string, words *check.Vocabulary) (out diag.Findings) {
	t.Helper()
	files, found := load.Folder(load.Source{Name: "undeclared", FS: fstest.MapFS{"game.hcl": {Data: []byte(text)}}, Dir: "."})
	if len(found) > 0 {
		t.Fatal(found)
	}
	report := func(f diag.Finding) { out = append(out, f) }
	checkgame.Check(resolve.Game(files), words, report)
	return out
}

const undeclared = `
game "Undeclared" {
  language = 1
  begin    = go
}
kind "pl" {
  is    = player
  state = { hero = maybe(man) }
}
pl "Alf" {}
kind "man" {
  is    = piece
  state = { up = bool, read = number }
}
kind "spot" {
  is    = space
  state = { heat = number }
}
kind "lane" {
  is     = path
  of     = spot
  length = 3
}
lane "U" {}
man "Ann" {}
man "Bob" {}
rule "Says" {
  say { text = "It is said." }
}
`
