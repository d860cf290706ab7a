rule "Alarm" {
  choose men {
    from     = soldiers
    at_least = 2
    up_to    = 3
  }
  flip men { to = tired }
}
