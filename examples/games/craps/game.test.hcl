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
