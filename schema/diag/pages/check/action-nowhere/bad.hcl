action "Wait" {
  say { text = "waiting" }
}
