# The advice, one priority after the other.

test "Whoever can reach the far row does" {
  given {
    a7 = [white_pawn]
    h7 = [black_pawn]
    g6 = [white_pawn]
  }
  run "The Game" {}
  advise "Step" {
    actor   = only(a7.pawns)
    because = "reach the far row"
  }
}
test "Whoever breaks through is taken, be it at a loss" {
  given {
    b1 = [white_pawn]
    c2 = [black_pawn]
    d3 = [black_pawn]
    g4 = [white_pawn]
    h5 = [black_pawn]
  }
  run "The Game" {}
  advise "Step" {
    actor   = only(b1.pawns)
    to      = c2
    because = "take whoever is two rows from our own"
  }
}
test "What nobody takes back is taken" {
  given {
    c3 = [white_pawn]
    d4 = [black_pawn]
    g2 = [white_pawn]
    h7 = [black_pawn]
  }
  run "The Game" {}
  advise "Step" {
    actor   = only(c3.pawns)
    to      = d4
    because = "take what nobody takes back"
  }
}
test "Whoever would be lost steps out of the way" {
  given {
    c3 = [white_pawn]
    d4 = [black_pawn]
    e5 = [black_pawn]
    g2 = [white_pawn]
  }
  run "The Game" {}
  advise "Step" {
    actor   = only(c3.pawns)
    because = "save whoever would be lost"
  }
}
test "Forward, where it is safe" {
  given {
    b2 = [white_pawn]
    c4 = [black_pawn]
  }
  run "The Game" {}
  advise "Step" {
    actor   = only(b2.pawns)
    because = "forward, where it is safe"
  }
}
