rule "Dust" {
  after = enter(any, camp)
  mark camp { with = smoke }
}
