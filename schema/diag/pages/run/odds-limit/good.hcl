test "The odds of one assault" {
  run "Assault" {}
  expect {
    chance = camp.hidden
    is     = 1 / 2
  }
}
