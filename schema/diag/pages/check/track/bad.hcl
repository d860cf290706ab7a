rule "Alarm" {
  given = { what = track }
  advance what { by = 1 }
}
