# Whole games. The players choose at random. If a test needs a certain event, its seed was searched
# for.

test "The last turn of the best game" {
  ref      = "6.0"
  scenario = fourth_attack
  given { attack_4 = [mg-42_a_fires, mg-42_b_fires, mg-42_c_fires] }
  pass {} # no weapon is turned over
  pass {} # nobody is lifted
  given {
    equipment_denied = [M2, M1919, M1918_a, m2_jeep, radio_jeep]
    W1               = [redmond, kalil]
    W3               = [springer, artillery_jeep]
  }
  move intelligence { to = 3 }
  take "Withdraw" { actor = redmond }
  take "Withdraw" { actor = kalil }
  take "Deny" {
    actor = springer
    item  = artillery_jeep
  }
  pass {}
  expect { that = score == 13 && game.result == epic_victory }
}

test "The ridge is held" {
  ref      = "2.4"
  scenario = fourth_attack
  seed     = 1
  given { attack_4 = [mg-42_a_fires, mg-42_b_fires, mg-42_c_fires] }
  play {
    bots = random
    seed = 1
  }
  expect { that = game.result == minor_victory && morale > 0 }
}

test "The first attack breaks through" {
  ref      = "1.1"
  scenario = standard
  seed     = 11
  play {
    bots = random
    seed = 11
  }
  expect { that = game.result == epic_defeat && any(positions.assaults) }
}

test "Morale breaks" {
  ref      = "1.2"
  scenario = standard
  seed     = 50
  play {
    bots = random
    seed = 50
  }
  expect { that = morale == 0 && none(positions.assaults) }
}

test "The second attack breaks through" {
  ref      = "2.0"
  scenario = second_attack
  seed     = 1
  play {
    bots = random
    seed = 1
  }
  expect { that = game.result == major_defeat }
}

test "The observer is found and hit" {
  ref      = "5.1.2.2"
  scenario = third_attack
  seed     = 21
  play {
    bots = random
    seed = 21
  }
  expect {
    that = disguised_forward_observer.at == out && period == 3 && game.result == minor_defeat
  }
}

test "The third attack is beaten off, the fourth is not" {
  ref      = "2.2"
  scenario = third_attack
  seed     = 6
  play {
    bots = random
    seed = 6
  }
  expect { that = period == 4 && game.result == draw }
}

test "Somebody withdraws, and equipment is denied" {
  ref      = "5.2"
  scenario = fourth_attack
  seed     = 114
  play {
    bots = random
    seed = 114
  }
  expect { that = any(on_the_way.defenders) && any(equipment_denied.equipment) }
}

test "A game with every man" {
  ref      = "7.1.1"
  scenario = standard
  variants = [full_strength]
  seed     = 5
  play {
    bots = random
    seed = 5
  }
  expect { that = game.over }
}

test "A game without commanders and observers" {
  ref      = "7.1.4"
  scenario = standard
  variants = [lost_commanders, no_forward_observers]
  seed     = 6
  play {
    bots = random
    seed = 6
  }
  expect { that = game.over }
}

test "A veteran game" {
  ref      = "7.2.1"
  scenario = second_attack
  variants = [veteran]
  seed     = 8
  play {
    bots = random
    seed = 8
  }
  expect { that = game.over && any(tactics_discards.tactics_cards) }
}

test "An elite game" {
  ref      = "7.2.2"
  scenario = third_attack
  variants = [elite]
  seed     = 9
  play {
    bots = random
    seed = 9
  }
  expect { that = game.over && any(tactics_shown.tactics_cards) }
}

test "A competitive game" {
  ref      = "7.3"
  scenario = standard
  variants = [competitive]
  seed     = 7
  play {
    bots = random
    seed = 7
  }
  expect { that = game.over && any(tactics_discards.tactics_cards) }
}
