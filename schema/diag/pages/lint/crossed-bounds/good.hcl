modify "Courage" {
  at_least = 1
  at_most  = 6
}
