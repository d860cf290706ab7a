test "The last two at home stay there" {
  given {
    b1 = [white_pawn]
    g1 = [white_pawn]
    d3 = [white_pawn]
    d8 = [black_pawn]
  }
  run "The Game" {}
  advise "Step" {
    actor   = only(d3.pawns)
    because = "forward, where it is safe"
  }
}
