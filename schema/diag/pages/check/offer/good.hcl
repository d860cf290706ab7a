rule "Alarm" {
  offer "Turn" {
    mover    = red
    may_pass = true
  }
}
