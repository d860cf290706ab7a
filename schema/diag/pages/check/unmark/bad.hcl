rule "Alarm" {
  unmark camp {
    with = smoke
    to   = hill
  }
}
