rule "Wait for Calm" {
  repeat {
    while = morale < 6 # the track ends at 5
    advance morale { by = 1 }
  }
}
