rule "Alarm" {
  flip ann { to = fresh }
}
