rule "Dust" {
  after = entr(any, camp)
  mark camp { with = smoke }
}
