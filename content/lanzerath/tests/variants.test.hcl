# Set-ups, tactics cards, the second player.

test "Full Strength" {
  ref      = "7.1.1"
  scenario = standard
  variants = [full_strength]
  expect { that = count(defenders) == 22 && mcgehee.at == left_flank && M1918_b.at == left_flank }
}

test "Lost Observation Post" {
  ref      = "7.1.2"
  scenario = standard
  variants = [lost_observation_post]
  expect { that = count(defenders) == 17 && !slape.in_play && !creger.in_play && morale == 5 }
}

test "Lost Commanders" {
  ref      = "7.1.3"
  scenario = standard
  variants = [lost_commanders]
  expect {
    that = (
      count(defenders) == 18 &&
      !bouck.in_play &&
      silvola.at == left_flank &&
      count(left_flank.defenders) == 5 &&
      contains(crowded_at_the_start, left_flank)
    )
  }
}

test "No Forward Observers" {
  ref      = "7.1.4"
  scenario = standard
  variants = [no_forward_observers]
  expect { that = count(defenders) == 15 && !springer.in_play && morale == 5 }
}

# ------------------------------------------------------------------------------------- difficulty
test "E14: Veteran, one tactic after the other" {
  ref      = "7.2.1"
  variants = [veteran]
  given {
    attack_1  = [mg-42_a_fires, mg-42_b_fires, mg-42_c_fires]
    tactics_1 = [assault_grenadier, alert]
  }
  run "Attacker Phase" {}
  expect { tactics_shown = [alert] }
  given { attack_1 = [mg-42_d_fires, mortar_on_w2, mortar_on_w3] }
  run "Attacker Phase" {}
  expect {
    tactics_shown    = [assault_grenadier]
    tactics_discards = [alert]
    that             = count(assaults.grenadier) == 1
  }
}

test "A tactic holds through the Defense Phase" {
  ref      = "7.2.1"
  variants = [veteran]
  given {
    tactics_1 = [smoke_screen]
    W2        = [fort]
    B4-3      = [rifleman]
    attack_1  = [mg-42_a_fires, mg-42_b_fires, mg-42_c_fires]
  }
  run "Attacker Phase" {}
  run "Defense Phase" {}
  expect {
    value = defense(only(B4-3.enemies), fort)
    is    = 5
  }
}

test "Veteran sets three cards of each deck aside" {
  ref      = "7.2.1"
  scenario = standard
  variants = [veteran]
  expect { that = count(tactics_2.tactics_cards) == 9 && count(tactics_3.tactics_cards) == 10 }
}

test "E15: Elite, two tactics, the older one goes" {
  ref      = "7.2.2"
  variants = [elite]
  given {
    attack_1  = [mg-42_a_fires, mg-42_b_fires, mg-42_c_fires]
    tactics_1 = [coordinated_attack, assault_grenadier, alert]
  }
  run "Attacker Phase" {}
  expect { tactics_shown = [alert, assault_grenadier] }
  given { attack_1 = [mg-42_d_fires, mortar_on_w2, mortar_on_w3] }
  run "Attacker Phase" {}
  expect { tactics_shown = [assault_grenadier, coordinated_attack] }
}

test "Elite begins each period afresh" {
  ref      = "7.2.2"
  variants = [elite]
  given { tactics_shown = [alert, sappers] }
  run "End the Attack" {}
  expect { tactics_shown = [] }
}

# ------------------------------------------------------------------------------------- the cards
test "Alert" {
  ref = "7.2"
  given {
    tactics_shown = [alert]
    B4            = [james]
    B4-3          = [rifleman]
    Nest_B        = [MG_B]
  }
  expect { that = defense(only(B4-3.enemies), james) == 4 && defense(MG_B, james) == 5 }
}

test "Coordinated Attack" {
  ref = "7.2"
  given {
    tactics_shown = [coordinated_attack]
    B4-4          = [rifleman, leader]
  }
  expect {
    value = assault_dice(B4-4.assaults)
    is    = 3
  }
}

test "Radio Jamming" {
  ref = "7.2"
  given {
    tactics_shown = [radio_jamming]
    W2            = [fort, radio_jeep]
  }
  mark radio_jeep { with = radio_token }
  offer "Defender Actions" { up_to = 5 }
  refuse "Report Intelligence" {
    actor   = fort
    because = "the radio is jammed"
  }
  take "Radio the Regiment" { actor = fort }
  expect { that = radio_jeep.radio_tokens == 2 }
}

test "Sappers" {
  ref = "7.2"
  given {
    tactics_shown = [sappers]
    B2-4          = [leader]
  }
  mark B2-4 { with = grenade }
  run "Advance" {
    group = B2-4.assaults
    here  = B2-4
  }
  expect {
    B2   = [leader]
    that = B2-4.trapped
  }
}

test "Wire Cutters" {
  ref   = "7.2"
  rolls = [4]
  given {
    tactics_shown = [wire_cutters]
    B4-1          = [rifleman]
    B4-2          = [rifleman]
    B4-3          = [rifleman]
  }
  mark B4-3 { with = fence }
  reveal rifleman_center {}
  expect {
    B4-4 = [rifleman]
    that = !B4-3.fenced
  }
}

test "Suppressing Fire" {
  ref   = "7.2"
  rolls = [2, 1, 3]
  given {
    tactics_shown = [suppressing_fire]
    Nest_A        = [MG_A]
    B2            = [jenkins]
  }
  reveal mg-42_a_fires {}
  expect { that = jenkins.disrupted }
}

test "Sustained Barrage" {
  ref   = "7.2"
  rolls = [3, 2]
  given {
    tactics_shown = [sustained_barrage]
    W2            = [fort]
  }
  reveal mortar_on_w2 {}
  expect { that = fort.disrupted && morale == 5 }
}

test "Smoke Screen" {
  ref = "7.2"
  given {
    tactics_shown = [smoke_screen]
    log_cabin     = [fort]
    B4            = [james]
    B4-3          = [rifleman]
  }
  expect {
    that = defense(only(B4-3.enemies), fort) == 5 && defense(only(B4-3.enemies), james) == 3
  }
}

test "Flank March" {
  ref   = "7.2"
  rolls = [1, 3, 5, 6]
  given { tactics_shown = [flank_march] }
  reveal rifleman_center {}
  expect { O-1 = [rifleman] }
  reveal grenadier_center {}
  expect { B5-1 = [grenadier] }
  reveal leader_center {}
  expect { P-1 = [leader] }
}

test "Assault: Leader" {
  ref   = "7.2"
  rolls = [3]
  given {
    tactics_shown = [assault_leader]
    attack_1      = [mg-42_a_fires, mg-42_b_fires, mg-42_c_fires]
  }
  run "Attacker Phase" {}
  expect { B3-1 = [leader] }
}

test "Assault: Rifleman, Submachine Gunner, Grenadier" {
  ref   = "7.2"
  rolls = [1, 2, 3]
  given { tactics_shown = [assault_rifleman, assault_submachine_gunner, assault_grenadier] }
  given { attack_1 = [mg-42_a_fires, mg-42_b_fires, mg-42_c_fires] }
  run "Attacker Phase" {}
  expect { that = count(assaults) == 3 }
}

# ------------------------------------------------------------------------------------- two players
test "Competitive brings Full Strength" {
  ref      = "7.3"
  scenario = standard
  variants = [competitive]
  seed     = 2
  expect {
    that = (
      mcgehee.at == left_flank &&
      count(tactics_hand.tactics_cards) == 3 &&
      count(attack_hand.attackers_cards) == 4
    )
  }
}

test "The Attacker plays three of four, in his order, and draws" {
  ref      = "7.3.3"
  variants = [competitive]
  given {
    attack_1  = [mg-42_d_fires, mortar_on_w3, mg-42_d_fires, mortar_on_w2, mg-42_c_fires, mg-42_b_fires, mg-42_a_fires]
    tactics_1 = [alert, sappers, radio_jamming, wire_cutters]
  }
  run "Attacker Phase" {}
  answer { tactic = only(tactics_hand.tactics_cards.sappers) }
  answer { kept = only(attack_hand.attackers_cards.mortar_on_w2) }
  answer { card = only(attack_hand.attackers_cards.mg-42_c_fires) }
  expect {
    Nest_A = []
    Nest_C = [MG_C]
  }
  answer { card = only(attack_hand.attackers_cards.mg-42_a_fires) }
  expect {
    Nest_A           = [MG_A]
    Nest_B           = [MG_B]
    tactics_shown    = []
    tactics_discards = [sappers]
    attack_1         = []
    that = (
      count(attack_hand.attackers_cards) == 4 &&
      count(tactics_hand.tactics_cards) == 3
    )
  }
}

test "The hand is dropped when the attack ends" {
  ref      = "7.3.3"
  variants = [competitive]
  given {
    attack_hand  = [rifleman_left]
    tactics_hand = [alert, sappers]
  }
  run "End the Attack" {}
  expect {
    attack_hand        = []
    attackers_discards = [rifleman_left]
    tactics_hand       = []
    tactics_discards   = [alert, sappers]
  }
}

test "The last hand has three cards, and then the attack is over" {
  ref      = "7.3.3"
  variants = [competitive]
  given {
    attack_1    = []
    attack_hand = [mg-42_a_fires, mg-42_b_fires, mg-42_c_fires]
  }
  expect {
    value = cards_to_come
    is    = 3
  }
}
