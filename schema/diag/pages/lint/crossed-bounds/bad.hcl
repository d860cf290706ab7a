modify "Courage" {
  at_least = 6
  at_most  = 1
}
