# M: officers, and O-8: heroes.

test "X9: Masny has a last die rolled again" {
  ref   = "M-1a"
  rolls = [4, 1] # red: shaken; then two advances and a German chit
  given {
    J12       = [fox_884, rally_10]
    K12       = [fox_883, rally_11, masny]
    event_cup = [chit_23] # mines, and nobody stands on any
  }
  set masny { with = fox_883 }
  run "Activation" { unit = fox_884 }
  take "Press Forward" { die = red }
  take "Re-roll by an Officer" { officer = masny }
  take "Advance" { to = J13 }
  expect { that = masny.used && !fox_884.shaken && fox_884.at == J13 && fox_884.advances == 1 }
}

test "Nobody re-rolls for a unit further away, at sea, or twice" {
  ref = "M-1"
  given {
    F8 = [dog_858, rally_6]
    H8 = [dog_868, rally_8, slater]
    E3 = [dog_860, rudder]
  }
  set slater { with = dog_868 }
  set rudder { with = dog_860 }
  expect {
    that = (
      none(officers_near(dog_858)) &&
      officers_near(dog_868) == [slater] &&
      none(officers_near(dog_860))
    )
  }
  move dog_868 { to = H7 }
  move dog_support { to = G8 }
  expect { that = slater.at == H7 && officers_near(dog_support) == [slater] }
  flip slater { to = used }
  expect { that = none(officers_near(dog_support)) }
}

test "Two officers may help one after the other" {
  ref   = "M-1a"
  rolls = [4, 4, 6]
  given {
    F8 = [dog_858, rally_6, slater, rudder]
    E1 = [rally_5]
  }
  set slater { with = dog_858 }
  set rudder { with = dog_858 }
  run "Activation" { unit = dog_858 }
  take "Press Forward" { die = red }
  take "Re-roll by an Officer" { officer = slater }
  take "Re-roll by an Officer" { officer = rudder }
  expect { that = slater.used && rudder.used && !dog_858.shaken && dog_858.advances == 2 }
}

test "A card on a face that is rolled again is not drawn" {
  ref   = "M-1a"
  rolls = [2, 4] # red: stop and a card; then shaken
  given {
    F8         = [dog_858, rally_6, slater]
    event_deck = [two_time_increments]
  }
  set slater { with = dog_858 }
  run "Activation" { unit = dog_858 }
  take "Press Forward" { die = red }
  take "Re-roll by an Officer" { officer = slater }
  expect { that = time == 0 && dog_858.shaken && dog_858.active }
}

test "An officer makes an obstacle one advance cheaper" {
  ref   = "M-1b"
  rolls = [4] # green: a hit and one advance
  given {
    E10 = [dog_860, rally_5, slater]
  }
  set slater { with = dog_860 }
  run "Activation" { unit = dog_860 }
  take "Press Forward" { die = green }
  pass "Re-roll by an Officer" {}
  refuse "Advance" {
    to      = E11
    because = "it has the advances for the ground"
  }
  take "Officer's Help" { officer = slater }
  refuse "Officer's Help" {}
  take "Advance" { to = E11 }
  expect {
    that = (
      dog_860.at == E11 &&
      dog_860.advances == 0 &&
      slater.used &&
      slater.at == E11 &&
      !dog_860.helped
    )
  }
}

test "With a firm hold the cliff costs nothing then, and open ground still does" {
  ref = "M-1b"
  given { E4 = [dog_860] }
  set E4 { hold = firm }
  mark dog_860 { with = helped }
  expect { that = advance_cost(dog_860, E5) == 0 && advance_cost(dog_860, E3) == 1 }
  mark dog_860 { with = boosted }
  expect { that = advance_cost(dog_860, E5) == 0 }
  set E4 { hold = no_hold }
  # A hero helps only over obstacles.
  expect {
    that = (
      advance_cost(dog_860, E5) == 1 &&
      action_cost(dog_860, redeploy) == 1 &&
      action_cost(dog_860, regroup) == 0
    )
  }
}

test "Or a special action, which may then be free" {
  ref   = "M-1b"
  rolls = [4, 6, 5]
  given {
    E4 = [dog_860, slater]
    E0 = [rally_5]
  }
  set slater { with = dog_860 }
  run "Activation" { unit = dog_860 }
  take "Press Forward" { die = green }
  pass "Re-roll by an Officer" {}
  take "Officer's Help" { officer = slater }
  take "Grappling Attempt" {}
  expect { that = E4.hold == firm && dog_860.advances == 1 && !dog_860.helped }
  take "Advance" { to = E5 }
  expect { that = dog_860.at == E5 }
}

test "What is not made use of is gone when the activation is over" {
  ref   = "M-1b"
  rolls = [4]
  given { E8 = [dog_860, rally_5, slater] }
  set slater { with = dog_860 }
  run "Activation" { unit = dog_860 }
  take "Press Forward" { die = green }
  pass "Re-roll by an Officer" {}
  take "Officer's Help" { officer = slater }
  pass "Spend Advances" {}
  take "Fall Back" { to = E8 }
  expect { that = slater.used && !dog_860.helped }
}

test "An officer and a hero add three dice to a fight" {
  ref   = "M-1c"
  rolls = [1, 1, 1, 1, 1, 1, 1, 6, 5]
  given {
    F7 = [dog_858, slater]
    F8 = [hka_3]
  }
  set slater { with = dog_858 }
  mark dog_858 { with = heroic_action }
  set dog_858 { strength = 8 }
  move dog_858 { to = F8 }
  take "Lead the Fight" { officer = slater }
  refuse "Lead the Fight" {}
  take "Lead as a Hero" {}
  refuse "Lead as a Hero" {}
  take "Throw the Dice" {} # four, one and two
  expect {
    F7 = [slater.used, dog_858]
    that = (
      dog_858.strength == 7 &&
      !dog_858.heroic &&
      !dog_858.led &&
      !dog_858.inspired &&
      heroic_action.supply == 4
    )
  }
}

test "They help a defender as well" {
  ref   = "M-1c"
  rolls = [1, 1, 6, 6, 1]
  given {
    F8 = [hka_3]
    G7 = [dog_support, slater]
  }
  set slater { with = dog_support }
  set dog_support { strength = 4 }
  given { G8 = [hka_4] }
  move {
    the = G8.germans
    to  = G7
  }
  take "Lead the Fight" { officer = slater }
  take "Throw the Dice" {}
  expect { that = none(G7.germans) && none([for b in victory_boxes : b if any(b.germans)]) }
}

test "And open fire" {
  ref   = "M-1c"
  rolls = [6, 1, 1, 1, 1]
  given {
    F7 = [dog_858, baugh]
    F8 = [hka_3]
  }
  set baugh { with = dog_858 }
  run "Open Fire" {
    firer  = dog_858
    target = only(F8.germans)
  }
  take "Lead the Fight" { officer = baugh }
  take "Throw the Dice" {}
  expect { F8 = [hka_3.reduced] }
}

test "Between activations an officer orders his company to fire, Rudder that of his unit" {
  ref   = "M-1d"
  rolls = [6, 6, 1, 1]
  given {
    I8  = [fox_887, rally_9, rudder]
    J9  = [hka_3]
    F7  = [dog_858, rally_6, slater]
    F15 = [hka_2]
  }
  set rudder { with = fox_887 }
  set slater { with = dog_858 }
  run "Company's Turn" { company = dog }
  refuse "Order Open Fire" {
    officer = slater
    because = "somebody of his company can fire"
  }
  take "Order Open Fire" { officer = rudder }
  take "Fire at a German" {
    firer  = fox_887
    target = only(J9.germans)
  }
  take "Throw the Dice" {} # his bonus is given: he leads nobody now
  expect {
    J9   = []
    that = rudder.used && slater.available && !fox_887.done_firing
  }
}

test "Not during an activation" {
  ref   = "M-1d"
  rolls = [1]
  given {
    F7         = [dog_858, rally_6, slater]
    F8         = [hka_3]
    event_deck = [one_time_increment]
  }
  set slater { with = dog_858 }
  run "Company's Turn" { company = dog }
  take "Activate a Unit" { unit = dog_858 }
  refuse "Order Open Fire" {}
  take "Press Forward" { die = green }
  refuse "Order Open Fire" {}
}

test "At any time an officer steadies a unit beside him, of his own company" {
  ref   = "M-1e"
  rolls = [4]
  given {
    F8 = [dog_858, rally_6]
    G8 = [dog_support, slater]
    I8 = [fox_887]
    H8 = [dog_868]
  }
  set slater { with = dog_support }
  mark {
    the  = [dog_858, fox_887]
    with = shaken
  }
  mark {
    the  = [dog_858, dog_868]
    with = pinned
  }
  expect { that = in_need(slater) == [dog_858, dog_868] }
  run "Activation" { unit = dog_858 }
  refuse "Rally a Unit" {
    officer = slater
    unit    = fox_887
  }
  take "Rally a Unit" {
    officer = slater
    unit    = dog_858
  }
  expect { that = !dog_858.shaken && !dog_858.pinned && dog_868.pinned && slater.used }
  refuse "Rally a Unit" {}
  take "Press Forward" { die = green }
  expect { that = dog_858.advances == 1 }
}

test "Also before a fight, while another unit is active" {
  ref   = "M-1e"
  rolls = [1, 1, 1, 1, 1, 1, 1, 1]
  given {
    F7 = [dog_858]
    G8 = [dog_support, slater]
    F8 = [grenadier_4]
  }
  set slater { with = dog_support }
  mark dog_858 { with = shaken }
  move {
    the = F8.germans
    to  = F7
  }
  take "Rally a Unit" {
    officer = slater
    unit    = dog_858
  }
  take "Throw the Dice" {} # two; five of a steady unit, and one for its support
  expect { F8 = [grenadier_4] }
}

test "A pinned unit is steadied in time to fire with its company" {
  ref   = "M-1e"
  rolls = [6, 6, 1, 1]
  given {
    F7 = [dog_858, slater]
    F8 = [hka_3]
  }
  set slater { with = dog_858 }
  mark dog_858 { with = pinned }
  run "Rangers Open Fire" {
    company  = dog
    low_ammo = false
  }
  refuse "Fire at a German" {}
  take "Rally a Unit" {
    officer = slater
    unit    = dog_858
  }
  take "Fire at a German" {
    firer  = dog_858
    target = only(F8.germans)
  }
  expect { F8 = [] }
}

test "An officer at sea gives no bonus" {
  ref = "M-1"
  given {
    E3 = [dog_860, slater]
    F4 = [dog_858]
  }
  set slater { with = dog_860 }
  mark dog_858 { with = shaken }
  expect {
    that = (
      none(officers_near(dog_860)) &&
      none(officers_near(dog_858)) &&
      none(ready_officers(force_a))
    )
  }
  move dog_860 { to = E4 }
  expect { that = officers_near(dog_858) == [slater] && ready_officers(force_a) == [slater] }
}

test "Rudder draws a Ranger chit between activations" {
  ref = "M-2b"
  given {
    F7        = [dog_858, rally_6, rudder]
    event_cup = [chit_20]
  }
  set rudder { with = dog_858 }
  run "Company's Turn" { company = dog }
  take "Draw a Ranger Chit" {}
  expect { that = rudder.used && dog_858.heroic }
}

test "At the end of the turn each is assigned anew" {
  ref = "M-3"
  given {
    F7 = [dog_858, slater.used]
    G7 = [dog_support]
    I7 = [fox_887, rudder]
    A2 = [easy_888, baugh]
  }
  set slater { with = dog_858 }
  set rudder { with = fox_887 }
  set baugh { with = easy_888 }
  run "Reassign the Commanders" {}
  take "Assign" {
    actor = slater
    unit  = dog_support
  }
  take "Assign" { # he has no other
    actor = baugh
    unit  = easy_888
  }
  take "Assign" {
    actor = rudder
    unit  = easy_888
  }
  expect {
    that = (
      slater.with == dog_support &&
      slater.at == G7 &&
      rudder.with == easy_888 &&
      rudder.at == A2 &&
      baugh.with == easy_888
    )
  }
}

test "An officer whose unit is lost is out for half a die, and comes back to any of his company" {
  ref   = "M-4"
  rolls = [3]
  given {
    F7 = [dog_858, slater]
    G7 = [dog_support]
    E7 = [dog_860]
  }
  set slater { with = dog_858 }
  remove dog_858 {}
  expect { that = slater.at == june_6_3 && slater.with == none && none(ready_officers(force_a)) }
  advance time { by = 3 }
  take "Assign" { unit = dog_support }
  expect { that = slater.with == dog_support && slater.at == G7 && time.at == june_6_4 }
}

test "If none of his company is left he is out for good" {
  ref   = "M-4"
  rolls = [2]
  given {
    F7 = [dog_858, slater]
    A7 = [easy_888]
  }
  set slater { with = dog_858 }
  remove dog_858 {}
  advance time {}
  expect { out = [dog_858, slater] }
}

test "Rudder joins any unit; and who would come back after the end does not" {
  ref   = "M-4"
  rolls = [6, 6]
  given {
    F7 = [dog_858, rudder]
    A7 = [easy_888, baugh]
  }
  set rudder { with = dog_858 }
  set baugh { with = easy_888 }
  remove dog_858 {}
  expect { that = rudder.at == june_6_4 }
  advance time { by = 3 }
  expect { that = rudder.with == easy_888 }
  move time { to = june_8_11 }
  run "Commander Casualty" { officer = baugh }
  expect { out = [dog_858, baugh] }
}

test "A hero lets his own unit re-roll" {
  ref   = "O-8b"
  rolls = [4, 6]
  given {
    F8 = [dog_858, rally_6]
    G8 = [dog_support]
  }
  mark {
    the  = [dog_858, dog_support]
    with = heroic_action
  }
  run "Activation" { unit = dog_858 }
  take "Press Forward" { die = red }
  take "Re-roll by a Hero" {}
  expect {
    that = !dog_858.shaken && !dog_858.heroic && dog_support.heroic && dog_858.advances == 2
  }
}

test "A hero helps over an obstacle" {
  ref   = "O-8c"
  rolls = [4]
  given { E10 = [dog_860, rally_5] }
  mark dog_860 { with = heroic_action }
  run "Activation" { unit = dog_860 }
  take "Press Forward" { die = green }
  pass "Re-roll by a Hero" {}
  take "Hero's Help" {}
  take "Advance" { to = E11 }
  expect { that = dog_860.at == E11 && !dog_860.heroic && !dog_860.boosted }
}

test "A hero steadies his own unit at any time" {
  ref = "O-8d"
  given {
    F8 = [dog_858, rally_6]
    G8 = [dog_support, rally_7]
  }
  mark dog_858 { with = heroic_action }
  mark {
    the  = [dog_858, dog_support]
    with = shaken
  }
  mark dog_858 { with = pinned }
  run "Activation" { unit = dog_support }
  refuse "Rally as a Hero" { unit = dog_support }
  take "Rally as a Hero" { unit = dog_858 }
  expect { that = !dog_858.shaken && !dog_858.pinned && !dog_858.heroic && dog_support.shaken }
}

test "Of several players each uses the officers who are with his own units, for these" {
  ref      = "M-1"
  variants = [three_players]
  given {
    D7 = [easy_support, rudder, rally_4]
    E7 = [dog_860, slater]
    F7 = [dog_858]
  }
  set rudder { with = easy_support }
  set slater { with = dog_860 }
  expect {
    that = (
      officers_near(dog_860) == [slater] &&
      officers_near(dog_858) == [slater] &&
      officers_near(easy_support) == [rudder]
    )
  }
  expect {
    that = (
      ready_officers(dog_player) == [slater] &&
      ready_officers(easy_player) == [rudder] &&
      none(ready_officers(fox_player))
    )
  }
  mark dog_858 { with = shaken }
  run "Activation" { unit = easy_support }
  refuse "Rally a Unit" {} # Slater is another player's
}
