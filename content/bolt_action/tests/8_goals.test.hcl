# What bots and reports look at in each scenario: how far a unit is from where it does most.

test "Key Positions: to the next position that is not held" {
  ref      = "8.3"
  scenario = key_positions
  given {
    first_position  = point(20, 24)
    second_position = point(60, 24)
    us_bazooka      = point(20, 21)
    us_first_squad  = point(20, 14)
    m8_greyhound    = point(20, 10)
    at_rifle_team   = point(20, 40)
  }
  expect { that = way_to_go(us_bazooka) == 0 && inches_to_go(us_first_squad) > 35 } # the nearer one is held already
  expect { that = inches_to_go(m8_greyhound) == 21.5 }                              # a car holds nothing: it goes to the enemy
  move us_bazooka { to = point(20, 17) }
  expect { that = inches_to_go(us_bazooka) == 3.5 && inches_to_go(us_first_squad) == 5 }
}
test "Key Positions: each one counts as much as a unit" {
  ref      = "8.3"
  scenario = key_positions
  given {
    first_position = point(20, 24)
    us_bazooka     = point(20, 18)
    at_rifle_team  = point(20, 40)
  }
  let { before = standing(allies) }
  move us_bazooka { to = point(20, 22) }
  expect { that = standing(allies) == before + 100 + 2 } # two inches that it had to go
}
test "Double Envelopment: to the far edge" {
  ref      = "8.4"
  scenario = double_envelopment
  set allies { edge = south }
  given { us_bazooka = point(36, 30) }
  expect { that = way_to_go(us_bazooka) == 18 }
}
test "Top Secret: to the documents, to whoever has them, and home" {
  ref      = "8.5"
  scenario = top_secret
  set allies { edge = south }
  set axis { edge = north }
  given {
    documents     = point(36, 24)
    us_bazooka    = point(36, 14)
    at_rifle_team = point(36, 34)
  }
  expect { that = inches_to_go(us_bazooka) == 9.5 && inches_to_go(at_rifle_team) == 9.5 }
  expect { that = runner(allies) == 9 && grip(allies) == -90 && grip(axis) == -90 }
  run "Take Them" { unit = us_bazooka }
  expect { that = inches_to_go(us_bazooka) == 14 && inches_to_go(at_rifle_team) == 13 }
  expect { that = grip(allies) == 600 - 10 * 14 && grip(axis) == -600 }
}
test "Demolition: to the enemy's base" {
  ref      = "8.6"
  scenario = demolition
  given {
    axis_base   = point(36, 40)
    allied_base = point(36, 8)
    us_bazooka  = point(36, 30)
  }
  expect { that = inches_to_go(us_bazooka) == 8 }
}
test "Envelopment: the attacker to the far edge, the defender to the enemy" {
  ref      = "8.7"
  scenario = envelopment
  set allies {
    edge    = south
    attacks = true
  }
  set axis { edge = north }
  given {
    us_bazooka    = point(36, 20)
    at_rifle_team = point(36, 40)
  }
  expect { that = inches_to_go(us_bazooka) == 28 && inches_to_go(at_rifle_team) == 13 }
}
test "Manhunt: the attacker to the officer" {
  ref      = "8.8"
  scenario = manhunt
  set allies { attacks = true }
  given {
    us_bazooka        = point(36, 20)
    at_rifle_team     = point(36, 23)
    german_lieutenant = point(36, 31)
  }
  expect { that = inches_to_go(us_bazooka) == 10 && inches_to_go(at_rifle_team) == -4 }
}
test "Point Defence: to what the enemy holds" {
  ref      = "8.9"
  scenario = point_defence
  set allies { attacks = true }
  given {
    first_position  = point(20, 40)
    second_position = point(60, 40)
    us_bazooka      = point(20, 30)
    at_rifle_team   = point(20, 44)
  }
  set objectives { holder = axis }
  expect { that = inches_to_go(us_bazooka) == 6.5 && inches_to_go(at_rifle_team) == 7 } # who holds all goes to the enemy
  let { before = standing(allies) }
  set first_position { holder = allies }
  expect {
    that = (
      inches_to_go(at_rifle_team) == 0.5 &&
      standing(allies) < before + 200 &&
      standing(axis) < -before
    )
  }
}
test "Hold Until Relieved: to the objective" {
  ref      = "8.10"
  scenario = hold_until_relieved
  given {
    us_bazooka    = point(36, 10)
    at_rifle_team = point(36, 40)
  }
  expect { that = inches_to_go(us_bazooka) == 7.5 }
  let { before = standing(allies) }
  move us_bazooka { to = point(36, 18) }
  expect { that = controls(allies) && standing(allies) == before + 200 + 7 }
}
test "Sectors: to the enemy's quarter" {
  ref      = "8.12"
  scenario = sectors
  set allies {
    edge        = south
    in_the_east = false
  }
  set axis {
    edge        = north
    in_the_east = true
  }
  given {
    us_bazooka    = point(30, 20)
    at_rifle_team = point(60, 40)
  }
  expect { that = inches_to_go(us_bazooka) == 6 && inches_to_go(at_rifle_team) == 24 }
}
