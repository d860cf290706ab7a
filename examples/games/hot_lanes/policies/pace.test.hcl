# The advice, one priority after the other.

test "Whoever can arrive does" {
  given {
    A-5 = [red_runner]
    B-1 = [red_sprinter]
    C-2 = [blue_runner]
  }
  offer "Orders" { crew = red }
  advise "Run" {
    runner  = only(A-5.runners)
    because = "home"
  }
}
test "A fire before whoever is nearly home" {
  given {
    A-1 = [red_runner]
    C-3 = [blue_sprinter]
  }
  offer "Orders" { crew = red }
  advise "Kindle" {
    here    = C-2
    because = "burn the way of whoever is nearly home"
  }
}
test "The one who arrives soonest runs, and not into a fire" {
  given {
    A-3 = [red_runner]
    B-2 = [red_sprinter]
    C-1 = [red_runner]
  }
  mark A-4 { with = fire }
  offer "Orders" { crew = red }
  advise "Run" {
    runner  = only(B-2.runners)
    because = "run, whoever arrives soonest"
  }
}
test "Cloaks where it burns" {
  given {
    red_hand = [tail_wind, wet_cloaks]
    A-3      = [red_runner]
  }
  mark A-4 { with = fire }
  offer "Orders" { crew = red }
  advise "Play a Card" { because = "cloaks and buckets where it burns" }
}
