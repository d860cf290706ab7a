test "Ann is brave" {
  expect { value = courage(ann) }
}
