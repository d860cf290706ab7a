rule "Crate" {
  when = any(tin.supply)
  put crate {
    from = tin.supply
    to   = camp
  }
}
