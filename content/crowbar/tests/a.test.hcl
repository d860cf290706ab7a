test "The board" {
  ref = "A-1"
  expect { that = count(squares) == 192 && count([for s in squares : s if s.zone == inland]) == 132 }
}
