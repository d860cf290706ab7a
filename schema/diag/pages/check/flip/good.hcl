rule "Alarm" {
  flip ann { to = tired }
}
