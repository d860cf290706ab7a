# Every way in which the game can end.

test "Epic Victory" {
  ref = "6.0"
  given { on_the_way = [redmond, kalil] }
  move intelligence { to = 3 }
  run "Final Score" {}
  expect { that = game.result == epic_victory }
}

test "Major Victory" {
  ref = "6.0"
  given {
    on_the_way = [redmond, kalil]
    W2         = [radio_jeep]
  }
  move intelligence { to = 3 }
  run "Final Score" {}
  expect { that = game.result == major_victory }
}

test "Minor Victory" {
  ref = "6.0"
  given { W2 = [radio_jeep] }
  move morale { to = 1 }
  run "Final Score" {}
  expect { that = game.result == minor_victory }
}

test "Broken in the first attack: Epic Defeat" {
  ref = "6.0"
  advance morale { by = -5 }
  expect { that = game.result == epic_defeat }
}

test "The last casualty breaks them in the second attack: Major Defeat" {
  ref = "1.2"
  given { B2 = [jenkins] }
  move period { to = 2 }
  move morale { to = 1 }
  mark jenkins { with = disrupted }
  run "Hit" { man = jenkins }
  expect { that = game.result == major_defeat }
}

test "Overrun in the third attack: Minor Defeat" {
  ref = "4.0"
  given {
    B2 = [rifleman]
    B4 = [james]
  }
  move period { to = 3 }
  run "Defense Phase" {}
  pass {}
  expect { that = game.result == minor_defeat }
}

test "Overrun in the fourth attack: Draw" {
  ref = "6.0"
  given { B2 = [rifleman] }
  move period { to = 4 }
  run "Defense Phase" {}
  expect { that = game.result == draw }
}

test "Who clears the position in time plays on" {
  ref = "4.0"
  given { B2 = [rifleman, jenkins] }
  run "Defense Phase" {}
  take "Close Combat" {
    actor  = jenkins
    target = only(position.B2.assaults)
  }
  expect { that = !game.over }
}

test "How the game stands" {
  ref = "6.0"
  given { W2 = [radio_jeep] }
  move intelligence { to = 2 }
  expect { that = standing(defender) == 107 && standing(attacker) == -107 }
}
