rule "Alarm" {
  break {}
}
