test "A king may not walk into check" {
  given {
    S-1 = [white_king]
    S-3 = [black_rook]
    S-5 = [white_knight]
    S-8 = [black_king]
  }
  offer "Turn" { mover = white }
  refuse "Move" {
    actor   = white_king
    to      = S-2
    because = "the king is safe"
  }
}

test "The knight that shields the king is pinned" {
  given {
    S-1 = [white_king]
    S-5 = [white_knight]
    S-6 = [black_rook]
    S-8 = [black_king]
  }
  offer "Turn" { mover = white }
  refuse "Move" {
    actor   = white_knight
    to      = S-7
    because = "the king is safe"
  }
  take "Move" {
    actor = white_king
    to    = S-2
  }
  expect { S-2 = [white_king] }
}

test "Checkmate" {
  given {
    S-1 = [white_king]
    S-3 = [black_rook]
    S-5 = [black_king]
  }
  run "The Game" {}
  expect { that = game.result == black_wins }
}
