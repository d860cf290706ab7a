rule "Alarm" {
  flip { to = fresh }
}
