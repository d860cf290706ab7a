section "7" "Weather" {
  text = "Rain at the start costs spirits."
  rule "Rain" {
    after = set_up()
    advance morale { by = -1 }
  }
}
