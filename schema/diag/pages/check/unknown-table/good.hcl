rule "Alarm" {
  roll above { on = sky }
}
