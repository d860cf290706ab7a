test "The start" {
  ref      = "5"
  scenario = start
  expect { perft = [20, 400, 8902] }
}

test "A middle game" {
  scenario = middle_game
  expect { perft = [48, 2039] }
}

test "A pawn ending" {
  scenario = pawn_ending
  expect { perft = [14, 191, 2812] }
}

test "The quickest mate" {
  ref      = "3"
  scenario = start
  take "Move" {
    start = f2
    to    = f3
  }
  take "Move" {
    start = e7
    to    = e5
  }
  take "Move" {
    start = g2
    to    = g4
  }
  take "Move" {
    start = d8
    to    = h4
  }
  expect { that = game.result == black_wins }
}

test "Stalemate" {
  ref = "4"
  given {
    a8 = [black_king]
    b6 = [white_king]
    c1 = [white_queen]
  }
  run "The Game" {}
  take "Move" {
    start = c1
    to    = c7
  }
  expect { that = game.result == draw }
}

test "A slider stops at the first man and takes an enemy" {
  ref = "2.1"
  given {
    a1 = [white_rook]
    a3 = [black_pawn]
    c1 = [white_bishop]
    d4 = [white_queen]
  }
  expect {
    that = (
      goes(only(a1.men)) == [a2, a3, b1] &&
      goes(only(c1.men)) == [b2, a3, d2, e3, f4, g5, h6] &&
      count(goes(only(d4.men))) == 26
    )
  }
}

test "The knight leaps" {
  ref = "2.2"
  given {
    b1 = [white_knight]
    b2 = [white_pawn]
    c3 = [white_pawn]
    d2 = [black_pawn]
  }
  expect { that = goes(only(b1.men)) == [a3, d2] }
}

test "Pawns" {
  ref = "2.3"
  given {
    a2 = [white_pawn]
    b3 = [black_rook]
    c2 = [white_pawn]
    d2 = [white_pawn]
    d4 = [black_rook]
    h3 = [white_pawn]
    g7 = [black_pawn]
  }
  expect {
    that = (
      goes(only(a2.men)) == [a3, a4, b3] &&
      goes(only(c2.men)) == [c3, c4, b3] &&
      goes(only(d2.men)) == [d3] &&
      goes(only(h3.men)) == [h4] &&
      goes(only(g7.men)) == [g6, g5]
    )
  }
}

test "A man who shields his king may not leave the line" {
  ref = "2.4"
  given {
    e1 = [white_king]
    e4 = [white_rook]
    e8 = [black_rook]
    h8 = [black_king]
  }
  offer "Turn" { mover = white }
  refuse "Move" {
    start   = e4
    to      = d4
    because = "one's own king is safe"
  }
  refuse "Move" {
    start = e4
    to    = d5
  }
  take "Move" {
    start = e4
    to    = e8
  }
  expect { e8 = [white_rook] }
}

test "Kings keep apart" {
  ref = "2.4"
  given {
    e1 = [white_king]
    e3 = [black_king]
    a1 = [white_rook]
  }
  offer "Turn" { mover = white }
  refuse "Move" {
    start   = e1
    to      = e2
    because = "one's own king is safe"
  }
  take "Move" {
    start = e1
    to    = f1
  }
}

test "Castling on both sides" {
  ref      = "2.5"
  scenario = middle_game
  take "Move" {
    start = e1
    to    = g1
  }
  take "Move" {
    start = e8
    to    = c8
  }
  expect {
    g1 = [white_king]
    f1 = [white_rook]
    c8 = [black_king]
    d8 = [black_rook]
  }
}

test "No castling out of check, through it or into it" {
  ref = "2.5"
  given {
    e1 = [white_king]
    a1 = [white_rook]
    h1 = [white_rook]
    f8 = [black_rook]
  }
  set {
    the     = rooks
    castles = true
  }
  expect { that = castling(white_king) == [c1] }
  move {
    the = f8.men
    to  = g8
  }
  expect { that = castling(white_king) == [c1] }
  move {
    the = g8.men
    to  = e8
  }
  expect { that = castling(white_king) == [] }
  move {
    the = e8.men
    to  = b8
  } # he himself is not touched
  expect { that = castling(white_king) == [c1, g1] }
  given { b1 = [black_knight] }
  expect { that = castling(white_king) == [g1] }
}

test "King and rook must not have moved" {
  ref      = "2.5"
  scenario = middle_game
  take "Move" {
    start = h1
    to    = g1
  }
  take "Move" {
    start = e8
    to    = f8
  }
  take "Move" {
    start = g1
    to    = h1
  }
  take "Move" {
    start = f8
    to    = e8
  }
  expect { that = castling(white_king) == [c1] && castling(black_king) == [] }
}

test "A pawn is taken in passing, at once or never" {
  ref = "2.3"
  given {
    e1 = [white_king]
    e5 = [white_pawn]
    d7 = [black_pawn]
    e8 = [black_king]
    a7 = [black_pawn]
  }
  offer "Turn" { mover = black }
  take "Move" {
    start = d7
    to    = d5
  }
  expect { that = black.passed_over == d6 && goes(only(e5.men)) == [e6, d6] }
  offer "Turn" { mover = white }
  take "Move" {
    start = e5
    to    = d6
  }
  expect {
    d6   = [white_pawn]
    d5   = []
    that = black.passed_over == none
  }
  offer "Turn" { mover = black }
  take "Move" {
    start = a7
    to    = a5
  }
  expect { that = black.passed_over == none } # nobody stands there to take it
}

test "Promotion is part of the move" {
  ref = "2.3"
  given {
    a7 = [white_pawn]
    b8 = [black_rook]
    e1 = [white_king]
    h7 = [black_king]
  }
  run "The Game" {}
  refuse "Move" {
    start = e1
    to    = e2
    into  = white_queen
  }
  take "Move" {
    start = a7
    to    = b8
    into  = white_knight
  }
  expect {
    b8   = [white_knight]
    a7   = []
    that = none(pawns) && none(rooks)
  }
}

test "The third time is a draw" {
  ref = "4"
  given {
    a1 = [white_king]
    b1 = [white_rook]
    a8 = [black_king]
    b8 = [black_rook]
    h2 = [white_pawn]
  }
  run "The Game" {}
  take "Move" {
    start = b1
    to    = c1
  }
  take "Move" {
    start = b8
    to    = c8
  }
  take "Move" {
    start = c1
    to    = b1
  }
  take "Move" {
    start = c8
    to    = b8
  }
  take "Move" {
    start = b1
    to    = c1
  }
  take "Move" {
    start = b8
    to    = c8
  }
  take "Move" {
    start = c1
    to    = b1
  }
  take "Move" {
    start = c8
    to    = b8
  }
  expect { that = game.result == draw && idle == 8 }
}

test "With other rights to castle it is another position" {
  ref = "4"
  given {
    e1 = [white_king]
    h1 = [white_rook]
    a8 = [black_king]
    b8 = [black_rook]
    a2 = [white_pawn]
  }
  set {
    the     = h1.men.rook
    castles = true
  }
  run "The Game" {}
  take "Move" {
    start = h1
    to    = g1
  }
  take "Move" {
    start = b8
    to    = c8
  }
  take "Move" {
    start = g1
    to    = h1
  }
  take "Move" {
    start = c8
    to    = b8
  }
  take "Move" {
    start = h1
    to    = g1
  }
  take "Move" {
    start = b8
    to    = c8
  }
  take "Move" {
    start = g1
    to    = h1
  }
  take "Move" {
    start = c8
    to    = b8
  }
  expect { that = !game.over }
}

test "Fifty moves each" {
  ref = "4"
  given {
    a1 = [white_king]
    b1 = [white_rook]
    e8 = [black_king]
    h2 = [white_pawn]
  }
  move idle { to = 98 }
  run "The Game" {}
  take "Move" {
    start = b1
    to    = b2
  }
  expect { that = idle == 99 && !game.over }
  take "Move" {
    start = e8
    to    = e7
  }
  expect { that = game.result == draw }
}

test "A mate with the last of the fifty moves counts" {
  ref = "4"
  given {
    b6 = [white_king]
    h1 = [white_rook]
    b8 = [black_king]
  }
  move idle { to = 99 }
  run "The Game" {}
  take "Move" {
    start = h1
    to    = h8
  }
  expect { that = game.result == white_wins }
}

test "A pawn's move counts anew" {
  ref = "4"
  given {
    a1 = [white_king]
    a8 = [black_king]
    h2 = [white_pawn]
  }
  move idle { to = 99 }
  run "The Game" {}
  take "Move" {
    start = h2
    to    = h3
  }
  expect { that = idle == 0 && !game.over }
}

test "Nobody can mate with a single knight" {
  ref = "4"
  given {
    a1 = [white_king]
    b2 = [black_rook]
    e8 = [black_king]
    h8 = [white_knight]
  }
  run "The Game" {}
  take "Move" {
    start = a1
    to    = b2
  }
  expect { that = game.result == draw }
}

test "Nor with bishops that all stand on squares of one colour" {
  ref = "4"
  given {
    a1 = [white_king]
    c1 = [white_bishop]
    e8 = [black_king]
    f8 = [black_bishop]
  }
  run "The Game" {}
  expect { that = game.result == draw }
}

test "But bishops of two colours play on" {
  ref = "4"
  given {
    a1 = [white_king]
    c1 = [white_bishop]
    e8 = [black_king]
    c8 = [black_bishop]
  }
  run "The Game" {}
  expect { that = !game.over }
}

test "Every game ends" {
  scenario = start
  play {
    bots = random
    seed = 5
  }
  expect { that = game.over }
}
