rule "Alarm" {
  roll luck {}
  advance morale { by = -1 }
}
