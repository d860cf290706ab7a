# Long footprints: a line across its facing, a wagon along it.

game "Footprints" {
  language = 1
  begin    = drill
  length   = 20
  parts    = 10
}
player "Red" {}
map "Table" { surface = [36, 24] }
kind "ground" {
  is     = area
  traits = [solid]
}
ground "Wall" {
  shape  = rectangle(point(20, 10), point(21, 20))
  traits = [solid]
}
ground "Pond" {
  shape  = circle(point(30, 4), 2)
  traits = [solid]
}
ground "Spinney" {
  shape  = polygon([point(4, 18), point(10, 18), point(4, 23)])
  traits = [solid]
}
kind "line" { # with few men it is round
  is     = piece
  sides  = [full, half, few]
  fields = { base = number, frontage = number }
  state  = { facing = direction }
}
roster "line" {
  columns = [base, frontage]
  rows = {
    "Skirmishers" = [0.5, { full = 4, half = 2.5, few = 1 }]
    "Reserve"     = [0.5, { full = 4, half = 2.5, few = 0 }]
  }
}
kind "wagon" {
  is     = piece
  fields = { base = number, length = maybe(number) }
  state  = { facing = direction }
}
wagon "Wagon" {
  base   = 1
  length = 5
  facing = east
}
wagon "Cart" { base = 1 }
value "Room" {
  given   = { wagon = wagon }
  returns = area
  base    = inside(table, wagon)
  modifier "off what is solid" { but_not = within(wagon, -0.1, grounds.solid) }
  modifier "an inch from the others" { but_not = within(wagon, 1, lines) }
}
menu "Orders" {
  player = red
  actor  = wagons
}
action "Drive" {
  menu = orders
  choose spot { from = reach(actor, 6, but_not(inside(table), grounds.solid)) }
  move actor { to = spot }
}
action "Turn" {
  menu = orders
  choose way {
    from = [for d in directions : d if d != actor.facing]
  }
  set actor { facing = way }
}
phase "Drill" {
  offer "Orders" {
    none {}
  }
}

test "Distances are from edge to edge" {
  given {
    skirmishers = point(10, 10)
    reserve     = point(14, 10)
    wagon       = point(10, 5)
  }
  # Two lines that face north touch.
  expect { that = distance(skirmishers, reserve) == 0 && distance(reserve, wagon) == 3.6 }
  expect { that = distance(skirmishers, wagon) == 3.5 && distance(wagon, point(13, 5)) == 0.5 && distance(wagon, point(10, 8)) == 2 }
  set skirmishers { facing = east }
  expect { that = distance(skirmishers, reserve) == 1.5 && distance(skirmishers, wagon) == 2 }
  set skirmishers { facing = north_east } # its ends are at most 1.5 inches away from its middle
  expect { that = distance(skirmishers, point(9, 11)) == 0 && distance(skirmishers, point(11, 11)) == 1 && distance(skirmishers, point(12, 8)) == 1 }
}

test "A side that is up says how wide a line is" {
  given {
    skirmishers = point(10, 10)
    reserve     = point(16, 10)
  }
  expect { that = distance(skirmishers, reserve) == 2 }
  flip skirmishers { to = half }
  expect { that = distance(skirmishers, reserve) == 2.8 } # half of 1.5 inches is rounded down to 0.7
  flip skirmishers { to = few }
  expect { that = distance(skirmishers, reserve) == 3.5 }
  set skirmishers { facing = east }
  expect { that = distance(skirmishers, reserve) == 3.5 }
}

test "To terrain and to areas" {
  given {
    wagon = point(16, 15)
    cart  = point(30, 8)
  }
  expect { that = distance(wagon, wall) == 1.5 && distance(wagon, [pond, wall]) == 1.5 && distance(wagon, wall.shape) == 1.5 }
  set wagon { facing = north }
  expect { that = distance(wagon, wall) == 3 && distance(wagon, wall.shape) == 3 }
  move wagon { to = point(20, 21) }
  expect { that = distance(wagon, wall) == 0 }
  move wagon { to = point(30, 9) }
  expect { that = distance(wagon, pond) == 0.5 && distance(cart, pond) == 1 }
  move wagon { to = point(7, 18) }
  expect { that = distance(wagon, spinney) == 0 }
}

test "Where a whole base may be, as it faces" {
  given {
    wagon = point(10, 5)
    cart  = point(5, 5)
  }
  expect { that = contains(inside(table, wagon), point(2.5, 1)) && !contains(inside(table, wagon), point(2.4, 5)) && !contains(inside(table, wagon), point(5, 0.9)) }
  set wagon { facing = south }
  expect { that = contains(inside(table, wagon), point(1, 2.5)) && !contains(inside(table, wagon), point(5, 2.4)) && !contains(inside(table, wagon), point(0.9, 5)) }
  set wagon { facing = south_east } # 1.06 inches to each side are rounded down
  expect { that = contains(inside(table, wagon), point(2, 2)) && !contains(inside(table, wagon), point(1.9, 2)) }
  expect { that = inside(wall, wagon) == inside(wall, 1) && none(inside(wall, wagon)) && any(inside(wall, 0.4)) }
}

test "Where a whole base is at least, or at most, so far away" {
  given {
    wagon       = point(10, 5)
    skirmishers = point(10, 12)
  }
  # It is two inches wide and five long, they are one and four: side by side, and end to end.
  expect { that = contains(beyond(wagon, 1, skirmishers), point(10, 9.5)) && !contains(beyond(wagon, 1, skirmishers), point(10, 9.6)) }
  expect { that = contains(beyond(wagon, 1, skirmishers), point(15.5, 12)) && !contains(beyond(wagon, 1, skirmishers), point(15.4, 12)) }
  set wagon { facing = north }
  expect { that = contains(beyond(wagon, 1, skirmishers), point(10, 8)) && !contains(beyond(wagon, 1, skirmishers), point(10, 8.1)) }
  expect { that = contains(within(wagon, 1, wall), point(18, 15)) && !contains(within(wagon, 1, wall), point(17.9, 15)) }
  expect { that = contains(within(wagon, 1, wall, rectangle(point(0, 0), point(18, 24))), point(18, 15)) && !contains(within(wagon, 1, wall, rectangle(point(0, 0), point(17, 24))), point(18, 15)) }
  expect { that = within(wagon, 1, wall) == within(wagon, 1, wall.shape) && !overlap(within(wagon, 0.9, pond), beyond(wagon, 1, pond)) }
}

test "A round base has the same room by its radius" {
  given {
    wagon       = point(10, 5)
    cart        = point(30, 20)
    skirmishers = point(15, 12)
  }
  set skirmishers { facing = north_west }
  expect { that = beyond(cart, 2, lines) == beyond(2 + cart.base, lines) && within(cart, 2, lines) == within(2 + cart.base, lines) }
  expect { that = beyond(cart, 2, grounds) == beyond(3, grounds) && within(cart, 2, grounds) == within(3, grounds) && beyond(cart, 2, wall.shape) == beyond(3, wall.shape) }
  expect { that = beyond(cart, 1, wagon) == beyond(2, wagon) && inside(table, cart) == inside(table, 1) && inside(wall, cart) == inside(wall, 1) }
  expect { that = within(cart, -0.5, lines) == within(0.5, lines) && none(within(cart, -2, lines)) && beyond(cart, 1, point(4, 4), wall) == beyond(2, point(4, 4), wall) }
}

test "A line crosses a long base" {
  given { skirmishers = point(10, 10) }
  expect { that = crosses(point(8.5, 5), point(8.5, 15), skirmishers) && !crosses(point(7.9, 5), point(7.9, 15), skirmishers) && !crosses(point(8, 5), point(8, 15), skirmishers) }
  expect { that = !crosses(point(5, 10.5), point(15, 10.5), skirmishers) && crosses(point(5, 10.4), point(15, 10.4), lines) }
  set skirmishers { facing = west }
  expect { that = !crosses(point(8.5, 5), point(8.5, 15), skirmishers) && crosses(point(5, 11.9), point(15, 11.9), skirmishers) }
}

test "What may be chosen goes by the facing" {
  given {
    wagon = point(17, 15)
    cart  = point(5, 5)
  }
  set wagon { facing = north }
  take "Drive" {
    actor = wagon
    spot  = point(18.9, 15)
  }
}

test "A wagon that faces the wall stops before it" {
  given { wagon = point(17, 15) }
  refuse "Drive" {
    actor = wagon
    spot  = point(18, 15)
  }
  take "Drive" {
    actor = wagon
    spot  = point(17.4, 15)
  }
}

test "A value follows a turn" {
  given {
    wagon       = point(17, 15)
    skirmishers = point(10, 15)
  }
  expect { that = contains(room(wagon), point(17.5, 15)) && !contains(room(wagon), point(17.7, 15)) && contains(room(wagon), point(15.6, 15)) && !contains(room(wagon), point(15.5, 15)) }
  take "Turn" {
    actor = wagon
    way   = south
  }
  expect { that = contains(room(wagon), point(19, 15)) && contains(room(wagon), point(14.1, 15)) && !contains(room(wagon), point(14, 15)) }
}
