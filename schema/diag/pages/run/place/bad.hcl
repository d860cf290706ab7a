rule "Crate" {
  put crate {
    from = tin.supply
    to   = camp
  }
}
