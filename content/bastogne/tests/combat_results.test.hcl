# The Combat Results Table, every cell of it.

test "White against the unarmored" {
  ref = "G.CRT"
  expect {
    that = (
      combat_results(white, false, 10) == step &&
      combat_results(white, false, 1) == S &&
      combat_results(white, false, 2) == S &&
      combat_results(white, false, 3) == C &&
      combat_results(white, false, 4) == C
    )
  }
  expect {
    that = (
      combat_results(white, false, 5) == step &&
      combat_results(white, false, 6) == E &&
      combat_results(white, false, 7) == E &&
      combat_results(white, false, 8) == E &&
      combat_results(white, false, 9) == miss
    )
  }
}

test "White against armor and entrenchments" {
  ref = "G.CRT"
  expect {
    that = (
      combat_results(white, true, 10) == C &&
      combat_results(white, true, 1) == S &&
      combat_results(white, true, 2) == S &&
      combat_results(white, true, 3) == C &&
      combat_results(white, true, 4) == step
    )
  }
  expect {
    that = (
      combat_results(white, true, 5) == step &&
      combat_results(white, true, 6) == E &&
      combat_results(white, true, 7) == E &&
      combat_results(white, true, 8) == E &&
      combat_results(white, true, 9) == miss
    )
  }
}

test "Pink against the unarmored" {
  ref = "G.CRT"
  expect {
    that = (
      combat_results(pink, false, 10) == C &&
      combat_results(pink, false, 1) == s_or_nothing &&
      combat_results(pink, false, 2) == s_or_nothing &&
      combat_results(pink, false, 3) == S &&
      combat_results(pink, false, 4) == C
    )
  }
  expect {
    that = (
      combat_results(pink, false, 5) == C &&
      combat_results(pink, false, 6) == step &&
      combat_results(pink, false, 7) == step &&
      combat_results(pink, false, 8) == E &&
      combat_results(pink, false, 9) == miss
    )
  }
}

test "Pink against armor and entrenchments" {
  ref = "G.CRT"
  expect {
    that = (
      combat_results(pink, true, 10) == C &&
      combat_results(pink, true, 1) == s_or_nothing &&
      combat_results(pink, true, 2) == s_or_nothing &&
      combat_results(pink, true, 3) == S &&
      combat_results(pink, true, 4) == S
    )
  }
  expect {
    that = (
      combat_results(pink, true, 5) == C &&
      combat_results(pink, true, 6) == C &&
      combat_results(pink, true, 7) == step &&
      combat_results(pink, true, 8) == E &&
      combat_results(pink, true, 9) == miss
    )
  }
}

test "Purple against the unarmored" {
  ref = "G.CRT"
  expect {
    that = (
      combat_results(purple, false, 10) == C &&
      combat_results(purple, false, 1) == s_or_nothing &&
      combat_results(purple, false, 2) == s_or_nothing &&
      combat_results(purple, false, 3) == s_or_nothing &&
      combat_results(purple, false, 4) == S
    )
  }
  expect {
    that = (
      combat_results(purple, false, 5) == C &&
      combat_results(purple, false, 6) == C &&
      combat_results(purple, false, 7) == step &&
      combat_results(purple, false, 8) == E &&
      combat_results(purple, false, 9) == miss
    )
  }
}

test "Purple against armor and entrenchments" {
  ref = "G.CRT"
  expect {
    that = (
      combat_results(purple, true, 10) == C &&
      combat_results(purple, true, 1) == s_or_nothing &&
      combat_results(purple, true, 2) == s_or_nothing &&
      combat_results(purple, true, 3) == s_or_nothing &&
      combat_results(purple, true, 4) == s_or_nothing
    )
  }
  expect {
    that = (
      combat_results(purple, true, 5) == s_or_nothing &&
      combat_results(purple, true, 6) == s_or_nothing &&
      combat_results(purple, true, 7) == S &&
      combat_results(purple, true, 8) == S &&
      combat_results(purple, true, 9) == miss
    )
  }
}

test "Brown against the unarmored" {
  ref = "G.CRT"
  expect {
    that = (
      combat_results(brown, false, 10) == step &&
      combat_results(brown, false, 1) == s_or_nothing &&
      combat_results(brown, false, 2) == S &&
      combat_results(brown, false, 3) == C &&
      combat_results(brown, false, 4) == C
    )
  }
  expect {
    that = (
      combat_results(brown, false, 5) == step &&
      combat_results(brown, false, 6) == E &&
      combat_results(brown, false, 7) == E &&
      combat_results(brown, false, 8) == E &&
      combat_results(brown, false, 9) == miss
    )
  }
}

test "Brown against armor and entrenchments" {
  ref = "G.CRT"
  expect {
    that = (
      combat_results(brown, true, 10) == C &&
      combat_results(brown, true, 1) == s_or_nothing &&
      combat_results(brown, true, 2) == s_or_nothing &&
      combat_results(brown, true, 3) == s_or_nothing &&
      combat_results(brown, true, 4) == s_or_nothing
    )
  }
  expect {
    that = (
      combat_results(brown, true, 5) == C &&
      combat_results(brown, true, 6) == C &&
      combat_results(brown, true, 7) == step &&
      combat_results(brown, true, 8) == step &&
      combat_results(brown, true, 9) == miss
    )
  }
}

test "Black against the unarmored" {
  ref = "G.CRT"
  expect {
    that = (
      combat_results(black, false, 10) == step &&
      combat_results(black, false, 1) == s_or_nothing &&
      combat_results(black, false, 2) == S &&
      combat_results(black, false, 3) == C &&
      combat_results(black, false, 4) == C
    )
  }
  expect {
    that = (
      combat_results(black, false, 5) == step &&
      combat_results(black, false, 6) == E &&
      combat_results(black, false, 7) == E &&
      combat_results(black, false, 8) == E &&
      combat_results(black, false, 9) == miss
    )
  }
}

test "Black against armor and entrenchments" {
  ref = "G.CRT"
  expect {
    that = (
      combat_results(black, true, 10) == C &&
      combat_results(black, true, 1) == s_or_nothing &&
      combat_results(black, true, 2) == s_or_nothing &&
      combat_results(black, true, 3) == s_or_nothing &&
      combat_results(black, true, 4) == s_or_nothing
    )
  }
  expect {
    that = (
      combat_results(black, true, 5) == C &&
      combat_results(black, true, 6) == C &&
      combat_results(black, true, 7) == step &&
      combat_results(black, true, 8) == step &&
      combat_results(black, true, 9) == miss
    )
  }
}

test "Orange against the unarmored" {
  ref = "G.CRT"
  expect {
    that = (
      combat_results(orange, false, 10) == step &&
      combat_results(orange, false, 1) == s_or_nothing &&
      combat_results(orange, false, 2) == S &&
      combat_results(orange, false, 3) == C &&
      combat_results(orange, false, 4) == C
    )
  }
  expect {
    that = (
      combat_results(orange, false, 5) == step &&
      combat_results(orange, false, 6) == E &&
      combat_results(orange, false, 7) == E &&
      combat_results(orange, false, 8) == E &&
      combat_results(orange, false, 9) == miss
    )
  }
}

test "Orange against armor and entrenchments" {
  ref = "G.CRT"
  expect {
    that = (
      combat_results(orange, true, 10) == C &&
      combat_results(orange, true, 1) == s_or_nothing &&
      combat_results(orange, true, 2) == s_or_nothing &&
      combat_results(orange, true, 3) == s_or_nothing &&
      combat_results(orange, true, 4) == s_or_nothing
    )
  }
  expect {
    that = (
      combat_results(orange, true, 5) == C &&
      combat_results(orange, true, 6) == C &&
      combat_results(orange, true, 7) == step &&
      combat_results(orange, true, 8) == step &&
      combat_results(orange, true, 9) == miss
    )
  }
}

test "Yellow against the unarmored" {
  ref = "G.CRT"
  expect {
    that = (
      combat_results(yellow, false, 10) == step &&
      combat_results(yellow, false, 1) == S &&
      combat_results(yellow, false, 2) == S &&
      combat_results(yellow, false, 3) == C &&
      combat_results(yellow, false, 4) == C
    )
  }
  expect {
    that = (
      combat_results(yellow, false, 5) == step &&
      combat_results(yellow, false, 6) == E &&
      combat_results(yellow, false, 7) == E &&
      combat_results(yellow, false, 8) == E &&
      combat_results(yellow, false, 9) == miss
    )
  }
}

test "Yellow against armor and entrenchments" {
  ref = "G.CRT"
  expect {
    that = (
      combat_results(yellow, true, 10) == C &&
      combat_results(yellow, true, 1) == s_or_nothing &&
      combat_results(yellow, true, 2) == s_or_nothing &&
      combat_results(yellow, true, 3) == S &&
      combat_results(yellow, true, 4) == S
    )
  }
  expect {
    that = (
      combat_results(yellow, true, 5) == S &&
      combat_results(yellow, true, 6) == C &&
      combat_results(yellow, true, 7) == step &&
      combat_results(yellow, true, 8) == step &&
      combat_results(yellow, true, 9) == miss
    )
  }
}

test "Green against the unarmored" {
  ref = "G.CRT"
  expect {
    that = (
      combat_results(green, false, 10) == step &&
      combat_results(green, false, 1) == s_or_nothing &&
      combat_results(green, false, 2) == S &&
      combat_results(green, false, 3) == S &&
      combat_results(green, false, 4) == C
    )
  }
  expect {
    that = (
      combat_results(green, false, 5) == C &&
      combat_results(green, false, 6) == step &&
      combat_results(green, false, 7) == E &&
      combat_results(green, false, 8) == E &&
      combat_results(green, false, 9) == miss
    )
  }
}

test "Green against armor and entrenchments" {
  ref = "G.CRT"
  expect {
    that = (
      combat_results(green, true, 10) == C &&
      combat_results(green, true, 1) == s_or_nothing &&
      combat_results(green, true, 2) == s_or_nothing &&
      combat_results(green, true, 3) == s_or_nothing &&
      combat_results(green, true, 4) == s_or_nothing
    )
  }
  expect {
    that = (
      combat_results(green, true, 5) == S &&
      combat_results(green, true, 6) == C &&
      combat_results(green, true, 7) == C &&
      combat_results(green, true, 8) == step &&
      combat_results(green, true, 9) == miss
    )
  }
}

test "Blue against the unarmored" {
  ref = "G.CRT"
  expect {
    that = (
      combat_results(blue, false, 10) == C &&
      combat_results(blue, false, 1) == s_or_nothing &&
      combat_results(blue, false, 2) == s_or_nothing &&
      combat_results(blue, false, 3) == s_or_nothing &&
      combat_results(blue, false, 4) == S
    )
  }
  expect {
    that = (
      combat_results(blue, false, 5) == S &&
      combat_results(blue, false, 6) == S &&
      combat_results(blue, false, 7) == C &&
      combat_results(blue, false, 8) == step &&
      combat_results(blue, false, 9) == miss
    )
  }
}

test "Blue against armor and entrenchments" {
  ref = "G.CRT"
  expect {
    that = (
      combat_results(blue, true, 10) == C &&
      combat_results(blue, true, 1) == S &&
      combat_results(blue, true, 2) == S &&
      combat_results(blue, true, 3) == C &&
      combat_results(blue, true, 4) == step
    )
  }
  expect {
    that = (
      combat_results(blue, true, 5) == step &&
      combat_results(blue, true, 6) == E &&
      combat_results(blue, true, 7) == E &&
      combat_results(blue, true, 8) == E &&
      combat_results(blue, true, 9) == miss
    )
  }
}
