rule "Read Two" {
  draw news {
    from  = dispatches
    count = 2
  }
}
