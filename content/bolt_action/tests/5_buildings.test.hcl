# Inside houses: in, out, what protects, what brings them down.

test "A run to the wall may end inside" {
  ref = "5.4"
  given {
    us_first_squad = point(29, 26)
    us_bazooka     = point(24, 17)
    at_rifle_team  = point(29, 32)
  }
  set us_first_squad { order = order.run }
  run "Move" {
    unit   = us_first_squad
    inches = 12
    turns  = 0
  }
  answer { spot = point(29, 22.9) }
  answer { house = south_house }
  expect {
    us_first_squad = point(29, 17)
    that = (
      us_first_squad.inside == south_house &&
      garrison(south_house) == [us_first_squad] &&
      sees(at_rifle_team, us_first_squad) &&
      sees(us_first_squad, at_rifle_team) &&
      cover(at_rifle_team, us_first_squad) == hard &&
      wholly_covered(at_rifle_team, us_first_squad)
    )
  }
  expect {
    that = (
      has_room(south_house, allies) &&
      !has_room(south_house, axis) &&
      has_room(south_cottage, axis)
    )
  }
}
test "One unit on each floor" {
  ref = "5.4"
  run "Enter the House" {
    unit  = us_first_squad
    house = south_cottage
  }
  expect {
    that = (
      us_first_squad.inside == south_cottage &&
      !has_room(south_cottage, allies) &&
      south_cottage.height == 1 &&
      south_house.height == 2
    )
  }
}
test "Who advances does not go in" {
  ref = "3.2"
  given { us_first_squad = point(29, 25) }
  set us_first_squad { order = advance }
  run "Move" {
    unit   = us_first_squad
    inches = 6
    turns  = 0
  }
  answer { spot = point(29, 22.9) }
  expect { that = us_first_squad.inside == none }
}
test "Out of a house, measured from its walls" {
  ref = "5.4"
  run "Enter the House" {
    unit  = us_bazooka
    house = south_house
  }
  set us_bazooka { order = advance }
  run "Move" {
    unit   = us_bazooka
    inches = 6
    turns  = 0
  }
  refuse { spot = point(29, 26.1) }
  refuse { spot = point(29, 20.3) }
  answer { spot = point(29, 26) }
  expect {
    us_bazooka = point(29, 26)
    that       = us_bazooka.inside == none
  }
}
test "Bullets need a five inside, shells and fire do not" {
  ref = "5.4"
  given { us_first_squad = point(29, 30) }
  run "Enter the House" {
    unit  = at_rifle_team
    house = south_house
  }
  expect {
    that = (
      to_hit(us_first_squad, at_rifle_team, rifle) == 6 &&
      to_hit(us_first_squad, at_rifle_team, light_at_gun) == 4 &&
      to_hit(us_first_squad, at_rifle_team, flamethrower) == 5
    )
  }
  run "Strike" {
    shooter = us_first_squad
    target  = at_rifle_team
    weapon  = rifle
    hits    = 1
  }
  expect {
    chance = at_rifle_team.fallen == 1
    is     = 1 / 3
  }
}
test "A shell of three inches brings a house down in six of 36" {
  ref = "5.4"
  run "Enter the House" {
    unit  = at_rifle_team
    house = south_house
  }
  set at_rifle_team { men = 1 }
  run "Burst" {
    target = at_rifle_team
    blast  = 3
  }
  expect {
    chance = at_rifle_team.at == destroyed && south_house_rubble.laid && !south_house.laid
    is     = 6 / 36
  }
}
test "A shell of four inches brings it down in 135 of 216" {
  ref = "5.4"
  run "Enter the House" {
    unit  = at_rifle_team
    house = south_house
  }
  set at_rifle_team { men = 1 }
  run "Burst" {
    target = at_rifle_team
    blast  = 4
  }
  expect {
    chance = at_rifle_team.at == destroyed
    is     = 135 / 216
  }
}
test "Rubble is rough, covers and blocks nothing" {
  ref = "5.4"
  expect { that = !clear(point(29, 12), point(29, 22)) }
  run "Collapse" { house = south_house }
  expect {
    that = (
      clear(point(29, 12), point(29, 22)) &&
      !south_house.laid &&
      south_house_rubble.laid &&
      contains(grounds.rough.shape, point(29, 17)) &&
      !north_house_rubble.laid
    )
  }
}
test "Fire drives them out" {
  ref = "5.4"
  run "Enter the House" {
    unit  = at_rifle_team
    house = south_house
  }
  run "Burn Down" { house = south_house }
  refuse { spot = point(29, 21.3) }
  answer { spot = point(29, 20.6) }
  expect {
    that = (
      at_rifle_team.in_play &&
      at_rifle_team.inside == none &&
      at_rifle_team.order == down &&
      south_house.burning &&
      !has_room(south_house, axis) &&
      south_house.laid
    )
  }
}
test "An assault on a house: all strike together, and the winner may go in" {
  ref   = "5.4"
  rolls = [4, 4, 1, 1]
  given { us_bazooka = point(29, 23) }
  run "Enter the House" {
    unit  = at_rifle_team
    house = south_house
  }
  expect {
    that = (
      within_assault(us_bazooka) == [at_rifle_team] &&
      across_something(us_bazooka, at_rifle_team) &&
      contains(contact(us_bazooka, at_rifle_team), point(29, 20.5)) &&
      !contains(contact(us_bazooka, at_rifle_team), point(29, 21.1))
    )
  }
  set us_bazooka { order = order.run }
  run "Charge" {
    attacker = us_bazooka
    defender = at_rifle_team
  }
  answer { spot = point(29, 20.5) }
  answer { go_in = true }
  expect {
    that = (
      at_rifle_team.at == destroyed &&
      us_bazooka.inside == south_house &&
      us_bazooka.point == point(29, 17)
    )
  }
}
test "Set up inside a house of the zone" {
  ref = "7.11"
  set allies { edge = south }
  expect {
    that = (
      contains(rooms(us_bazooka), point(43, 6.5)) &&
      !contains(rooms(us_bazooka), point(29, 17)) &&
      none(rooms(m8_greyhound))
    )
  }
  run "Place There" { unit = us_bazooka }
  answer { spot = point(43, 6.5) }
  expect { that = us_bazooka.inside == south_cottage }
}
test "A house as an objective" {
  ref = "7.12"
  given {
    first_position = point(29, 17)
    us_first_squad = point(29, 22.5)
  }
  expect {
    that = (
      !holds(allies, first_position) &&
      contains(free_ground(allies, 12), point(43, 31)) &&
      !contains(free_ground(allies, 12), point(43, 30))
    )
  }
  run "Enter the House" {
    unit  = us_bazooka
    house = south_house
  }
  expect { that = holds(allies, first_position) }
  run "Burn Down" { house = south_house }
  answer { spot = point(29, 13.5) }
  expect { that = holds(allies, first_position) }
  move us_bazooka { to = point(29, 13) }
  expect { that = !holds(allies, first_position) }
  run "Collapse" { house = south_house }
  move us_bazooka { to = point(29, 14) }
  expect { that = holds(allies, first_position) }
}
test "Who comes onto the table at a run may end in a house" {
  ref = "5.4"
  given {}
  move us_first_squad { to = reserves }
  set us_first_squad { order = run }
  run "Come On" {
    unit   = us_first_squad
    inches = 12
  }
  answer {
    gate  = point(38, 0)
    spot  = point(37.9, 5)
    house = south_cottage
  }
  expect { that = us_first_squad.inside == south_cottage }
}
test "Who gets down at a run may end in a house" {
  ref = "5.4"
  given { us_truck = point(34, 6) }
  set us_lieutenant {
    rides = us_truck
    order = run
  }
  move us_lieutenant { to = aboard }
  run "Climb Down" {
    unit   = us_lieutenant
    inches = 12
  }
  answer {
    spot  = point(39, 6)
    house = south_cottage
  }
  expect { that = us_lieutenant.inside == south_cottage }
}
test "Distances to a house are measured to its walls" {
  ref = "5.4"
  given {
    us_bazooka        = point(29, 17)
    german_lieutenant = point(29, 32.5)
    at_rifle_team     = point(35, 17)
  }
  expect { that = apart(us_bazooka, german_lieutenant) > 14 }
  run "Enter the House" {
    unit  = us_bazooka
    house = south_house
  }
  expect {
    that = (
      apart(us_bazooka, german_lieutenant) == 12 &&
      apart(german_lieutenant, us_bazooka) == 12 &&
      contains(within_assault(german_lieutenant), us_bazooka) &&
      apart(us_bazooka, at_rifle_team) == 2.5 &&
      to_hit(at_rifle_team, us_bazooka, at_rifle) == 5 # three, near; two men, and two for the walls
    )
  }
}
test "Who runs out of a house goes around a wall" {
  ref      = "5.4"
  scenario = no_man_s_land
  variants = [open_country]
  run "Enter the House" {
    unit  = us_bazooka
    house = south_farm
  }
  set us_bazooka { order = order.run }
  expect {
    that = (
      contains(way_out_of(us_bazooka, 12), point(39, 18)) &&
      !contains(way_out_of(us_bazooka, 12), point(39, 23.5))
    )
  }
  set us_bazooka { order = order.advance }
  expect { that = contains(way_out_of(us_bazooka, 12), point(39, 23.5)) }
}
