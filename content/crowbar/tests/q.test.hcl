# Q: victory.

test "The boxes of the day hold what was captured" {
  ref = "Q-1"
  given {
    E9 = [gun_found]
    A9 = [officer_captured]
  }
  run "Claim" {
    prize   = only(E9.gun_locations)
    company = dog
  }
  move time { to = june_7_4 }
  run "Claim" {
    prize   = officer_captured
    company = easy
  }
  expect {
    dog_june_6  = [gun_found]
    easy_june_7 = [officer_captured]
  }
  expect { that = box_of_today(fox) == fox_june_7 && count(boxes_of(dog)) == 3 }
}

test "What is claimed lies open" {
  ref = "Q-1"
  move officer_captured {
    to   = A9
    face = down
  }
  run "Claim" {
    prize   = officer_captured
    company = easy
  }
  expect { that = !officer_captured.face_down }
}

test "A gun is worth 10, 5 or 2" {
  ref = "Q-2"
  given {
    easy_june_6 = [gun_found]
    dog_june_7  = [gun_found, gun_found]
    fox_june_8  = [gun_found]
  }
  expect { that = gun_points(easy) == 10 && gun_points(dog) == 10 && gun_points(fox) == 2 }
  expect {
    value = victory_points
    is    = 22 + 15 - 70
  }
}

test "Another prize is worth 5, 3 or 1" {
  ref = "Q-3"
  given {
    easy_june_6 = [officer_captured]
    easy_june_7 = [ammo_dump]
    fox_june_8  = [intercepted_orders]
  }
  expect { that = fortune_points(easy) == 8 && fortune_points(fox) == 1 && gun_points(easy) == 0 }
  expect {
    value = victory_points
    is    = 9 + 15 - 70
  }
}

test "Prisoners count 3 from full strength and 1 from reduced" {
  ref = "Q-4"
  given {
    A9 = [HKA_3]
    B9 = [HKA_2.reduced]
  }
  run "Prisoners" {
    german  = only(A9.germans)
    full    = true
    company = fox
  }
  expect { that = prisoner_points(fox) == 3 && count(fox_june_6.germans.full) == 1 }
  run "Prisoners" {
    german  = only(B9.germans)
    full    = false
    company = dog
  }
  expect { that = prisoner_points(dog) == 1 && none(germans) }
  expect {
    value = victory_points
    is    = 4 + 15 - 70
  }
}

test "Fifteen points for no unit lost, ten for one, five for two, none for more" {
  ref = "Q-5"
  given {
    A5 = [easy_888]
    B5 = [easy_861]
    E5 = [dog_860]
    I5 = [fox_887]
  }
  expect { that = victory_points == 15 - 70 }
  remove easy_888 {}
  expect { that = victory_points == 10 - 70 && losses(easy) == 1 && losses(dog) == 0 }
  remove dog_860 {}
  expect { that = victory_points == 5 - 70 && losses(dog) == 1 }
  remove easy_861 {}
  expect { that = victory_points == 0 - 70 && losses(easy) == 2 }
  remove fox_887 {}
  expect { that = victory_points == 0 - 70 }
}

test "A unit that is built up again was lost nevertheless" {
  ref = "Q-5"
  given { A5 = [easy_888] }
  remove easy_888 {}
  move easy_888 { to = A6 }
  expect { that = losses(easy) == 1 }
  remove easy_888 {}
  expect { that = losses(easy) == 2 }
}

test "Two units on the highway hold a roadblock" {
  ref = "Q-6"
  given {
    A13 = [easy_888]
    B12 = [easy_861]
    C14 = [easy_722]
    E13 = [dog_860]
  }
  # one each; beyond the highway does not count
  expect { that = !roadblock(easy) && !roadblock(dog) }
  move easy_861 { to = B13 }
  expect { that = roadblock(easy) && !roadblock(dog) }
  expect {
    value = victory_points
    is    = 5 + 15 - 70
  }
}

test "No German may stand between them and the cliff" {
  ref = "Q-6"
  given {
    A13 = [easy_888]
    B13 = [easy_861]
    C5  = [HKA_2] # nobody's column
    A14 = [HKA_3] # beyond the highway
  }
  expect { that = roadblock(easy) }
  put sniper {
    from = HKA_4.supply
    to   = B5
  }
  expect { that = !roadblock(easy) }
}

test "While a unit fights on the highway it does not count" {
  ref = "Q-6"
  given {
    A13 = [easy_888]
    B13 = [easy_861, HKA_2]
  }
  expect { that = !roadblock(easy) && count(manning(easy)) == 1 }
}

test "Two of three hold it when the third is cut off" {
  ref = "Q-6"
  given {
    A13 = [easy_888]
    B13 = [easy_861]
    C13 = [easy_722]
    C9  = [HKA_3]
  }
  expect { that = roadblock(easy) && count(manning(easy)) == 2 }
}

test "Five points for each company's roadblock" {
  ref = "Q-6"
  given {
    A13 = [easy_888]
    B13 = [easy_861]
    E13 = [dog_860]
    F13 = [dog_858]
    I13 = [fox_887]
    J13 = [fox_884]
  }
  expect {
    value = victory_points
    is    = 15 + 15 - 70
  }
}

test "Five points are lost for each box that the relief has not entered" {
  ref = "Q-7"
  expect { that = relief_spaces_missing == 14 }
  move relief { to = 13 }
  expect { that = relief_spaces_missing == 1 && victory_points == 15 - 5 }
  advance relief { by = -3 }
  expect { that = victory_points == 15 - 20 }
}

# -------------------------------------------------------------------------------- the eleven levels
test "The schedule has no gap and no level twice" {
  ref = "Q-8"
  expect {
    that = (
      performance(100) == legendary_military_victory &&
      performance(99) == major_victory &&
      performance(95) == major_victory &&
      performance(94) == solid_victory &&
      performance(90) == solid_victory
    )
  }
  expect {
    that = (
      performance(89) == minor_victory &&
      performance(85) == minor_victory &&
      performance(84) == mission_accomplished &&
      performance(80) == mission_accomplished &&
      performance(79) == marginal_success &&
      performance(75) == marginal_success
    )
  }
  expect {
    that = (
      performance(74) == unsuccessful_mission &&
      performance(70) == unsuccessful_mission &&
      performance(69) == defeat &&
      performance(65) == defeat &&
      performance(64) == dismal_failure &&
      performance(60) == dismal_failure
    )
  }
  expect {
    that = (
      performance(59) == military_disaster &&
      performance(55) == military_disaster &&
      performance(54) == disgraceful_performance &&
      performance(-70) == disgraceful_performance
    )
  }
}

test "Legendary Military Victory: all guns and prizes on the first day, two roadblocks, nobody lost, relieved" {
  ref = "Q-8"
  given {
    easy_june_6 = [gun_found, gun_found, gun_found, gun_found, gun_found, gun_found, officer_captured, ammo_dump, intercepted_orders]
    A13         = [easy_888]
    B13         = [easy_861]
    I13         = [fox_887]
    J13         = [fox_884]
  }
  move relief { to = 13 }
  advance relief {}
  expect {
    that = (
      victory_points == 100 &&
      standing(force_a) == 100 &&
      game.result == legendary_military_victory
    )
  }
}

test "Major Victory: the same with one roadblock" {
  ref = "Q-8"
  given {
    easy_june_6 = [gun_found, gun_found, gun_found, gun_found, gun_found, gun_found, officer_captured, ammo_dump, intercepted_orders]
    A13         = [easy_888]
    B13         = [easy_861]
  }
  move relief { to = 13 }
  advance relief {}
  expect { that = victory_points == 95 && game.result == major_victory }
}

test "Solid Victory: six guns and three prizes on the first day, nobody lost, relieved" {
  ref = "Q-8"
  given { easy_june_6 = [gun_found, gun_found, gun_found, gun_found, gun_found, gun_found, officer_captured, ammo_dump, intercepted_orders] }
  move relief { to = 13 }
  advance relief {}
  expect { that = victory_points == 90 && game.result == solid_victory }
}

test "Minor Victory: six guns and two prizes on the first day, nobody lost, relieved" {
  ref = "Q-8"
  given { easy_june_6 = [gun_found, gun_found, gun_found, gun_found, gun_found, gun_found, officer_captured, ammo_dump] }
  move relief { to = 13 }
  advance relief {}
  expect { that = victory_points == 85 && game.result == minor_victory }
}

test "Mission Accomplished: six guns and a prize on the first day, nobody lost, relieved" {
  ref = "Q-8"
  given { easy_june_6 = [gun_found, gun_found, gun_found, gun_found, gun_found, gun_found, officer_captured] }
  move relief { to = 13 }
  advance relief {}
  expect { that = victory_points == 80 && game.result == mission_accomplished }
}

test "Marginal Success: six guns on the first day, nobody lost, relieved" {
  ref = "Q-8"
  given { easy_june_6 = [gun_found, gun_found, gun_found, gun_found, gun_found, gun_found] }
  move relief { to = 13 }
  advance relief {}
  expect { that = victory_points == 75 && game.result == marginal_success }
}

test "Unsuccessful Mission: five guns and a prize on the first day, nobody lost, relieved" {
  ref = "Q-8"
  given { easy_june_6 = [gun_found, gun_found, gun_found, gun_found, gun_found, officer_captured] }
  move relief { to = 13 }
  advance relief {}
  expect { that = victory_points == 70 && game.result == unsuccessful_mission }
}

test "Defeat: five guns on the first day, nobody lost, relieved" {
  ref = "Q-8"
  given { easy_june_6 = [gun_found, gun_found, gun_found, gun_found, gun_found] }
  move relief { to = 13 }
  advance relief {}
  expect { that = victory_points == 65 && game.result == defeat }
}

test "Dismal Failure: four guns and a prize on the first day, nobody lost, relieved" {
  ref = "Q-8"
  given { easy_june_6 = [gun_found, gun_found, gun_found, gun_found, officer_captured] }
  move relief { to = 13 }
  advance relief {}
  expect { that = victory_points == 60 && game.result == dismal_failure }
}

test "Military Disaster: four guns on the first day, nobody lost, relieved" {
  ref = "Q-8"
  given { easy_june_6 = [gun_found, gun_found, gun_found, gun_found] }
  move relief { to = 13 }
  advance relief {}
  expect { that = victory_points == 55 && game.result == military_disaster }
}

test "Disgraceful Performance: three guns and a prize on the first day, nobody lost, relieved" {
  ref = "Q-8"
  given { easy_june_6 = [gun_found, gun_found, gun_found, officer_captured] }
  move relief { to = 13 }
  advance relief {}
  expect { that = victory_points == 50 && game.result == disgraceful_performance }
}

test "Time that runs out ends the game with the same reckoning" {
  ref = "Q-8"
  given { easy_june_6 = [gun_found, gun_found, gun_found, gun_found, gun_found, gun_found, officer_captured] }
  move relief { to = 13 }
  move time { to = june_8_11 }
  advance time {}
  # 80, less 5 for the last box
  expect { that = victory_points == 75 && game.result == marginal_success }
}
