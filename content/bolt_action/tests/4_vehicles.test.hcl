# What a hit does to vehicles.

test "A light gun at an armoured car: near and in front" { # four and a die against seven
  ref = "4.7"
  run "Pierce" {
    target = m8_greyhound
    pen    = 4
    side   = front
    far    = false
  }
  expect {
    chance = m8_greyhound.at == supply && m8_greyhound.pins == 0 && !m8_greyhound.immobile
    is     = 2 / 6
  }
}
test "Just enough is superficial: a die less three" {
  ref = "4.7"
  run "Damaged" {
    target = m8_greyhound
    less   = 3
  }
  expect {
    chance = m8_greyhound.pins == 1 && !m8_greyhound.immobile && m8_greyhound.at == supply
    is     = 4 / 6 + 1 / 6 * 26 / 36 # stunned, or a fire put out with a pin on it
  }
}
test "Full damage" {
  ref = "4.7"
  run "Damaged" {
    target = m8_greyhound
    less   = 0
  }
  expect {
    chance = m8_greyhound.immobile
    is     = 1 / 6
  }
}
test "What damage does" {
  ref = "4.7"
  expect {
    that = (
      damage_to_armour(-2) == stunned &&
      damage_to_armour(1) == stunned &&
      damage_to_armour(2) == stopped &&
      damage_to_armour(3) == burning &&
      damage_to_armour(4) == knocked_out &&
      weak_side(rear) == 2
    )
  }
}
test "Stopped twice" {
  ref   = "4.7"
  rolls = [2]
  set m8_greyhound { immobile = true }
  run "Damaged" {
    target = m8_greyhound
    less   = 0
  }
  expect { that = m8_greyhound.at == destroyed }
}
test "What has no roof is armour, but not closed" {
  ref = "4.7"
  expect { that = armour(m8_greyhound) && !closed_armour(m8_greyhound) && !armour(us_first_squad) }
}
test "The side that is struck" {
  ref = "4.7"
  given {
    m8_greyhound  = point(36, 24)
    at_rifle_team = point(46, 24)
  }
  set m8_greyhound { facing = east }
  expect { that = struck_side(at_rifle_team, m8_greyhound) == front }
  move at_rifle_team { to = point(36, 34) }
  expect { that = struck_side(at_rifle_team, m8_greyhound) == flank }
  move at_rifle_team { to = point(26, 25) }
  expect { that = struck_side(at_rifle_team, m8_greyhound) == rear }
}
test "A recce car slips away" {
  ref   = "4.8"
  rolls = [1]
  given {
    bag            = [axis_die]
    sdkfz_222      = point(36, 30)
    us_first_squad = point(36, 14)
    us_bazooka     = point(34, 20)
  }
  set sdkfz_222 { facing = south }
  run "Shoot" { shooter = us_bazooka }
  answer { target = sdkfz_222 }
  answer {
    manner           = order.advance
    go_straight_back = true
    way              = south
    inches           = 12
  }
  expect {
    sdkfz_222 = point(36, 42)
    that      = sdkfz_222.order == down && none(bag.order_dice)
  }
}
test "Whoever fires from ambush fires one-shot weapons of his own only" {
  ref = "4.8"
  given {
    bag               = [allied_die]
    first_grenadiers  = point(36, 24)
    second_grenadiers = point(48, 20)
    m8_greyhound      = point(40, 16)
  }
  set m8_greyhound { facing = east }
  set first_grenadiers { order = fire }
  set second_grenadiers { order = ambush }
  run "Shoot" { shooter = first_grenadiers }
  answer { target = m8_greyhound }
  answer { target = m8_greyhound }
  answer {
    manner           = order.advance
    go_straight_back = false
    way              = east
    inches           = 2
  }
  answer { stop = point(42, 16) }
  answer { number = 0 }
  answer {
    way    = east
    inches = 0
  }
  expect { that = first_grenadiers.panzerfausts == 0 && second_grenadiers.panzerfausts == 1 }
}
test "Who slips away comes no nearer to whom he flees from, and may run" {
  ref = "4.8"
  given {
    bag        = [axis_die]
    sdkfz_222  = point(30, 24)
    us_bazooka = point(24, 36)
  }
  set sdkfz_222 { facing = north_east }
  run "Escape" {
    unit    = sdkfz_222
    pursuer = us_bazooka
  }
  answer {
    manner           = order.run
    go_straight_back = false
    keep_to_the_road = false
    way              = north
  }
  refuse { inches = 1 }
  answer { inches = 0 }
  expect {
    sdkfz_222 = point(30, 24)
    that      = sdkfz_222.order == down && sdkfz_222.flees == none && none(bag.order_dice)
  }
}
test "Who slips away at a run goes as far as in a Run" {
  ref = "4.8"
  given {
    bag        = [axis_die]
    sdkfz_222  = point(30, 24)
    us_bazooka = point(24, 36)
  }
  set sdkfz_222 { facing = east }
  run "Escape" {
    unit    = sdkfz_222
    pursuer = us_bazooka
  }
  answer {
    manner           = order.run
    go_straight_back = false
    keep_to_the_road = false
    way              = east
    inches           = 24
  }
  expect { sdkfz_222 = point(54, 24) }
}
test "Ambush" {
  ref   = "4.8"
  rolls = [1]
  given {
    at_rifle_team = point(36, 30)
    m8_greyhound  = point(36, 8)
  }
  set at_rifle_team { order = ambush }
  set m8_greyhound {
    facing = north
    order  = run
  }
  run "Move" {
    unit   = m8_greyhound
    inches = 12
    turns  = 0
  }
  answer {
    go_straight_back = false
    keep_to_the_road = false
    way              = north
    inches           = 2
  }
  answer { stop = point(36, 9) }
  expect { that = at_rifle_team.order == fire }
}
test "Ambush in the gap between two houses, neither where the way begins nor where it ends" {
  ref   = "4.8"
  rolls = [1]
  given {
    us_bazooka    = point(30, 23)
    at_rifle_team = point(24, 12)
  }
  set us_bazooka { order = run }
  set at_rifle_team { order = ambush }
  expect { that = !threatens(at_rifle_team, us_bazooka) }
  run "Move" {
    unit   = us_bazooka
    inches = 12
    turns  = 0
  }
  answer { spot = point(18, 23) }
  refuse {
    stop    = point(29, 23)
    because = "has it in sight and in reach there"
  }
  answer { stop = point(24, 23) }
  expect {
    us_bazooka = point(18, 23)
    that = (
      at_rifle_team.order == fire &&
      us_bazooka.pins == 0 &&
      !threatens(at_rifle_team, us_bazooka)
    )
  }
}
test "Whoever holds his fire stays in ambush" {
  ref = "4.8"
  given {
    us_bazooka    = point(30, 23)
    at_rifle_team = point(24, 12)
  }
  set us_bazooka { order = run }
  set at_rifle_team { order = ambush }
  run "Move" {
    unit   = us_bazooka
    inches = 12
    turns  = 0
  }
  answer { spot = point(18, 23) }
  pass {}
  expect {
    us_bazooka = point(18, 23)
    that       = at_rifle_team.order == ambush
  }
}
test "A march past a hidden enemy finds it" {
  ref = "7.1"
  given {
    m8_greyhound  = point(36, 6)
    at_rifle_team = point(25, 18)
  }
  mark at_rifle_team { with = hidden }
  set m8_greyhound {
    facing = north
    order  = run
  }
  run "Go" {
    unit = m8_greyhound
    to   = point(36, 30)
    way  = [for n in numbers(1, 24) : offset(m8_greyhound, north, n)]
  }
  expect { that = !at_rifle_team.hidden && none(spotters(at_rifle_team)) } # too far away again
}
test "What falls into an open top does one more, and pierces no better than from above" {
  ref   = "4.7"
  rolls = [2, 3, 1, 4, 4] # the pins of the shell; three of it from above, and a three, are less than seven; a four is enough, and its four is one less three
  given {
    m3_half_track  = point(36, 30)
    us_81mm_mortar = point(36, 5)
  }
  run "Strike" {
    shooter = us_81mm_mortar
    target  = m3_half_track
    weapon  = medium_mortar
    hits    = 1
  }
  expect { that = m3_half_track.pins == 2 && !m3_half_track.immobile }
  run "Strike" {
    shooter = us_81mm_mortar
    target  = m3_half_track
    weapon  = medium_mortar
    hits    = 1
  }
  expect { that = m3_half_track.immobile && m3_half_track.at != destroyed }
}
test "Fire shakes a vehicle by a die of three and one, and it checks its morale" {
  ref   = "4.9"
  rolls = [1, 3, 3, 1, 6, 6, 2]
  given {
    flamethrower_team = point(36, 10)
    panzer_iv         = point(36, 16)
  }
  run "Volley" {
    shooter = flamethrower_team
    target  = panzer_iv
    guns    = [flamethrower]
  }
  expect { that = panzer_iv.pins == 4 && panzer_iv.at == destroyed }
}
test "A scout who does not slip away may fire at those who charge him" {
  ref   = "4.8"
  rolls = [1, 1, 1, 1, 1]
  given {
    bag            = [axis_die]
    sdkfz_222      = point(36, 24)
    us_first_squad = point(36, 12)
  }
  set sdkfz_222 { facing = south }
  set us_first_squad { men = 2 }
  run "Charge" {
    attacker = us_first_squad
    defender = sdkfz_222
  }
  pass {}
  answer { fire_at_them_first = true }
  answer { weapon = light_autocannon }
  answer { spot = point(36, 20) }
  pass {}
  expect { that = sdkfz_222.order == fire && sdkfz_222.in_play }
}
test "A scout who slips away and is caught is hit on a six" {
  ref   = "4.8"
  rolls = [5, 5, 6]
  given {
    bag            = [axis_die]
    sdkfz_222      = point(36, 18)
    us_first_squad = point(36, 10)
  }
  set sdkfz_222 { facing = south }
  set us_first_squad { men = 2 }
  run "Charge" {
    attacker = us_first_squad
    defender = sdkfz_222
  }
  answer {
    manner           = order.advance
    go_straight_back = true
    way              = south
    inches           = 6
  }
  answer {
    way    = south
    inches = 0
  }
  answer { spot = point(36, 20) }
  pass {}
  expect { that = sdkfz_222.in_play && sdkfz_222.order == down }
}
test "Nobody charges a scout who has been shot as he slipped away" {
  ref   = "4.8"
  rolls = [6, 6, 6]
  given {
    bag            = [axis_die]
    sdkfz_222      = point(36, 24)
    us_first_squad = point(36, 12)
    us_bazooka     = point(30, 30)
  }
  set sdkfz_222 { facing = south }
  set us_bazooka {
    order  = ambush
    facing = east
  }
  run "Charge" {
    attacker = us_first_squad
    defender = sdkfz_222
  }
  answer {
    manner           = order.advance
    go_straight_back = true
    way              = south
    inches           = 6
  }
  answer { stop = point(36, 28) }
  expect {
    us_first_squad = point(36, 12)
    that           = sdkfz_222.at == destroyed
  }
}
test "Who is stopped before he has acted may yet fire" {
  ref   = "4.7"
  rolls = [2]
  run "Damaged" {
    target = m8_greyhound
    less   = 0
  }
  expect {
    that = m8_greyhound.immobile && m8_greyhound.pins == 1 && m8_greyhound.order == waiting
  }
}
test "Who is stopped after he has acted is down" {
  ref   = "4.7"
  rolls = [2]
  set m8_greyhound { order = ambush }
  run "Damaged" {
    target = m8_greyhound
    less   = 0
  }
  expect { that = m8_greyhound.immobile && m8_greyhound.order == down }
}
test "Ambush at men who get down from their vehicle" {
  ref   = "4.8"
  rolls = [1, 1, 1, 1, 1, 1]
  given {
    m3_half_track      = point(36, 20)
    german_machine_gun = point(36, 36)
  }
  move us_first_squad { to = aboard }
  set us_first_squad {
    rides = m3_half_track
    order = advance
  }
  set german_machine_gun {
    facing = south
    order  = ambush
  }
  run "Climb Down" {
    unit   = us_first_squad
    inches = 6
  }
  answer { spot = point(40, 20) }
  answer { fire_from_ambush = true }
  expect { that = german_machine_gun.order == fire && us_first_squad.pins == 0 }
}
test "Ambush at men who charge a friend" {
  ref   = "4.8"
  rolls = [1, 1, 1, 1, 1, 1]
  given {
    us_bazooka         = point(36, 20)
    at_rifle_team      = point(36, 24)
    german_machine_gun = point(26, 30)
  }
  set german_machine_gun {
    facing = south_east
    order  = ambush
  }
  set at_rifle_team { order = ambush }
  set us_bazooka {
    men   = 1
    order = order.run
  }
  run "Charge" {
    attacker = us_bazooka
    defender = at_rifle_team
  }
  answer { fire_from_ambush = true }
  expect { that = german_machine_gun.order == fire && at_rifle_team.order == ambush }
}
