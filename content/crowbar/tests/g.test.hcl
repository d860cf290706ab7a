# G: inland.

test "X4: advance, then bring up the rally point" {
  ref   = "G-4b"
  rolls = [4]
  given { E5 = [dog_860, rally_5] }
  set dog_860 { strength = 7 }
  run "Activation" { unit = dog_860 }
  expect { that = dog_860.active }
  take "Press Forward" { die = green } # 1 Hit, Advance 1
  take "Advance" { to = E6 }
  refuse "Press Forward" { die = green }
  take "Bring Up the Rally Point" {}
  expect {
    E6   = [rally_5.activated, dog_860]
    that = dog_860.strength == 6 && !dog_860.active && dog_860.advances == 0
  }
}

test "Consolidate: recover from shock" {
  ref = "G-4a"
  given { E6 = [dog_860, rally_5] }
  mark dog_860 { with = shaken }
  mark dog_860 { with = pinned }
  run "Activation" { unit = dog_860 }
  take "Remove Shaken and Pinned" {}
  expect { that = !dog_860.shaken && !dog_860.pinned && rally_5.activated }
}

test "Consolidate: recover strength on the rally point" {
  ref = "G-4c"
  given {
    E6 = [dog_860, rally_5]
    F7 = [dog_858]
    F5 = [rally_6]
    G6 = [dog_support, rally_7]
  }
  set dog_860 { strength = 9 }
  set dog_support { strength = 5 }
  run "Activation" { unit = dog_860 }
  take "Recover Strength" {}
  expect { that = dog_860.strength == 10 }
  run "Activation" { unit = dog_858 }
  refuse "Recover Strength" { because = "it stands on its rally point" }
  take "Bring Up the Rally Point" {}
  run "Activation" { unit = dog_support }
  take "Recover Strength" {}
  expect { that = dog_support.strength == 6 }
}

test "Ruling 15: who has been at 8 or less recovers no further than 8" {
  ref = "G-4c"
  given { E6 = [dog_860, rally_5] }
  run "Take Hits" {
    unit = dog_860
    n    = 3
  }
  run "Activation" { unit = dog_860 }
  take "Recover Strength" {}
  expect { that = dog_860.strength == 8 }
  run "Activation" { unit = dog_860 }
  refuse "Recover Strength" { because = "it is below what it can recover" }
}

test "Consolidate: fall back, but never off the cliff; the rally point is dragged along" {
  ref = "G-4d"
  given {
    E8 = [dog_860]
    E7 = [rally_5]
  }
  run "Activation" { unit = dog_860 }
  refuse "Fall Back" { to = E9 }
  refuse "Fall Back" { to = E4 }
  take "Fall Back" { to = E5 }
  expect { E5 = [rally_5.activated, dog_860] }
}

test "A pinned unit that consolidates stays where it is" {
  ref = "G-4d"
  given {
    E8 = [dog_860, rally_5]
    E7 = [hka_3]
  }
  mark dog_860 { with = pinned }
  run "Activation" { unit = dog_860 }
  refuse "Fall Back" {
    to      = E6
    because = "a pinned unit does not move"
  }
  refuse "Fall Back" {
    to      = E7
    because = "no German is there"
  }
  take "Fall Back" { to = E8 }
  expect { that = dog_860.pinned }
}

test "Consolidate: Rudder's HQ" {
  ref = "G-4e"
  given {
    E6 = [dog_860, rally_5]
    D4 = [easy_support]
  }
  run "Activation" { unit = dog_860 }
  refuse "Establish Rudder's HQ" { because = "Rudder is on the map" }
  set rudder { with = easy_support }
  move rudder { to = D4 }
  take "Establish Rudder's HQ" {}
  expect { E6 = [dog_860, rally_5.activated, rudder_s_hq] }
  run "Activation" { unit = dog_860 }
  refuse "Establish Rudder's HQ" { because = "it is not established yet" }
}

test "Hits: Rangers lose strength, Germans a side" {
  ref = "G-7b"
  given {
    E6 = [dog_860, rally_5, dog_supplies]
    F6 = [grenadier_4, hka_2]
  }
  set dog_supplies { with = dog_860 }
  let { grenadier_there = only(F6.germans.grenadier) }
  run "Take Hits" {
    unit = dog_860
    n    = 1
  }
  run "Take Hits" {
    unit = grenadier_there
    n    = 1
  }
  expect { that = dog_860.strength == 9 && !dog_860.worn && grenadier_there.reduced }
  run "Take Hits" {
    unit = grenadier_there
    n    = 1
  }
  run "Take Hits" {
    unit = only(F6.germans)
    n    = 2
  }
  run "Take Hits" {
    unit = dog_860
    n    = 12
  }
  expect {
    E6 = [dog_supplies]
    F6 = []
    that = (
      dog_860.at == out &&
      rally_5.at == supply &&
      dog_supplies.with == none &&
      count(out.germans) == 2
    )
  }
}

test "Variable hits: the nearest trouble counts, and the distance to the rally point" {
  ref = "G-7c"
  given {
    J9 = [fox_884]
    J5 = [rally_10]
  }
  expect { that = variable_hits_on(fox_884) == 1 }
  given { J11 = [hka_3] }
  expect { that = variable_hits_on(fox_884) == 2 }
  given { K8 = [mg_5] }
  expect {
    that = variable_hits_on(fox_884) == 4 && threats(fox_884) == union(J11.germans, K8.germans)
  }
  mark {
    the  = K8.germans
    with = pinned
  }
  expect { that = variable_hits_on(fox_884) == 2 }
  move {
    the = J11.germans
    to  = J12
  }
  expect { that = variable_hits_on(fox_884) == 1 }
}

test "Ruling 13: hidden fire that takes the last SP takes the threat" {
  ref = "G-7c"
  given {
    J9 = [fox_884]
    J6 = [rally_10]
    J8 = [hka_2.reduced]
  }
  expect { that = variable_hits_on(fox_884) == 2 }
  draw shot { from = fire_pool.incoming_fires }
  move shot {
    to   = J8
    face = down
  }
  expect { that = variable_hits_on(fox_884) == 1 }
}

test "What the ground costs" {
  ref = "G-7d"
  given {
    B10 = [easy_861]
    J9  = [fox_884]
    G7  = [dog_support]
    G6  = [hka_3]
    E6  = [dog_860]
  }
  expect {
    that = (
      advance_cost(easy_861, B11) == 2 &&
      advance_cost(easy_861, B9) == 2 &&
      advance_cost(fox_884, J10) == 2 &&
      advance_cost(fox_884, J8) == 1
    )
  }
  expect {
    that = (
      advance_cost(dog_support, G6) == 2 &&
      advance_cost(dog_support, G8) == 1 &&
      advance_cost(dog_860, E5) == 1
    )
  }
  mark E7 { with = obstacle }
  expect {
    that = advance_cost(dog_860, E7) == 2 && obstacle(dog_860, E7) && !obstacle(dog_860, E5)
  }
}

test "Advances may be split, and lost when the activation ends" {
  ref   = "G-7d"
  rolls = [1, 3, 3] # Advance 2, then 1 Hit and Advance 1, then 1 Hit and Advance 3
  given {
    event_cup = [chit_23] # mines, and nobody is near any
    B9        = [easy_861, rally_2]
  }
  run "Activation" { unit = easy_861 }
  take "Press Forward" { die = red }
  take "Advance" { to = B8 }
  pass "Spend Advances" {}
  take "Press Forward" { die = yellow }
  take "Advance" { to = B9 }
  refuse "Advance" {
    to      = B10 # through the wire
    because = "it has the advances for the ground"
  }
  pass "Spend Advances" {}
  expect { that = easy_861.advances == 1 }
  take "Press Forward" { die = black }
  pass "Spend Advances" {}
  expect { that = easy_861.advances == 4 }
  take "Fall Back" { to = B9 }
  expect { that = easy_861.advances == 0 }
}

test "A stop ends the activation as it stands" {
  ref   = "G-5"
  rolls = [1, 2]
  given {
    event_cup = [chit_23] # mines, and nobody is near any
    B9        = [easy_861, rally_2]
  }
  mark easy_861 { with = shaken }
  run "Activation" { unit = easy_861 }
  take "Press Forward" { die = red } # Advance 2
  take "Advance" { to = B8 }
  pass "Spend Advances" {}
  take "Press Forward" { die = yellow } # Stop
  expect {
    that = (
      easy_861.at == B8 &&
      easy_861.shaken &&
      easy_861.advances == 0 &&
      rally_2.activated &&
      rally_2.at == B8
    )
  }
}

test "Ruling 6: a pinned unit can consolidate or regroup, and nothing else" {
  ref   = "G-7d"
  rolls = [1]
  given {
    event_cup = [chit_23] # mines, and nobody is near any
    B9        = [easy_861, rally_2]
  }
  mark easy_861 { with = pinned }
  run "Activation" { unit = easy_861 }
  take "Press Forward" { die = red }
  refuse "Advance" {
    to      = B10
    because = "a pinned unit can only regroup"
  }
  take "Regroup" {}
  take "Advance" { to = B8 }
}

test "Shaken once, then routed" {
  ref   = "G-7i"
  rolls = [4, 1]
  given {
    E9 = [dog_860]
    E6 = [rally_5]
  }
  run "Activation" { unit = dog_860 }
  take "Press Forward" { die = red }
  expect { that = dog_860.shaken && dog_860.at == E9 && dog_860.active }
  take "Press Forward" { die = black }
  expect {
    E6   = [rally_5.activated, dog_860]
    that = dog_860.shaken && dog_860.strength == 7
  }
}

test "A rout on the rally point still costs a hit" {
  ref   = "G-7i"
  rolls = [5]
  given { E6 = [rally_5, dog_860] }
  run "Activation" { unit = dog_860 }
  take "Press Forward" { die = black }
  expect {
    E6   = [rally_5.activated, dog_860]
    that = dog_860.shaken && dog_860.strength == 9
  }
}

test "Whoever rolls all four dice is no longer shaken" {
  ref   = "G-9"
  rolls = [5, 6, 5, 4]
  given {
    event_cup = [chit_23] # mines, and nobody is near any
    E6        = [rally_5, dog_860]
  }
  mark dog_860 { with = shaken }
  run "Activation" { unit = dog_860 }
  take "Press Forward" { die = yellow }
  pass "Spend Advances" {}
  take "Press Forward" { die = red }
  pass "Spend Advances" {}
  take "Press Forward" { die = green }
  pass "Spend Advances" {}
  expect { that = dog_860.shaken }
  take "Press Forward" { die = black }
  pass "Spend Advances" {}
  expect { that = !dog_860.shaken && rally_5.activated && dog_860.at == E6 }
}

test "Supplies are picked up and dropped while the unit moves" {
  ref   = "G-10"
  rolls = [1]
  given {
    event_cup = [chit_23] # mines, and nobody is near any
    B8        = [easy_861, rally_2, easy_supplies]
  }
  set easy_supplies { with = none }
  run "Activation" { unit = easy_861 }
  take "Press Forward" { die = red } # Advance 2
  take "Pick Up Supplies" {}
  refuse "Drop Supplies" { because = "they have not just been picked up" }
  take "Advance" { to = B7 }
  expect { B7 = [rally_2, easy_supplies, easy_861] }
  take "Drop Supplies" {}
  refuse "Pick Up Supplies" { because = "they have not just been dropped" }
  take "Advance" { to = B6 }
  expect { B7 = [easy_supplies] }
}

test "A German unit alone with supplies or headquarters destroys them" {
  ref = "G-10"
  given {
    E7 = [dog_supplies, rudder_s_hq]
    E8 = [grenadier_4]
    F7 = [dog_858, fox_supplies]
  }
  set dog_supplies { with = none }
  set fox_supplies { with = dog_858 }
  move {
    the = E8.germans
    to  = E7
  }
  expect {
    E7   = [grenadier_4]
    that = dog_supplies.at == out && rudder_s_hq.at == supply && fox_supplies.at == F7
  }
}

test "What Rangers leave to the Germans is lost, but not what they carry" {
  ref = "G-10"
  given { F7 = [dog_858, fox_supplies, dog_supplies, rudder_s_hq, hka_3.reduced] }
  set dog_supplies { with = none }
  set fox_supplies { with = dog_858 }
  move dog_858 { to = F6 }
  expect {
    F6   = [fox_supplies, dog_858]
    F7   = [hka_3.reduced]
    that = dog_supplies.at == out
  }
}

test "The rally point is dragged back, not beyond the cliff top" {
  ref = "G-11d"
  given { E8 = [dog_860, rally_5] }
  move dog_860 { to = E6 }
  expect { E6 = [rally_5, dog_860] }
  move dog_860 { to = E7 }
  expect { E6 = [rally_5] }
}

test "Results of a die come in their order: hits, advances, then the chit" {
  ref   = "G-5"
  rolls = [6, 6]
  given {
    event_cup = [chit_23]
    I7        = [fox_887, rally_9]
  }
  run "Activation" { unit = fox_887 }
  take "Press Forward" { die = yellow } # Advance 1, German Chit
  take "Advance" { to = I8 }
  take "Press Forward" { die = black } # Stop, Card
  expect { that = fox_887.at == I8 && rally_9.activated && count(event_deck.event_cards) == 17 }
}

test "The chit is drawn after the move: mines under the unit go off" {
  ref   = "G-5"
  rolls = [6, 4]
  given {
    event_cup = [chit_23]
    I8        = [fox_887, rally_9]
  }
  run "Activation" { unit = fox_887 }
  take "Press Forward" { die = yellow } # Advance 1, German Chit: mines
  take "Advance" { to = I9 }
  expect { that = fox_887.at == I9 && fox_887.strength == 9 }
}

test "No Effect draws a card at once" {
  ref   = "G-5"
  rolls = [1]
  given {
    event_deck = [two_time_increments]
    I8         = [fox_887, rally_9]
  }
  run "Activation" { unit = fox_887 }
  take "Press Forward" { die = green }
  expect { that = time == 2 && fox_887.active }
}

test "The card of a stop is drawn when the activation is over" {
  ref   = "G-2"
  rolls = [2]
  given {
    event_deck = [two_time_increments]
    I8         = [fox_887, rally_9]
  }
  run "Activation" { unit = fox_887 }
  take "Press Forward" { die = red }
  expect { that = time == 2 && !fox_887.active && rally_9.activated }
}

test "Before each die a unit may consolidate instead" {
  ref   = "G-3"
  rolls = [1]
  given { E6 = [dog_860, rally_5] }
  run "Activation" { unit = dog_860 }
  take "Press Forward" { die = green }
  refuse "Press Forward" { die = green }
  take "Fall Back" { to = E6 }
  expect { that = !dog_860.active }
}

test "To consolidate is possible whenever a unit is inland, and ends its activation" {
  ref = "G-4"
  given { E6 = [dog_860, rally_5] }
  run "Activation" { unit = dog_860 }
  refuse "Remove Shaken and Pinned" { because = "it carries one" }
  refuse "Bring Up the Rally Point" { because = "it lies behind" }
  refuse "Recover Strength" { because = "it is below what it can recover" }
  take "Fall Back" { to = E6 } # it stays
  expect { that = rally_5.activated && !dog_860.active && dog_860.at == E6 }
}

test "The headquarters of a unit that is destroyed is lost to the Germans in its space" {
  ref = "G-10"
  given { E7 = [hka_3, rudder_s_hq, dog_supplies, dog_860] }
  set dog_supplies { with = dog_860 }
  run "Take Hits" {
    unit = dog_860
    n    = 10
  }
  expect {
    E7   = [hka_3]
    that = rudder_s_hq.at == supply && dog_supplies.at == out
  }
}

test "A unit that is lost while it is active does not go on when it is made anew by an event" {
  ref   = "G-2"
  rolls = [5] # red: Advance 1 and a Ranger chit
  given {
    event_cup = [chit_1] # Rangers Forward, Dog
    G6        = [dog_support, rally_7]
    G7        = [booby_trap]
    H6        = [dog_868, rally_8]
  }
  move {
    the  = G7.gun_locations
    to   = G7
    face = down
  }
  set dog_support { strength = 1 }
  run "Activation" { unit = dog_support }
  take "Press Forward" { die = red }
  take "Advance" { to = G7 } # into the trap
  take "Redeploy" {
    to = G6
    n  = 3
  }
  play {
    bots = random
    seed = 1
  }
  expect {
    that = (
      dog_support.at == G6 &&
      dog_support.strength == 3 &&
      !dog_support.active &&
      waiting(dog) == [dog_868, dog_support]
    )
  }
}
