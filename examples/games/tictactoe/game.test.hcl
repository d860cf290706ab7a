test "Nine first moves, then eight" {
  scenario = standard
  expect { perft = [9, 72, 504, 3024, 15120, 54720] } # the first games end with the fifth sign
}

test "Three in a row win" {
  ref = "4"
  given {
    a1 = [cross]
    b2 = [cross]
    a3 = [nought]
    b3 = [nought]
  }
  run "The Game" {}
  take "Draw" { to = c3 }
  expect { that = game.result == crosses_wins }
}

test "A full board without a row is a draw" {
  ref = "4"
  given {
    a3 = [cross]
    b3 = [nought]
    c3 = [cross]
    a2 = [cross]
    b2 = [nought]
    c2 = [nought]
    a1 = [nought]
    b1 = [cross]
  }
  run "The Game" {}
  take "Draw" { to = c1 }
  expect { that = game.result == draw }
}

test "A sign stays where it is" {
  ref = "3"
  given { b2 = [nought] }
  run "The Game" {}
  refuse "Draw" { to = b2 }
}
