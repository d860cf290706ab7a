rule "Dust" {
  after = 3
  mark camp { with = smoke }
}
