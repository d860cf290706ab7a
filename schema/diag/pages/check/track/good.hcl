rule "Alarm" {
  advance morale { by = 1 }
}
