rule "Alarm" {
  marker "Dust" { on = post }
}
