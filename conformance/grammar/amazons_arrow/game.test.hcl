test "The arrow may fly back to where the amazon stood" {
  scenario = standard
  take "Move and Shoot" {
    actor  = white_amazon
    to     = b3
    target = b1
  }
  expect {
    b3   = [white_amazon]
    that = b1.shot && !b3.shot
  }
}

test "Nothing flies over a piece or an arrow" {
  given {
    a1 = [white_amazon]
    a3 = [black_amazon]
  }
  mark b2 { with = arrow }
  expect { that = count(in_flight(a1)) == 4 } # a2, b1, c1, d1
}
