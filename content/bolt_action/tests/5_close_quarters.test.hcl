# Close quarters.

test "One man on one man" {
  ref = "5"
  given {
    us_bazooka    = point(36, 10)
    at_rifle_team = point(36, 11)
  }
  set {
    the = [us_bazooka, at_rifle_team]
    men = 1
  }
  run "Fight" {
    attacker = us_bazooka
    defender = at_rifle_team
    together = false
  }
  expect {
    chance = us_bazooka.at != destroyed
    is     = 7 / 12
  }
  expect {
    chance = at_rifle_team.at != destroyed
    is     = 1 / 3
  }
}
test "Whoever has men left has won a tie" {
  ref = "5"
  given {
    first_grenadiers = point(36, 24)
    us_bazooka       = point(36, 21.5)
  }
  rolls = [4, 4, 1, 1, 1, 1, 1, 1, 1, 1, 4, 4]
  run "Fight" {
    attacker = first_grenadiers
    defender = us_bazooka
    together = true
  }
  expect {
    that = first_grenadiers.in_play && first_grenadiers.men == 8 && us_bazooka.at == destroyed
  }
}
test "The first blow" {
  ref = "5"
  set us_first_squad { men = 5 }
  run "Blows" {
    from = us_first_squad
    to   = first_grenadiers
  }
  expect {
    chance = first_grenadiers.fallen == 2
    is     = 10 / 32
  }
}
test "Assault weapons strike again" {
  ref = "5"
  run "Blows" {
    from = german_lieutenant
    to   = us_first_squad
  }
  expect {
    mean = us_first_squad.fallen
    is   = 1 + 3 / 8 # one of two on average, and one more chance if anybody fell
  }
}
test "Who may be assaulted, and from where" {
  ref = "5"
  given {
    us_bazooka     = point(36, 10)
    at_rifle_team  = point(36, 22)
    us_machine_gun = point(50, 20)
  }
  expect {
    that = (
      within_assault(us_bazooka) == [at_rifle_team] &&
      assaults(us_bazooka) &&
      !assaults(us_machine_gun) &&
      !assaults(m8_greyhound)
    )
  }
  expect {
    that = (
      contains(contact(us_bazooka, at_rifle_team), point(36, 21)) &&
      !contains(contact(us_bazooka, at_rifle_team), point(36, 20.8)) &&
      !contains(contact(us_bazooka, at_rifle_team), point(36, 21.1))
    )
  }
  move at_rifle_team { to = point(36, 23.2) }
  expect { that = none(within_assault(at_rifle_team)) }
}
test "Across a wall it is six inches, and both strike together" {
  ref = "5"
  given {
    us_bazooka    = point(29, 8)
    at_rifle_team = point(29, 13)
  }
  expect {
    that = any(contact(us_bazooka, at_rifle_team)) && across_something(us_bazooka, at_rifle_team)
  }
}
test "An assault" {
  ref   = "5"
  rolls = [4, 1, 3, 2] # one falls, the other misses; they regroup
  given {
    us_bazooka    = point(36, 10)
    at_rifle_team = point(36, 16)
  }
  offer "Orders" {
    commander = allies
    ready     = [us_bazooka]
  }
  take "Assault" {
    actor  = us_bazooka
    target = at_rifle_team
    spot   = point(36, 15)
  }
  pass {}
  expect {
    us_bazooka = point(36, 15)
    that       = at_rifle_team.at == destroyed && us_bazooka.order == run
  }
}
test "Men against an armoured car" {
  ref = "5"
  expect {
    that = (
      harder_on_the_move(fire) == 4 &&
      harder_on_the_move(advance) == 5 &&
      harder_on_the_move(run) == 6
    )
  }
  given {
    us_first_squad = point(36, 10)
    sdkfz_222      = point(36, 13.5)
  }
  set us_first_squad { men = 2 }
  run "Assault a Vehicle" {
    attacker = us_first_squad
    defender = sdkfz_222
  }
  expect {
    chance = sdkfz_222.at == destroyed
    is     = 1 / 2 * 1 / 6 + 1 / 4 * 2 / 6 # one hit and a six, two hits and a five
  }
}
test "A pistol is an assault weapon, too" {
  ref = "5"
  run "Blows" {
    from = us_observer
    to   = first_grenadiers
  }
  expect {
    mean = first_grenadiers.fallen
    is   = 3 / 4
  }
}
test "Pins keep nobody from a tank, but tell in the test" {
  ref = "5"
  given {
    us_bazooka = point(36, 10)
    panzer_iv  = point(36, 16)
  }
  set us_bazooka { pins = 4 }
  expect { that = within_assault(us_bazooka) == [panzer_iv] }
}
test "A sniper and his assistant have pistols hand to hand" {
  expect { that = carried(us_sniper, pistol) == 2 && carried(us_sniper, rifle) == 0 }
  set us_sniper { men = 1 }
  expect { that = carried(us_sniper, pistol) == 1 }
}
