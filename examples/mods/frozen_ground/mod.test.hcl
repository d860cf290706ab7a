test "He slips, and who comes after him stops beside him" {
  ref   = "F1"
  rolls = [1, 1] # lane B1; then the man on the first step slips
  given {
    B1-1          = [rifleman]
    B1-2          = [rifleman]
    tactics_shown = [hard_frost]
  }
  reveal grenadier_center {}
  expect {
    B1-1 = [rifleman, grenadier]
    B1-2 = [rifleman]
  }
}

test "He keeps his feet" {
  ref   = "F1"
  rolls = [1, 2]
  given {
    B1-1          = [rifleman]
    tactics_shown = [hard_frost]
  }
  reveal grenadier_center {}
  expect {
    B1-1 = [grenadier]
    B1-2 = [rifleman]
  }
}

test "No frost, no slipping" {
  ref   = "F1"
  rolls = [1]
  given { B1-1 = [rifleman] }
  reveal grenadier_center {}
  expect { B1-2 = [rifleman] }
}

test "Nobody digs in, and C Squad has cold hands" {
  ref = "F1"
  given {
    B6            = [wibben, kalil, M1919]
    B6-3          = [rifleman]
    tactics_shown = [hard_frost]
  }
  flip M1919 { to = dismounted }
  expect {
    that = defense(only(B6-3.enemies), wibben) == 4 && defense(only(B6-3.enemies), kalil) == 3
  }
  offer "Defender Actions" {}
  refuse "Emplace" {
    actor   = kalil
    weapon  = M1919
    because = "the ground is frozen"
  }
}

test "The decks are as large as before" {
  ref = "F1"
  expect {
    that = (
      count(tactics_1.tactics_cards) == 10 &&
      count(tactics_1.tactics_cards.hard_frost) == 1 &&
      none(tactics_1.tactics_cards.alert)
    )
  }
  expect {
    that = (
      count(attack_1.attackers_cards) == 21 &&
      count(attack_1.attackers_cards.leader_center) == 3
    )
  }
}

test "An elite game on frozen ground" {
  ref      = "F1"
  scenario = standard
  variants = [elite]
  seed     = 1
  play {
    bots = random
    seed = 1
  }
  expect { that = game.over }
}
