guide "The First Morning" {
  advance morale { by = -1 }
  prompt "Rest" { text = "Who rests shoots better." }
  take "Rest" {}
  prompt "Rest again" { text = "It costs nothing." }
  take "Rest" {}
  prompt "Go on" { text = "The rest is yours." }
}
