action "Flee" {
  menu = turn
  except "Turn" "morale holds" {}
  advance morale { by = -1 }
}
