rule "Alarm" {
  flip ann { to = tird }
}
