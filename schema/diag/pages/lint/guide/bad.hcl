guide "The First Morning" {
  prompt "Rest" { text = "Who rests shoots better." }
  take "Rest" {}
}
