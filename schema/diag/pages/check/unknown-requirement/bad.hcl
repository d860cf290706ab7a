action "Flee" {
  menu = turn
  except "Turn" "moral holds" {}
  advance morale { by = -1 }
}
