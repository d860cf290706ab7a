rule "Again" {
  repeat {
    times = 3
    advance morale { by = 1 }
  }
}
