test "A natural wins at once" {
  rolls = [5, 6]
  run "Pass Line" {}
  expect { that = game.result == shooter_wins }
}

test "Craps loses at once" {
  rolls = [1, 2]
  run "Pass Line" {}
  expect { that = game.result == house_wins }
}

test "Point four is made" {
  rolls = [1, 3, 6, 5, 2, 2]
  run "Pass Line" {}
  expect { that = game.result == shooter_wins }
}

test "Seven out" {
  rolls = [6, 4, 1, 1, 3, 4]
  run "Pass Line" {}
  expect { that = game.result == house_wins }
}

test "The shooter wins 244 times of 495" {
  scenario = standard
  expect {
    chance = game.result == shooter_wins
    is     = 244 / 495
  }
  expect {
    mean = shooter
    is   = -7 / 495
  }
}

test "A point of four is made once in three times" {
  run "Shoot for the Point" { goal = 4 }
  expect {
    chance = game.result == shooter_wins
    is     = 1 / 3
  }
}

test "A point of eight is made five times in eleven" {
  run "Shoot for the Point" { goal = 8 }
  expect {
    chance = game.result == shooter_wins
    is     = 5 / 11
  }
}
