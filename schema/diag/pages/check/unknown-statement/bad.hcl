rule "Alarm" {
  flp ann { to = fresh }
}
