test "Twenty-two first moves" {
  scenario = standard
  expect { perft = [22, 484, 11132] }
}

test "White breaks through" {
  given {
    a7 = [white_pawn]
    h7 = [black_pawn]
  }
  run "The Game" {}
  take "Step" {
    actor = only(a7.pawns)
    to    = a8
  }
  expect { that = game.result == white_wins }
}

test "No taking straight ahead" {
  given {
    d4 = [white_pawn]
    d5 = [black_pawn]
  }
  run "The Game" {}
  refuse "Step" {
    actor   = only(d4.pawns)
    to      = d5
    because = "straight ahead only if it is empty"
  }
}

test "The last pawn is taken" {
  given {
    d4 = [white_pawn]
    e5 = [black_pawn]
  }
  run "The Game" {}
  take "Step" {
    actor = only(d4.pawns)
    to    = e5
  }
  expect { that = game.result == white_wins }
}

test "A pawn ahead" {
  given {
    d4 = [white_pawn]
    d5 = [black_pawn]
    e5 = [black_pawn]
  }
  expect { that = standing(black) == 1 && standing(white) == -1 }
}
