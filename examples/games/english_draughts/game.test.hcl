test "Seven first moves" {
  scenario = standard
  expect { perft = [7, 49, 302, 1469, 7361] }
}

test "Men step ahead, aslant, to empty squares" {
  ref = "2.1"
  given {
    c3 = [black_man]
    d4 = [black_man]
    h8 = [white_man]
  }
  run "The Game" {}
  refuse "Step" {
    actor = only(c3.men)
    to    = d4
  }
  refuse "Step" {
    actor = only(c3.men)
    to    = b2
  }
  take "Step" {
    actor = only(c3.men)
    to    = b4
  }
  expect { b4 = [black_man] }
}

test "Whoever can jump must, to the end of the chain" {
  ref = "2.2"
  given {
    a1 = [black_man]
    h2 = [black_man]
    b2 = [white_man]
    d4 = [white_man]
    h8 = [white_man]
  }
  run "The Game" {}
  refuse "Step" {
    actor   = only(h2.men)
    because = "nobody can jump"
  }
  take "Jump" {
    actor = only(a1.men)
    to    = [c3, e5]
  }
  expect {
    b2 = []
    d4 = []
    e5 = [black_man]
  }
}

test "Of two chains one may take the shorter" {
  ref = "2.2"
  given {
    c1 = [black_man]
    b2 = [white_man]
    d2 = [white_man]
    f4 = [white_man]
  }
  run "The Game" {}
  take "Jump" {
    actor = only(c1.men)
    to    = a3
  }
  expect { a3 = [black_man] }
}

test "A man does not jump back" {
  ref = "2.2"
  given {
    e5 = [black_man]
    d4 = [white_man]
    h8 = [white_man]
  }
  run "The Game" {}
  refuse "Jump" { because = "there is something to jump" }
}

test "A king does" {
  ref = "2.2"
  given {
    e5 = [black_man.king]
    d4 = [white_man]
    h8 = [white_man]
  }
  offer "Turn" { mover = black }
  take "Jump" {
    actor = only(e5.men)
    to    = c3
  }
  expect {
    c3 = [black_man]
    d4 = []
  }
}

test "A man that jumps to the far row is crowned, and its move is over" {
  ref = "2.3"
  given {
    b6 = [black_man]
    c7 = [white_man]
    e7 = [white_man]
    a3 = [white_man]
  }
  run "The Game" {}
  take "Jump" {
    actor = only(b6.men)
    to    = d8
  }
  expect {
    e7 = [white_man]
    d8 = [black_man.king]
  }
}

test "A king jumps in a circle, back to where it stood" {
  ref = "2.2"
  given {
    c3 = [black_man.king]
    d4 = [white_man]
    d6 = [white_man]
    b6 = [white_man]
    b4 = [white_man]
    h8 = [white_man]
  }
  run "The Game" {}
  take "Jump" {
    actor = only(c3.men)
    to    = [e5, c7, a5, c3]
  }
  expect { that = men.army == [black, white] && count(men) == 2 }
}

test "Whoever cannot move has lost" {
  ref = "3"
  given {
    h6 = [white_man]
    g5 = [black_man]
    f4 = [black_man]
    b2 = [black_man]
  }
  run "The Game" {}
  take "Step" {
    actor = only(b2.men)
    to    = a3
  }
  expect { that = game.result == black_wins }
}

test "Twenty idle moves of kings are a draw" {
  ref = "3"
  given {
    a1 = [black_man.king]
    h8 = [white_man]
    h6 = [white_man]
  }
  move idle_moves { to = 19 }
  run "The Game" {}
  take "Step" {
    actor = only(a1.men)
    to    = b2
  }
  expect { that = game.result == draw }
}

test "A man's step begins the count anew" {
  ref = "3"
  given {
    a1 = [black_man]
    h8 = [white_man]
  }
  move idle_moves { to = 19 }
  run "The Game" {}
  take "Step" {
    actor = only(a1.men)
    to    = b2
  }
  expect { that = idle_moves == 0 && !game.over }
}
