package session_test

import (
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/interp/view"
	"sandtable/play/log"
	"sandtable/play/session"
	"sandtable/schema/load"
	"sandtable/schema/model"
)

const judgedGame = `
game "Judged" {
  language = 1
  begin    = the_game
}
player "Red" {}
player "Blue" {}
kind "field" { is = space }
field "Hill" {}
kind "man" {
  is      = chit
  plural  = "men"
  owner   = owner
  seen_by = owner
  fields  = { owner = player, armour = number }
}
man "Ada" {
  owner  = red
  armour = 4
}
man "Bea" {
  owner  = red
  armour = 2
}
cup "Bag" {
  of      = man
  seen_by = red
}
phase "The Game" {
  move {
    the = men
    to  = bag
  }
  draw target {
    from = bag
    to   = hill
    face = down
  }
  run "Volley" { target = target }
  roll heat { dice = pool(2, d6) }
  let { hot = count_at_least(heat, 5) }
  roll luck { dice = d6 }
  if "good luck" {
    when = luck >= 2 && hot > 0
    say { text = "good" }
  }
  roll nerve "courage" { dice = d6 }
  if "brave" {
    when = nerve + 1 >= 4
    say { text = "brave" }
  }
  roll lot { dice = d6 }
  if "no tie" {
    when = lot != 3
    say { text = "no tie" }
  }
  run "Go On" { target = target }
}
rule "Go On" {
  given = { target = man }
  may "go on" {}
}
rule "Volley" {
  given = { target = man }
  roll fire { dice = d6 }
  if "a hit" {
    when = target.armour <= fire
    say { text = "hit" }
  }
}
look {
  rolls = { luck = ["lucky", "unlucky"] }
}
`

// builtOf returns the game of a text, built.
func builtOf(t *testing.T, text string) (*model.Game, *machine.Program) {
	t.Helper()
	fsys := fstest.MapFS{"game.hcl": {Data: []byte(text)}}
	g, found, _ := interp.Load(interp.Sources{Game: load.Source{FS: fsys, Dir: ".", Name: "game"}})
	if g == nil {
		t.Fatal(found)
	}
	p, err := interp.Build(g, interp.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	return g, p
}

// TestRollsAreJudged: the log tells what a roll needs and whether it is reached, to whom may know
// it.
func TestRollsAreJudged(t *testing.T) {
	g, p := builtOf(t, judgedGame)
	reached := map[bool]int{}
	for seed := range uint64(20) {
		s := session.New(session.Config{Program: p, Header: save.Header{Game: g.ID, Seed: seed}})
		if err := s.Start(); err != nil {
			t.Fatal(err)
		}
		red, blue := p.Players[0].ID, p.Players[1].ID
		told := strings.Join(s.Lines(red, -1), "\n")
		m := regexp.MustCompile(`(Ada|Bea) at Hill: roll fire: (\d), needs ([24])\+: (a hit|no)`).FindStringSubmatch(told)
		if m == nil {
			t.Fatalf("Red reads no verdict:\n%s", told)
		}
		for _, l := range s.Log(red, -1) {
			if strings.Contains(l.Text, ", needs ") && l.Weight != log.Heavy {
				t.Errorf("%q weighs %d", l.Text, l.Weight)
			}
		}
		held := m[2] >= m[3]
		if reached[held]++; held != (m[4] == "a hit") || held != strings.Contains(told, "  hit\n") || (m[1] == "Ada") != (m[3] == "4") {
			t.Errorf("the verdict is wrong:\n%s", told)
		}
		if !regexp.MustCompile(`roll heat: \d \d, needs 5\+: [012]`).MatchString(told) || !regexp.MustCompile(`roll luck: ([2-6], needs 2\+: lucky|1, needs 2\+: unlucky)`).MatchString(told) {
			t.Errorf("dice that are counted, and words of the look:\n%s", told)
		}
		if !regexp.MustCompile(`roll courage: ([345], counts as [456], needs 4\+: brave|6, counts as 7, needs 4\+: brave|[12], counts as [23], needs 4\+: no)`).MatchString(told) {
			t.Errorf("a throw to which something is added:\n%s", told)
		}
		if !regexp.MustCompile(`roll lot: (3, must differ from 3: no|[^3], must differ from 3: no tie)(\n|$)`).MatchString(told) {
			t.Errorf("a throw that must not be like another:\n%s", told)
		}
		for _, v := range []int32{blue, view.Spectator} {
			if told := strings.Join(s.Lines(v, -1), "\n"); strings.Contains(told, "roll fire: "+m[2]+",") || strings.Contains(told, " at Hill") || !strings.Contains(told, "roll fire: ") {
				t.Errorf("who does not see Ada reads of her:\n%s", told)
			}
		}
	}
	if reached[true] == 0 || reached[false] == 0 {
		t.Error("all rolls went one way")
	}
}

// TestQuestionsNameWhomTheyAreAbout: the log tells what a yes or no is about, to whom may know it.
func TestQuestionsNameWhomTheyAreAbout(t *testing.T) {
	g, p := builtOf(t, judgedGame)
	for i, said := range []string{"yes: go on", "go on: no"} {
		s := session.New(session.Config{Program: p, Header: save.Header{Game: g.ID, Seed: 1}})
		if err := s.Start(); err != nil {
			t.Fatal(err)
		}
		if err := s.Choose(i, ""); err != nil {
			t.Fatal(err)
		}
		red, blue := p.Players[0].ID, p.Players[1].ID
		if told := strings.Join(s.Lines(red, -1), "\n"); !regexp.MustCompile(`> Red: (Ada|Bea) at Hill: ` + said).MatchString(told) {
			t.Errorf("Red reads:\n%s", told)
		}
		for _, v := range []int32{blue, view.Spectator} {
			if told := strings.Join(s.Lines(v, -1), "\n"); !strings.Contains(told, "> Red: "+said) {
				t.Errorf("who does not see her reads:\n%s", told)
			}
		}
	}
}

const sealedGame = `
game "Sealed" {
  language = 1
  begin    = the_game
}
player "Red" {}
player "Blue" {}
kind "field" { is = space }
field "Hill" {}
kind "man" {
  is     = chit
  plural = "men"
  fields = { armour = number }
}
man "Ada" {
  at     = hill
  armour = 4
}
man "Bea" {
  at     = hill
  armour = 2
}
phase "The Game" {
  choose goal {
    from   = men
    player = red
    secret = true
  }
  run "Volley" { target = goal }
}
rule "Volley" {
  given = { target = man }
  may "shoot" { player = red }
  roll fire { dice = d6 }
  if "a hit" {
    when = target.armour <= fire
    say { text = "hit" }
  }
}
`

// TestSecretChoicesAreNotNamed: a rule that is told of what a player has chosen in secret asks and
// throws, and the log names it to nobody else, though all see the piece.
func TestSecretChoicesAreNotNamed(t *testing.T) {
	g, p := builtOf(t, sealedGame)
	s := session.New(session.Config{Program: p, Header: save.Header{Game: g.ID, Seed: 1}})
	if err := s.Start(); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if err := s.Choose(0, ""); err != nil {
			t.Fatal(err)
		}
	}
	for _, v := range []int32{p.Players[1].ID, view.Spectator} {
		told := strings.Join(s.Lines(v, -1), "\n")
		if strings.Contains(told, "Ada") || strings.Contains(told, "needs") || !strings.Contains(told, "> Red: yes: shoot") || !strings.Contains(told, "roll fire: ") {
			t.Errorf("who does not know of the choice reads:\n%s", told)
		}
	}
}
