package diagnostics

import (
	"strings"
	"testing"

	"sandtable/schema/lang"
)

// twice is a declaration of each kind of block that is called by its name, to stand in the outpost.
// What it needs besides stands in front of it.
var twice = map[string]struct{ beside, text string }{
	"player":      {"", `player "Green" {}`},
	"side":        {"", `side "North" { player = red }`},
	"result":      {"rule \"Routed\" {\nend game { result = rout }\n}", `result "Rout" { worth = { red = 1, blue = -1 } }`},
	"enum":        {"", `enum "mood" { names = [high, low] }`},
	"kind":        {"", `kind "horse" { is = piece }`},
	"roster":      {`kind "horse" { is = piece }`, "roster \"horse\" {\ncolumns = []\nrows = { Fury = [] }\n}"},
	"composition": {`kind "pile" { is = deck }`, "composition \"Piles\" {\nmakes = pile\ndecks = [one]\nrows = { Hold = [1] }\n}"},
	"marker":      {"", `marker "Mud" { on = post }`},
	"track":       {"", `track "Supply Left" { boxes = numbers(0, 3) }`},
	"box":         {"", `box "Tent" {}`},
	"deck":        {"", `deck "Letters" { of = message }`},
	"cup":         {"", `cup "Bag" { of = message }`},
	"map":         {"", `map "Sketch" {}`},
	"feature":     {"kind \"field\" {\nis = space\nborders = { wet = bool }\n}\nmap \"Board\" {\ngrid = squares\nof = field\ndrawn = <<-X\n   a b\n 1 . .\nX\n}", "feature \"Creek\" {\nbetween = [[a1, b1]]\nfields = { wet = true }\n}"},
	"value":       {"", `value "Sum" { base = 2 }`},
	"table":       {"", "table \"Luck\" {\ngiven = { roll = d6 }\nreturns = { n = number }\nrows = [[any, 1]]\n}"},
	"rule":        {"", `rule "Alarm" {}`},
	"phase":       {"", `phase "Dawn" {}`},
	"menu":        {"", `menu "Orders" { player = red }`},
	"action":      {"", "action \"Wait\" {\nmenu = turn\n}"},
	"option":      {"", "option \"Sky\" {\nvariant \"Dull\" {}\n}"},
	"variant":     {"", "option \"Sky\" {\nvariant \"Dull\" {}\nvariant \"Dull\" {}\n}"},
	"scenario":    {"", "scenario \"Raid\" {\ndeploy {\nrows = [[hill, [ben]]]\n}\n}"},
	"test":        {"", "test \"It Plays\" {\nexpect { that = true }\n}"},
	"guide":       {"", "guide \"It\" {\nprompt \"Rest\" { text = \"Rest.\" }\ntake \"Rest\" {}\n}"},
	"policy":      {"", "policy \"Daring\" {\nprefer \"rest\" {\naction = rest\nworth = 1\n}\n}"},
	"while":       {"", "while \"Night\" {\nwhen = morale > 2\nmodify \"Courage\" { by = -1 }\n}"},
}

// several may be declared under one name, for they are not called by it, or are read together.
var several = map[string]string{
	"game": "one of them, which no_game and two_games try", "mod": "by id", "section": "opened again in another file", "deploy": "rows of one set-up",
	"prefer": "lines of a policy", "first": "lines of a policy", "remember": "lines of a policy",
	"modifier": "lines of a value", "modify": "lines of a value", "forbid": "each holds", "except": "each holds", "revise": "each revises other attributes", "add": "each adds other names",
	"while": "each holds", "invariant": "each is checked", "roster": "rows of one kind",
	"look": "read as one, in which a row stands once; look tries it",
}

// TestTwiceDeclared: a name that is declared twice is reported, in one file and where a mod
// declares it again.
func TestTwiceDeclared(t *testing.T) {
	for _, b := range lang.Blocks {
		x, known := twice[b.Name]
		if !known {
			if several[b.Name] == "" {
				t.Errorf("nothing says what happens where %s stands twice", b.Name)
			}
			continue
		}
		t.Run(b.Name, func(t *testing.T) {
			once := x.beside + "\n" + x.text + "\n"
			if b.Name != "variant" {
				noErrors(t, map[string]string{"case.hcl": once})
				twiceIn(t, b.Name, map[string]string{"case.hcl": once + x.text + "\n"})
			}
			if b.Name == "test" || b.Name == "variant" { // a mod may call its tests as it likes; its variants are added, which mods/add_twice tries
				return
			}
			if several[b.Name] == "" {
				mod := "mod \"more\" {\nid = \"more\"\ngame = \"outpost\"\ngame_version = \">= 0\"\n}\nsection \"M\" \"More\" {\n" + x.text + "\n}\n"
				twiceIn(t, b.Name, map[string]string{"case.hcl": once, "mod/mod.hcl": mod})
			}
		})
	}
}

func noErrors(t *testing.T, files map[string]string) {
	t.Helper()
	root, mods := game(t, files)
	if found := errorsOf(show(check(root, mods))); len(found) > 0 {
		t.Errorf("once: %s", list(found))
	}
}

func twiceIn(t *testing.T, block string, files map[string]string) {
	t.Helper()
	root, mods := game(t, files)
	found := errorsOf(show(check(root, mods)))
	dup := 0
	for _, f := range found {
		if strings.HasSuffix(f.Code, "/duplicate") || strings.HasSuffix(f.Code, "twice") {
			dup++
		}
	}
	if several[block] == "" && dup != 1 || several[block] != "" && block == "roster" && dup == 0 || len(found) > dup {
		t.Errorf("%s twice: %s", block, list(found))
	}
}
