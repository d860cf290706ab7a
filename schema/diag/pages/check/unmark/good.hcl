rule "Alarm" {
  unmark camp {
    with = smoke
    to   = out
  }
}
