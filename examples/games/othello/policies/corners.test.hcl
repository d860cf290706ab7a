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
    because = "corners"
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
    because = "not aslant of an empty corner"
  }
}
test "What lies within others leaves nothing to take" {
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
    because = "few discs beside empty squares"
  }
}
