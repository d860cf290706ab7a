# The worked examples of the Defense Phase, and what they leave out.

test "E5: attack, range, no line of sight, close combat" {
  ref   = "4.1.2"
  rolls = [2, 3, 3]
  given {
    P         = [slape]
    log_cabin = [milosevich]
    B4        = [bouck, rifleman]
    P-3       = [rifleman]
    B4-3      = [grenadier]
  }
  offer "Defender Actions" { up_to = 5 }
  refuse "Attack" {
    actor   = slape
    target  = top(B4-3.enemies)
    because = "is in line of sight"
  }
  take "Attack" {
    actor  = slape
    target = top(P-3.enemies)
  }
  take "Attack" {
    actor  = milosevich
    target = top(B4-3.enemies)
  }
  take "Close Combat" {
    actor  = bouck
    target = only(position.B4.assaults)
  }
  expect {
    P-3  = []
    B4-3 = [grenadier] # 3 against 3 + 1
    B4   = [bouck]
    that = (
      slape.exhausted &&
      slape.acted &&
      milosevich.exhausted &&
      bouck.exhausted &&
      action_token.supply == 2
    )
  }
}

test "Only the top counter of a stack is hit, and none inside a position" {
  ref   = "4.1.2"
  rolls = [8]
  given {
    B4   = [james, rifleman]
    B4-3 = [leader, grenadier]
  }
  offer "Defender Actions" { up_to = 5 }
  refuse "Attack" {
    actor  = james
    target = only(B4-3.assaults.leader)
  }
  refuse "Attack" {
    actor  = james
    target = only(position.B4.assaults)
  }
  take "Attack" {
    actor  = james
    target = only(B4-3.assaults.grenadier)
  }
  expect { B4-3 = [leader] }
}

test "Close combat needs an enemy in one's own position" {
  ref = "4.1.3"
  given {
    B4 = [james, rifleman]
    B3 = [creger]
  }
  offer "Defender Actions" { up_to = 5 }
  refuse "Close Combat" {
    actor  = creger
    target = only(position.B4.assaults)
  }
  take "Close Combat" {
    actor  = james
    target = only(position.B4.assaults)
  }
  expect { B4 = [james] }
}

test "E6: adjust fire and overheating" {
  ref   = "4.1.4"
  rolls = [4, 2, 3, 1, 5, 9, 1, 3, 5]
  given {
    P    = [slape, M2]
    P-3  = [rifleman]
    B6-3 = [grenadier]
    B5-3 = [rifleman, rifleman, rifleman]
  }
  offer "Defender Actions" { up_to = 5 }
  take "Adjust Fire" {
    actor  = slape
    weapon = M2
    target = top(P-3.enemies)
    rounds = 1
  }
  take "Fire Again" {
    target = top(B6-3.enemies)
    rounds = 2
  }
  take "Fire Again" {
    target = top(B5-3.enemies)
    rounds = 3
  }
  expect {
    P-3  = []
    B6-3 = [grenadier]          # 3 against 3 + 1
    B5-3 = [rifleman, rifleman] # 9 against 3 + 1 + 2
    that = M2.at == out && slape.exhausted
  }
}

test "Inspiration costs no round and heats nothing" {
  ref   = "4.1.4"
  rolls = [1, 1, 1, 12]
  given {
    P    = [milosevich, slape, M2]
    B5-2 = [rifleman] # 4, and 1 across the range symbol
  }
  offer "Defender Actions" { up_to = 5 }
  take "Adjust Fire" {
    actor  = milosevich
    weapon = M2
    target = top(B5-2.enemies)
    rounds = 3
  }
  expect {
    B5-2 = []
    that = M2.loaded == 3 && M2.in_play
  }
}

test "Three rounds do not overheat" {
  ref   = "4.1.4"
  rolls = [1, 1, 1]
  given {
    P   = [slape, M2]
    P-3 = [rifleman]
  }
  offer "Defender Actions" { up_to = 5 }
  take "Adjust Fire" {
    actor  = slape
    weapon = M2
    target = top(P-3.enemies)
    rounds = 3
  }
  pass {}
  expect { that = M2.loaded == 3 && M2.in_play }
}

test "Adjust fire is for gunners" {
  ref = "4.1.4"
  given {
    P   = [kalil, M2]
    P-3 = [rifleman]
  }
  offer "Defender Actions" { up_to = 5 }
  refuse "Adjust Fire" {
    actor   = kalil
    weapon  = M2
    because = "is a machine gunner [M]"
  }
}

test "A dismounted weapon throws a lesser die" {
  ref = "setup.13b"
  expect { that = M2.die == d12 }
  flip M2 { to = dismounted }
  expect { that = M2.die == d8 }
}

test "E7: assist and command" {
  ref      = "4.1.6"
  variants = [full_strength]
  given {
    B3        = [queen, creger, dustman]
    B4        = [bouck, milosevich, james]
    B5        = [redmond, slape]
    log_cabin = [robinson]
  }
  flip {
    the = [creger, dustman, milosevich, redmond, robinson, slape]
    to  = exhausted
  }
  offer "Defender Actions" { up_to = 5 }
  refuse "Assist" {
    actor   = queen
    man     = dustman
    because = "neither commands nor inspires"
  }
  take "Assist" {
    actor = queen
    man   = creger
  }
  refuse "Command" {
    actor = bouck
    men   = [slape]
  }
  take "Command" {
    actor = bouck
    men   = [milosevich, redmond, robinson]
  }
  take "Reposition" {
    actor = james
    to    = P
  }
  expect {
    that = (
      creger.fresh &&
      milosevich.fresh &&
      redmond.fresh &&
      robinson.fresh &&
      slape.exhausted &&
      dustman.exhausted &&
      queen.exhausted &&
      bouck.exhausted &&
      james.exhausted &&
      james.at == P
    )
  }
}

test "Assist reaches the same position only" {
  ref = "4.1.5"
  given {
    B3 = [queen]
    B4 = [kalil]
  }
  flip kalil { to = exhausted }
  offer "Defender Actions" { up_to = 5 }
  refuse "Assist" {
    actor = queen
    man   = kalil
  }
}

test "A position holds four" {
  ref = "4.1.7"
  given {
    B2 = [jenkins, preston, kalil, james]
    B6 = [adams]
  }
  offer "Defender Actions" { up_to = 5 }
  refuse "Reposition" {
    actor   = adams
    to      = B2
    because = "has room for one more"
  }
}

test "Move goes next door, with a dismounted weapon" {
  ref = "4.1.12"
  given { B2 = [jenkins, M1918_a] }
  flip M1918_a { to = dismounted }
  offer "Defender Actions" { up_to = 5 }
  refuse "Move" {
    actor = jenkins
    to    = B5
  }
  take "Move" {
    actor = jenkins
    to    = B3
  }
  answer { load = M1918_a }
  expect {
    B3   = [jenkins, M1918_a]
    that = jenkins.fresh && jenkins.acted
  }
}

test "An emplaced weapon stays where it is" {
  ref = "4.1.7"
  given {
    B2 = [jenkins, M1918_a]
    B3 = [kalil, M1919]
  }
  flip M1919 { to = dismounted }
  offer "Defender Actions" { up_to = 5 }
  take "Reposition" {
    actor = jenkins
    to    = W2
  }
  take "Reposition" {
    actor = kalil
    to    = W2
  }
  answer { load = none }
  expect {
    B2 = [M1918_a]
    B3 = [M1919]
    W2 = [jenkins, kalil]
  }
}

test "A radio token for the battery" {
  ref = "4.1.8"
  given { W3 = [springer, fort, artillery_jeep] }
  offer "Defender Actions" { up_to = 5 }
  refuse "Radio the Battery" {
    actor   = fort
    because = "can call for artillery [R, Ra]"
  }
  refuse "Call Artillery" {
    actor   = springer
    because = "radio tokens lie on the jeep"
  }
  take "Radio the Battery" { actor = springer }
  expect { that = artillery_jeep.radio_tokens == 1 && radio_token.supply == 12 && springer.fresh }
}

test "Artillery: two tokens, one of them a 5" {
  ref   = "4.1.8"
  rolls = [2, 5]
  given { W3 = [springer, artillery_jeep] }
  mark artillery_jeep {
    with  = radio_token
    count = 2
  }
  offer "Defender Actions" { up_to = 5 }
  take "Call Artillery" { actor = springer }
  expect {
    that = (
      artillery_jeep.radio_tokens == 0 &&
      radio_token.supply == 13 &&
      count(attack_1.attackers_cards) == 18 &&
      springer.exhausted
    )
  }
}

test "A damaged jeep needs a 6" {
  ref   = "4.1.8"
  rolls = [5]
  given { W3 = [springer, artillery_jeep] }
  flip artillery_jeep { to = damaged }
  mark artillery_jeep { with = radio_token }
  offer "Defender Actions" { up_to = 5 }
  take "Call Artillery" { actor = springer }
  expect { that = count(attack_1.attackers_cards) == 21 }
}

test "Intelligence: Fort may, Springer may not" {
  ref   = "4.1.9"
  rolls = [6]
  given { W2 = [fort, springer, radio_jeep] }
  mark radio_jeep { with = radio_token }
  offer "Defender Actions" { up_to = 5 }
  refuse "Report Intelligence" {
    actor   = springer
    because = "can report to the regiment [R, Ri]"
  }
  take "Report Intelligence" { actor = fort }
  expect { that = intelligence == 1 && radio_token.supply == 13 }
}

test "Dismount" {
  ref = "4.1.10"
  given { P = [kalil, M2] }
  offer "Defender Actions" { up_to = 5 }
  take "Dismount" {
    actor  = kalil
    weapon = M2
  }
  expect { that = M2.dismounted && kalil.fresh && kalil.acted }
}

test "Emplace" {
  ref = "4.1.11"
  given { P = [kalil, M2] }
  flip M2 { to = dismounted }
  offer "Defender Actions" { up_to = 5 }
  take "Emplace" {
    actor  = kalil
    weapon = M2
  }
  expect { that = M2.emplaced }
}

test "The disrupted may only recover, and stay exhausted" {
  ref = "4.1.13"
  given {
    B4   = [james, bouck]
    B4-4 = [rifleman]
  }
  mark james { with = disrupted }
  flip james { to = exhausted }
  offer "Defender Actions" { up_to = 5 }
  refuse "Attack" {
    actor   = james
    target  = top(B4-4.enemies)
    because = "is neither disrupted nor exhausted"
  }
  take "Recover" { actor = james }
  expect { that = !james.disrupted && james.exhausted && james.acted }
  refuse "Recover" {
    actor   = bouck
    because = "is disrupted"
  }
}

test "Nobody acts twice" {
  ref = "4.1"
  given { P = [kalil, M2] }
  offer "Defender Actions" { up_to = 5 }
  take "Dismount" {
    actor  = kalil
    weapon = M2
  }
  refuse "Emplace" {
    actor   = kalil
    weapon  = M2
    because = "has no action token"
  }
}

test "A major action exhausts" {
  ref = "4.1.1"
  given { P = [kalil] }
  offer "Defender Actions" { up_to = 5 }
  take "Reposition" {
    actor = kalil
    to    = W1
  }
  expect { that = kalil.exhausted && kalil.acted && kalil.at == W1 }
}

test "E9: reload and transfer" {
  ref = "4.1.15"
  given {
    P  = [kalil, M2]
    B5 = [adams, baasch, M1919, M1918_a]
  }
  set M2 { loaded = 2 }
  offer "Defender Actions" { up_to = 5 }
  take "Reload" {
    actor  = kalil
    weapon = M2
  }
  take "Transfer Ammo" {
    actor  = adams
    giver  = M1919
    taker  = M1918_a
    rounds = 4
  }
  expect { that = M2.loaded == 6 && M2.reserve == 8 && M1919.reserve == 6 && M1918_a.reserve == 8 }
}

test "The M2 neither gives nor takes" {
  ref = "4.1.15"
  given { P = [kalil, M2, M1919] }
  offer "Defender Actions" { up_to = 5 }
  refuse "Transfer Ammo" {
    actor   = kalil
    giver   = M2
    taker   = M1919
    rounds  = 1
    because = "is not the M2"
  }
  refuse "Transfer Ammo" {
    actor   = kalil
    giver   = M1919
    taker   = M2
    rounds  = 1
    because = "is not the M2"
  }
}

test "A full weapon is not reloaded" {
  ref = "4.1.14"
  given { P = [kalil, M2] }
  offer "Defender Actions" { up_to = 5 }
  refuse "Reload" {
    actor   = kalil
    weapon  = M2
    because = "the weapon is not full"
  }
}

test "Who inspires whom" {
  ref = "4.3.2"
  given {
    B3 = [bouck, slape, dustman, creger]
    B6 = [redmond, kalil, adams]
  }
  expect {
    that = (
      extra_dice(creger) == 1 &&
      extra_dice(dustman) == 0 &&
      extra_dice(slape) == 0 &&
      extra_dice(kalil) == 1 &&
      extra_dice(adams) == 0
    )
  }
  flip redmond { to = exhausted }
  expect {
    value = extra_dice(kalil)
    is    = 0
  }
}

test "An inspired man throws one die more" {
  ref   = "4.3.2"
  rolls = [1, 6]
  given {
    B4   = [bouck, james]
    B4-1 = [rifleman]
  }
  offer "Defender Actions" { up_to = 5 }
  take "Attack" {
    actor  = james
    target = top(B4-1.enemies)
  }
  expect { B4-1 = [] }
}

test "Five actions, then the tokens come off" {
  ref = "4.0"
  given {
    P  = [kalil, M2]
    B2 = [jenkins]
  }
  run "Defense Phase" {}
  take "Dismount" {
    actor  = kalil
    weapon = M2
  }
  pass {}
  expect { that = !kalil.acted && action_token.supply == 5 && !game.over }
}
