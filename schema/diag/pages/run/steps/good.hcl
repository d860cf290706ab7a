rule "Wait for Calm" {
  repeat {
    while = morale < 5
    advance morale { by = 1 }
  }
}
