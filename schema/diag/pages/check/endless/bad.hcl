rule "Count Shots" {
  repeat {
    set ann { shots = ann.shots + 1 }
  }
}
