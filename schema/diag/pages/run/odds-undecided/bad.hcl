test "The odds of a call" {
  scenario = standard
  expect {
    mean = ann
    is   = -1 / 18
  }
}
