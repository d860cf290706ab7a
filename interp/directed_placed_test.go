package interp_test

import (
	"strings"
	"testing"
)

// TestPlacedQueriesAgree: choices that go by where the actor stands, in tables and sets that stay
// the same while options are listed, and a few that go by more than that.
func TestPlacedQueriesAgree(t *testing.T) {
	for _, q := range []string{
		`choose x { from = neighbors(actor.at) }`,
		`choose x { from = [for s in neighbors(actor.at) : s if none(s.men)] }`,
		`choose x { from = [for s in neighbors(actor.at) : s if s.row == actor.at.row + 1] }`,
		`choose x { from = [for s in neighbors(actor.at) : s if s.row != actor.at.row || none(s.men)] }`,
		`choose x { from = [for s in neighbors(actor.at) : s if s.row != actor.at.row || none(s.men) && s.column > actor.at.column || s.wet] }`,
		`choose x { from = [for s in squares : s if !adjacent(s, actor.at) && any(s.men.up)] }`,
		`choose x { from = [for s in squares : s if s.row == actor.at.row] }
  require "nobody of one's own" { that = none([for p in x.men : p if p.army == mover]) }
  require "aslant, or free" { that = x.column != actor.at.column || none(x.men) }`,
		`choose x { from = [for s in squares : s if s.row + step(mover) == actor.at.row] }`,
		`choose x { from = [for s in neighbors(actor.at) : s if s.row + step(mover) != actor.at.row && (any(s.men) || s.column + step(mover) == actor.at.column)] }`,
		`choose x { from = [for s in neighbors(actor.at) : s if s.row + step(mover) == actor.at.row && s.column + step(other(mover)) != actor.at.column] }`,
		`choose x { from = [for s in squares : s if (adjacent(s, actor.at) || s.wet || s.row == actor.at.row) && (any(s.men) || s.holy || s.column == actor.at.column)] }`,
		`choose x { from = [for s in neighbors(actor.at) : s if s.row > actor.rank] }`,
		`choose x { from = [for s in neighbors(actor.at) : s if actor.up || none(s.men)] }`,
		`choose x { from = [actor.at] }`,
		`choose x { from = but_not(squares, neighbors(actor.at)) }`,
		"choose m { from = men }\n  choose x { from = [for s in squares : s if m.at.square ? adjacent(s, m.at) : s.wet] }",
		`choose x { from = but_not(neighbors(actor.at), men.up.at) }`,
		`choose x { from = [for s in squares : s if 2 - count(s.men) > 0] }`,
		`choose x { from = [for s in squares : s if count(s.men) - 4 < 1 - 4 && 1 + (3 - count(s.men.up)) == 4] }`,
		`choose x { from = [for s in squares : s if s.row - 1 >= 2 || 5 - s.column != 4] }`,
	} {
		t.Run(q, func(t *testing.T) { queryAgrees(t, steps, "turn", q, 60) })
	}
}

// steps is which way a player goes.
const steps = `
value "Step" {
  given = { p = player }
  base  = p == ann ? 1 : 0 - 1
}
`

// TestLineQueriesAgree: lines from one space through one set: how far rays in constant directions
// go, added up.
func TestLineQueriesAgree(t *testing.T) {
	for _, q := range []string{
		`any([for d in directions : d if count(ray(x, d, men.at)) + count(ray(x, opposite(d), men.at)) >= 1])`,
		`any([for d in [north, east] : d if count(ray(x, d, men.at)) + count(ray(x, opposite(d), men.at)) == 2])`,
		`any([for d in [north, north_east, east, south_east] : d if count(ray(x, d, men.up.at)) + count(ray(x, opposite(d), men.up.at)) > 1])`,
		`any([for d in directions : d if count(ray(x, d, men.up.at)) == 1])`,
		`any([for d in directions : d if count(ray(x, d, men.up.at)) >= 3])`,
		`any([for d in [north, south] : d if count(ray(x, d, men.at)) + count(ray(x, d, men.at)) >= 2])`,
		`any([for d in [north, south] : d if count(ray(x, d, men.at)) + count(ray(x, d, men.up.at)) >= 2])`,
		`any([for d in [east, west] : d if count(ray(x, d, squares.wet)) + count(ray(x, north, squares.wet)) + count(ray(x, south, squares.wet)) >= 2])`,
		`any([for d in directions : d if count(ray(x, d, men.at)) == 0])`,
		`any([for d in directions : d if count(ray(x, d, men.at)) <= 1])`,
		`any([for d in directions : d if count(ray(x, d, x.wet ? men.at : men.up.at)) == 2])`,
		`any([for d in directions : d if count(ray(actor.at, d, men.at)) + count(ray(actor.at, opposite(d), men.at)) == 1])`,
		`any([for d in directions : d if count(ray(x, d, squares)) == 3])`,
	} {
		t.Run(q, func(t *testing.T) {
			queryAgrees(t, "", "turn", "choose x { from = [for x in squares : x if "+q+"] }", 40)
			queryAgrees(t, "", "turn", "choose x { from = squares }\n  require \"a line\" { that = "+q+" }", 40)
			queryAgrees(t, lined(q), "turn", "choose x { from = squares }\n  move actor { to = x }", 40)
		})
	}
}

// lined is a rule that asks for a line when a man moves; what it asks of the board is named before.
func lined(q string) string {
	q = strings.ReplaceAll(q, "men.up.at", "own")
	return `
rule "In Line" {
  given = {
    actor = man
    x     = square
  }
  after = enter(actor, x)
  let { own = men.up.at }
  if "in line" {
    when = ` + q + `
    set actor { tired = (actor.tired + 1) % 5 }
  }
  let { left = men.down.at }
  if "more than one" {
    when = count(left) > 1 && contains(left, x)
    set actor { fed = !actor.fed }
  }
}
`
}
