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

// A shot, with a point to be spent on it before, and a shield of the other player after it; then a
// brawl of two rounds. Behind each action a die says who leads.
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
track "Leads" { boxes = numbers(0, 9) }
track "Shields" { boxes = numbers(0, 9) }
phase "The Duel" {
  repeat {
    offer "Orders" {}
    roll lead { dice = d6 }
    if "Ben leads" {
      when = lead > 3
      advance leads {}
    }
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
action "Shell" { # who falls is asked of the rarest hit alone
  menu = orders
  roll shot { dice = d6 }
  if "a full hit" {
    when = shot == 6
    choose fallen {
      from     = [head, legs]
      player   = anna
      may_pass = true
    }
    advance hits { by = fallen == none ? 1 : 2 }
  }
}
action "Charge" { # the place makes no difference
  menu = orders
  choose place {
    from   = numbers(1, 20)
    player = anna
  }
  roll blow { dice = d6 }
  if "it lands" {
    when = blow > 4
    run "Be Hit" {}
  }
}
action "Creep" { # who comes nearer hits more often
  menu = orders
  choose place {
    from   = numbers(1, 20)
    player = anna
  }
  roll blow { dice = d6 }
  if "it lands" {
    when = blow > (place > 9 ? 4 : 5)
    run "Be Hit" {}
  }
}
action "Take Aim" { # a second question belongs to the answer to the first
  menu = orders
  choose target {
    from   = [head, legs]
    player = anna
  }
  roll order { dice = d6 }
  if "obeyed" {
    when = order > 3
    choose gun {
      from   = numbers(1, 4)
      player = anna
    }
    advance hits { by = gun }
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

// TestWhole: odds go through all that an option sets going, with each answer to a short question of
// one's own, but for one that is seldom asked, past a choice of a place that makes no difference;
// everybody else passes what may be passed, and it is said so. Who leads after it is no part of
// them. The same by trials.
func TestWhole(t *testing.T) {
	x, m := duelists(t)
	hash := m.Hash()
	for option, want := range []string{
		`Spend a Point: yes
66.7 % 2/3 Hits: 0 -> 1
33.3 % 1/3 no further effect
in any case  Points: 3 -> 2
Spend a Point: no
66.7 % 2/3 no effect
33.3 % 1/3 Hits: 0 -> 1
Exact: all ways in which chance can fall are counted. Whoever may pass what is not answered here, or say no, does.`,
		`69.4 % 25/36 no effect
27.8 % 5/18 Hits: 0 -> 1
2.8 % 1/36 Hits: 0 -> 2
Exact: all ways in which chance can fall are counted. Whoever may pass, or say no, does.`,
		`where you are not asked
50.0 % 1/2 no effect
choose target: none
50.0 % 1/2 no effect
choose target: head
41.7 % 5/12 no effect
8.3 % 1/12 Hits: 0 -> 1
choose target: legs
25.0 % 1/4 no effect
25.0 % 1/4 Hits: 0 -> 1
Exact: all ways in which chance can fall are counted. Whoever may pass what is not answered here, or say no, does.`,
		`83.3 % 5/6 no effect
16.7 % 1/6 Hits: 0 -> 1
Exact: all ways in which chance can fall are counted. Whoever may pass, or say no, does.`,
		`66.7 % 2/3 no effect
33.3 % 1/3 Hits: 0 -> 1
Exact: all ways in which chance can fall are counted. The same for each of 3 answers that were tried: choose place. Whoever may pass, or say no, does.`,
		`in any case  then you decide: choose place
Exact: there is no chance in it.`,
		`choose target: head, choose gun: 1
50.0 % 1/2 no effect
50.0 % 1/2 Hits: 0 -> 1
choose target: head, choose gun: 2
50.0 % 1/2 no effect
50.0 % 1/2 Hits: 0 -> 2
choose target: head, choose gun: 3
50.0 % 1/2 no effect
50.0 % 1/2 Hits: 0 -> 3
choose target: head, choose gun: 4
50.0 % 1/2 no effect
50.0 % 1/2 Hits: 0 -> 4
choose target: legs, choose gun: 1
50.0 % 1/2 no effect
50.0 % 1/2 Hits: 0 -> 1
choose target: legs, choose gun: 2
50.0 % 1/2 no effect
50.0 % 1/2 Hits: 0 -> 2
choose target: legs, choose gun: 3
50.0 % 1/2 no effect
50.0 % 1/2 Hits: 0 -> 3
choose target: legs, choose gun: 4
50.0 % 1/2 no effect
50.0 % 1/2 Hits: 0 -> 4
Exact: all ways in which chance can fall are counted.`,
	} {
		p, err := x.Tell(context.Background(), m, m.Player(), option, false)
		if err != nil {
			t.Fatal(err)
		}
		if got := rows(p); got != want {
			t.Errorf("the odds read\n%s\nnot\n%s", got, want)
		}
	}
	if m.Hash() != hash {
		t.Error("the game has moved")
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

// TestNext: up to the next decision, odds say who decides what.
func TestNext(t *testing.T) {
	x, m := duelists(t)
	for option, want := range []string{
		"in any case  then you decide: Spend a Point\nExact: there is no chance in it.",
		"69.4 % 25/36 no effect\n30.6 % 11/36 then Ben decides: Raise the Shield\nExact: all ways in which chance can fall are counted.",
	} {
		p, err := x.Tell(context.Background(), m, m.Player(), option, true)
		if err != nil {
			t.Fatal(err)
		}
		if got := rows(p); got != want {
			t.Errorf("the odds read\n%s\nnot\n%s", got, want)
		}
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

// TestQuestionsShareTheWork: what looks for questions on the way is work as well, of which each of
// many options that are compared has a part.
func TestQuestionsShareTheWork(t *testing.T) {
	x, m := duelists(t)
	p, err := x.Compared(context.Background(), m, m.Player(), 2, 1<<26, false)
	if err != nil {
		t.Fatal(err)
	}
	if got := rows(p); len(p.Then) > 0 || !strings.Contains(got, "Unknown: no trial ends within the budget.") {
		t.Errorf("the odds read\n%s", got)
	}
}
