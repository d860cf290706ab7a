# R: three players. The victory of R-8 to R-10 has tests of its own.

test "Each company has its leader" {
  ref      = "R-1"
  variants = [three_players]
  expect {
    that = (
      leader(dog_860) == dog_player &&
      leader_of(easy) == easy_player &&
      leader(fox_support) == fox_player
    )
  }
}

test "Ruling 2: the pools of gun locations, company by company" {
  ref      = "R-1"
  variants = [three_players]
  seed     = 5
  run "Place the Gun Locations" {}
  expect {
    that = (
      count(gun_locations) == 26 &&
      gun_locations.face_down == gun_locations &&
      none(gun_cup.gun_locations)
    )
  }
  expect {
    that = (
      count(J8.gun_locations) == 4 &&
      count(G6.gun_locations) == 2 &&
      count(C14.gun_locations) == 2 &&
      count(B15.gun_locations) == 2
    )
  }
  expect {
    that = count([for s in squares : s.gun_locations.gun if s.company == fox]) == 2 && count([
      for s in squares : s.gun_locations.nothing
      if s.company == fox
    ]) == 4
  }
  expect {
    that = count([for s in squares : s.gun_locations if s.company == dog]) == 8 && count([
      for s in squares : s.gun_locations.trap
      if s.company == dog
    ]) == 1
  }
  expect {
    that = count([for s in squares : s.gun_locations if s.company == easy]) == 10 && count([
      for s in squares : s.gun_locations.fortunes
      if s.company == easy
    ]) == 1
  }
}

test "Each player bombs his own zone: four markers, and up to two more" {
  ref      = "R-2"
  variants = [three_players]
  rolls    = [2, 4, 6]
  run "Operation Flashlamp" {}
  refuse { here = E5 }
  answer { here = A5 }
  answer { here = B5 }
  answer { here = B5 }
  answer { here = D5 }
  refuse { here = D6 }
  answer { here = E5 }
  answer { here = E5 }
  answer { here = G5 }
  answer { here = G5 }
  answer { here = L5 }
  answer { here = L5 }
  answer { here = J8 }
  answer { here = K8 }
  refuse { here = A5 } # a 2: no more for Easy
  answer { here = H6 } # a 4: one more for Dog
  answer { here = K8 } # a 6: two more for Fox
  answer { here = L12 }
  expect {
    that = count(incoming_fires) == 15 && count([
      for s in squares : s.incoming_fires
      if s.company == fox
    ]) == 6
  }
}

test "The highest throw begins, ties throw again, and play goes to the right" {
  ref      = "R-3"
  variants = [three_players]
  rolls    = [6, 5, 2, 3, 5, 6, 1, 2, 4, 4] # Easy 11, Dog 5, Fox 11; then Easy 3, Fox 8
  run "Roll Off" beginner { rivals = seats_taken }
  expect { that = beginner == right_seat && none(seats.tied) }
  expect {
    that = to_the_right_of(beginner) == left_seat && to_the_right_of(left_seat) == middle_seat
  }
}

test "Players activate one unit each in turn; who has none left is passed over" {
  ref      = "R-4"
  variants = [three_players]
  rolls    = [1, 1, 6, 6, 2, 2, 2, 2, 2, 2] # Dog begins; then Stop four times
  given {
    A6 = [easy_888, rally_1]
    E6 = [dog_860, rally_5]
    F6 = [dog_858, rally_6]
    I6 = [fox_887, rally_9]
  }
  run "Player Turn" {}
  take "Activate a Unit" { unit = dog_858 }
  take "Press Forward" { die = yellow }
  expect { that = fox_887.active }
  take "Press Forward" { die = yellow }
  expect { that = easy_888.active }
  take "Press Forward" { die = yellow }
  expect { that = dog_860.active && waiting(dog) == [dog_860] }
  take "Press Forward" { die = yellow }
  expect { that = time == 1 && rally_points.ready == rally_points }
}

test "Who has no unit left to activate gives orders between the activations of others" {
  ref      = "M-1d"
  variants = [three_players]
  rolls    = [1, 1, 6, 6, 2, 2, 2, 2, 1, 1, 1, 1] # Dog begins; Stop twice; fire
  given {
    A6 = [easy_888, rally_1, baugh]
    B6 = [easy_861, rally_2]
    E5 = [slater, rally_5, dog_860]
    E6 = [HKA_2]
  }
  set slater { with = dog_860 }
  set baugh { with = easy_888 }
  run "Player Turn" {}
  take "Activate a Unit" { unit = dog_860 }
  take "Press Forward" { die = yellow }
  pass {} # no re-roll
  take "Activate a Unit" { unit = easy_888 }
  take "Press Forward" { die = yellow }
  pass {} # no re-roll
  take "Order Open Fire" { officer = slater }
  take "Fire at a German" { firer = dog_860 }
  take "Throw the Dice" {}
  expect { that = slater.used && waiting(easy) == [easy_861] }
}

test "Redeploying into another player's columns needs a yes" {
  ref      = "R-5"
  variants = [three_players]
  rolls    = [1]
  given {
    event_cup = [chit_23]
    H6        = [dog_868, rally_8]
    I6        = [fox_887, rally_9]
  }
  set fox_887 { strength = 7 }
  run "Activation" { unit = dog_868 }
  take "Press Forward" { die = red } # Advance 2
  take "Redeploy" {
    to = I6
    n  = 2
  }
  pass {}
  expect { that = dog_868.strength == 10 && fox_887.strength == 7 && dog_868.advances == 2 }
  take "Redeploy" {
    to = I6
    n  = 2
  }
  answer { let_them_act_in_your_zone = true }
  expect { that = dog_868.strength == 8 && fox_887.strength == 9 && dog_868.advances == 0 }
}

test "So does scouting there" {
  ref      = "R-5"
  variants = [three_players]
  rolls    = [1]
  given {
    event_cup = [chit_23]
    H6        = [dog_868, rally_8]
    I5        = [miss]
    H7        = [miss]
    I8        = [fox_887, rally_9]
  }
  run "Activation" { unit = dog_868 }
  take "Press Forward" { die = red } # Advance 2
  take "Recon-in-Force" { where = I5 }
  pass {}
  expect { that = count(I5.incoming_fires) == 1 && dog_868.advances == 2 }
  take "Recon-in-Force" { where = I5 }
  answer { let_them_act_in_your_zone = true }
  expect { that = none(I5.incoming_fires) && dog_868.advances == 1 }
  take "Recon-in-Force" { where = H7 } # his own
  expect { that = none(H7.incoming_fires) }
}

test "A neighbor's officer has a die rolled again, if his player agrees" {
  ref      = "R-5"
  variants = [three_players]
  rolls    = [4, 1] # red: shaken; then two advances and a German chit
  given {
    H12       = [dog_868, rally_8]
    I12       = [fox_887, rally_9, masny]
    event_cup = [chit_23] # mines, and nobody stands on any
  }
  set masny { with = fox_887 }
  run "Activation" { unit = dog_868 }
  take "Press Forward" { die = red }
  refuse "Re-roll by an Officer" { officer = masny }
  take "Re-roll by a Neighbor's Officer" { officer = masny }
  answer { let_your_officer_help = true }
  expect { that = masny.used && !masny.asked && !dog_868.shaken && dog_868.advances == 2 }
}

test "If he does not, the die stands, and nobody asks him twice" {
  ref      = "R-5"
  variants = [three_players]
  rolls    = [4, 5] # red: shaken; then green: an advance, and a Ranger chit
  given {
    H12       = [dog_868, rally_8]
    I12       = [fox_887, rally_9, masny]
    event_cup = [chit_23]
  }
  set masny { with = fox_887 }
  run "Activation" { unit = dog_868 }
  take "Press Forward" { die = red }
  take "Re-roll by a Neighbor's Officer" { officer = masny }
  answer { let_your_officer_help = false }
  expect { that = masny.available && dog_868.shaken }
  refuse "Re-roll by a Neighbor's Officer" { officer = masny }
  take "Press Forward" { die = green } # another throw, for which he may be asked again
  take "Re-roll by a Neighbor's Officer" { officer = masny }
  answer { let_your_officer_help = false }
  expect { that = masny.available }
}

test "An officer who is further away, used, or at sea helps no neighbor, and his own player needs no leave" {
  ref      = "R-5"
  variants = [three_players]
  given {
    H12 = [dog_868, rally_8]
    I12 = [fox_887, rally_9, masny]
    G12 = [dog_support, rally_7, slater]
    J3  = [fox_884, rudder]
  }
  set masny { with = fox_887 }
  set slater { with = dog_support }
  set rudder { with = fox_884 }
  expect {
    that = (
      officers_beside(dog_868) == [masny] &&
      officers_near(dog_868) == [slater] &&
      none(officers_beside(fox_884))
    )
  }
  flip masny { to = used }
  expect { that = none(officers_beside(dog_868)) }
  flip masny { to = available }
  move fox_887 { to = I9 }
  expect { that = none(officers_beside(dog_868)) }
}

test "One player needs nobody's leave" {
  ref = "R-5"
  given {
    H12 = [dog_868, rally_8]
    I12 = [fox_887, rally_9, masny]
  }
  set masny { with = fox_887 }
  expect { that = officers_near(dog_868) == [masny] && none(officers_beside(dog_868)) }
}

test "Rudder hurries the relief without being asked" {
  ref      = "R-6"
  variants = [three_players]
  given { D6 = [easy_support, rally_4, rudder] }
  run "Rudder Hurries the Relief" {}
  expect { that = relief == 1 }
}

test "Rudder stays with his unit until he ends a turn inland; then the players agree" {
  ref      = "R-7"
  variants = [three_players]
  given {
    D4 = [easy_support, rally_4, rudder]
    E6 = [dog_860, rally_5]
    I6 = [fox_887, rally_9]
  }
  run "Find Him a Unit" { officer = rudder }
  expect { that = rudder.with == easy_support && keeper(rudder) == none }
  move easy_support { to = D5 }
  set round { mover = middle_seat }
  run "Find Him a Unit" { officer = rudder }
  answer { keeper = right_seat }
  answer { agree = true }
  answer { agree = true }
  expect { that = keeper(rudder) == right_seat && rudder.with == fox_887 && rudder.at == I6 }
}

test "If they do not agree they throw for him" {
  ref      = "R-7"
  variants = [three_players]
  rolls    = [1, 1, 6, 5, 2, 2]
  given {
    D6 = [easy_support, rally_4, rudder]
    E6 = [dog_860, rally_5]
    F6 = [dog_858, rally_6]
    I6 = [fox_887, rally_9]
  }
  set round { mover = right_seat }
  run "Find Him a Unit" { officer = rudder }
  answer { keeper = right_seat }
  answer { agree = false }
  answer { agree = true }
  answer { unit = dog_858 } # the Dog player has thrown 11
  expect { that = rudder.with == dog_858 && keeper(rudder) == middle_seat }
  run "Find Him a Unit" { officer = rudder }
  refuse { unit = fox_887 }
  answer { unit = dog_860 }
  expect { that = rudder.at == E6 }
  run "Activation" { unit = fox_887 }
  refuse "Establish Rudder's HQ" { because = "Rudder is with another player's unit" }
}
