# The bag, the orders and the test of nerves. US squads of ten are not at their largest size, so
# they test once.

test "Passed and failed" {
  ref = "2.3"
  expect {
    that = (
      2 <= reach_of_nerve(1) &&
      9 <= reach_of_nerve(9) &&
      10 > reach_of_nerve(9) &&
      11 <= reach_of_nerve(11) &&
      12 > reach_of_nerve(15)
    )
  }
}
test "One pin" {
  ref = "2.3"
  set us_first_squad { pins = 1 }
  run "Receive" {
    unit  = us_first_squad
    order = ambush
  }
  expect {
    chance = us_first_squad.order == ambush && us_first_squad.pins == 0
    is     = 26 / 36
  }
}
test "Two pins" {
  ref = "2.3"
  set us_first_squad { pins = 2 }
  run "Receive" {
    unit  = us_first_squad
    order = fire
  }
  expect {
    chance = us_first_squad.order == fire
    is     = 21 / 36
  }
  expect {
    mean = us_first_squad.pins
    is   = 17 / 12 # one of the two goes if it obeys
  }
}
test "Five pins" {
  ref = "2.3"
  set us_first_squad { pins = 5 }
  run "Receive" {
    unit  = us_first_squad
    order = fire
  }
  expect {
    chance = us_first_squad.order == fire
    is     = 6 / 36
  }
}
test "Seven pins, and two ones still pass" {
  ref = "2.3"
  set us_first_squad { pins = 8 }
  run "Receive" {
    unit  = us_first_squad
    order = fire
  }
  expect {
    chance = us_first_squad.order == fire
    is     = 1 / 36
  }
}
test "Without pins a unit obeys" {
  ref = "2.3"
  run "Receive" obeyed {
    unit  = us_first_squad
    order = fire
  }
  expect { that = obeyed && us_first_squad.order == fire }
}
test "A full squad tests twice: one pin" {
  ref = "2.3"
  set first_grenadiers { pins = 1 }
  run "Receive" {
    unit  = first_grenadiers
    order = fire
  }
  expect {
    chance = first_grenadiers.order == fire
    is     = 299 / 324
  }
}
test "A full squad tests twice: two pins" {
  ref = "2.3"
  set first_grenadiers { pins = 2 }
  run "Receive" {
    unit  = first_grenadiers
    order = fire
  }
  expect {
    chance = first_grenadiers.order == fire
    is     = 119 / 144
  }
}
test "After the first loss it tests once" {
  ref = "2.3"
  set first_grenadiers {
    pins = 1
    men  = 9
  }
  run "Receive" {
    unit  = first_grenadiers
    order = fire
  }
  expect {
    chance = first_grenadiers.order == fire
    is     = 26 / 36
  }
}
test "The morale of each quality" {
  ref = "2.3"
  expect { that = morale(inexperienced) == 8 && morale(regular) == 9 && morale(veteran) == 10 }
}
test "A squad without its sergeant" {
  ref = "2.3"
  set us_first_squad { leaderless = true }
  expect { that = courage(us_first_squad) == 8 && courage(us_machine_gun) == 9 }
}
test "Down needs no test, and refusing is down" {
  ref   = "2.2"
  rolls = [6, 5]
  given { us_first_squad = point(36, 5) }
  set us_first_squad { pins = 1 }
  run "Receive" obeyed {
    unit  = us_first_squad
    order = fire
  }
  expect { that = !obeyed && us_first_squad.order == down && us_first_squad.pins == 1 }
}
test "A rally does not count pins, and takes off a die and one" {
  ref   = "2.2"
  rolls = [4, 5, 2]
  given { us_machine_gun = point(36, 5) }
  set us_machine_gun { pins = 6 }
  offer "Orders" {
    commander = allies
    ready     = [us_machine_gun]
  }
  take "Rally" { actor = us_machine_gun }
  expect { that = us_machine_gun.order == rally && us_machine_gun.pins == 3 } # one for the test, two for the rally
}
test "Who has no pins cannot rally" {
  ref = "2.2"
  given { us_machine_gun = point(36, 5) }
  offer "Orders" {
    commander = allies
    ready     = [us_machine_gun]
  }
  refuse "Rally" {
    actor   = us_machine_gun
    because = "is pinned"
  }
}
test "Two sixes are a blunder: it runs from the enemy in sight" {
  ref = "2.3"
  given {
    us_first_squad   = point(36, 10)
    first_grenadiers = point(36, 30)
  }
  set us_first_squad { pins = 1 }
  run "Receive" {
    unit  = us_first_squad
    order = fire
  }
  expect {
    chance = us_first_squad.order == run
    is     = 1 / 54 # two sixes, then three or more
  }
}
test "Running away from the enemy" {
  ref = "2.4"
  given {
    us_first_squad   = point(36, 10)
    first_grenadiers = point(36, 30)
  }
  run "Blunder" { unit = us_first_squad }
  expect {
    chance = us_first_squad.order == run && us_first_squad.point.y < 10
    is     = 4 / 6
  }
}
test "Running away past a house" {
  ref   = "2.4"
  rolls = [5]
  given {
    us_lieutenant    = point(45.5, 11) # the South Cottage stands behind it
    first_grenadiers = point(45.5, 25)
  }
  run "Blunder" { unit = us_lieutenant }
  expect { that = us_lieutenant.order == run }
  expect { that = distance(us_lieutenant, first_grenadiers) > 16 }
}
test "Two sixes: it fires on friends near the enemy" {
  ref   = "2.4"
  rolls = [2, 1, 1]
  given {
    us_machine_gun   = point(36, 10)
    us_lieutenant    = point(36, 6)
    first_grenadiers = point(36, 16)
  }
  expect {
    that = (
      mistaken_for_enemies(us_lieutenant) == [us_machine_gun] &&
      none(mistaken_for_enemies(us_machine_gun))
    )
  } # it looks the other way
  set us_machine_gun { facing = south }
  expect { that = mistaken_for_enemies(us_machine_gun) == [us_lieutenant] }
  run "Blunder" { unit = us_lieutenant }
  expect { that = us_lieutenant.order == fire }
}
test "A lieutenant's bonus" {
  ref = "2.5"
  given {
    us_lieutenant  = point(36, 10)
    us_first_squad = point(36, 18.5)
  }
  set us_first_squad { pins = 3 }
  expect {
    that = (
      nerve(us_first_squad, fire) == 7 &&
      nerve(us_lieutenant, fire) == 10 &&
      nerve(us_first_squad, rally) == 10
    )
  }
  move us_first_squad { to = point(36, 18.6) }
  expect { that = nerve(us_first_squad, fire) == 6 }
  move us_first_squad { to = point(36, 18) }
  set us_lieutenant { leaderless = true }
  expect { that = nerve(us_first_squad, fire) == 6 }
}
test "An officer snaps a friend to action; a German one more" {
  ref = "2.5"
  given {
    bag               = [axis_die, axis_die]
    german_lieutenant = point(36, 40)
    first_grenadiers  = point(36, 36)
  }
  offer "Orders" {
    commander = axis
    ready     = [german_lieutenant]
  }
  take "Run" {
    actor    = german_lieutenant
    spot     = point(36, 40)
    follower = first_grenadiers
  }
  take "Ambush" { actor = first_grenadiers }
  expect { that = first_grenadiers.order == ambush && count(bag.order_dice) == 1 }
}
test "A turn: one die for each unit" {
  ref = "2.1"
  given {
    bag            = []
    us_first_squad = point(10, 5)
    us_machine_gun = point(20, 5)
  }
  move {
    the = order_dice
    to  = tray
  }
  move {
    the = [for u in all(units) : u if !u.in_play]
    to  = destroyed
  }
  run "Fill the Bag" {}
  expect { that = count(bag.order_dice) == 2 }
}
test "Orders that may stay" {
  ref   = "2.1"
  rolls = [3]
  given {
    us_first_squad = point(10, 5)
    us_machine_gun = point(20, 5)
  }
  set us_first_squad {
    order = down
    pins  = 4
  }
  set us_machine_gun { order = fire }
  run "End of the Turn" {}
  answer { keep_the_order = true }
  expect {
    that = (
      us_first_squad.order == down &&
      us_first_squad.pins == 1 &&
      us_machine_gun.order == waiting
    )
  }
}
test "A morale check counts the pins of a unit that has rallied" {
  ref = "4.5"
  set us_first_squad {
    order = rally
    pins  = 2
  }
  run "Morale Check" stood { unit = us_first_squad }
  expect {
    chance = stood
    is     = 21 / 36 # 7 or less
  }
}
test "An officer snaps friends to action from an ambush, too" {
  ref = "2.5"
  given {
    bag           = [allied_die, allied_die]
    us_lieutenant = point(36, 10)
    us_bazooka    = point(36, 13)
  }
  offer "Orders" {
    commander = allies
    ready     = [us_lieutenant]
  }
  take "Ambush" { actor = us_lieutenant }
  answer { follower = us_bazooka }
  take "Ambush" { actor = us_bazooka }
  expect { that = us_bazooka.order == ambush && count(bag.order_dice) == 1 }
}
test "An officer who comes onto the table snaps friends to action" {
  ref = "2.5"
  set allies { edge = south }
  given {
    bag           = [allied_die, allied_die]
    first_wave    = [us_lieutenant]
    us_bazooka    = point(36, 8)
    at_rifle_team = point(36, 40)
  }
  move turn { to = 1 }
  offer "Orders" {
    commander = allies
    ready     = [us_lieutenant]
  }
  take "Arrive" {
    actor  = us_lieutenant
    manner = order.run
    gate   = point(38, 0)
    spot   = point(38, 6)
  }
  answer { follower = us_bazooka }
  take "Ambush" { actor = us_bazooka }
  expect { that = us_bazooka.order == ambush }
}
test "An officer who has won hand to hand snaps friends to action" {
  ref   = "2.5"
  rolls = [4, 4, 1]
  given {
    bag           = [allied_die, allied_die]
    us_lieutenant = point(36, 10)
    us_bazooka    = point(36, 8)
    at_rifle_team = point(36, 14)
  }
  set us_lieutenant { submachine_guns = 0 }
  offer "Orders" {
    commander = allies
    ready     = [us_lieutenant]
  }
  take "Assault" {
    actor  = us_lieutenant
    target = at_rifle_team
    spot   = point(36, 13)
  }
  pass {}
  answer { follower = us_bazooka }
  take "Ambush" { actor = us_bazooka }
  expect { that = us_bazooka.order == ambush }
}
