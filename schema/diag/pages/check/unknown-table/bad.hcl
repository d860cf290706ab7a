rule "Alarm" {
  roll above { on = skyy }
}
