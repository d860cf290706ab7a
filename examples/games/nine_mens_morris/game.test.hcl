test "Twenty-four first moves" {
  scenario = standard
  expect { perft = [24, 552, 12144] }
}

test "A man is placed on an empty point" {
  ref = "2.1"
  given { d1 = [black_man] }
  run "The Game" {}
  refuse "Place" { to = d1 }
  refuse "Slide" { because = "all men are placed" }
  take "Place" { to = a1 }
  expect { a1 = [white_man] }
}

test "Closing a mill takes a man, in the same move" {
  ref = "2.3"
  given {
    a1 = [white_man]
    d1 = [white_man]
    b2 = [black_man]
    d2 = [black_man]
  }
  run "The Game" {}
  take "Place" {
    to     = g1
    victim = only(b2.men)
  }
  expect {
    g1 = [white_man]
    b2 = []
    d2 = [black_man]
  }
}

test "Men in a mill are safe while others stand outside" {
  ref = "2.3"
  given {
    a1 = [white_man]
    d1 = [white_man]
    b2 = [black_man]
    d2 = [black_man]
    f2 = [black_man]
    c4 = [black_man]
  }
  run "The Game" {}
  refuse "Place" {
    to     = g1
    victim = only(b2.men)
  }
  take "Place" {
    to     = g1
    victim = only(c4.men)
  }
}

test "If all are in mills, none is safe" {
  ref = "2.3"
  given {
    a1 = [white_man]
    d1 = [white_man]
    b2 = [black_man]
    d2 = [black_man]
    f2 = [black_man]
  }
  run "The Game" {}
  take "Place" {
    to     = g1
    victim = only(d2.men)
  }
  expect { d2 = [] }
}

test "Two mills closed at once take one man" {
  ref = "2.3"
  given {
    a1 = [white_man]
    g1 = [white_man]
    d2 = [white_man]
    d3 = [white_man]
    b4 = [black_man]
    f4 = [black_man]
  }
  run "The Game" {}
  take "Place" {
    to     = d1
    victim = only(b4.men)
  }
  expect { f4 = [black_man] }
}

test "Men slide along a line, to the next point" {
  ref = "2.2"
  given {
    a1  = [white_man]
    g1  = [white_man]
    d7  = [white_man]
    b4  = [white_man]
    f4  = [black_man]
    f6  = [black_man]
    c3  = [black_man]
    out = [white_man, white_man, white_man, white_man, white_man, black_man, black_man, black_man, black_man, black_man, black_man]
  }
  run "The Game" {}
  refuse "Place" { because = "a man is left to place" }
  refuse "Slide" {
    man = only(a1.men)
    to  = g7
  }
  take "Slide" {
    man = only(a1.men)
    to  = a4
  }
  expect {
    a1 = []
    a4 = [white_man]
  }
}

test "Three men fly, and two are too few" {
  ref = "2.2"
  given {
    a1  = [white_man]
    d1  = [white_man]
    e5  = [white_man]
    f4  = [black_man]
    f6  = [black_man]
    c3  = [black_man]
    out = [white_man, white_man, white_man, white_man, white_man, white_man, black_man, black_man, black_man, black_man, black_man, black_man]
  }
  run "The Game" {}
  take "Slide" {
    man    = only(e5.men)
    to     = g1
    victim = only(c3.men)
  }
  expect { that = game.result == white_wins }
}

test "Whoever cannot move has lost" {
  ref = "3"
  given {
    a7  = [black_man]
    d7  = [black_man]
    g7  = [black_man]
    a4  = [black_man]
    g4  = [white_man]
    b4  = [white_man]
    d6  = [white_man]
    d1  = [white_man]
    out = [white_man, white_man, white_man, white_man, white_man, black_man, black_man, black_man, black_man, black_man]
  }
  run "The Game" {}
  take "Slide" {
    man = only(d1.men)
    to  = a1
  }
  expect { that = game.result == white_wins }
}

test "Twenty idle slides are a draw" {
  ref = "3"
  given {
    a1  = [white_man]
    d1  = [white_man]
    e5  = [white_man]
    f4  = [black_man]
    f6  = [black_man]
    c3  = [black_man]
    out = [white_man, white_man, white_man, white_man, white_man, white_man, black_man, black_man, black_man, black_man, black_man, black_man]
  }
  move idle_moves { to = 19 }
  run "The Game" {}
  take "Slide" {
    man = only(e5.men)
    to  = e4
  }
  expect { that = game.result == draw }
}
