package diagnostics

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sandtable/schema/diag"
)

// slip_: a slip is one thing that somebody has written wrong: in place of the first occurrence of a
// text. It gives one finding, wherever else what it has made unreadable is used; and of two slips
// that have nothing to do with one another each gives its own.
type slip_ struct {
	right, wrong string
	code         string
	part         string // two slips in one part have to do with one another
}

// pairsGame uses every kind of declaration, most of them several times.
const pairsGame = `
game "Pairs" {
  language = 1
  version  = "1.0"
  begin    = the_game
}
section "1" "The board" {
  kind "hex" {
    is     = space
    fields = { terrain = terrain, cost = number }
    state  = { held = bool }
    borders = { river = bool }
  }
  enum "terrain" { names = [open, wood, hill] }
  map "Board" {
    grid   = hexes
    raised = odd
    of     = hex
    legend = { w = { terrain = wood, cost = 2 }, o = { terrain = open, cost = 1 } }
    drawn = <<-BOARD
        a b c
      1 o w o
      2  o o w
    BOARD
  }
  feature "River" {
    between = [[a1, b1]]
    fields  = { river = true }
  }
  kind "post" {
    is     = space
    fields = { height = number }
  }
  roster "post" {
    columns = [height]
    rows    = { Camp = [1], Ford = [0], Tower = [3] }
    totals  = { height = 4 }
  }
  kind "lane" {
    is     = path
    of     = pace
    length = 4
  }
  kind "pace" { is = space }
  lane "North" {}
}
section "2" "The men" {
  kind "army" {
    is     = player
    fields = { colour = colour }
  }
  enum "colour" { names = [grey, green] }
  army "Gauls" { colour = green }
  army "Romans" { colour = grey }
  kind "unit" {
    is     = piece
    sides  = [fresh, worn]
    traits = [heavy, quick]
    fields = { army = army, strength = number, home = maybe(hex) }
    state  = { orders = number, leader = maybe(chief) }
    value "Might" { base = self.strength + (self.heavy ? 1 : 0) }
  }
  roster "unit" {
    columns = [count, army, strength, traits, at]
    rows = {
      Cohort = [4, romans, 3, [heavy], a1]
      Scouts = [1, romans, 1, [quick], b1]
      Warband = [5, gauls, 2, [], c1]
    }
    totals = { count = 10 }
  }
  kind "chief" {
    is     = piece
    fields = { army = army }
  }
  chief "Brennus" {
    army = gauls
    at   = c1
  }
  chief "Caesar" {
    army = romans
    at   = a1
  }
  marker "Dust" {
    on    = hex
    count = 3
  }
  marker "Wounded" { on = unit }
}
section "3" "Cards and tracks" {
  kind "omen" { is = card }
  cup "Bag" { of = unit }
  box "Told" {
    of       = omen
    in_force = true
  }
  omen "Eagle" {
    modify "Attack" { by = 1 }
  }
  omen "Raven" {
    forbid "Rest" { because = "the raven flies" }
  }
  kind "sky" {
    is = deck
    of = omen
  }
  composition "All Omens" {
    makes = sky
    decks = [night]
    rows  = { Eagle = [2], Raven = [1] }
  }
  track "Turn" {
    boxes = numbers(1, 5)
    start = 1
  }
  track "Favour" {
    boxes = [low, even, high]
    start = even
  }
}
section "4" "Values" {
  value "Attack" {
    given = { unit = unit }
    base  = unit.strength
    modifier "worn" {
      when = unit.worn
      by   = -1
    }
  }
  value "Foes" {
    given = { army = army }
    base  = [for u in units : u if u.army != army]
  }
  table "Weather" {
    given   = { throw = d6 }
    returns = { sky = terrain }
    rows    = [["1-3", open], ["4-6", wood]]
  }
}
section "5" "Play" {
  phase "The Game" {
    repeat {
      times = 5
      run "Round" {}
      advance turn {}
    }
    end game { winner = none }
  }
  phase "Round" {
    roll sky { on = weather }
    draw news {
      from = night
      to   = told
      none {}
    }
    each mover {
      from = armies
      offer "Orders" {
        none {}
      }
      run "Recover" { army = mover }
    }
  }
  rule "Recover" {
    given = { army = army }
    each unit {
      from = units
      when = unit.army == army && unit.worn
      flip unit { to = fresh }
      unmark unit { with = wounded }
    }
  }
  rule "Trample" {
    given = { unit = unit, here = hex }
    after = enter(unit, here)
    when  = here.terrain == wood
    mark here { with = dust }
    run "Hurt" {}
  }
  rule "Hurt" {
    given = { unit = unit }
    let { hits = max(1, attack(unit)) }
    if "it is light" {
      when = !unit.heavy && hits > 0
      mark unit { with = wounded }
    }
    else {
      flip unit { to = worn }
    }
  }
  rule "Loss" {
    given = { unit = unit }
    after = hurt(unit)
    set unit { orders = unit.orders + 1 }
  }
  menu "Orders" {
    given  = { mover = army }
    player = mover
  }
  action "March" {
    menu = orders
    choose unit { from = [for u in units : u if u.army == mover] }
    choose to { from = neighbors(unit.at) }
    require "is not too far" { that = unit.orders < 9 }
    move unit { to = to }
  }
  action "Rest" {
    menu = orders
    choose unit { from = [for u in units : u if u.army == mover && u.worn] }
    flip unit { to = fresh }
  }
  action "Charge" {
    menu = orders
    choose unit { from = [for u in units : u if u.army == mover] }
    choose foe { from = foes(mover) }
    run "Hurt" { unit = foe }
  }
  option "Sky" {
    default = plain
    variant "Plain" {}
    variant "Stormy" {
      rule "Storm" {
        after = round
        run "Recover" { army = gauls }
      }
    }
  }
  scenario "The Raid" {
    deploy {
      rows = [[c2, [brennus]]]
    }
  }
  scenario "The Siege" {
    deploy {
      rows = [[b2, [caesar]]]
    }
  }
}
`

var slips = []slip_{
	{`begin    = the_game`, `begin    = teh_game`, "resolve/unknown-rule", ""},
	{`is     = space
    fields = { terrain = terrain, cost = number }`, `fields = { terrain = terrain, cost = number }`, "resolve/missing-attribute", "hexes"},
	{`grid   = hexes`, `grid   = triangles`, "resolve/grid", "hexes"},
	{`raised = odd`, `raised = sometimes`, "resolve/grid", "hexes"},
	{`of     = hex
    legend`, `of     = hxe
    legend`, "resolve/unknown-kind", "hexes"},
	{`w = { terrain = wood, cost = 2 }`, `w = { terrain = wood, cots = 2 }`, "resolve/unknown-name", "hexes"},
	{`    is     = path
    of     = pace`, `    is     = path`, "resolve/path", "paces"},
	{`kind "pace" { is = space }`, `kind "pace" { is = spcae }`, "resolve/unknown-kind", "paces"},
	{`rows    = { Camp = [1], Ford = [0], Tower = [3] }`, `rows    = [[Camp, 1], [Ford, 0], [Tower, 3]]`, "resolve/rows", "posts"},
	{`is     = player
    fields`, `is     = palyer
    fields`, "resolve/unknown-kind", ""},
	{`sides  = [fresh, worn]`, `sides  = [fresh, worn, worn]`, "resolve/duplicate", ""},
	{`state  = { orders = number, leader = maybe(chief) }`, `state  = { orders = number, leader = myabe(chief) }`, "resolve/type", "leader"},
	{`base = self.strength + (self.heavy ? 1 : 0)`, `base = self.strength + (self.hevy ? 1 : 0)`, "check/unknown-field", "heavy"},
	{`kind "omen" { is = card }`, `kind "omen" {}`, "resolve/missing-attribute", "cards"},
	{`makes = sky`, `makes = skies`, "resolve/unknown-kind", "cards"},
	{`Eagle = [2], Raven = [1]`, `Eagle = [2], Raven = [1, 1]`, "resolve/row", "cards"},
	{`Eagle = [2], Raven`, `Eagel = [2], Raven`, "resolve/unknown-name", "cards"},
	{`boxes = [low, even, high]`, `boxes = [low, even, low]`, "resolve/duplicate", ""},
	{`returns = { sky = terrain }`, `returns = { sky = terain }`, "resolve/unknown-type", "weather"},
	{`given  = { mover = army }`, `given  = { mover = arny }`, "resolve/unknown-type", ""},
	{`player = mover
  }`, `player = turn
  }`, "check/type", "orders"},
	{`choose to { from = neighbors(unit.at) }`, `choose to { from = neighbors(unit.at, 2) }`, "check/arguments", ""},
	{`variant "Stormy" {`, `variant {`, "resolve/labels", ""},
	{`scenario "The Raid" {`, `scenario {`, "resolve/labels", ""},
	{`value "Foes" {`, `value {`, "resolve/labels", "foes"},
	{`choose foe { from = foes(mover) }`, `choose foe { from = fose(mover) }`, "check/unknown-function", "foes"},
	{`kind "post" {`, `kind {`, "resolve/labels", "posts"},
	{`enum "terrain" { names = [open, wood, hill] }`, `enum "terrain" { nmaes = [open, wood, hill] }`, "resolve/unknown-attribute", ""},
	{`Tower = [3] }`, `Tower = [3, 4] }`, "resolve/row", "posts"},
	{`totals  = { height = 4 }`, `totals  = { height = 5 }`, "resolve/total", "posts"},
	{`length = 4`, `lenght = 4`, "resolve/unknown-attribute", ""},
	{`1 o w o`, `1 o w`, "resolve/grid", "hexes"},
	{`2  o o w`, `2  o o x`, "resolve/grid", "hexes"},
	{`between = [[a1, b1]]`, `between = [[a1, c2]]`, "resolve/feature", "hexes"},
	{`fields = { height = number }`, `fields = { height = numbre }`, "resolve/unknown-type", "posts"},
	{`enum "colour" { names`, `enum "colours" { names`, "resolve/unknown-type", ""},
	{`army "Gauls" { colour = green }`, `army { colour = green }`, "resolve/labels", ""},
	{`army "Romans" { colour = grey }`, `amry "Romans" { colour = grey }`, "resolve/unknown-block", ""},
	{`kind "unit" {`, `kind "unti" {`, "resolve/unknown-kind", "units"},
	{`traits = [heavy, quick]`, `traits = [heavi, quick]`, "check/unknown-field", "heavy"},
	{`Cohort = [4, romans, 3, [heavy], a1]`, `Cohort = [4, romans, 3, [heavy]]`, "resolve/row", "units"},
	{`Scouts = [1, romans, 1, [quick], b1]`, `Scouts = [1, romnas, 1, [quick], b1]`, "resolve/unknown-name", ""},
	{`Warband = [5, gauls, 2, [], c1]`, `Warband = ["5", gauls, 2, [], c1]`, "resolve/number", "units"},
	{`columns = [count, army, strength, traits, at]`, `columns = [count, army, strengt, traits, at]`, "resolve/unknown-field", ""},
	{`totals = { count = 10 }`, `totals = { count = 11 }`, "resolve/total", "units"},
	{`chief "Caesar" {
    army = romans`, `chief "Caesar" {`, "resolve/missing-figure", ""},
	{`marker "Dust" {`, `marker {`, "resolve/labels", ""},
	{`marker "Wounded" { on = unit }`, `marker "Wounded" { on = untis }`, "resolve/unknown-kind", ""},
	{`cup "Bag" { of = unit }`, `cup "Bag" { of = unites }`, "resolve/unknown-kind", "units"},
	{`modify "Attack" { by = 1 }`, `modify "Atack" { by = 1 }`, "check/unknown-value", ""},
	{`forbid "Rest"`, `forbid "Rset"`, "check/unknown-action", "rest"},
	{`boxes = numbers(1, 5)`, `boxes = numbers(5, 1)`, "resolve/track", ""},
	{`start = even`, `start = evne`, "resolve/track-start", ""},
	{`base  = unit.strength`, `base  = unit.stength`, "check/unknown-field", ""},
	{`by   = -1`, `by   = [1]`, "check/type", "units"},
	{`base  = [for u in units : u if u.army != army]`, `base  = [for u in unist : u if u.army != army]`, "check/unknown-name", "units"},
	{`table "Weather" {`, `table {`, "resolve/labels", "weather"},
	{`["4-6", wood]`, `["4-5", wood]`, "check/table-gap", "weather"},
	{`given   = { throw = d6 }`, `given   = { throw = d0 }`, "resolve/unknown-type", "weather"},
	{`run "Round" {}`, `run "Ruond" {}`, "check/unknown-rule", ""},
	{`end game { winner = none }`, `end game { winer = none }`, "resolve/unknown-attribute", ""},
	{`on = weather }`, `on = wether }`, "check/unknown-table", "weather"},
	{`from = night`, `from = nihgt`, "check/unknown-name", ""},
	{`from = armies`, `from = armis`, "check/unknown-name", ""},
	{`offer "Orders" {`, `offer "Ordres" {`, "check/unknown-menu", "orders"},
	{`rule "Recover" {`, `rule {`, "resolve/labels", ""},
	{`when = unit.army == army && unit.worn`, `when = unit.army == 3`, "check/type", "units"},
	{`unmark unit { with = wounded }`, `unmark unit { with = wuonded }`, "check/unknown-marker", ""},
	{`after = enter(unit, here)`, `after = entre(unit, here)`, "check/unknown-event", ""},
	{`run "Hurt" {}`, `rnu "Hurt" {}`, "check/unknown-statement", ""},
	{`let { hits = max(1, attack(unit)) }`, `let { hits = max(1, attakc(unit)) }`, "check/unknown-function", ""},
	{`flip unit { to = worn }`, `flip unit { to = tired }`, "check/unknown-side", "hurt"},
	{`set unit { orders = unit.orders + 1 }`, `set unit { orders = unit.leader.army }`, "check/maybe", "leader"},
	{`menu "Orders" {`, `menu {`, "resolve/labels", "orders"},
	{`menu = orders`, `menu = order`, "resolve/unknown-name", ""},
	{`require "is not too far" { that = unit.orders < 9 }`, `require "is not too far" { that = unit.orders }`, "check/type", "units"},
	{`action "Rest" {`, `action {`, "resolve/labels", "rest"},
	{`run "Hurt" { unit = foe }`, `run "Hurt" { untit = foe }`, "check/not-a-parameter", "hurt"},
	{`default = plain`, `default = plian`, "resolve/unknown-name", ""},
	{`after = round`, `after = roudn`, "check/unknown-event", ""},
	{`run "Recover" { army = gauls }`, `run "Recover" { army = gualsy }`, "check/unknown-name", ""},
	{`rows = [[c2, [brennus]]]`, `rows = [[c9, [brennus]]]`, "check/unknown-name", ""},
	{`rows = [[b2, [caesar]]]`, `rows = [[b2, [ceasar]]]`, "check/unknown-name", ""},
	{`section "5" "Play" {`, `section "5" {`, "resolve/labels", ""},
	{`given  = { mover = army }`, `given  = { who = army }`, "check/not-given", "orders"},
	{`given  = { mover = army }
    player = mover`, `player = mover`, "check/unknown-name", "orders"},
	{`on    = hex
    count = 3`, `count = 3`, "resolve/missing-attribute", ""},
	{`marker "Wounded" { on = unit }`, `marker "Wounded" {}`, "resolve/missing-attribute", ""},
	{`given = { unit = unit }
    let`, `given = { man = unit }
    let`, "check/not-given", "hurt"},
	{`kind "hex" {
    is     = space
`, `kind "hex" {
`, "resolve/missing-attribute", "hexes"},
	{`fields = { army = army, strength = number, home = maybe(hex) }`, `fields = { army = army, power = number, home = maybe(hex) }`, "check/unknown-field", "units"},
	{`fields = { army = army, strength = number, home = maybe(hex) }`, `fields = { army = army, strength = bool, home = maybe(hex) }`, "check/type", "units"},
	{`fields = { army = army, strength = number, home = maybe(hex) }`, `fields = { army = army, strength = number, home = maybe(hex), at = place }`, "resolve/duplicate", "units"},
	{`given = { army = army }
    base  = [for u`, `base  = [for u`, "check/kind", "units"},
	{`choose foe { from`, `choose { from`, "resolve/labels", ""},
	{`let { hits = max(1, attack(unit)) }`, `let {}`, "check/let", "hurt"},
}

func slipped(t *testing.T, of ...slip_) (string, bool) {
	t.Helper()
	text := pairsGame
	for _, s := range of {
		i := strings.Index(text, s.right)
		if i < 0 {
			return "", false // the other one has changed it
		}
		text = text[:i] + s.wrong + text[i+len(s.right):]
	}
	return text, true
}

// slipsFound lists what is found. What is said of one name that is missing, wherever that is used,
// is one thing.
func slipsFound(t *testing.T, text string) diag.Findings {
	root, mods := game(t, map[string]string{"game.hcl": text})
	var out diag.Findings
	missing := map[string]bool{}
	for _, f := range errorsOf(check(root, mods)) {
		if name := strings.TrimSuffix(strings.ToLower(f.Missing), "s"); name == "" || !missing[name] {
			missing[name] = true
			out = append(out, f)
		}
	}
	return out
}

func (s slip_) String() string { return fmt.Sprintf("%s for %s", s.wrong, s.right) }

func TestNoSlip(t *testing.T) {
	if found := slipsFound(t, pairsGame); len(found) > 0 {
		t.Fatal(list(found))
	}
}

// TestOneSlip: one slip gives one finding.
func TestOneSlip(t *testing.T) {
	for _, s := range slips {
		text, ok := slipped(t, s)
		if !ok {
			t.Fatalf("%s: the game has no %q", s.code, s.right)
		}
		if found := slipsFound(t, text); len(found) != 1 || found[0].Code != s.code {
			t.Errorf("%s, not %s: %s", s, s.code, list(found))
		}
	}
}

// TestTwoSlips: two slips give two findings. A sample tries each slip with every eighth other.
func TestTwoSlips(t *testing.T) {
	nth := sample(1, 8)
	for i, a := range slips {
		t.Run(a.wrong, func(t *testing.T) {
			t.Parallel()
			for j, b := range slips[:i] {
				if (i+j)%nth == 0 {
					twoSlips(t, a, b)
				}
			}
		})
	}
}

func twoSlips(t *testing.T, a, b slip_) {
	t.Helper()
	text, ok := slipped(t, b, a)
	if !ok || a.part != "" && a.part == b.part {
		return
	}
	found := slipsFound(t, text)
	codes := []string{}
	for _, f := range found {
		codes = append(codes, f.Code)
	}
	want := []string{a.code, b.code}
	slices.Sort(want)
	slices.Sort(codes)
	if !slices.Equal(want, codes) {
		t.Errorf("%s\nand %s\nwant %v: %s", a, b, want, list(found))
	}
}
