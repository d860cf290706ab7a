rule "Count Shots" {
  repeat {
    times = 3
    set ann { shots = ann.shots + 1 }
  }
}
