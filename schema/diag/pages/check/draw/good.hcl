rule "Read Two" {
  draw news {
    from  = dispatches
    to    = on_display
    count = 2
  }
}
