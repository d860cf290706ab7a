rule "Alarm" {
  choose men {
    from     = soldiers
    at_least = 2
  }
  flip men { to = tired }
}
