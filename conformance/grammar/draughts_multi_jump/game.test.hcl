test "Two jumps are one move" {
  given {
    a1 = [white_man]
    b2 = [black_man]
    d4 = [black_man]
    f6 = [black_man]
  }
  offer "Turn" { mover = white }
  refuse "Step" {
    actor   = only(a1.men)
    because = "whoever can jump must"
  }
  take "Jump" {
    actor = only(a1.men)
    to    = [c3, e5]
  }
  expect {
    e5 = [white_man]
    b2 = []
    d4 = []
    f6 = [black_man]
  }
}
