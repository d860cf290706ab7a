rule "Alarm" {
  move ann {
    to   = hill
    face = hidden
  }
}
