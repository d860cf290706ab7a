# S: two players.

test "Two players share Dog company" {
  ref      = "S-1"
  variants = [two_players]
  expect {
    that = (
      leader(dog_860) == fox_player &&
      leader(dog_858) == fox_player &&
      leader(dog_support) == easy_player &&
      leader(dog_868) == easy_player
    )
  }
  expect {
    that = (
      leader(easy_888) == easy_player &&
      leader(fox_support) == fox_player &&
      seats_taken == [left_seat, right_seat]
    )
  }
  set round { mover = left_seat }
  expect { that = leader_of(dog) == easy_player && leader_of(fox) == fox_player }
}

test "Each bombs the columns that he leads" {
  ref      = "S-1"
  variants = [two_players]
  rolls    = [1, 1]
  run "Operation Flashlamp" {}
  refuse { here = E5 }
  answer { here = A5 }
  answer { here = A5 }
  answer { here = G5 }
  answer { here = G5 }
  answer { here = H5 }
  answer { here = H5 }
  refuse { here = H6 }
  answer { here = E5 }
  answer { here = E5 }
  answer { here = F5 }
  answer { here = F5 }
  answer { here = L5 }
  answer { here = L5 }
  expect { that = count(incoming_fires) == 12 }
}

test "Dog company's dice: green and black for the Fox player, yellow and red for the Easy player" {
  ref      = "S-1"
  variants = [two_players]
  rolls    = [6, 3, 4, 5] # three spaces; three and a hit; one, shaken; none, shaken
  given {
    E0 = [rally_5, LCA_860, dog_860]
    F0 = [rally_6, LCA_858, dog_858]
    G0 = [rally_7, LCA_dog, dog_support]
    H0 = [rally_8, LCA_868, dog_868]
  }
  run "Company's Approach" { company = dog }
  refuse "Assign a Die" { die = red }
  take "Assign a Die" { die = black }
  take "Assign a Die" { die = green }
  refuse "Assign a Die" { die = black }
  take "Assign a Die" { die = red }
  take "Assign a Die" { die = yellow }
  expect {
    E0   = [rally_5, LCA_860, dog_860]
    F3   = [LCA_858, dog_858]
    G1   = [LCA_dog, dog_support]
    H3   = [LCA_868, dog_868]
    that = dog_860.shaken && dog_858.strength == 10 && dog_support.shaken && dog_868.strength == 9
  }
}

test "In his rounds a player activates units of his half of Dog company, too" {
  ref      = "S-1"
  variants = [two_players]
  rolls    = [1, 1, 6, 6, 2, 2, 2, 2] # Fox begins
  given {
    A6 = [easy_888, rally_1]
    E6 = [dog_860, rally_5]
    H6 = [dog_868, rally_8]
    I6 = [fox_887, rally_9]
  }
  run "Player Turn" {}
  expect { that = round.mover == right_seat }
  refuse "Activate a Unit" { unit = dog_868 }
  take "Activate a Unit" { unit = dog_860 }
  take "Press Forward" { die = yellow }
  take "Activate a Unit" { unit = dog_868 }
  take "Press Forward" { die = yellow }
  expect { that = fox_887.active }
  take "Press Forward" { die = yellow }
  take "Press Forward" { die = yellow }
  expect { that = time == 1 }
}

test "Slater roams like Rudder, within Dog company" {
  ref      = "S-1"
  variants = [two_players]
  rolls    = [2, 2, 5, 5]
  given {
    E6 = [dog_860, rally_5, slater]
    F6 = [dog_858, rally_6]
    H6 = [dog_868, rally_8]
    I6 = [fox_887, rally_9]
  }
  set round { mover = left_seat }
  run "Find Him a Unit" { officer = slater }
  answer { keeper = left_seat }
  answer { agree = false }
  refuse { unit = fox_887 }
  answer { unit = dog_858 } # Fox has thrown more
  expect { that = slater.with == dog_858 && keeper(slater) == right_seat && keeper(rudder) == none }
}

test "Slater helps the other half of Dog company, if both agree" {
  ref      = "S-6"
  variants = [two_players]
  rolls    = [4, 1]
  given {
    F6        = [dog_858, rally_6, slater]
    G6        = [dog_support, rally_7]
    event_cup = [chit_23]
  }
  set slater { with = dog_858 }
  run "Activation" { unit = dog_support }
  take "Press Forward" { die = red }
  refuse "Re-roll by an Officer" { officer = slater }
  take "Re-roll by a Neighbor's Officer" { officer = slater }
  answer { let_your_officer_help = true }
  expect { that = slater.used && !dog_support.shaken && dog_support.advances == 2 }
}

test "What Dog company captures counts for the player who leads the unit" {
  ref      = "S-10"
  variants = [two_players]
  given {
    E8 = [dog_860, rally_5, gun_found]
    H8 = [dog_868, rally_8, gun_found]
  }
  run "Search the Space" { unit = dog_860 }
  # 10 for the gun, and Easy starts with 5
  expect { that = player_points(fox_player) - player_points(easy_player) == 5 }
  run "Search the Space" { unit = dog_868 }
  expect { that = gun_points(fox) == 10 && gun_points(easy) == 10 && gun_points(dog) == 0 }
}
