rule "Alarm" {
  run "Tire" {}
}
