# Which way a piece faces: arcs, turns, and going straight on.

game "Facing" {
  language = 1
  begin    = nothing_to_do
  parts    = 10
}
rule "Nothing to Do" {}
player "Red" {}
player "Blue" {}

map "Table" { surface = [36, 24] }
kind "gun" {
  is     = piece
  fields = { crew = number }
  state  = { facing = direction }
}
gun "Ada" { crew = 3 }
gun "Bern" { crew = 2 }

value "Front" {
  given   = { gun = gun }
  returns = area
  base    = arc(gun, gun.facing, 30 * gun.crew)
}

test "A quarter to both sides of the direction, the border included" {
  given { ada = point(12, 12) }
  expect { that = ada.facing == north && contains(front(ada), point(12, 20)) && contains(front(ada), point(16, 16)) && contains(front(ada), ada) }
  expect { that = !contains(front(ada), point(16, 15.9)) && !contains(front(ada), point(12, 11.9)) }
  set ada { facing = south_east }
  expect { that = contains(front(ada), point(20, 12)) && contains(front(ada), point(12, 2)) && !contains(front(ada), point(12, 20)) }
}
test "More than half a turn leaves out a quarter behind, less its border" {
  expect { that = contains(arc(point(12, 12), north, 270), point(8, 8)) && !contains(arc(point(12, 12), north, 270), point(8.1, 8)) }
  expect { that = contains(arc(point(12, 12), north, 180), point(30, 12)) && !contains(arc(point(12, 12), north, 180), point(30, 11.9)) }
}
test "It is an area like any other" {
  given {
    ada  = point(12, 12)
    bern = point(12, 18)
  }
  let { near = within(3, bern, front(ada)) }
  expect { that = contains(near, point(13, 16)) && !contains(near, point(12, 12)) && overlap(near, front(ada)) && any(but_not(front(ada), near)) }
  expect { that = arc(ada, west, 360) == inside(table) }
}
test "Between two directions" {
  expect { that = angle(north, north) == 0 && angle(north, north_west) == 45 && angle(north_west, east) == 135 && angle(west, east) == 180 }
}
test "Straight on, and no farther than the edge" {
  given { ada = point(12, 12) }
  expect { that = offset(ada, east, 6) == point(18, 12) && offset(ada, south, 20) == point(12, 0) && offset(ada, north_east, 6) == point(16.2, 16.2) }
  expect { that = offset(ada, north_west, 40) == point(0, 24) && offset(ada, east, -2) == point(10, 12) }
}
