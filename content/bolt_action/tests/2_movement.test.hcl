# How far, over which ground, and what vehicles do.

test "Six inches, or twelve, around what is in the way" {
  ref = "3.1"
  given { us_bazooka = point(36, 5) }
  expect {
    that = (
      pace(us_bazooka) == 6 &&
      run_pace(us_bazooka) == 12 &&
      pace(us_machine_gun) == 0 &&
      run_pace(us_machine_gun) == 12 &&
      pace(m8_greyhound) == 12 &&
      run_pace(m8_greyhound) == 24
    )
  }
  expect {
    that = (
      contains(destinations(us_bazooka, us_bazooka.point, 6), point(36, 11)) &&
      !contains(destinations(us_bazooka, us_bazooka.point, 6), point(36, 11.1))
    )
  }
  expect { that = !contains(destinations(us_bazooka, us_bazooka.point, 6), point(41, 6)) } # in the cottage
}
test "What each gear goes over" {
  ref = "3.2"
  expect {
    that = (
      goes_over(on_foot, false).rough &&
      !goes_over(on_foot, true).obstacles &&
      !goes_over(wheeled, false).rough &&
      goes_over(half_tracked, false).rough &&
      !goes_over(half_tracked, false).obstacles &&
      !goes_over(tracked, true).rough &&
      goes_over(tracked, true).obstacles &&
      !goes_over(towed, false).rough
    )
  }
}
test "Walls stop a Run, and no Advance" {
  ref = "3.2"
  given { us_bazooka = point(29, 8) }
  set us_bazooka { order = advance }
  expect { that = contains(destinations(us_bazooka, us_bazooka.point, 6), point(29, 13)) }
  set us_bazooka { order = run }
  expect {
    that = (
      !contains(destinations(us_bazooka, us_bazooka.point, 6), point(29, 13)) &&
      contains(destinations(us_bazooka, us_bazooka.point, 12), point(29, 12))
    )
  } # around its end
}
test "Who stands on a wall may run from it" {
  ref = "3.2"
  given { at_rifle_team = point(44.8, 37) }
  set at_rifle_team { order = run }
  expect { that = contains(destinations(at_rifle_team, at_rifle_team.point, 12), point(44.8, 40)) }
}
test "An inch from the enemy, and not over friends" {
  ref = "3.2"
  given {
    us_bazooka    = point(36, 5)
    us_lieutenant = point(36, 8)
    at_rifle_team = point(34, 10)
  }
  expect {
    that = (
      !contains(destinations(us_bazooka, us_bazooka.point, 6), point(36, 8.9)) &&
      contains(destinations(us_bazooka, us_bazooka.point, 6), point(36, 9))
    )
  } # through a friend
  expect {
    that = (
      !contains(destinations(us_bazooka, us_bazooka.point, 6), point(34, 8)) &&
      contains(destinations(us_bazooka, us_bazooka.point, 6), point(34, 7.9))
    )
  }
}
test "A vehicle goes straight, and turns by a quarter" {
  ref = "3.3"
  given { m8_greyhound = point(36, 5) }
  set m8_greyhound { facing = north }
  expect {
    that = (
      headings(m8_greyhound, 1) == [north, north_east, east, west, north_west] &&
      headings(m8_greyhound, 0) == [north]
    )
  }
  expect {
    that = (
      room_ahead(m8_greyhound, north, 24) == 24 &&
      room_ahead(m8_greyhound, east, 12) == 3 &&
      room_ahead(m8_greyhound, south, 6) == 3
    )
  }
  run "Drive" {
    unit   = m8_greyhound
    inches = 12
    turns  = 2
  }
  pass {}
  answer { keep_to_the_road = false }
  answer {
    way    = north
    inches = 6
  }
  answer {
    way    = north_west
    inches = 3
  }
  refuse { way = south }
  answer {
    way    = north_west
    inches = 0
  }
  expect {
    m8_greyhound = point(33.9, 13.1)
    that         = m8_greyhound.facing == north_west
  }
}
test "Twice as far along a road, around its bends" {
  ref = "3.4"
  given {
    m8_greyhound = point(36, 5)
    sdkfz_222    = point(30, 5)
  }
  set m8_greyhound { facing = north }
  expect { that = on_a_road(m8_greyhound) && !on_a_road(sdkfz_222) && count(grounds.road) == 2 }
  run "Drive" {
    unit   = m8_greyhound
    inches = 12
    turns  = 2
  }
  pass {}
  answer {
    keep_to_the_road = true
    way              = north
  }
  answer { inches = 19 }
  answer { way = east }
  refuse { inches = 6 }
  answer { inches = 5 }
  expect {
    m8_greyhound = point(41, 24)
    that         = m8_greyhound.facing == east && !m8_greyhound.keeps_to_the_road
  }
}
test "Nobody leaves a road to which he keeps" {
  ref = "3.4"
  given { m8_greyhound = point(37.5, 5) }
  set m8_greyhound { keeps_to_the_road = true }
  expect {
    that = (
      room_ahead(m8_greyhound, east, 24) == 0 &&
      room_ahead(m8_greyhound, north, 48) == 41 &&
      room_ahead(m8_greyhound, west, 24) == 3
    )
  }
}
test "Straight back" {
  ref = "3.3"
  given { m8_greyhound = point(36, 15) }
  set m8_greyhound { facing = north }
  run "Drive" {
    unit   = m8_greyhound
    inches = 12
    turns  = 2
  }
  answer {
    go_straight_back = true
    way              = north
  }
  refuse { inches = 13 } # a recce vehicle goes as far as in an Advance
  answer { inches = 12 }
  expect {
    m8_greyhound = point(36, 3)
    that = (
      m8_greyhound.facing == north &&
      pace_back(m4_sherman) == 4 &&
      pace_back(us_truck) == 6
    )
  }
}
test "A scout car turns on its way back as it does on its way ahead" {
  ref = "3.3"
  given { m8_greyhound = point(36, 24) }
  set m8_greyhound { facing = north }
  run "Drive" {
    unit   = m8_greyhound
    inches = 24
    turns  = 1
  }
  answer { go_straight_back = true }
  answer {
    way    = north_west
    inches = 6
  }
  answer {
    way    = north
    inches = 5
  }
  expect {
    m8_greyhound = point(40.2, 14.8)
    that         = m8_greyhound.facing == north
  }
}
test "A hull is longer than wide, and turns with its vehicle" {
  ref = "1.2"
  given {
    m4_sherman     = point(36, 24)
    us_bazooka     = point(36, 28)
    us_lieutenant  = point(40, 24)
    us_first_squad = point(60, 10)
  }
  set m4_sherman { facing = north }
  expect {
    that = distance(m4_sherman, us_bazooka) == 1.5 && distance(m4_sherman, us_lieutenant) == 2.5
  }
  set m4_sherman { facing = west }
  expect {
    that = distance(m4_sherman, us_bazooka) == 2.5 && distance(m4_sherman, us_lieutenant) == 1.5
  }
  expect {
    that = (
      jeep.length == 2.6 &&
      jeep.base == 0.7 &&
      m5_stuart.length == 3.4 &&
      tiger_i.length == 5 &&
      tiger_i.base == 1.3 &&
      us_truck.length == 4 &&
      us_first_squad.length == none
    )
  }
}
test "Nine points of a hull" {
  ref = "4.2"
  given { m4_sherman = point(36, 24) }
  set m4_sherman { facing = east }
  expect {
    that = (
      man(m4_sherman, 1) == point(36, 24) &&
      man(m4_sherman, 2) == point(37, 24) &&
      man(m4_sherman, 3) == point(35, 24)
    )
  }
  expect {
    that = (
      man(m4_sherman, 4) == point(36, 25) &&
      man(m4_sherman, 5) == point(36, 23) &&
      man(m4_sherman, 6) == point(37, 25) &&
      man(m4_sherman, 7) == point(37, 23) &&
      man(m4_sherman, 8) == point(35, 25) &&
      man(m4_sherman, 9) == point(35, 23)
    )
  }
  set m4_sherman { facing = north }
  expect { that = man(m4_sherman, 2) == point(36, 25) && man(m4_sherman, 3) == point(36, 23) }
}
test "A hull turns where it has room" {
  ref = "3.3"
  given { m4_sherman = point(38.6, 6.5) } # the wall of the cottage is at 40
  set m4_sherman { facing = north }
  run "Drive" {
    unit   = m4_sherman
    inches = 9
    turns  = 1
  }
  pass {}
  refuse { way = east }
  refuse { way = north_east }
  refuse { way = north_west }
  refuse { way = south }
  answer {
    way    = north
    inches = 6
  }
  answer {
    way    = east
    inches = 1
  }
  expect {
    m4_sherman = point(39.6, 12.5)
    that       = m4_sherman.facing == east
  }
}
test "Nobody walks through a vehicle, but through men" {
  ref = "3.2"
  given {
    us_bazooka = point(4, 5)
    m4_sherman = point(4, 8)
  }
  set m4_sherman { facing = east }
  expect { that = !contains(destinations(us_bazooka, us_bazooka.point, 6), point(4, 11)) }
  move m4_sherman { to = supply }
  given { us_lieutenant = point(4, 8) }
  expect { that = contains(destinations(us_bazooka, us_bazooka.point, 6), point(4, 11)) }
}
test "A crew that takes fright reverses" {
  ref   = "2.3"
  rolls = [6, 5]
  given {
    m8_greyhound     = point(36, 15)
    first_grenadiers = point(36, 40)
  }
  set m8_greyhound {
    facing = north
    pins   = 1
  }
  run "Receive" {
    unit  = m8_greyhound
    order = fire
  }
  expect {
    m8_greyhound = point(36, 3)
    that         = m8_greyhound.order == down
  }
}
test "Footprints shrink as men fall" {
  ref = "1.2"
  given { us_first_squad = point(36, 10) }
  expect { that = us_first_squad.base == 2 }
  set us_first_squad { men = 7 }
  run "Close Up" { unit = us_first_squad }
  expect { that = us_first_squad.base == 1.5 }
  set us_first_squad { men = 4 }
  run "Close Up" { unit = us_first_squad }
  expect { that = us_first_squad.base == 1 }
  set us_first_squad { men = 2 }
  run "Close Up" { unit = us_first_squad }
  expect { that = us_first_squad.base == 0.5 }
}
test "The village" {
  ref = "6.5"
  expect {
    that = (
      count(grounds) == 26 &&
      count(grounds.solid) == 6 &&
      count(grounds.rough) == 8 &&
      count(grounds.obstacle) == 8 &&
      count(grounds.road) == 2 &&
      count(tall) == 12
    )
  }
  expect {
    that = (
      none([for g in grounds : g if overlap(g.shape, but_not(grounds, g).shape) && !g.road]) &&
      !overlap(grounds.road.shape, grounds.solid.shape)
    )
  }
  expect {
    that = (
      contains(grounds.solid.shape, point(29, 17)) &&
      contains(grounds.solid.shape, point(43, 31))
    )
  }
}
test "Open country" {
  ref      = "6.7"
  scenario = no_man_s_land
  variants = [open_country]
  expect {
    that = (
      count(grounds) == 21 &&
      count(grounds.solid) == 2 &&
      count(grounds.rough) == 6 &&
      count(grounds.obstacle) == 6 &&
      count(grounds.soft_cover) == 14 &&
      count(tall) == 7
    )
  }
  expect {
    that = (
      none([for g in grounds : g if overlap(g.shape, but_not(grounds, g).shape)]) &&
      contains(grounds.hill.shape, point(36, 24)) &&
      !contains(grounds.solid.shape, point(29, 17))
    )
  }
}
test "Fronts and rears" {
  ref = "1.4"
  expect {
    that = (
      in_front(east, point(36, 24), point(46, 24)) &&
      in_front(east, point(36, 24), point(46, 34)) &&
      !in_front(east, point(36, 24), point(36, 34))
    )
  }
  expect {
    that = (
      !behind(east, point(36, 24), point(26, 34)) &&
      behind(east, point(36, 24), point(26, 33.9)) &&
      in_front(north_east, point(10, 10), point(10, 20))
    )
  }
}
test "A vehicle comes on with its whole hull, facing inwards" {
  ref = "7.5"
  given { at_rifle_team = point(10, 30) }
  move tiger_i { to = first_wave }
  move m8_greyhound { to = first_wave }
  set axis { edge = north }
  set allies { edge = south }
  set tiger_i { facing = south }
  run "Come On" {
    unit   = tiger_i
    inches = 9
  }
  answer { gate = point(60, 48) }
  refuse { depth = 2 }
  answer { depth = 3 }
  expect { tiger_i = point(60, 45) }
  set m8_greyhound {
    facing      = north
    outflanking = true
  }
  run "Come On" {
    unit   = m8_greyhound
    inches = 12
  }
  refuse { gate = point(0, 0.9) } # half of its width is an inch
  answer { gate = point(0, 1) }
  answer { depth = 2 }
  expect {
    m8_greyhound = point(2, 1)
    that         = m8_greyhound.facing == east
  }
}
test "A vehicle in panic turns as far as it can, or goes backwards" {
  ref   = "2.4"
  rolls = [3]
  given {
    m8_greyhound     = point(48, 24)
    first_grenadiers = point(48, 38)
  }
  set m8_greyhound { facing = west }
  run "Blunder" { unit = m8_greyhound }
  expect {
    m8_greyhound = point(48, 2)
    that         = m8_greyhound.facing == south && m8_greyhound.order == run
  }
}
test "A tank in panic that faces the enemy goes backwards" {
  ref   = "2.4"
  rolls = [4]
  given {
    m4_sherman       = point(36, 20)
    first_grenadiers = point(36, 34)
  }
  set m4_sherman { facing = north }
  run "Blunder" { unit = m4_sherman }
  expect {
    m4_sherman = point(36, 16)
    that       = m4_sherman.facing == north && m4_sherman.order == run
  }
}
test "A gun is set up in a wood, and stays there" {
  ref      = "3.2"
  scenario = no_man_s_land
  variants = [us_ready_1000]
  set allies { edge = south }
  set axis { edge = north }
  run "Place There" { unit = us_57mm_m1 }
  answer {
    spot = point(64, 11)
    hide = false
  }
  expect { us_57mm_m1 = point(64, 11) }
  set us_57mm_m1 { order = order.run }
  expect {
    that = (
      none(destinations(us_57mm_m1, point(64, 11), 6)) &&
      !contains(room(m4_sherman), point(64, 9))
    )
  }
}
