message "Wind" {
  rule "It Blows" {
    after = enter(self, on_display)
    advance morale { by = -1 }
  }
}
message "Fog" {}
