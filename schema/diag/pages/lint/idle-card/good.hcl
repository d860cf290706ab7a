message "Wind" {
  rule "It Blows" {
    after = enter(self, on_display)
    advance morale { by = -1 }
  }
}
message "Fog" {
  rule "Nothing Happens" { after = enter(self, on_display) }
}
