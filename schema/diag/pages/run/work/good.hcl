test "A Game" {
  play { seed = 1 }
}
