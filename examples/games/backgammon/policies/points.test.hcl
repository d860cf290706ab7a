# The advice, one line after the other.

test "A three and a one make the five point" {
  ref      = "2.1"
  scenario = start
  rolls    = [3, 1]
  advise "Play the Dice" {
    start   = [P6, P8]
    to      = [P5, P5]
    because = "points of one's home"
  }
}
test "A six and a one bar the way from there" {
  ref      = "2.1"
  scenario = start
  rolls    = [6, 1]
  advise "Play the Dice" {
    start   = [P8, P13]
    to      = [P7, P7]
    because = "points side by side"
  }
}
test "Whoever stands alone is hit" {
  ref   = "2.1"
  rolls = [4, 1]
  given {
    P24 = [2, white_man]
    P8  = [2, white_man]
    P20 = [black_man]
    P12 = [2, black_man]
  }
  run "Throw" { mover = white }
  advise "Play the Dice" {
    start   = [P24, P24]
    to      = [P20, P23]
    because = "hit, and do not be hit"
  }
}
test "Nobody is left alone where he can be hit" {
  ref   = "2.1"
  rolls = [5, 4]
  given {
    P13 = [3, white_man]
    P8  = [2, white_man]
    P3  = [2, black_man]
  }
  run "Throw" { mover = white }
  advise "Play the Dice" {
    start   = [P8, P13]
    to      = [P4, P8]
    because = "nobody alone in reach"
  }
}
test "A point in their home is held" {
  ref   = "2.1"
  rolls = [2, 1]
  given {
    P24 = [2, white_man]
    P13 = [3, white_man]
    P19 = [4, black_man]
  }
  run "Throw" { mover = white }
  advise "Play the Dice" { because = "a point in theirs" }
}
test "Nobody stands in heaps" {
  ref   = "2.1"
  rolls = [3, 3]
  given {
    P13 = [2, white_man]
    P11 = [5, white_man]
    P8  = [3, white_man]
    P3  = [2, black_man]
  }
  run "Throw" { mover = white }
  advise "Play the Dice" { because = "no heaps" }
}
test "Whoever waits on the bar is shut out" {
  ref   = "2.2"
  rolls = [4, 3]
  given {
    P8        = [2, white_man]
    P6        = [3, white_man]
    P7        = [2, white_man]
    Black_Bar = [black_man]
    P12       = [2, black_man]
  }
  run "Throw" { mover = white }
  advise "Play the Dice" { because = "shut them out" }
}
test "In the race everybody comes home, and then off" {
  ref   = "2.2"
  rolls = [2, 2]
  given {
    P8  = [2, white_man]
    P3  = [2, white_man]
    P22 = [2, black_man]
  }
  run "Throw" { mover = white }
  advise "Play the Dice" { because = "everybody home first" }
}
test "A man is borne off rather than moved" {
  ref   = "2.2"
  rolls = [6, 4]
  given {
    P4  = [2, white_man]
    P6  = [2, white_man]
    P22 = [2, black_man]
  }
  run "Throw" { mover = white }
  advise "Play the Dice" { because = "men off" }
}
