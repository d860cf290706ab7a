test "There are twelve stones" {
  ref = "1"
  expect { that = stones == 12 }
}

test "Whoever takes the last stone wins" {
  ref = "2"
  advance stones { by = -9 } # three are left
  run "The Game" {}
  take "Take" { n = 3 }
  expect { that = game.result == white_wins }
}

test "Nobody takes more than lie there" {
  ref = "2"
  advance stones { by = -10 }
  run "The Game" {}
  refuse "Take" { n = 3 }
}

test "Every game ends" {
  ref      = "2"
  scenario = standard
  play {
    bots = random
    seed = 1
  }
  expect { that = game.over }
}
