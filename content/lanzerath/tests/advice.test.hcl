# What the defender is advised, by the line that decides it.

test "Whoever is inside is fought before all" {
  given {
    B4   = [bouck, rifleman]
    B4-3 = [grenadier]
    B3   = [james]
  }
  offer "Defender Actions" { up_to = 5 }
  advise "Close Combat" {
    actor   = bouck
    because = "whoever is inside"
  }
}
test "Of two in sight, the one who comes in next is shot at" {
  given {
    B4   = [james, bouck]
    B4-3 = [rifleman]
    B4-1 = [rifleman]
  }
  offer "Defender Actions" { up_to = 5 }
  advise "Attack" {
    target  = top(B4-3.enemies)
    because = "whoever comes in next"
  }
}
test "Nerves are mended before anybody moves" {
  given { B4 = [james, bouck] }
  mark james { with = disrupted }
  offer "Defender Actions" { up_to = 5 }
  advise "Recover" {
    actor   = james
    because = "nerves, before the attack is over"
  }
}
test "Who is not needed goes where nobody keeps watch" {
  given { B4 = [james, bouck] }
  offer "Defender Actions" { up_to = 5 }
  advise "Move" { because = "to where too few keep watch" }
}
test "In the last attack most come around the flanks" {
  given {
    P    = [bouck]
    P-1  = [rifleman]
    B6   = [slape]
    B6-1 = [rifleman]
  }
  expect { that = danger(P) < danger(B6) }
  move period { to = 4 }
  expect { that = danger(P) > 9 * danger(B6) }
}
test "As advised, the ridge holds out longer than the first attack" {
  scenario = standard
  seed     = 2
  play { bots = policy }
  expect { that = game.result != epic_defeat }
}
test "The attackers play a leader while fences stand, and keep back what finds nobody" {
  variants = [competitive]
  given {
    attack_1     = [rifleman_center, rifleman_center, rifleman_center]
    tactics_1    = [sappers]
    attack_hand  = [leader_center, mortar_on_w2, rifleman_center, rifleman_center]
    tactics_hand = [alert, wire_cutters]
    B4           = [bouck]
  }
  mark fence_line { with = fence }
  run "Attacker Phase" {}
  advise {
    tactic  = only(tactics_hand.tactics_cards.wire_cutters)
    because = "through the wire"
  }
  answer { tactic = only(tactics_hand.tactics_cards.wire_cutters) }
  advise {
    kept    = only(attack_hand.attackers_cards.mortar_on_w2)
    because = "what is of least use now"
  }
  answer { kept = only(attack_hand.attackers_cards.mortar_on_w2) }
  advise {
    card    = only(attack_hand.attackers_cards.leader_center)
    because = "what is of most use"
  }
}
