# Set-up, board, line of sight, the sequence of play.

test "The box holds what the rulebook lists" {
  ref = "setup.2"
  expect {
    that = (
      count(attack_1.attackers_cards) == 21 &&
      count(attack_2.attackers_cards) == 27 &&
      count(attack_3.attackers_cards) == 30 &&
      count(attack_4.attackers_cards) == 27
    )
  }
}

test "Forty-seven tactics cards" {
  ref = "setup.3"
  expect { that = count(tactics_1.tactics_cards) + count(tactics_2.tactics_cards) + count(tactics_3.tactics_cards) + count(tactics_4.tactics_cards) == 47 }
}

test "Nineteen men take their places" {
  ref      = "setup.18"
  scenario = third_attack # its first decision comes before any card
  expect {
    that = (
      count(defenders) == 19 &&
      count(position.B2.defenders) == 2 &&
      slape.at == P &&
      count(rifleman.supply) == 10
    )
  }
}

test "Weapons and rounds at the start" {
  ref      = "setup.14"
  scenario = third_attack
  expect {
    that = (
      M2.at == P &&
      M2.emplaced &&
      M2.loaded == 6 &&
      M2.reserve == 12 &&
      M1919.loaded == 5 &&
      M1918_a.reserve == 4 &&
      !M1918_b.in_play
    )
  }
}

test "Fences and grenades at the start" {
  ref      = "setup.15"
  scenario = third_attack
  expect { that = B3-3.fenced && B4-3.fenced && B5-3.fenced && fence.supply == 0 }
  expect { that = grenade.supply == 0 }
}

test "The board" {
  ref = "setup.1"
  expect {
    that = (
      count(positions) == 11 &&
      count(lanes) == 8 &&
      count(steps) == 32 &&
      count(nests) == 4 &&
      count(aid_posts) == 3
    )
  }
  expect {
    that = (
      adjacent(left_flank, B2) &&
      adjacent(log_cabin, W1) &&
      !adjacent(W1, W2) &&
      distance(left_flank, P) == 6
    )
  }
}

test "Three objective cards wait" {
  ref = "setup.4"
  expect { that = count(all(objective_cards)) == 3 && none(objectives_shown.objective_cards) }
}

test "A disrupted token comes from the supply and goes back" {
  ref = "setup.9"
  given { B2 = [jenkins] }
  run "Hit" { man = jenkins }
  expect { that = jenkins.disrupted && disrupted.supply == 21 }
  run "Hit" { man = jenkins }
  expect { that = disrupted.supply == 22 }
}

test "Intelligence ends at four" {
  ref = "setup.11"
  advance intelligence { by = 5 }
  expect { that = intelligence == 4 }
}

test "The tracks at the start" {
  ref = "setup.12"
  expect { that = morale == 5 && intelligence == 0 && period == 1 }
}

test "The last step is the easiest to hit" {
  ref = "1.3"
  expect {
    that = (
      B4-1.defense == 6 &&
      B4-2.defense == 4 &&
      B4-3.defense == 3 &&
      B4-4.defense == 3 &&
      nest_b.defense == 5
    )
  }
}

test "Symbols make the line of sight" {
  ref = "1.4"
  expect {
    that = sees(P, P-3) && sees(P, B5-1) && !sees(P, B4-3) && sees(B3, nest_a) && !sees(W1, B1-1)
  }
}

test "Range symbols lie on some lines of fire" {
  ref = "1.3"
  expect {
    that = (
      range_symbols(log_cabin, B4-1) == 1 &&
      range_symbols(W3, O-1) == 0 &&
      range_symbols(W3, B1-1) == 1 &&
      range_symbols(B4, B4-1) == 0
    )
  }
  expect {
    that = (
      range_symbols(P, B5-1) == 1 &&
      range_symbols(P, nest_c) == 1 &&
      range_symbols(P, B6-1) == 0 &&
      range_symbols(P, nest_d) == 0
    )
  }
}

test "A second hit makes a casualty" {
  ref = "1.2"
  given { B2 = [jenkins] }
  run "Hit" { man = jenkins }
  expect {
    B2   = [jenkins]
    that = jenkins.disrupted && morale == 5
  }
  run "Hit" { man = jenkins }
  expect {
    B2   = []
    that = morale == 4
  }
}

test "Shaken men cost morale when an attack is over" {
  ref = "1.2"
  given { B2 = [jenkins, preston] }
  mark jenkins { with = disrupted }
  mark preston { with = disrupted }
  run "Nerves" {}
  expect { that = morale == 3 }
}

test "Forty-six assault counters" {
  ref = "setup.5"
  expect {
    that = (
      count(rifleman.supply) == 20 &&
      count(grenadier.supply) == 10 &&
      count(submachine_gunner.supply) == 10 &&
      count(leader.supply) == 6
    )
  }
}

test "Each MG-42 has its nest" {
  ref = "setup.6"
  expect { that = count(all(machine_guns)) == 4 && MG_A.nest == nest_a && MG_D.nest == nest_d }
}

test "One medic in three is false" {
  ref = "setup.7"
  expect {
    that = (
      count(all(medics)) == 3 &&
      count(all(identities)) == 3 &&
      count(all(identities).observer) == 1
    )
  }
}

test "As many tokens as the rulebook lists" {
  ref = "setup.8"
  expect {
    that = (
      action_token.supply == 5 &&
      disrupted.supply == 22 &&
      radio_token.supply == 13 &&
      fence.supply == 3 &&
      grenade.supply == 8
    )
  }
}

test "Radio tokens run out" {
  ref = "setup.10"
  given { W2 = [fort, radio_jeep] }
  mark radio_jeep {
    with  = radio_token
    count = 13
  }
  offer "Defender Actions" { up_to = 5 }
  refuse "Radio the Regiment" {
    actor   = fort
    because = "a radio token is left"
  }
}

test "A grenade at the end of every lane" {
  ref      = "setup.16"
  scenario = third_attack
  expect { that = count(lanes) == 8 && none([for l in lanes : l if !l.last.trapped]) }
}

test "Three jeeps, intact" {
  ref      = "setup.17"
  scenario = third_attack
  expect {
    that = (
      m2_jeep.at == P &&
      radio_jeep.at == W2 &&
      artillery_jeep.at == W3 &&
      count(vehicles.intact) == 3
    )
  }
}
