test "Four first moves" {
  scenario = crosswise
  expect { perft = [4, 12, 56, 244, 1396] }
}

test "Discs between turn over, in every line" {
  ref      = "3"
  scenario = crosswise
  take "Lay" { to = d3 }
  expect { that = black.squares == [d3, d4, d5, e4] && white.squares == [e5] }
  take "Lay" { to = c3 }
  expect {
    d3   = [disc.black]
    d4   = [disc.white]
    that = count(discs.white) == 3
  }
}

test "A disc that takes none may not be laid, and who can take may not pass" {
  ref      = "3"
  scenario = crosswise
  refuse "Lay" { to = c6 }
  refuse "Lay" { to = d4 }
  refuse "Pass" { because = "no disc can be laid" }
}

test "Who can take none passes" {
  ref = "3"
  given {
    a1 = [disc.black]
    b1 = [disc.white]
    a8 = [disc.black]
    b8 = [disc.white]
  }
  run "The Game" {}
  take "Lay" { to = c1 }
  take "Pass" {}
  take "Lay" { to = c8 }
  expect { that = game.result == black_wins }
}

test "The game ends when neither can take, and most discs win" {
  ref = "4"
  given {
    a1 = [disc.black]
    b1 = [disc.white]
    h8 = [disc.white]
  }
  run "The Game" {}
  take "Lay" { to = c1 }
  expect { that = game.result == black_wins }
}

test "As many discs of each colour are a draw" {
  ref = "4"
  given {
    a1 = [disc.black]
    b8 = [disc.white]
  }
  run "Count the Discs" {}
  expect { that = game.result == draw }
}

test "Every game ends" {
  scenario = crosswise
  play {
    bots = random
    seed = 1
  }
  expect { that = game.over }
}
