rule "Alarm" {
  offer "Turn" {
    mover    = red
    up_to    = 2
    may_pass = true
  }
}
