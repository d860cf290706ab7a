# R: chits for several, counterattacks on several, and who wins.

test "Counterattacks strike each company once, by the dice, and there is no fourth" {
  ref      = "R-8"
  variants = [three_players]
  rolls    = [4, 5]
  given {
    german_pool = [grenadier_4]
    A5          = [easy_888]
    E5          = [dog_860]
    I5          = [fox_887]
  }
  move counterattack { to = attack_launched } # 4: Easy
  expect { that = count(A7.germans) == 1 && attack_coming.at == second }
  given {
    A7          = []
    german_pool = [grenadier_4]
  }
  move counterattack { to = attack_launched } # 5: the western one of Dog and Fox
  expect { that = count(I7.germans) == 1 && attack_coming.at == third }
  given {
    I7          = []
    german_pool = [grenadier_4]
  }
  move counterattack { to = attack_launched } # the last, without a die
  expect { that = count(E7.germans) == 1 && attack_coming.at == over }
}

test "The first and the eastern ones" {
  ref      = "R-8"
  variants = [three_players]
  rolls    = [2, 3]
  expect { that = first_struck(1) == dog && first_struck(3) == easy && first_struck(6) == fox }
  run "Launch a Counterattack" {}
  expect { that = diary_of(dog).struck }
  run "Launch a Counterattack" {}
  expect { that = diary_of(easy).struck && !diary_of(fox).struck }
}

test "The levels of a joint victory" {
  ref = "R-10"
  expect {
    that = (
      joint_level(1, true) == german_victory &&
      joint_level(0, false) == german_victory &&
      joint_level(2, false) == joint_minimum_victory &&
      joint_level(2, true) == joint_major_victory &&
      joint_level(3, false) == joint_glorious_victory &&
      joint_level(3, true) == joint_legendary_victory
    )
  }
}

test "Points of a player: captures, few losses, and five for Easy" {
  ref = "R-10"
  given {
    easy_june_6 = [gun_found]
    dog_june_7  = [gun_found, ammo_dump]
    fox_june_6  = [HKA_2]
    I5          = [fox_887]
    I6          = [fox_884]
    E5          = [dog_860]
  }
  remove fox_887 {}
  expect {
    that = (
      player_points(easy_player) == 5 + 10 + 10 &&
      player_points(dog_player) == 8 + 10 &&
      player_points(fox_player) == 3 + 5
    )
  }
  remove fox_884 {}
  expect { that = player_points(fox_player) == 3 }
}

test "Two roadblocks without the relief: a Minimum Victory, and the most points win it" {
  ref      = "R-10"
  variants = [three_players]
  given {
    A13        = [easy_888]
    B13        = [easy_861]
    E13        = [dog_860]
    F13        = [dog_858]
    I13        = [fox_887]
    dog_june_6 = [gun_found]
  }
  move time { to = june_8_11 }
  advance time {}
  expect { that = game.result == joint_minimum_victory_dog_player }
}

test "Three roadblocks and the relief: Legendary, shared by those with the same points" {
  ref      = "R-10"
  variants = [three_players]
  given {
    A13        = [easy_888]
    B13        = [easy_861]
    E13        = [dog_860]
    F13        = [dog_858]
    I13        = [fox_887]
    J13        = [fox_884]
    dog_june_6 = [ammo_dump]
  }
  move relief { to = 13 }
  advance relief {}
  expect { that = game.result == joint_legendary_victory_easy_player_dog_player }
}

test "Two roadblocks and the relief: a Major Victory; three without it: a Glorious one" {
  ref      = "R-9"
  variants = [two_players]
  given {
    E13        = [dog_860]
    F13        = [dog_858]
    I13        = [fox_887]
    J13        = [fox_884]
    A9         = [easy_888]
    fox_june_6 = [gun_found]
  }
  move relief { to = 13 }
  advance relief {}
  expect { that = game.result == joint_major_victory_fox_player }
}

test "A shared company has to hold its roadblock, but its captures are nobody's" {
  ref      = "R-10"
  variants = [two_players]
  given {
    A13        = [easy_888]
    B13        = [easy_861]
    E13        = [dog_860]
    F13        = [dog_858]
    I13        = [fox_887]
    J13        = [fox_884]
    dog_june_6 = [gun_found]
  }
  move time { to = june_8_11 }
  advance time {}
  expect { that = game.result == joint_glorious_victory_easy_player }
}

test "One roadblock: the Germans win" {
  ref      = "R-10"
  variants = [three_players]
  given {
    A13 = [easy_888]
    B13 = [easy_861]
    E13 = [dog_860]
  }
  move relief { to = 13 }
  advance relief {}
  expect { that = game.result == german_victory }
}

test "What is left to the player may be given to another, or be ignored" {
  ref      = "R-4"
  variants = [three_players]
  given {
    event_cup = [chit_20] # a heroic deed
    A5        = [easy_888]
    E5        = [dog_860]
    I5        = [fox_887]
  }
  run "Draw an Event Chit" {
    side   = ranger_side
    drawer = easy_player
  }
  answer { user = fox_player }
  answer { unit = fox_887 }
  expect { that = fox_887.heroic }
  run "Draw an Event Chit" {
    side   = ranger_side
    drawer = easy_player
  }
  answer { user = none }
  expect { that = rangers.heroic == [fox_887] }
}

test "A chit for a company is its player's" {
  ref      = "R-4"
  variants = [three_players]
  given {
    event_cup = [chit_1] # Rangers Forward!, Dog
    A5        = [easy_888]
    E5        = [dog_860]
    F5        = [dog_858]
  }
  run "Draw an Event Chit" {
    side   = ranger_side
    drawer = easy_player
  }
  answer { unit = dog_858 }
  take "Advance" { to = F6 }
  pass {}
  expect { F6 = [dog_858] }
}
