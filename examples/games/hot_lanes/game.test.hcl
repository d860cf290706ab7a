test "A sprinter covers two steps" {
  ref = "2.1"
  given { B-1 = [red_sprinter] }
  offer "Orders" { crew = red }
  take "Run" { runner = only(B-1.runners) }
  expect { B-3 = [red_sprinter] }
}

test "Whoever enters a fire starts again, and it goes out" {
  ref = "2.1"
  given { A-4 = [blue_runner] }
  mark A-3 { with = fire }
  offer "Orders" { crew = blue }
  take "Run" { runner = only(A-4.runners) }
  expect {
    A-6  = [blue_runner]
    A-3  = []
    that = !A-3.burning
  }
}

test "A sprinter who is burnt stays at the start" {
  ref = "2.1"
  given { B-1 = [red_sprinter] }
  mark B-2 { with = fire }
  offer "Orders" { crew = red }
  take "Run" { runner = only(B-1.runners) }
  expect { B-1 = [red_sprinter] }
}

test "Two who arrive win" {
  ref = "2.1"
  given { C-5 = [red_runner] }
  set red { arrived = 1 }
  offer "Orders" { crew = red }
  take "Run" { runner = only(C-5.runners) }
  expect { that = game.result == red_wins }
}

test "No fire under anybody's feet, and none in a downpour" {
  ref = "2.2"
  given {
    A-2 = [red_runner]
    B-1 = [blue_runner]
  }
  offer "Orders" { crew = red }
  refuse "Kindle" {
    here    = A-2
    because = "nobody stands there"
  }
  take "Kindle" { here = B-3 }
  given { in_the_wind = [downpour] }
  offer "Orders" { crew = red }
  refuse "Kindle" {
    here    = A-3
    because = "it pours"
  }
}

test "There are five fires" {
  ref = "1.3"
  given { C-1 = [red_runner] }
  mark {
    the  = [A-2, A-3, A-4, A-5, B-2]
    with = fire
  }
  offer "Orders" { crew = red }
  refuse "Kindle" {
    here    = B-3
    because = "a fire is left"
  }
}

test "The wind carries them" {
  ref = "3.1"
  given {
    A-1         = [red_runner]
    in_the_wind = [tail_wind]
  }
  expect {
    value = pace(only(A-1.runners))
    is    = 2
  }
}

test "Wet cloaks: the fire burns on" {
  ref = "3.1"
  given {
    A-1         = [red_runner]
    in_the_wind = [wet_cloaks]
  }
  mark A-2 { with = fire }
  offer "Orders" { crew = red }
  take "Run" { runner = only(A-1.runners) }
  expect {
    A-2  = [red_runner]
    that = A-2.burning
  }
}

test "Bucket chain: the fire goes out" {
  ref = "3.1"
  given {
    B-1         = [red_sprinter]
    in_the_wind = [bucket_chain]
  }
  mark B-2 { with = fire }
  offer "Orders" { crew = red }
  take "Run" { runner = only(B-1.runners) }
  expect {
    B-3  = [red_sprinter]
    that = !B-2.burning
  }
}

test "One card at a time is in the wind" {
  ref = "3"
  given {
    red_hand    = [tail_wind]
    in_the_wind = [downpour]
    A-1         = [red_runner]
  }
  offer "Orders" { crew = red }
  take "Play a Card" { card = only(red_hand.tricks) }
  expect {
    in_the_wind = [tail_wind]
    spent       = [downpour]
    red_hand    = []
  }
}

test "The set-up" {
  ref      = "4"
  scenario = two_lanes_burn
  seed     = 1
  expect {
    A-1  = [red_runner]
    that = count(red_hand.tricks) == 3 && count(the_pile.tricks) == 2 && fire.supply == 1
  }
}

test "Every game ends" {
  scenario = three_lanes
  play {
    bots = random
    seed = 11
  }
  expect { that = game.over }
}

test "Three lanes of six steps" {
  ref = "1.1"
  expect { that = count(lanes) == 3 && count(steps) == 18 }
}
