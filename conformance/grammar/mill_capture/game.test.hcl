test "Closing a mill takes a man, in one decision" {
  given {
    a1 = [white_man]
    c1 = [white_man]
    b2 = [black_man]
    d2 = [black_man]
  }
  offer "Turn" { mover = white }
  take "Place" {
    to     = e1
    victim = only(b2.men)
  }
  expect {
    e1 = [white_man]
    b2 = []
    d2 = [black_man]
  }
}

test "Men in a mill are safe" {
  given {
    a1 = [white_man]
    c1 = [white_man]
    b2 = [black_man]
    c2 = [black_man]
    d2 = [black_man]
    b4 = [black_man]
  }
  offer "Turn" { mover = white }
  refuse "Place" {
    to     = e1
    victim = only(b2.men)
  }
  take "Place" {
    to     = e1
    victim = only(b4.men)
  }
}

test "Every game ends or runs out of time" {
  scenario = standard
  play {
    bots = random
    seed = 5
  }
  expect { that = game.over }
}
