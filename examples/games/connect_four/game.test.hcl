test "Seven columns, and one less when one is full" {
  scenario = standard
  expect { perft = [7, 49, 343, 2401, 16807] }
}

test "A disc falls on what lies there" {
  ref = "3"
  given {
    d1 = [red_disc]
    d2 = [yellow_disc]
  }
  run "The Game" {}
  refuse "Drop" { to = d2 }
  refuse "Drop" { to = d4 }
  take "Drop" { to = d3 }
  expect { d3 = [red_disc] }
}

test "Four upright win" {
  ref = "4"
  given {
    b1 = [red_disc]
    b2 = [red_disc]
    b3 = [red_disc]
  }
  run "The Game" {}
  take "Drop" { to = b4 }
  expect { that = game.result == red_wins }
}

test "Four across win, though the last one falls between" {
  ref = "4"
  given {
    c1 = [red_disc]
    d1 = [red_disc]
    f1 = [red_disc]
  }
  run "The Game" {}
  take "Drop" { to = e1 }
  expect { that = game.result == red_wins }
}

test "Four aslant win" {
  ref = "4"
  given {
    a1 = [red_disc]
    b1 = [yellow_disc]
    b2 = [red_disc]
    c1 = [yellow_disc]
    c2 = [yellow_disc]
    c3 = [red_disc]
    d1 = [red_disc]
    d2 = [yellow_disc]
    d3 = [yellow_disc]
  }
  run "The Game" {}
  take "Drop" { to = d4 }
  expect { that = game.result == red_wins }
}

test "Three and a gap do not win" {
  ref = "4"
  given {
    a1 = [red_disc]
    b1 = [red_disc]
    c1 = [yellow_disc]
    d1 = [red_disc]
  }
  run "The Game" {}
  take "Drop" { to = e1 }
  expect { that = !game.over }
}

test "A full rack without a line is a draw" {
  ref = "4"
  given {
    a1 = [red_disc]
    a2 = [red_disc]
    a3 = [yellow_disc]
    a4 = [yellow_disc]
    a5 = [red_disc]
    a6 = [red_disc]
    b1 = [yellow_disc]
    b2 = [yellow_disc]
    b3 = [red_disc]
    b4 = [red_disc]
    b5 = [yellow_disc]
    b6 = [yellow_disc]
    c1 = [red_disc]
    c2 = [red_disc]
    c3 = [yellow_disc]
    c4 = [yellow_disc]
    c5 = [red_disc]
    c6 = [red_disc]
    d1 = [yellow_disc]
    d2 = [yellow_disc]
    d3 = [red_disc]
    d4 = [red_disc]
    d5 = [yellow_disc]
    d6 = [yellow_disc]
    e1 = [red_disc]
    e2 = [red_disc]
    e3 = [yellow_disc]
    e4 = [yellow_disc]
    e5 = [red_disc]
    e6 = [red_disc]
    f1 = [yellow_disc]
    f2 = [yellow_disc]
    f3 = [red_disc]
    f4 = [red_disc]
    f5 = [yellow_disc]
    f6 = [yellow_disc]
    g1 = [yellow_disc]
    g2 = [red_disc]
    g3 = [yellow_disc]
    g4 = [red_disc]
    g5 = [yellow_disc]
  }
  run "The Game" {}
  take "Drop" { to = g6 }
  expect { that = game.result == draw }
}
