test "The order that lets both dice be played" {
  rolls = [1, 2]
  given {
    P-1 = [white_man]
    P-2 = [black_man, black_man] # the 1 cannot come first, so the 2 must
  }
  run "Throw" { mover = white }
  offer "Turn" { mover = white }
  take "Play the Dice" {}
  expect { P-4 = [white_man] }
}

test "If only one die can be played it is the higher" {
  rolls = [1, 2]
  given {
    P-1 = [white_man]
    P-4 = [black_man, black_man] # either die alone, never both
  }
  run "Throw" { mover = white }
  offer "Turn" { mover = white }
  take "Play the Dice" {}
  expect { P-3 = [white_man] }
}

test "Nothing can be played" {
  rolls = [1, 2]
  given {
    P-1 = [white_man]
    P-2 = [black_man, black_man]
    P-3 = [black_man, black_man]
  }
  run "Throw" { mover = white }
  offer "Turn" { mover = white }
  take "Play the Dice" {}
  expect {
    P-1  = [white_man]
    that = white.pips == 0
  }
}
