rule "Alarm" {
  set ann {}
}
