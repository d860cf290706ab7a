message "Panic" {
  rule "All Run" {
    flip ann { to = tired }
  }
}
