package programs

import (
	"fmt"
	"strings"
)

// hostile are games whose size, names or rules ask for more than they may.
var hostile = map[string]string{
	"long names": small(8) + longNames(10) + moveTo(`
  choose to { from = spots }
  choose other { from = spots }`),

	"crowds that move": small(200) + orders(`
  move {
    the = men
    to  = b
  }
  each m {
    from = men
    move m { to = a }
  }`) + `
track "U" { boxes = numbers(0, 9) }
rule "R" {
  after = enter(any, a)
  advance u {}
}
`,
	"crowds of which some are chosen": small(800) + orders(`
  choose some {
    from  = men
    up_to = 500
  }
  move {
    the = some
    to  = b
  }`),

	"cards": small(4) + `
kind "leaf" { is = card }
roster "leaf" {
  columns = [count]
  rows    = { Ace = [700], Bee = [700] }
}
deck "Pile" {
  of    = leaf
  holds = [ace, bee]
}
box "Hand" {
  of      = leaf
  seen_by = red
}
` + orders(`
  shuffle pile {}
  draw some {
    from  = pile
    count = 700
    to    = hand
  }
  choose c { from = hand.leafs }
  move {
    the = hand.leafs
    to  = pile
  }`),

	"a large map": mapped(40, "hexes", 40) + `
marker "Dot" {
  on    = sq
  start = sqs
}
` + moveTo(`
  choose to { from = sqs }`),

	"rays": mapped(20, "squares", 8) + moveTo(`
  choose to {
    from = [for s in sqs : s if any([for d in directions : s if any([for x in ray(s, d) : x if any(x.men)])])]
  }`),

	"searches": mapped(20, "hexes", 8) + `
value "Step" {
  given = { m = man, from = sq, to = sq }
  base  = 1
  modifier "full" {
    when = any(to.men)
    by   = count(to.men)
  }
}
` + moveTo(`
  choose to {
    from = [for s in sqs : s if count(reach(s, 20, step(actor))) > 5 && cheapest(s, actor.at, step(actor)) != none]
  }`),

	"sets of sets": mapped(20, "squares", 8) + `
value "Zone" {
  given = { s = sq }
  base  = [for x in neighbors(s) : x if none(x.men)]
  modifier "far" {
    when = any(s.men)
    also = [for x in neighbors(s) : neighbors(x)]
  }
}
value "Wide" {
  given = { s = sq }
  base  = [for x in zone(s) : zone(x)]
}
` + moveTo(`
  choose to { from = [for s in sqs : s if sum([for x in wide(s) : count(zone(x))]) > 3] }`),

	"a total below none":   small(8) + orders(someMove("at_most = -5")),
	"a total out of reach": small(8) + orders(someMove("at_most = 9\n    at_least = 4000")),

	"throws": small(100) + orders(`
  roll n { dice = pool(9000, d100) }
  each m {
    from = men
    roll k { dice = d6 }
    if "hit" {
      when = k > 3
      move m { to = b }
    }
  }`),

	"a table in inches": onTable(small(60)) + moveTo(`
  choose to { from = reach(actor, 40, circle(actor, 30)) }`),

	"a loop that does not end": small(200) + orders(`
  repeat {
    while = hours < 5
    each m {
      from = men
      move m { to = a }
    }
  }`),

	"loops in loops": small(200) + orders(`
  each m {
    from = men
    each k {
      from = men
      each j {
        from = men
        advance hours {}
      }
    }
  }`),

	"linked spaces": small(40) + ring(600) + moveTo(`
  choose to { from = reach(actor.at, 9, spots) }`),

	"whole actions": mapped(8, "squares", 6) + orders(`
  whole = true
  choose who { from = men }
  choose one { from = neighbors(who.at) }
  move who { to = one }
  choose two { from = [for d in directions : ray(who.at, d)] }
  move who { to = two }
  choose three { from = neighbors(who.at) }
  move who { to = three }`),
}

const head = `
game "Hostile" {
  id       = "hostile"
  language = 1
  begin    = go
}
player "Red" {}
player "Blue" {}
track "Hours" {
  boxes = numbers(0, 9)
  start = 0
}
menu "Turn" {
  given  = { mover = player }
  player = mover
  actor  = [for m in men : m if m.owner == mover]
}
action "Wait" {
  menu = turn
  advance hours {}
}
phase "Go" {
  repeat {
    while = hours < 4
    each mover {
      from = players
      offer "Turn" {
        none {}
      }
    }
    advance hours {}
  }
}
`

const spots = `
kind "spot" {
  is     = space
  fields = { next_to = set(spot) }
}
spot "A" { next_to = [b] }
spot "B" { next_to = [a] }
`

// small is a game of two spaces and some men in one of them.
func small(men int) string { return head + spots + people(men, "a") }

// people are men of both players in a place.
func people(n int, at string) string {
	return fmt.Sprintf(`
kind "man" {
  is     = piece
  plural = "men"
  fields = { owner = player, n = number }
}
roster "man" {
  columns = [count, owner, n, at]
  rows = {
    "Red Man"  = [%[1]d, red, 1, %[2]s]
    "Blue Man" = [%[1]d, blue, 2, %[2]s]
  }
}
`, (n+1)/2, at)
}

// mapped is a game on a map, with all men on its first space.
func mapped(side int, grid string, men int) string {
	var b strings.Builder
	for x := range side {
		fmt.Fprintf(&b, " %c%c", 'a'+x/26, 'a'+x%26)
	}
	for y := range side {
		fmt.Fprintf(&b, "\n  %d%s", y+1, strings.Repeat(" .", side))
	}
	raised := map[string]string{"hexes": "raised = odd"}[grid]
	return head + fmt.Sprintf(`
kind "sq" { is = space }
map "Board" {
  grid = %s
  %s
  of = sq
  drawn = <<-ROWS
    %s
  ROWS
}
`, grid, raised, b.String()) + people(men, "aa1")
}

// onTable puts a small game on a table measured in tenths of an inch.
func onTable(game string) string {
	return strings.NewReplacer("begin    = go", "begin = go\n  parts = 10",
		spots, `map "Table" { surface = [72, 48] }`+"\n",
		"n, at]", "n, at, base]", "n = number", "n = number, base = number", ", a]", ", point(5, 5), 1]").Replace(game)
}

// ring are spaces each of which lies next to the following one and to one far away.
func ring(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "spot \"N%d\" { next_to = [n%d, n%d] }\n", i, (i+1)%n, i*i%n)
	}
	return b.String()
}

// longNames are spaces, a section and a value whose names fill lines, in letters of several
// scripts.
func longNames(spaces int) string {
	long := strings.Repeat("aé\u0301世\U0001f600 א", 20)
	var b strings.Builder
	for i := range spaces {
		fmt.Fprintf(&b, "spot \"x%d%s\" { next_to = [a] }\n", i, long)
	}
	return b.String() + fmt.Sprintf(`
section "1" %[1]q { text = %[1]q }
value "V%[2]s" {
  base = 1
  modifier %[1]q { by = 1 }
}
`, "L"+long, long)
}

// someMove chooses men by what they sum up to.
func someMove(sum string) string {
	return `
  choose some {
    from  = men
    total = some.n
    ` + sum + `
  }
  move {
    the = some
    to  = b
  }`
}

// orders is an action of some statements.
func orders(body string) string { return "action \"Move\" {\n  menu = turn" + body + "\n}\n" }

// moveTo is an action that moves whoever takes it to the place chosen.
func moveTo(choices string) string { return orders(choices + "\n  move actor { to = to }") }
