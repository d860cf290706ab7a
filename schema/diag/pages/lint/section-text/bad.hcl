section "7" "Weather" {
  rule "Rain" {
    after = set_up()
    advance morale { by = -1 }
  }
}
