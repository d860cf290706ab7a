rule "Hire" {
  choose crew {
    from    = soldiers
    total   = crew.valor - 5
    at_most = 3
  }
}
