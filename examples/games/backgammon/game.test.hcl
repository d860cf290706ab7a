test "The start" {
  ref      = "1"
  scenario = start
  expect {
    P24  = [2, white_man]
    P19  = [5, black_man]
    that = count(white.held) == 4 && count(black.held) == 4
  }
}

test "The higher die begins, with both dice; equal dice are thrown again" {
  ref      = "2"
  scenario = start
  rolls    = [4, 4, 2, 5, 1, 1]
  expect { that = one.left == 0 && two.left == 1 && five.left == 1 }
  refuse "Play the Dice" { start = P24 }
  take "Play the Dice" {
    start = [P1, P12]
    to    = [P3, P17]
  }
  expect {
    P3  = [black_man]
    P12 = [4, black_man]
    P17 = [4, black_man]
  }
}

test "White begins with the higher die, and Black throws next" {
  ref      = "2"
  scenario = start
  rolls    = [3, 1, 6, 6]
  take "Play the Dice" {
    start = [P6, P8]
    to    = [P5, P5]
  }
  expect {
    P5   = [2, white_man]
    that = six.left == 4
  }
}

test "A double counts four times" {
  ref   = "2"
  rolls = [2, 2]
  given {
    P24 = [2, white_man]
    P1  = [2, black_man]
  }
  run "Throw" { mover = white }
  expect { perft = [3] } # one man 8 points, both 4, or 6 and 2
  take "Play the Dice" {
    start = [P24, P22, P20, P18]
    to    = [P22, P20, P18, P16]
  }
  expect { P16 = [white_man] }
}

test "Two men bar a point" {
  ref   = "2.1"
  rolls = [3, 4]
  given {
    P8 = [white_man]
    P5 = [2, black_man]
    P1 = [2, black_man]
  }
  run "Throw" { mover = white }
  refuse "Play the Dice" { start = P5 }
  take "Play the Dice" {}
  expect {
    P4   = [white_man]
    that = three.left == 1 && four.left == 0
  }
}

test "Both numbers must be played if any order allows it" {
  ref   = "2.1"
  rolls = [1, 2]
  given {
    P10 = [white_man]
    P9  = [2, black_man] # the 1 cannot come first
  }
  run "Throw" { mover = white }
  take "Play the Dice" {
    start = [P10, P8]
    to    = [P8, P7]
  }
  expect { P7 = [white_man] }
}

test "If only one number can be played it is the higher" {
  ref   = "2.1"
  rolls = [1, 2]
  given {
    P10 = [white_man]
    P7  = [2, black_man] # either number alone, never both
  }
  run "Throw" { mover = white }
  take "Play the Dice" {}
  expect { P8 = [white_man] }
}

test "Nothing can be played" {
  ref   = "2.1"
  rolls = [1, 5]
  given {
    White_Bar = [white_man]
    P13       = [white_man]
    P24       = [2, black_man]
    P20       = [2, black_man]
  }
  run "Throw" { mover = white }
  take "Play the Dice" {}
  expect {
    White_Bar = [white_man]
    that      = one.left == 1 && five.left == 1
  }
}

test "Men on the bar go first" {
  ref   = "2.1"
  rolls = [6, 3]
  given {
    Black_Bar = [black_man]
    P12       = [black_man]
    P6        = [2, white_man]
  }
  run "Throw" { mover = black }
  expect { perft = [2] } # in on the third point, and six on with either man
  take "Play the Dice" {
    start = [black_bar, P12]
    to    = [P3, P18]
  }
  expect { P3 = [black_man] }
}

test "A hit man waits on the bar" {
  ref   = "2.1"
  rolls = [2, 6]
  given {
    P8  = [white_man]
    P24 = [white_man]
    P6  = [black_man]
  }
  run "Throw" { mover = white }
  take "Play the Dice" {
    start = [P8, P24]
    to    = [P6, P18]
  }
  expect { Black_Bar = [black_man] }
}

test "Nobody bears off while a man is outside" {
  ref = "2.2"
  given {
    P7 = [white_man]
    P2 = [white_man]
  }
  expect { that = !bears_off(white, P2) }
  set two { left = 1 }
  expect { that = !bears_off(white, P2) }
  remove { the = P7.men }
  expect { that = bears_off(white, P2) }
}

test "A higher number bears off the man who stands farthest" {
  ref = "2.2"
  given {
    P4 = [white_man]
    P3 = [white_man]
  }
  set five { left = 1 }
  expect { that = bears_off(white, P4) && !bears_off(white, P3) }
  set three { left = 1 }
  expect { that = bears_off(white, P3) }
}

test "A win" {
  ref   = "3"
  rolls = [2, 5]
  given {
    P2        = [2, white_man]
    Black_Off = [black_man]
    P20       = [2, black_man]
  }
  run "Throw" { mover = white }
  take "Play the Dice" {}
  expect { that = game.result == white_wins }
}

test "A gammon" {
  ref   = "3"
  rolls = [1, 2]
  given {
    P24 = [black_man]
    P9  = [2, white_man]
  }
  run "Throw" { mover = black }
  take "Play the Dice" {}
  expect { that = game.result == black_wins_a_gammon }
}

test "A backgammon" {
  ref   = "3"
  rolls = [1, 2]
  given {
    P24       = [black_man]
    White_Bar = [white_man]
    P9        = [2, white_man]
  }
  run "Throw" { mover = black }
  take "Play the Dice" {}
  expect { that = game.result == black_wins_a_backgammon }
}

test "Every game ends" {
  scenario = start
  play {
    bots = random
    seed = 3
  }
  expect { that = game.over }
}
