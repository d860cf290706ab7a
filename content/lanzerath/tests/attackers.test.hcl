# The worked examples of the Attacker Phase, and what they leave out.

test "E1a: three pile up before the fence" {
  ref   = "3.1.2"
  rolls = [4]
  given {
    B4-1 = [rifleman]
    B4-2 = [rifleman]
    B4-3 = [rifleman, rifleman]
  }
  mark B4-3 { with = fence }
  reveal grenadier_center {}
  expect {
    B4-1 = [grenadier]
    B4-2 = [rifleman]
    B4-3 = [rifleman, rifleman, rifleman]
    B4-4 = []
    that = B4-3.fenced
  }
}

test "E1b: a leader on the lane brings the fence down" {
  ref   = "3.1.2"
  rolls = [5]
  given {
    B5-1 = [rifleman]
    B5-2 = [leader]
    B5-3 = [rifleman]
  }
  mark B5-3 { with = fence }
  reveal submachine_gunner_center {}
  expect {
    B5-1 = [submachine_gunner]
    B5-2 = [rifleman]
    B5-3 = [leader]
    B5-4 = [rifleman]
    that = !B5-3.fenced && fence.supply == 3
  }
}

test "E1c: the fourth brings the fence down, and three go on as a pile" {
  ref   = "3.1.2"
  rolls = [4]
  given {
    B4-1 = [rifleman]
    B4-2 = [rifleman]
    B4-3 = [rifleman, rifleman, rifleman]
  }
  mark B4-3 { with = fence }
  reveal grenadier_center {}
  expect {
    B4-1 = [grenadier]
    B4-2 = [rifleman]
    B4-3 = [rifleman]
    B4-4 = [rifleman, rifleman, rifleman]
    that = !B4-3.fenced
  }
}

test "A leader who comes to an empty step before a fence stops there, and the fence falls" {
  ref   = "3.1.2"
  rolls = [4]
  given {
    B4-1 = [rifleman]
    B4-2 = [leader]
  }
  mark B4-3 { with = fence }
  reveal rifleman_center {}
  expect {
    B4-1 = [rifleman]
    B4-2 = [rifleman]
    B4-3 = [leader]
    B4-4 = []
    that = !B4-3.fenced
  }
}

test "Only those in a row move on" {
  ref = "3.1.2"
  given {
    P-1 = [rifleman]
    P-3 = [rifleman]
  }
  reveal grenadier_right {}
  expect {
    P-1 = [grenadier]
    P-2 = [rifleman]
    P-3 = [rifleman]
  }
}

test "The card names the left lane" {
  ref = "3.1.1"
  reveal leader_left {}
  expect { O-1 = [leader] }
}

test "No counter is left: nobody is placed, nobody advances" {
  ref = "3.1.1"
  given { O-1 = [leader, leader, leader, leader, leader, leader] }
  reveal leader_left {}
  expect { that = count(O-1.assaults) == 6 && none(O-2.assaults) }
}

test "The grenade takes the top counter, the rest attack" {
  ref   = "3.1.2"
  rolls = [2, 3]
  given {
    B2-1 = [rifleman]
    B2-2 = [rifleman]
    B2-3 = [rifleman]
    B2-4 = [rifleman, grenadier]
    B2   = [jenkins]
  }
  mark jenkins { with = disrupted }
  mark B2-4 { with = grenade }
  reveal rifleman_center {}
  expect {
    B2   = [rifleman]
    B2-4 = [rifleman]
    that = !B2-4.trapped && grenade.supply == 7 && count(grenadier.supply) == 10 && morale == 4
  }
}

test "A counter alone is lost to the grenade, and nobody attacks" {
  ref   = "3.1.2"
  rolls = []
  given {
    P-4 = [leader]
    P   = [slape]
  }
  mark P-4 { with = grenade }
  run "Advance" {
    group = P-4.assaults
    here  = P-4
  }
  expect {
    P    = [slape]
    P-4  = []
    that = count(leader.supply) == 6 && !slape.disrupted && !P-4.trapped
  }
}

test "A pile keeps its order when the fence falls" {
  ref = "3.1.2"
  given {
    B3-2 = [rifleman]
    B3-3 = [grenadier, rifleman, submachine_gunner]
  }
  mark B3-3 { with = fence }
  run "Advance" {
    group = B3-2.assaults
    here  = B3-2
  }
  expect {
    B3-3 = [rifleman]
    B3-4 = [grenadier, rifleman, submachine_gunner]
  }
}

test "All who enter together attack each defender" {
  ref   = "3.1.2"
  rolls = [2, 1, 3, 1, 2, 2]
  given {
    B2-4 = [rifleman, submachine_gunner]
    B2   = [jenkins, preston, rifleman] # the rifleman inside adds nothing
  }
  run "Advance" {
    group = B2-4.assaults
    here  = B2-4
  }
  expect {
    B2   = [jenkins, preston, rifleman, rifleman, submachine_gunner]
    that = !preston.disrupted && jenkins.disrupted
  }
}

test "E3: an MG-42 is placed, another fires" {
  ref   = "3.2"
  rolls = [2, 3, 2]
  given {
    Nest_A = [MG_A]
    B2     = [jenkins, preston]
  }
  reveal mg-42_b_fires {}
  expect { Nest_B = [MG_B] }
  reveal mg-42_a_fires {}
  expect { that = jenkins.disrupted && !preston.disrupted }
}

test "Where the MG-42s fire, and the mortars" {
  ref = "3.2"
  expect {
    that = (
      mg-42_targets(MG_A, 1) == left_flank &&
      mg-42_targets(MG_A, 2) == B2 &&
      mg-42_targets(MG_A, 3) == B2
    )
  }
  expect {
    that = (
      mg-42_targets(MG_A, 4) == B3 &&
      mg-42_targets(MG_A, 5) == B3 &&
      mg-42_targets(MG_A, 6) == left_flank
    )
  }
  expect {
    that = (
      mg-42_targets(MG_B, 1) == B2 &&
      mg-42_targets(MG_B, 2) == B3 &&
      mg-42_targets(MG_B, 3) == B3
    )
  }
  expect {
    that = (
      mg-42_targets(MG_B, 4) == B4 &&
      mg-42_targets(MG_B, 5) == B4 &&
      mg-42_targets(MG_B, 6) == B5
    )
  }
  expect {
    that = (
      mg-42_targets(MG_C, 1) == B4 &&
      mg-42_targets(MG_C, 2) == B4 &&
      mg-42_targets(MG_C, 3) == B5
    )
  }
  expect {
    that = (
      mg-42_targets(MG_C, 4) == B5 &&
      mg-42_targets(MG_C, 5) == B6 &&
      mg-42_targets(MG_C, 6) == log_cabin
    )
  }
  expect {
    that = (
      mg-42_targets(MG_D, 1) == P &&
      mg-42_targets(MG_D, 2) == P &&
      mg-42_targets(MG_D, 3) == B6
    )
  }
  expect {
    that = (
      mg-42_targets(MG_D, 4) == B6 &&
      mg-42_targets(MG_D, 5) == B5 &&
      mg-42_targets(MG_D, 6) == W2
    )
  }
  expect { that = mortar_targets(1) == P && mortar_targets(2) == B6 && mortar_targets(3) == B5 }
  expect { that = mortar_targets(4) == B4 && mortar_targets(5) == B3 && mortar_targets(6) == B2 }
}

test "A gun that was shot is placed anew by its next card" {
  ref   = "3.2"
  rolls = [8]
  given {
    Nest_B = [MG_B]
    B4     = [james]
  }
  offer "Defender Actions" { up_to = 5 }
  take "Attack" {
    actor  = james
    target = MG_B
  }
  expect { Nest_B = [] }
  reveal mg-42_b_fires {}
  expect { Nest_B = [MG_B] }
}

test "E4: a mortar disrupts Milosevich, kills Slape and wrecks the M2" {
  ref   = "3.3"
  rolls = [1, 6, 6, 6]
  given { P = [slape, milosevich, M2, m2_jeep] }
  mark slape { with = disrupted }
  reveal mortar {}
  expect {
    P    = [milosevich, m2_jeep]
    that = milosevich.disrupted && m2_jeep.damaged && M2.at == out && slape.at == out && morale == 4
  }
}

test "A dismounted M2 outlives its jeep" {
  ref   = "3.3"
  rolls = [1, 6, 6]
  given { P = [milosevich, M2, m2_jeep] }
  flip M2 { to = dismounted }
  reveal mortar {}
  expect { P = [milosevich, M2, m2_jeep] }
}

test "A mortar hits each jeep that is still intact" {
  ref   = "3.3"
  rolls = [2, 6]
  given { W2 = [fort, radio_jeep, artillery_jeep] }
  flip artillery_jeep { to = damaged }
  reveal mortar_on_w2 {}
  expect { that = radio_jeep.damaged && artillery_jeep.damaged && !fort.disrupted }
}

test "A jeep that stands alone is not hit" {
  ref = "3.3"
  given { W2 = [radio_jeep] }
  reveal mortar_on_w2 {}
  expect { that = radio_jeep.intact }
}

test "Three cards are resolved and discarded" {
  ref = "3.0"
  given { attack_1 = [mg-42_a_fires, mg-42_b_fires, mg-42_c_fires] }
  run "Attacker Phase" {}
  expect {
    Nest_A          = [MG_A]
    Nest_B          = [MG_B]
    Nest_C          = [MG_C]
    attack_1        = []
    attackers_shown = []
    that            = count(attackers_discards.attackers_cards) == 3
  }
}

test "An assault card places its counter" {
  ref   = "3.1"
  rolls = [6]
  reveal submachine_gunner_center {}
  expect { B6-1 = [submachine_gunner] }
}
