section "7" "Weather" {
  text     = "How rain slows the march."
  no_rules = "the scenarios of this box have no rain"
}
