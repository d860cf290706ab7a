rule "Alarm" {
  roll luck { dice = d6 }
  advance morale { by = -luck }
}
