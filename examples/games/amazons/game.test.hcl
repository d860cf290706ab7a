test "2176 first moves" {
  scenario = standard
  expect { perft = [2176] }
}

test "The arrow may fly back to where the amazon stood" {
  ref      = "2"
  scenario = standard
  take "Move and Shoot" {
    actor  = only(d1.amazons)
    to     = d9
    target = d1
  }
  expect {
    d9   = [white_amazon]
    that = d1.burnt && !d9.burnt
  }
}

test "Nothing flies over amazons and arrows" {
  ref = "2"
  given {
    a1 = [white_amazon]
    a3 = [black_amazon]
  }
  mark b2 { with = arrow }
  expect { that = in_reach(a1) == [a2, b1, c1, d1, e1, f1, g1, h1, i1, j1] }
}

test "Whoever cannot move has lost" {
  ref = "2"
  given {
    a1 = [black_amazon]
    e5 = [white_amazon]
  }
  mark {
    the  = [a2, b2]
    with = arrow
  }
  run "The Game" {}
  take "Move and Shoot" {
    actor  = only(e5.amazons)
    to     = e1
    target = b1
  }
  expect { that = game.result == white_wins }
}
