test "Any free hex, and one less each time" {
  scenario = standard
  expect { perft = [121, 14520] }
}

test "Six neighbors inside, two or three in the corners" {
  ref = "1"
  expect {
    that = (
      count(neighbors(f6)) == 6 &&
      neighbors(a1) == [b1, a2] &&
      neighbors(k1) == [j1, j2, k2] &&
      distance(a1, k11) == 20 &&
      distance(a11, k1) == 10
    )
  }
}

test "Red joins top and bottom" {
  ref = "4"
  given {
    f1  = [red_stone]
    f2  = [red_stone]
    e3  = [red_stone]
    e4  = [red_stone]
    d5  = [red_stone]
    d6  = [red_stone]
    c7  = [red_stone]
    c8  = [red_stone]
    b9  = [red_stone]
    a11 = [red_stone]
  }
  run "The Game" {}
  take "Lay" { to = b10 }
  expect { that = game.result == red_wins }
}

test "Blue joins left and right" {
  ref = "4"
  given {
    a6 = [blue_stone]
    b6 = [blue_stone]
    c6 = [blue_stone]
    d5 = [blue_stone]
    e5 = [blue_stone]
    g4 = [blue_stone]
    h4 = [blue_stone]
    i3 = [blue_stone]
    j3 = [blue_stone]
    k2 = [blue_stone]
  }
  run "The Game" {}
  take "Lay" { to = a1 }
  take "Lay" { to = f5 }
  expect { that = game.result == blue_wins }
}

test "A chain of the other colour is no way through" {
  ref = "4"
  given {
    a1 = [red_stone]
    a2 = [blue_stone]
    b2 = [red_stone]
  }
  expect { that = reach(a1, red.chain) == [a1] && reach(a2, blue.chain) == [a2] }
}

test "A taken hex is not free" {
  ref = "3"
  given { f6 = [blue_stone] }
  run "The Game" {}
  refuse "Lay" { to = f6 }
}

test "Every game ends with a winner" {
  scenario = standard
  play {
    bots = random
    seed = 5
  }
  expect { that = game.result == red_wins || game.result == blue_wins }
}
