# Terrain that is there or not, and bodies that a line crosses.

game "Present" {
  language = 1
  begin    = nothing_to_do
  parts    = 10
}
rule "Nothing to Do" {}
player "Red" {}
player "Blue" {}

map "Table" { surface = [36, 24] }
kind "ground" {
  is      = area
  plural  = "grounds"
  state   = { here = bool }
  traits  = [tall]
  present = here
}
kind "wood" { is = ground }
ground "Tower" {
  shape  = circle(point(18, 12), 2)
  traits = [tall]
  here   = true
}
ground "Shed" {
  shape  = rectangle(point(4, 4), point(8, 7))
  traits = [tall]
}
wood "Copse" { shape = circle(point(28, 12), 3) }

kind "squad" {
  is     = piece
  fields = { base = number }
}
squad "Ada" { base = 0.5 }
squad "Bern" { base = 1 }
squad "Cole" { base = 0.5 }
kind "cart" {
  is     = piece
  sides  = [full, few]
  fields = { base = number }
}
cart "Cart" { base = { full = 2, few = 0.5 } }

value "Open Ground" {
  returns = area
  base    = but_not(inside(table), grounds)
}
value "Seen From" {
  given = { from = point, to = point }
  base  = !crosses(from, to, grounds.tall)
}

test "The plural means the terrain that is there" {
  expect { that = grounds == [tower] && none(woods) && all(grounds) == [tower, shed, copse] && count(all(woods)) == 1 && none(grounds.wood) && grounds.tall == [tower] }
  set copse { here = true }
  expect { that = count(grounds) == 2 && woods == [copse] && grounds.wood == [copse] }
  set grounds { here = false }
  expect { that = none(grounds) && any(all(grounds)) }
}
test "Areas and lines go by the terrain that is there" {
  expect { that = contains(open_ground, point(6, 5)) && !contains(open_ground, point(18, 12)) && seen_from(point(1, 5), point(12, 5)) }
  set shed { here = true }
  expect { that = !contains(open_ground, point(6, 5)) && !seen_from(point(1, 5), point(12, 5)) }
  set shed { here = false }
  set tower { here = false }
  expect { that = contains(open_ground, point(6, 5)) && contains(open_ground, point(18, 12)) && seen_from(point(1, 5), point(12, 5)) && open_ground == inside(table) }
}
test "What a thing covers may be asked by its name wherever it is" {
  expect { that = contains(shed, point(6, 5)) && distance(point(4, 0), shed) == 4 }
}
test "A line crosses the bases of those who stand in its way" {
  given {
    ada  = point(2, 20)
    bern = point(10, 20)
    cole = point(20, 20)
  }
  expect { that = crosses(ada, cole, bern) && crosses(ada, cole, squads) && crosses(ada, cole, but_not(squads, [ada, cole])) && !crosses(ada, bern, cole) }
  move bern { to = point(10, 21) }
  expect { that = !crosses(ada, cole, bern) } # it touches it
  move bern { to = point(10, 20.9) }
  expect { that = crosses(ada, cole, bern) && crosses(point(0, 20), point(10, 20.9), bern) }
  move bern { to = supply }
  expect { that = !crosses(ada, cole, bern) && !crosses(ada, cole, carts) }
}
test "A base goes by the side that is up" {
  given { cart = point(10, 21.9) }
  expect { that = crosses(point(2, 20), point(20, 20), cart) && crosses(point(2, 20), point(20, 20), carts) }
  flip cart { to = few }
  expect { that = !crosses(point(2, 20), point(20, 20), carts) }
}
