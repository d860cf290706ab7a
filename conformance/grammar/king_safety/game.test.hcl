test "A king may not walk into check" {
  given {
    L-1 = [white_king]
    L-3 = [black_rook]
    L-5 = [white_knight]
    L-8 = [black_king]
  }
  offer "Turn" { mover = white }
  refuse "Move" {
    actor   = white_king
    to      = L-2
    because = "the king is safe"
  }
}

test "The knight that shields the king is pinned" {
  given {
    L-1 = [white_king]
    L-5 = [white_knight]
    L-6 = [black_rook]
    L-8 = [black_king]
  }
  offer "Turn" { mover = white }
  refuse "Move" {
    actor   = white_knight
    to      = L-7
    because = "the king is safe"
  }
  take "Move" {
    actor = white_king
    to    = L-2
  }
  expect { L-2 = [white_king] }
}

test "Checkmate" {
  given {
    L-1 = [white_king]
    L-3 = [black_rook]
    L-5 = [black_king]
  }
  run "The Game" {}
  expect { that = game.result == black_wins }
}
