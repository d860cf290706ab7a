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

test "At the end of an attack morale falls and men rest; attackers and radio tokens go, MG-42s stay" {
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
    that   = !jenkins.disrupted && preston.fresh && radio_jeep.radio_tokens == 0 && radio_token.supply == 13 && morale == 4
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
    post  = position.B3
  }
  take "Take Position" {
    actor = slape
    post  = position.B3
  }
  expect {
    log_cabin = [bouck]
    B3        = [adams, slape]
    B6        = [kalil]
    that      = M1919.dismounted && M1919.loaded == 4 && M1919.reserve == 0 && B3-3.fenced && fence.supply == 0
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
    post    = position.B2
    because = "room for one more"
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

test "A scenario may begin with the third attack" {
  ref      = "2.0"
  scenario = third_attack
  seed     = 5
  expect { that = period == 3 && current_deck == attack_3 && count(assaults) == 10 }
}
