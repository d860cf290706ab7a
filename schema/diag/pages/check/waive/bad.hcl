action "Flee" {
  menu = turn
  except "Turn" {}
  advance morale { by = -1 }
}
