test "The odds of a call" {
  scenario = standard
  policies = [bluff_often, keep_ann_honest]
  expect {
    mean = ann
    is   = -1 / 18
  }
}
