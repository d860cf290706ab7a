rule "News" {
  draw card {
    from = dispatches
    to   = on_display
    none {}
  }
}
