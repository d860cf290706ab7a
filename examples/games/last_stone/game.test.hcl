test "The last stone wins" {
  advance stones { by = -9 }
  run "The Game" {}
  take "Take" { n = 3 }
  expect { that = game.result == white_wins }
}

test "One may not take more than lie there" {
  advance stones { by = -10 }
  run "The Game" {}
  refuse "Take" { n = 3 }
  take "Take" { n = 1 }
  take "Take" { n = 1 }
  expect { that = game.result == black_wins }
}

test "Every game ends" {
  scenario = standard
  play {
    bots = random
    seed = 7
  }
  expect { that = game.over }
}
