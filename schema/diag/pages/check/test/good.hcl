test "Ann is brave" {
  expect {
    value = courage(ann)
    is    = 3
  }
}
