# The advice, one line after the other.

test "A man becomes a king" {
  given {
    b6 = [black_man]
    c7 = [black_man]
    h6 = [white_man]
  }
  run "The Game" {}
  advise "Step" {
    actor   = only(c7.men)
    because = "a new king"
  }
}
test "Nobody steps where he is jumped over" {
  given {
    c3 = [black_man]
    e5 = [white_man]
    h8 = [white_man]
  }
  run "The Game" {}
  advise "Step" {
    actor   = only(c3.men)
    to      = b4
    because = "keep out of reach"
  }
}
test "The near row stays at home, and the middle is good" {
  given {
    c1 = [black_man]
    b4 = [black_man]
    h8 = [white_man]
  }
  run "The Game" {}
  advise "Step" {
    actor   = only(b4.men)
    to      = c5
    because = "the near row stays at home"
  }
}
test "The man who becomes a king jumps" {
  given {
    b6 = [black_man]
    c7 = [white_man]
    g3 = [black_man]
    f4 = [white_man]
    a1 = [white_man]
  }
  run "The Game" {}
  advise "Jump" {
    actor   = only(b6.men)
    because = "jump with whoever becomes a king"
  }
}
test "Whoever is attacked gets away" {
  given {
    c3 = [black_man]
    d4 = [white_man]
    g1 = [black_man]
    h8 = [white_man]
    e5 = [white_man]
  }
  run "The Game" {}
  advise "Step" {
    actor   = only(c3.men)
    to      = b4
    because = "get away"
  }
}
test "A king hunts" {
  given {
    c3 = [black_man.king]
    h8 = [white_man]
  }
  run "The Game" {}
  advise "Step" {
    actor   = only(c3.men)
    to      = d4
    because = "a king hunts"
  }
}
