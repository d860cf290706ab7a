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

test "Between attacks men rest, attackers and radio tokens go, MG-42s stay" {
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
  run "Between Attacks" {}
  expect {
    B3-2   = []
    Nest_A = [MG_A]
    that   = !jenkins.disrupted && preston.fresh && radio_jeep.radio_tokens == 0 && radio_token.supply == 13
  }
}

test "A later attack: fences, rounds, weapons, new positions" {
  ref = "2.3"
  given {
    B2 = [bouck, M1919]
    W2 = [adams]
    P  = [slape]
  }
  move period { to = 2 }
  set M1919 {
    loaded  = 1
    reserve = 3
  }
  run "Set Up the Attack" {}
  answer { turn_the_weapon_over = true }
  answer { redistribute_the_defenders = true }
  answer { post = position.B3 }
  answer { post = position.B3 }
  expect {
    log_cabin = [bouck]
    that      = M1919.dismounted && M1919.loaded == 4 && M1919.reserve == 0 && B3-3.fenced && fence.supply == 0 && slape.at == position.B3 && adams.at == position.B3
  }
}

test "Nobody is placed in the rear, nor as a fifth" {
  ref = "2.3"
  given {
    B2 = [jenkins, preston, kalil, james]
    W2 = [adams]
  }
  move period { to = 2 }
  run "Set Up the Attack" {}
  answer { redistribute_the_defenders = false }
  refuse { post = W1 }
  refuse { post = position.B2 }
  answer { post = left_flank }
  expect {
    B2         = [jenkins, preston, kalil, james]
    left_flank = [adams]
  }
}

test "A scenario may begin with the third attack" {
  ref      = "2.0"
  scenario = third_attack
  seed     = 5
  expect { that = period == 3 && current_deck == attack_3 && count(assaults) == 10 }
}
