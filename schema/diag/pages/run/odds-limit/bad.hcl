test "The odds of a whole war" {
  scenario = standard
  expect {
    chance = game.result == red_wins
    is     = 1 / 2
  }
}
