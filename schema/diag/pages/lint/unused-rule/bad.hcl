rule "Rain" {
  advance morale { by = -1 }
}
