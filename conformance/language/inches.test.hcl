# Tables measured in inches.

game "Inches" {
  language = 1
  begin    = nothing_to_do
  parts    = 10
}
rule "Nothing to Do" {}
player "Red" {}
player "Blue" {}

map "Table" { surface = [36, 24] }
kind "ground" {
  is     = area
  plural = "grounds"
  traits = [tall, wet]
}
ground "Tower" {
  shape  = circle(point(18, 12), 2)
  traits = [tall]
}
ground "House" {
  shape  = rectangle(point(4, 4), point(8, 7))
  traits = [tall]
}
ground "Bog" {
  shape  = polygon([point(24, 2), point(32, 2), point(28, 8)])
  traits = [wet]
}

kind "squad" {
  is     = piece
  fields = { base = number, mine = player }
  state  = { aim = maybe(point), moved = bool }
}
roster "squad" {
  columns = [base, mine]
  rows = {
    Ada  = [0.5, red]
    Bern = [0.5, red]
    Cole = [1, blue]
  }
}
kind "flag" { is = piece }
flag "Flag" { count = 3 }
kind "crew" { # its base goes by the side that is up
  is     = piece
  sides  = [full, few]
  fields = { base = number }
}
roster "crew" {
  columns = [base]
  rows = {
    Dora = [{ full = 2, few = 0.5 }]
    Emil = [1]
  }
}
box "Tray" { of = squad }

value "Free" { # the ground over which a squad may go
  given   = { squad = squad }
  returns = area
  base    = inside(table)
  modifier "not in what is tall" { but_not = grounds.tall }
  modifier "not over another one" { but_not = within(0, [for s in squads : s if s != squad]) }
}
value "Half" {
  returns = area
  base    = rectangle(point(0, 0), point(36, 12))
}
value "In Sight" {
  given = { from = squad, to = squad }
  base  = !crosses(from, to, grounds.tall)
}

menu "Orders" {
  player = red
  actor  = squads
}
action "Go" {
  menu = orders
  require "has not moved" { that = !actor.moved }
  choose spot {
    from = reach(actor, 6, free(actor))
    require "not in the bog" { that = !contains(bog.shape, spot) }
  }
  set actor { moved = true }
  move actor { to = spot }
}
action "Aim" {
  menu = orders
  choose spot { from = within(0.2, actor) }
  set actor { aim = spot }
}
action "Stay" {
  menu = orders
  require "has not moved" { that = !actor.moved }
}
rule "Ask for a Flag" {
  choose spot {
    from   = beyond(6, flags, half)
    player = blue
    require "dry" { that = !contains(bog.shape, spot) }
    none {
      return {}
    }
  }
  put x {
    from = flag.supply
    to   = spot
  }
}
rule "Gone Ashore" { # a piece that comes to the table is ready
  given = { squad = squad }
  after = enter(squad, table, tray)
  set squad { moved = false }
}

test "Pieces stand at points" {
  given {
    ada  = point(3, 3)
    bern = point(3.5, 20)
  }
  expect { that = ada.point == point(3, 3) && ada.point.x == 3 && bern.point.y == 20 && ada.at == table && ada.in_play && !cole.in_play }
  expect { that = squads == [ada, bern] && table.squads == [ada, bern] }
  move ada { to = bern.point }
  expect {
    ada  = point(3.5, 20)
    that = ada.point == bern.point && squads.at == [table]
  }
  move ada { to = tray }
  expect { that = squads == [bern] && tray.squads == [ada] }
  remove bern {}
  expect { that = none(squads) }
}
test "Distances go from edge to edge, and are compared exactly" {
  given {
    ada  = point(10, 20)
    bern = point(14, 20)
    cole = point(13, 23) # the square root of 18 away, less 1.5
  }
  expect { that = distance(ada, bern) == 3 && distance(ada, bern) <= 3 && !(distance(ada, bern) < 3) && distance(ada, bern) >= 3 }
  expect { that = distance(ada, cole) == 2.8 && distance(ada, cole) <= 2.8 && distance(ada, cole) > 2.7 && distance(ada, cole) < 2.8 && !(distance(ada, cole) >= 2.8) }
  expect { that = 2.8 > distance(cole, ada) && !(2.8 <= distance(cole, ada)) && 2.8 >= distance(cole, ada) && 2.7 < distance(cole, ada) }
  expect { that = distance(ada.point, point(10, 24)) == 4 && distance(ada, ada) == 0 && distance(ada, [bern, cole]) == 2.8 }
  expect { that = distance(ada, tower) == 8.9 && distance(tower, ada) < 8.9 && distance(point(6, 5), house) == 0 && distance(point(8, 12), house) == 5 }
  expect { that = distance(point(28, 9), bog) == 1 && distance(point(32, 8), bog) == 3.4 && distance(ada, squads.moved) > 99 }
  expect { that = distance(ada, half) == 7.5 && distance(ada, edge(table, north)) == 3.5 }
}
test "Distances are compared exactly in comprehensions, too" {
  given {
    ada  = point(10, 20)
    bern = point(14, 20)
    cole = point(13, 23)
  }
  expect {
    that = [for s in squads : s if distance(s, ada) < 3] == [ada, cole] && [
      for s in squads : s
      if distance(s, ada) <= 3
    ] == squads
  }
  expect {
    that = [for s in squads : s if distance(s, ada) >= 2.8] == [bern] && [
      for s in squads : s
      if 2.8 > distance(ada, s)
    ] == [ada, cole]
  }
  expect {
    that = [for g in grounds : g if distance(g, ada) < 8.9] == [tower] && none([
      for g in grounds : g
      if distance(g, ada) < 8.8
    ])
  }
  set bern { aim = ada.point }
  expect {
    that = [for s in squads : s if s.aim == point(10, 20)] == [bern] && none([
      for s in squads : s
      if contains(half, s)
    ])
  }
  move ada { to = point(3, 3) }
  expect {
    that = none([for s in squads : s if s.aim == ada.point]) && [
      for s in squads : s
      if contains(half, s)
    ] == [ada]
  }
  move ada { to = point(5, 5) }
  expect {
    that = [for g in grounds : g if contains(g.shape, ada)] == [house] && [
      for s in squads : s
      if contains(grounds.tall.shape, s)
    ] == [ada]
  }
}
test "Areas are asked, added to and taken from" {
  expect { that = contains(half, point(36, 12)) && !contains(half, point(36, 12.1)) && any(half) && none(but_not(half, inside(table))) }
  expect { that = contains(house.shape, point(4, 4)) && !contains(grounds.tall.shape, point(3.9, 4)) && contains([house, bog], point(28, 8)) }
  expect { that = union(half, rectangle(point(0, 12), point(36, 24))) == inside(table) && overlap(half, tower.shape) && !overlap(house.shape, bog.shape) }
  expect { that = contains(bog.shape, point(26, 5)) && !contains(bog.shape, point(25.9, 5)) && contains(bog.shape, point(28, 2)) }
  expect { that = contains(polygon([point(0, 0), point(4, 0), point(0, 4)]), point(2, 2)) && !contains(polygon([point(0, 0), point(4, 0), point(0, 4)]), point(2, 2.1)) }
  expect { that = contains([half, point(1, 23)], point(1, 23)) && contains(rectangle(point(4, 4), point(1, 1)), point(2, 3)) }
}
test "Within and beyond meet at their border" {
  given { cole = point(18, 20) }
  expect { that = contains(within(2, cole), point(21, 20)) && !contains(within(2, cole), point(21.1, 20)) }
  expect { that = contains(beyond(2, cole), point(21, 20)) && !contains(beyond(2, cole), point(20.9, 20)) }
  expect { that = contains(within(3, house), point(11, 5)) && contains(within(3, house.shape), point(11, 7)) && !contains(within(3, house), point(11, 7.1)) }
  expect { that = !contains(beyond(3, house), point(10.9, 5)) && contains(within(1, [tower, house]), point(18, 15)) && contains(within(1, point(1, 1)), point(1, 2)) }
  expect { that = none(within(5, squads.moved)) && beyond(5, squads.moved) == inside(table) && none(within(0 - 1, cole)) && none(within(9, cole, circle(point(2, 2), 1))) }
  expect { that = within(1, half) == rectangle(point(0, 0), point(36, 13)) && beyond(1, half) == rectangle(point(0, 13), point(36, 24)) }
}
test "Wholly inside" {
  expect { that = inside(table, 2) == rectangle(point(2, 2), point(34, 22)) && inside(half, 1) == rectangle(point(1, 1), point(35, 11)) }
  expect { that = none(inside(house, 2)) && inside(half, 0) == half && any(inside(house, 1.5)) && inside(table) == beyond(0, point(1, 1)) }
}
test "Edges" {
  expect { that = contains(edge(table, north), point(5, 24)) && !contains(edge(table, north), point(5, 23.9)) && edge(table, south_west) == circle(point(0, 0), 0) }
  expect { that = edge(table, west) == rectangle(point(0, 0), point(0, 24)) && contains(edge(table, east), point(36, 7)) && contains(edge(table, south), point(7, 0)) }
}
test "Lines of sight" {
  given {
    ada  = point(2, 5.5)
    bern = point(10, 5.5)
    cole = point(10, 7)
  }
  expect { that = !in_sight(ada, bern) && !in_sight(bern, ada) && in_sight(bern, cole) }
  move ada { to = point(2, 7) }
  expect { that = in_sight(ada, cole) } # along the side of the house
  move ada { to = point(2, 6.9) }
  expect { that = !in_sight(ada, cole) }
  expect { that = !crosses(point(0, 14), point(36, 14), tower) && crosses(point(0, 13.9), point(36, 13.9), tower) } # a line that touches the circle
  expect { that = crosses(point(28, 1), point(28, 9), bog) && !crosses(point(24, 2), point(32, 2), bog) && crosses(point(27, 3), point(27, 3), bog) && !crosses(point(0, 0), point(1, 1), grounds) }
  expect {
    that = crosses(point(28, 1), point(28, 9), [
      for g in grounds : g
      if !contains(g.shape, point(28, 1))
    ]) && !crosses(point(28, 1), point(28, 5), [
      for g in grounds : g
      if distance(g, point(28, 6)) > 0
    ])
  }
}
test "Ways stay inside an area" {
  given { ada = point(3, 6) }
  expect { that = contains(reach(ada, 6, inside(table)), point(9, 6)) && !contains(reach(ada, 6, inside(table)), point(9.1, 6)) }
  expect { that = !contains(reach(ada, 6, free(ada)), point(9, 6)) && contains(reach(ada, 6, free(ada)), point(3, 12)) && !contains(reach(ada, 6, free(ada)), point(3.9, 6)) }
  expect { that = contains(reach(ada, 6, free(ada)), point(5, 8)) && !contains(reach(ada, 6, free(ada)), point(5, 7.5)) }   # its base keeps half an inch away
  expect { that = contains(reach(ada, 9, free(ada)), point(9, 6)) && !contains(reach(ada, 6.5, free(ada)), point(8.6, 6)) } # around the house
  expect { that = contains(reach(point(3, 6), 6, free(ada)), point(3.9, 6)) && contains(reach(ada, 0, free(ada)), point(3, 6)) }
  expect { that = none(reach(cole, 6, inside(table))) && none(reach(ada, 0 - 1, free(ada))) } # who is not on the table goes nowhere
}
test "A point is chosen" {
  given { ada = point(3, 6) }
  take "Go" {
    actor = ada
    spot  = point(3, 12)
  }
  expect {
    ada  = point(3, 12)
    that = ada.moved
  }
  refuse "Go" {
    actor   = ada
    spot    = point(3, 11)
    because = "has not moved"
  }
  take "Aim" {
    actor = ada
    spot  = point(3.7, 12)
  }
  expect { that = ada.aim == point(3.7, 12) }
}
test "A point is refused, and why" {
  given { ada = point(27, 9.5) }
  refuse "Go" {
    actor   = ada
    spot    = point(27, 3.4)
    because = "it is not a candidate for spot"
  }
  refuse "Go" {
    actor   = ada
    spot    = point(28, 7)
    because = "not in the bog"
  }
  take "Go" {
    actor = ada
    spot  = point(28, 8.1)
  }
}
test "A choice of a point outside a menu" {
  run "Ask for a Flag" {}
  refuse {
    spot    = point(28, 3)
    because = "dry"
  }
  refuse {
    spot    = point(3, 12.1)
    because = "it is not a candidate for spot"
  }
  answer { spot = point(3, 12) }
  run "Ask for a Flag" {}
  refuse { spot = point(8.9, 12) }
  answer { spot = point(9, 12) }
  expect { that = count(flags) == 2 && count(flag.supply) == 1 && distance(point(9, 12), flags) == 0 }
}
test "Where no point is legal, nothing is offered" {
  run "Ask for a Flag" {}
  answer { spot = point(12, 6) }
  expect { that = any(beyond(6, flags, half)) }
  given {
    ada  = point(18, 12)
    bern = point(3, 3)
  }
  set bern { moved = true }
  refuse "Go" { actor = ada } # wholly within the tower: no leg leads out
  refuse "Go" {
    actor   = bern
    because = "has not moved"
  }
}
test "A piece that comes from elsewhere is told from one that moves on" {
  move ada { to = tray }
  set ada { moved = true }
  move ada { to = point(1, 1) }
  expect { that = !ada.moved }
  set ada { moved = true }
  move ada { to = point(2, 1) }
  expect { that = ada.moved && ada.point == point(2, 1) }
}
test "At random" {
  given {
    ada  = point(3, 6)
    bern = point(20, 4)
  }
  run "Ask for a Flag" {}
  play {
    bots = random
    seed = 3
  }
  expect { that = count(flags) == 1 && contains(half, only(flags).point) }
}

# ---- a point that is asked under a condition, or in secret

action "Look Ahead" {
  menu = orders
  choose spot {
    from = within(3, actor)
    when = actor.moved
    require "not where it stands" { that = spot != actor.point }
  }
  set actor { aim = spot }
}
rule "Ask When Dry" {
  given = { squad = squad }
  choose spot {
    from   = within(1, squad)
    when   = !contains(bog.shape, squad)
    player = blue
    secret = true
  }
  set squad { aim = spot }
}

test "A point is asked for only when something holds" {
  given { ada = point(28, 4) }
  take "Look Ahead" { actor = ada }
  expect { that = ada.aim == none }
  set ada { moved = true }
  refuse "Look Ahead" {
    actor   = ada
    spot    = point(28, 4)
    because = "not where it stands"
  }
  take "Look Ahead" {
    actor = ada
    spot  = point(28, 5)
  }
  expect { that = ada.aim == point(28, 5) }
  run "Ask When Dry" { squad = ada }
  expect { that = ada.aim == none }
  move ada { to = point(3, 3) }
  run "Ask When Dry" { squad = ada }
  answer { spot = point(4.5, 3) }
  expect { that = ada.aim == point(4.5, 3) }
}

test "A base may differ by side" {
  scenario = standard
  given {
    dora = point(10, 10)
    emil = point(10, 20)
    ada  = point(20, 10)
  }
  expect { that = distance(dora, emil) == 7 && distance(dora, ada) == 7.5 && distance(dora, point(10, 12)) == 0 }
  expect { that = contains(within(1, dora), point(13, 10)) && !contains(within(1, dora), point(13.1, 10)) }
  expect { that = contains(reach(dora, 3, inside(table)), point(13, 10)) && !contains(reach(dora, 30, inside(table)), point(1, 10)) }
  flip dora { to = few }
  expect { that = distance(dora, emil) == 8.5 && distance(dora, ada) == 9 && distance(dora, point(10, 12)) == 1.5 }
  expect { that = contains(within(1, dora), point(11.5, 10)) && !contains(within(1, dora), point(11.6, 10)) }
  expect { that = contains(reach(dora, 30, inside(table)), point(1, 10)) }
}
