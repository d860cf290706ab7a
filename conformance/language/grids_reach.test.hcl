# Where one can get to: connection, steps, costs, the cheapest way.

game "Reach" {
  language = 1
  begin    = nothing_to_do
  parts    = 2 # halves
}
rule "Nothing to Do" {}

enum "terrain" { names = [clear, woods, lake] }
kind "hex" {
  is      = space
  plural  = "hexes"
  fields  = { terrain = terrain }
  borders = { road = bool, wall = bool }
}
map "Ground" {
  grid   = hexes
  of     = hex
  raised = odd
  drawn  = <<-HEXES
       a b c d e
    1  . . w . .
    2  . x w . .
    3  . . . . x
    4  . . . . .
  HEXES
  legend = {
    "." = { terrain = clear }
    w   = { terrain = woods }
    x   = { terrain = lake }
  }
}
feature "The road" {
  along  = [a1, b1, c1, d1, e2]
  fields = { road = true }
}
feature "The wall" {
  between = [[a3, a4], [a4, b3], [a4, b4]]
  fields  = { wall = true }
}
kind "unit" {
  is     = piece
  fields = { moves = number, wading = bool }
}
roster "unit" {
  columns = [moves, wading]
  rows    = { Foot = [2, false], Boat = [1.5, true], Stuck = [0, false] }
}

table "Ground Price" {
  given   = { terrain = terrain }
  returns = { price = maybe(number) }
  rows    = [[clear, 1], [woods, 2], [lake, none]]
}
value "Step Cost" {
  given   = { unit = unit, from = hex, to = hex }
  returns = maybe(number)
  base    = ground_price(to.terrain)
  modifier "by road" {
    when = border(from, to).road
    to   = 0.5
  }
  modifier "a boat crosses lakes" {
    when = unit.wading && to.terrain == lake
    to   = 1
  }
  modifier "over a wall" {
    when = border(from, to).wall
    to   = none
  }
}
value "Moves Of" {
  given = { unit = unit }
  base  = reach(unit.at, unit.moves, step_cost(unit))
}
value "One" { # a step is a step
  given = { from = hex, to = hex }
  base  = 1
}
value "Downhill" {
  given = { from = hex, to = hex }
  base  = to.row - from.row
}
value "Dry" { base = [for h in hexes : h if h.terrain != lake] }
value "Wooded" { base = [for h in hexes : h if h.terrain == woods] }

test "What hangs together" {
  expect { that = reach(c1, wooded) == [c1, c2] && reach(c1, []) == [c1] && reach(a1, wooded) == [a1] && count(reach(a1, dry)) == 18 && count(reach(a1, hexes)) == 20 }
  expect { that = reach([c1, a3], wooded) == [a3, c1, c2] && reach([], hexes) == [] }
}

test "The start is part of it, in the set or not" {
  expect { that = contains(reach(b2, dry), b2) && reach(b2, [a1]) == [b2] && reach(b2, [a2, a1]) == [a1, a2, b2] }
}

test "From nothing one gets nowhere" {
  expect { that = reach(toward(a1, north), hexes) == [] && reach(toward(a1, north), 2, hexes) == [] && cheapest(toward(a1, north), a1, one) == none }
}

test "So many steps" {
  expect { that = reach(a1, 0, hexes) == [a1] && reach(a1, 1, hexes) == union(neighbors(a1), [a1]) && reach(a1, 1.5, hexes) == reach(a1, 1, hexes) && reach(a1, -3, hexes) == [a1] }
  expect { that = [for h in hexes : h if distance(a1, h) <= 3] == reach(a1, 3, hexes) && reach(a1, 2, dry) == [a1, a2, a3, b1, c1, c2] }
}

test "A cost for each step, in halves" {
  given { a1 = [foot] }
  expect { that = moves_of(foot) == [a1, a2, a3, b1, c1, d1, e2] }
}
test "What cannot be entered, and over what one cannot go" {
  given { a3 = [foot] }
  expect { that = moves_of(foot) == [a1, a2, a3, b1, b3, b4, c3, c4] }
}
test "Who may wade" {
  given {
    a2 = [boat]
    a4 = [stuck]
  }
  expect { that = moves_of(boat) == [a1, a2, a3, b1, b2, c1] && moves_of(stuck) == [a4] && reach(boat.at, -1, step_cost(boat)) == [a2] }
}

test "A cost of spaces alone" {
  expect { that = reach(b3, 2, one) == reach(b3, 2, hexes) && reach([a1, e4], 1, one()) == reach([a1, e4], 1, hexes) }
}

test "The cheapest way" {
  given { a1 = [foot] }
  expect { that = cheapest(a1, e2, step_cost(foot)) == 2 && cheapest(e2, a1, step_cost(foot)) == 2 && cheapest(a1, c2, step_cost(foot)) == 2.5 && cheapest(a1, a1, step_cost(foot)) == 0 }
  expect { that = cheapest(a1, a4, step_cost(foot)) == none && cheapest(a1, b2, step_cost(foot)) == none }
  expect { that = cheapest(a1, [a4, e2, e4], step_cost(foot)) == 2 && cheapest([a1, d2], e2, step_cost(foot)) == 1 && cheapest(a1, [], one) == none }
}

test "A guard makes it sure" {
  given { a1 = [foot] }
  expect { that = cheapest(a1, e2, step_cost(foot)) != none && cheapest(a1, e2, step_cost(foot)) < 3 }
}

kind "post" { # on a map that is no grid
  is     = space
  fields = { next_to = set(post) }
}
post "Mill" { next_to = [tower] }
post "Tower" { next_to = [mill, barn] }
post "Barn" { next_to = [tower] }
post "Isle" { next_to = [] }
value "Toll" {
  given = { from = post, to = post }
  base  = to == tower ? 3 : 1
}
test "Any map with links" {
  expect { that = reach(mill, posts) == [mill, tower, barn] && reach(mill, [barn]) == [mill] && reach(mill, 3, toll) == [mill, tower] && cheapest(mill, barn, toll) == 4 && cheapest(mill, isle, toll) == none }
}
