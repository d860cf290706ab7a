package preview_test

import (
	"context"
	"strings"
	"testing"

	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
	"sandtable/interp/preview"
	"sandtable/interp/why"
)

// A shot, with a point to be spent on it before, and a shield of the other player behind it; then a
// brawl of three rounds.
const duel = `
game "Duel" {
  language = 1
  begin    = the_duel
  players  = [anna, ben]
}
player "Anna" {}
player "Ben" {}
track "Points" {
  boxes = numbers(0, 9)
  start = 3
}
track "Hits" { boxes = numbers(0, 9) }
track "Shields" { boxes = numbers(0, 9) }
phase "The Duel" {
  repeat {
    offer "Orders" {}
  }
}
menu "Orders" { player = anna }
action "Fire" {
  menu = orders
  run "Aim" sure {}
  roll shot { dice = d6 }
  if "a hit" {
    when = shot >= (sure ? 3 : 5)
    run "Be Hit" {}
  }
}
action "Brawl" {
  menu = orders
  repeat {
    times = 2
    roll blow { dice = d6 }
    if "it lands" {
      when = blow == 6
      run "Be Hit" {}
    }
  }
}
enum "part" { names = [head, legs] }
action "Snipe" {
  menu = orders
  roll order { dice = d6 }
  if "obeyed" {
    when = order > 3
    choose target {
      from     = [head, legs]
      player   = anna
      may_pass = true
    }
    roll shot { dice = d6 }
    if "a hit" {
      when = target != none && shot >= (target == head ? 6 : 4)
      run "Be Hit" {}
    }
  }
}
rule "Aim" {
  returns = bool
  may "Spend a Point" {
    player = anna
    advance points { by = -1 }
    return { the = true }
  }
  return { the = false }
}
rule "Be Hit" {
  may "Raise the Shield" {
    player = ben
    advance shields {}
    return {}
  }
  advance hits {}
}
`

// duelists are a teller of the game and a machine at its first decision.
func duelists(t *testing.T) (*preview.Teller, *machine.M) {
	t.Helper()
	p := program(t, interptest.Text("duel", duel))
	m := machine.New(p)
	m.Start(1)
	return preview.New(p, func() *why.Tracer { return interp.NewTracer(p) }), m
}

// rows is a preview as it is read.
func rows(p *preview.Preview) string {
	var out []string
	for _, r := range p.Rows() {
		out = append(out, strings.TrimSpace(r.Share+" "+r.Exact+" "+r.Text))
	}
	return strings.Join(out, "\n") + "\n" + p.How()
}

// TestAhead: where an option asks its player a short question first, the odds go on with each
// answer; an outcome that another player decides about says so.
func TestAhead(t *testing.T) {
	x, m := duelists(t)
	hash := m.Hash()
	p, err := x.Ahead(context.Background(), m, m.Player(), 0)
	if err != nil {
		t.Fatal(err)
	}
	want := `Spend a Point: yes
66.7 % 2/3 then Ben decides: Raise the Shield
33.3 % 1/3 nothing else
in any case  Points: 3 -> 2
Spend a Point: no
66.7 % 2/3 nothing else
33.3 % 1/3 then Ben decides: Raise the Shield
Exact: all ways in which chance can fall are counted.`
	if got := rows(p); got != want {
		t.Errorf("the odds read\n%s\nnot\n%s", got, want)
	}
	if m.Hash() != hash {
		t.Error("the game has moved")
	}
}

// TestThrough: through an action everybody passes what may be passed, and what comes of all its
// rounds is told; the same by trials.
func TestThrough(t *testing.T) {
	x, m := duelists(t)
	for option, want := range []string{
		`66.7 % 2/3 nothing else
33.3 % 1/3 Hits: 0 -> 1
Exact: all ways in which chance can fall are counted. Whoever may pass, or say no, does; other choices are even.`,
		`69.4 % 25/36 nothing else
27.8 % 5/18 Hits: 0 -> 1
 2.8 % 1/36 Hits: 0 -> 2
Exact: all ways in which chance can fall are counted. Whoever may pass, or say no, does; other choices are even.`,
		`choose target: none
100.0 % 1 nothing else
choose target: head
91.7 % 11/12 nothing else
8.3 % 1/12 Hits: 0 -> 1
choose target: legs
75.0 % 3/4 nothing else
25.0 % 1/4 Hits: 0 -> 1
Exact: all ways in which chance can fall are counted. Whoever may pass what is not answered here, or say no, does; other choices are even.`,
	} {
		p, err := x.Through(context.Background(), m, m.Player(), option)
		if err != nil {
			t.Fatal(err)
		}
		if got := rows(p); strings.ReplaceAll(got, "\n ", "\n") != strings.ReplaceAll(want, "\n ", "\n") {
			t.Errorf("the odds read\n%s\nnot\n%s", got, want)
		}
	}
	tried, err := x.TryThrough(context.Background(), m, m.Player(), 1, 1)
	if err != nil {
		t.Fatal(err)
	}
	shares := map[string]float64{"": 25.0 / 36, "Hits: 0 -> 1": 10.0 / 36, "Hits: 0 -> 2": 1.0 / 36}
	for _, o := range tried.Out {
		if want := shares[strings.Join(o.Lines, "; ")]; o.Share < want-0.05 || o.Share > want+0.05 || want == 0 {
			t.Errorf("by trials %v has %.3f, not %.3f", o.Lines, o.Share, want)
		}
	}
	if len(tried.Out) != len(shares) || tried.Exact {
		t.Errorf("trials give %v", tried.Out)
	}
}

// TestCutShort: a trial that the budget cuts short is no outcome.
func TestCutShort(t *testing.T) {
	x, m := duelists(t)
	p, err := x.TryThrough(context.Background(), m, m.Player(), 1, 1<<26)
	if err != nil {
		t.Fatal(err)
	}
	if got := rows(p); strings.Contains(got, "fails") || !strings.Contains(got, "Unknown: no trial ends within the budget.") {
		t.Errorf("the odds read\n%s", got)
	}
}
