action "Wait" {
  menu = turn
  say { text = "waiting" }
}
