package judge_test

import (
	"slices"
	"strings"
	"testing"

	"sandtable/interp/interptest"
	"sandtable/interp/judge"
	"sandtable/schema/model"
)

const volleys = `
game "Volleys" {
  language = 1
  begin    = the_game
}
player "Anna" {}
kind "field" { is = space }
field "Hill" {}
kind "man" {
  is     = piece
  fields = { armour = number }
}
man "Bert" {
  at     = hill
  armour = 4
}
track "Shots" { boxes = numbers(0, 9) }
phase "The Game" {
  run "One Shot" { target = bert }
  run "A Volley" { target = bert }
  run "Under Fire" { target = bert }
  run "No Matter" {}
  run "Late" { target = bert }
  run "Both" { target = bert }
  run "Handed On" { target = bert }
  run "Through" { target = bert }
}
rule "One Shot" {
  given = { target = man }
  roll fire { dice = d6 }
  if "a hit" {
    when = fire >= target.armour
    advance shots {}
  }
}
rule "A Volley" {
  given = { target = man }
  roll dice { dice = pool(3, d6) }
  let { hits = count_at_least(dice, target.armour) }
  if "some hit" {
    when = hits > 0
    advance shots {}
  }
}
rule "Under Fire" {
  given = { target = man }
  roll nerve { dice = d6 }
  if "he holds" {
    when = target.armour > nerve
    advance shots {}
  }
}
rule "No Matter" {
  roll any_die { dice = d6 }
  advance shots {}
  if "it is high" {
    when = any_die > 3
    advance shots {}
  }
}
rule "Both" {
  given = { target = man }
  roll one { dice = d6 }
  roll two { dice = d6 }
  if "both together" {
    when = one + two > 2 * target.armour
    advance shots {}
  }
}
rule "Handed On" {
  given = { target = man }
  roll throw { dice = d6 }
  run "What It Does" { a_sure_hit = throw >= target.armour }
}
rule "What It Does" {
  given = { a_sure_hit = bool }
  if "a hit" {
    when = a_sure_hit
    advance shots {}
  }
}
rule "Through" {
  given = { target = man }
  roll shell { dice = d6 }
  let { over = shell == 1 ? -1 : shell - target.armour }
  if "it goes through" {
    when = over >= 0
    advance shots {}
  }
}
rule "Late" {
  given = { target = man }
  roll first { dice = d6 }
  roll second { dice = d6 }
  if "the first is higher" {
    when = first > second
    advance shots {}
  }
}
`

func all(t *testing.T) map[string]*judge.Judgement {
	t.Helper()
	g := interptest.Load(t, interptest.Text("volleys", volleys))
	out := map[string]*judge.Judgement{}
	for at, j := range judge.All(g, func(f *model.Func) bool { return f.Name == "count_at_least" }) {
		if j.Roll.Range.String() != at {
			t.Errorf("%s is judged at %s", j.Roll.Range, at)
		}
		out[j.Roll.Bind.Name] = j
	}
	return out
}

// TestAll: a roll is judged by the first statement after it that compares it, names apart, be it
// only to tell a rule; the need is the other side, and the comparison is read from the side of the
// roll. A roll that something happens after before it is compared is not judged, nor is one whose
// need has no value yet.
func TestAll(t *testing.T) {
	found := all(t)
	for _, x := range []struct{ roll, op, label string }{{"fire", ">=", "a hit"}, {"nerve", "<", "he holds"}, {"second", "<", "the first is higher"}, {"two", ">", "both together"}, {"throw", ">=", "a sure hit"}, {"shell", ">=", "it goes through"}} {
		j := found[x.roll]
		if j == nil || j.Op != x.op || j.Label != x.label || j.Holds == nil || j.Count != nil || j.Need == nil {
			t.Errorf("%s: %+v", x.roll, j)
		}
	}
	if j := found["dice"]; j == nil || j.Count == nil || j.Holds != nil || j.Op != ">=" {
		t.Errorf("of a pool the dice that reach the need are counted: %+v", j)
	}
	if found["two"].Reads == nil || found["shell"].Reads == nil || found["fire"].Reads != nil {
		t.Error("two is judged by a sum, shell by a figure with a name, and fire by what it shows")
	}
	for _, roll := range []string{"any_die", "first", "one"} {
		if j := found[roll]; j != nil {
			t.Errorf("%s is judged by %q", roll, j.Label)
		}
	}
	if len(found) != 7 {
		t.Errorf("%d judgements", len(found))
	}
}

// TestNames: what a judgement reads besides the roll is told, so that whoever asks can see whether
// a player knows it; other rolls are seen by all. It is about what the rule has been told.
func TestNames(t *testing.T) {
	found := all(t)
	names := func(list []*model.Var) string {
		var out []string
		for _, v := range list {
			out = append(out, v.Name)
		}
		slices.Sort(out)
		return strings.Join(out, " ")
	}
	for roll, want := range map[string]string{"fire": "target", "dice": "target", "second": ""} {
		if j := found[roll]; j == nil || names(j.Names) != want || names(j.About) != "target" {
			t.Errorf("%s reads %q about %q, not %q", roll, names(j.Names), names(j.About), want)
		}
	}
}
