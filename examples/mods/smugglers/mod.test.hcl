test "By night from port to port" {
  ref = "S1"
  given {
    the_times = [smugglers]
    saltmouth = [harbour_troop]
    larchfell = [hill_troop]
  }
  offer "Orders" { league = harbour }
  refuse "Slip Away" {
    town    = larchfell
    because = "no enemy stands there"
  }
  take "Slip Away" { town = reedham }
  expect {
    reedham = [harbour_troop]
    that    = reedham.flag == harbour
  }
}

test "Not while the card is in a hand" {
  ref = "S1"
  given {
    harbour_s_hand = [smugglers]
    saltmouth      = [harbour_troop]
  }
  offer "Orders" { league = harbour }
  refuse "Slip Away" { town = reedham }
}

test "The Long Quay" {
  ref      = "S2"
  scenario = the_long_quay
  expect { that = turn == 4 && salt(harbour) == 5 && salt(hills) == 6 }
}
