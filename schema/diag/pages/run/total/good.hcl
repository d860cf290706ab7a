rule "Hire" {
  choose crew {
    from    = soldiers
    total   = crew.valor
    at_most = 6
  }
}
