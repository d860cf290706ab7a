rule "Alarm" {
  flip hold {}
}
