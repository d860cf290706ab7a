package interp_test

import (
	"testing"
)

// TestDirectedCostsAgree: costs whose lines go by the space left, the space entered, the link, the
// mover or none of them, and costs that cannot be told so: a search by links and one by the text
// find the same, and fail alike.
func TestDirectedCostsAgree(t *testing.T) {
	const climb = `
table "Slope" {
  given = { up = number }
  returns = { cost = number }
  rows  = [["..0", 1], ["1..", 2]]
}
`
	for name, c := range map[string]struct{ head, base, lines string }{
		"plain": {"", "1", ""},
		"by the link": {climb, "slope(t.high - s.high)", `modifier "out of the water" {
    when = s.wet && !t.wet
    by   = 1
  }`},
		"by the place": {"", "1", `modifier "men there" {
    when = any([for x in t.men : x if x.army != m.army])
    to   = none
  }
  modifier "held" {
    when = s != m.at && contains([for x in men : [for z in neighbors(x.at) : z if !z.wet] if x.army != m.army && x.up], s)
    by   = 2
  }
  modifier "tired" { by = m.tired }
  modifier "up hill" {
    when    = t.high > s.high && m.up
    at_least = 3
  }
  modifier "never more" { at_most = 4 }`},
		"other bases": {"", "1", `modifier "hot" {
    when = t.tint == red
    base = t.high + 1
  }
  modifier "holy" {
    when = s.holy
    base = m.rank
  }
  modifier "blue" {
    when = m.mood == blue && t.tint != s.tint
    to   = 2
  }`},
		"taken apart": {"", "1", `modifier "not along the water" {
    when = !(m.up && s.wet == t.wet)
    by   = 1
  }
  modifier "one or the other" {
    when = m.up && s.high < t.high || t.tint == red && m.knight || s.holy && t.row > s.row
    by   = 1
  }
  modifier "as he is" {
    when = m.tired > 0 ? s.row == t.row : t.holy
    by   = 2
  }`},
		"islands": {"", "t.wet ? none : 1", `modifier "uphill" {
    when = t.high > s.high
    by   = 1
  }`},
		"of state": {"", "t.heat + 1", ""},
		"below nothing": {"", "1", `modifier "steep" {
    when = t.high > s.high
    by   = -4
  }`},
		"not to be asked": {"", "1", `modifier "behind him" {
    when = t.wet && m.at.row > 2
    by   = 1
  }`},
		"too large": {"", "t.wet ? 2000000000 : 1", `modifier "deep" {
    when = s.wet
    by   = 2000000000
  }`},
	} {
		value := c.head + `value "Toll" {
  given = { m = man, s = square, t = square }
  returns = maybe(number)
  base  = ` + c.base + "\n  " + c.lines + "\n}\n"
		t.Run(name, func(t *testing.T) {
			queryAgrees(t, value, "turn", `choose x { from = reach(actor.at, 4, toll(actor)) }`, 60)
			queryAgrees(t, value, "think", `choose x { from = [for z in men : z if cheapest(a1, z.at, toll(z)) == 2] }`, 60)
			queryAgrees(t, value+fog, "turn", `choose x { from = reach(men.at, 3, toll(actor)) }`, 60)
			queryAgrees(t, value, "think", `choose x { from = [for z in all(men) : z if count(reach(a1, 3, toll(z))) > 2] }`, 60)
			// Many starts, the same goals: a field.
			queryAgrees(t, value, "turn", `choose x { from = [for z in squares : z if cheapest(z, a1, toll(actor)) == 2] }`, 60)
			queryAgrees(t, value+fog, "turn", `choose x { from = [for z in squares : z if cheapest([z, a1], [for q in squares : q if any(q.men.up)], toll(actor)) == none] }`, 60)
		})
	}
}

// TestCostsBehindTheGoalAgree: a step that fails beyond the goal is not asked, from many starts.
func TestCostsBehindTheGoalAgree(t *testing.T) {
	const value = `
value "Toll" {
  given = { m = man, s = square, t = square }
  returns = maybe(number)
  base  = t.row > 2 ? 2000000000 : 1
  modifier "deep" {
    when = s.row > 2 && t.row > 2
    by   = 2000000000
  }
}
`
	queryAgrees(t, value, "turn", "choose x { from = [for z in squares : z if z.row < 3 && cheapest(z, a1, toll(actor)) == 2] }", 20)
}

// TestSetsOfCostsAgree: costs that go by sets which are handed over, from many starts.
func TestSetsOfCostsAgree(t *testing.T) {
	const value = `
value "Toll" {
  given = { up = bool, held = set(square), s = square, t = square }
  returns = maybe(number)
  base  = 1
  modifier "held" {
    when = contains(held, t)
    by   = 2
  }
  modifier "uphill" {
    when = up && t.high > s.high
    by   = 1
  }
  modifier "out of the water" {
    when = s.wet && !t.wet && contains(held, s)
    to   = none
  }
}
value "Way" {
  given = { up = bool, held = set(square), s = square, goals = set(square) }
  returns = maybe(number)
  base  = cheapest(s, goals, toll(up, held))
}
`
	queryAgrees(t, value, "turn", `choose x { from = [for z in squares : z if way(actor.up, [for q in squares : q if any(q.men)], z, [a1]) == 3] }`, 60)
	queryAgrees(t, value, "turn", `choose x { from = [for z in squares : z if way(true, [for q in squares : q if any([for y in q.men : y if y.army != actor.army])], z, [for q in squares : q if any(q.men.up)]) == 2] }`, 60)
}

const fog = `
while "Fog" {
  when = count(men.up) > 2
  modify "Toll" "fog" { by = 1 }
}
`

// TestSetsThatOthersLackAgree: a set that only a narrower kind has is empty of others, also where
// it is read by way of a place.
func TestSetsThatOthersLackAgree(t *testing.T) {
	const towers = `
enum "sign" { names = [sun, moon] }
kind "tower" {
  is     = box
  fields = { signs = set(sign) }
}
tower "Keep" { signs = [sun] }
value "Alike" {
  given = { a = place, b = place }
  base  = overlap(a.signs, b.signs) ? 1 : 0
}
`
	queryAgrees(t, towers, "turn", "choose x { from = squares.wet }\n  require \"no sign\" { that = alike(actor.at, keep) == 0 }\n  require \"none either\" { that = alike(x, actor.at) == 0 }", 20)
}
