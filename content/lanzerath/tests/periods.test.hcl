# The four attacks: set-up and end.

test "Ten riflemen begin every attack" {
  ref = "2.1"
  run "Set Up the Attack" {}
  expect {
    B1-1 = [rifleman]
    B6-2 = [rifleman]
    that = count(assaults) == 10
  }
}

test "When an attack is over morale falls and men rest; attackers and radio tokens go, MG-42s stay" {
  ref = "2.2"
  given {
    B2     = [jenkins, preston]
    W2     = [radio_jeep]
    B3-2   = [grenadier]
    Nest_A = [MG_A]
  }
  mark jenkins { with = disrupted }
  flip preston { to = exhausted }
  mark radio_jeep {
    with  = radio_token
    count = 3
  }
  run "End the Attack" {}
  expect {
    B3-2   = []
    Nest_A = [MG_A]
    that = (
      !jenkins.disrupted &&
      preston.fresh &&
      radio_jeep.radio_tokens == 0 &&
      radio_token.supply == 13 &&
      morale == 4
    )
  }
}

test "A later attack: fences, rounds, weapons, new positions" {
  ref = "2.3"
  given {
    B2 = [bouck, M1919]
    B6 = [kalil]
    W2 = [adams]
    P  = [slape]
  }
  move period { to = 2 }
  set M1919 {
    loaded  = 1
    reserve = 3
  }
  run "Set Up the Attack" {}
  answer { turned = [M1919] }
  answer { lifted = [slape] }
  take "Take Position" { # Adams may not stay in the rear
    actor = adams
    post  = B3
  }
  take "Take Position" {
    actor = slape
    post  = B3
  }
  expect {
    log_cabin = [bouck]
    B3        = [adams, slape]
    B6        = [kalil]
    that = (
      M1919.dismounted &&
      M1919.loaded == 4 &&
      M1919.reserve == 0 &&
      B3-3.fenced &&
      fence.supply == 0
    )
  }
}

test "Nobody is placed in the rear, nor as a fifth" {
  ref = "2.3"
  given {
    B2        = [jenkins, preston, kalil, james]
    W2        = [adams]
    log_cabin = [creger, baasch, fansher, bouck, fort]
  }
  move period { to = 2 }
  run "Set Up the Attack" {}
  pass {}
  refuse "Take Position" {
    actor = adams
    post  = W1
  }
  refuse "Take Position" {
    actor   = adams
    post    = B2
    because = "has room for one more"
  }
  take "Take Position" {
    actor = adams
    post  = left_flank
  }
  take "Take Position" { # with the leaders in it the cabin was too full
    actor = fansher
    post  = log_cabin
  }
  expect {
    B2         = [jenkins, preston, kalil, james]
    left_flank = [adams]
    log_cabin  = [bouck, fort, fansher]
  }
}

test "Four attacks, one turn each, and the score" {
  ref      = "2.4"
  scenario = standard
  seed     = 2
  given {
    attack_1 = []
    attack_2 = [mg-42_a_fires, mg-42_b_fires, mg-42_c_fires]
    attack_3 = [mortar_on_w3, mortar_on_w3, mg-42_d_fires]
    attack_4 = [mortar_on_w2, mortar_on_w2, rifleman_left]
  }
  move assaults { to = supply }
  pass {} # no action: the deck is used up, the first attack is over
  expect { that = period == 2 && count(assaults) == 10 }
  pass {} # no weapon is turned over
  pass {} # nobody is lifted
  expect { that = count(attackers_discards.attackers_cards) >= 3 && none(attack_2.attackers_cards) }
  pass {}
  pass {}
  pass {}
  expect {
    that = period == 3 && disguised_forward_observer.at == objectives_shown && count(medics) == 3
  }
  pass {}
  pass {}
  pass {}
  expect {
    that = (
      period == 4 &&
      disguised_forward_observer.at == out &&
      none(medics) &&
      make_contact.at == objectives_shown
    )
  }
  pass {}
  expect { that = game.result == minor_victory && morale == 5 }
}

test "Shaken at the very end: a draw, not a victory" {
  ref      = "1.2"
  scenario = fourth_attack
  given { attack_4 = [mg-42_a_fires, mg-42_b_fires, mg-42_c_fires] }
  pass {}
  pass {}
  move morale { to = 1 }
  mark kalil { with = disrupted }
  pass {}
  expect { that = game.result == draw }
}

test "A scenario may begin with the second attack" {
  ref      = "2.0"
  scenario = second_attack
  expect {
    that = period == 2 && current_deck == attack_2 && current_tactics == tactics_2 && morale == 5
  }
}

test "A scenario may begin with the third attack" {
  ref      = "2.0"
  scenario = third_attack
  seed     = 5
  expect { that = period == 3 && current_deck == attack_3 && count(assaults) == 10 }
}
