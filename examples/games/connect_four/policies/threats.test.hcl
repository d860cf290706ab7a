# The advice: win, keep them from winning, and build.

test "Four in a line win" {
  given {
    b1 = [red_disc]
    b2 = [red_disc]
    b3 = [red_disc]
    d1 = [yellow_disc]
    d2 = [yellow_disc]
    d3 = [yellow_disc]
  }
  run "The Game" {}
  advise "Drop" {
    to      = b4
    because = "four in a line"
  }
}
test "They are kept from it" {
  given {
    b1 = [yellow_disc]
    c1 = [yellow_disc]
    d1 = [yellow_disc]
    a1 = [red_disc]
    c2 = [red_disc]
    d2 = [red_disc]
  }
  run "The Game" {}
  advise "Drop" {
    to      = e1
    because = "keep them from it"
  }
}
test "The middle first" {
  run "The Game" {}
  advise "Drop" {
    to      = d1
    because = "build, and spoil, near the middle"
  }
}
