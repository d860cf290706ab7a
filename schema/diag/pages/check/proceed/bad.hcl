rule "Alarm" {
  proceed {}
}
