# The advice: corners, and what leads there.

test "A corner before all" {
  given {
    b1 = [disc.white]
    c1 = [disc.black]
    e5 = [disc.white]
    d5 = [disc.black]
  }
  run "The Game" {}
  advise "Lay" {
    to      = a1
    because = "a corner"
  }
}
test "Nobody is given a corner" {
  given {
    c3 = [disc.white]
    d4 = [disc.black]
    e5 = [disc.white]
  }
  run "The Game" {}
  advise "Lay" {
    to      = f6
    because = "aslant of an empty corner"
  }
}
test "Few are turned at first" {
  given {
    d3 = [disc.white]
    e3 = [disc.white]
    f3 = [disc.black]
    d5 = [disc.white]
    e5 = [disc.black]
  }
  run "The Game" {}
  advise "Lay" {
    to      = c5
    because = "turn few at first, and many at last"
  }
}
