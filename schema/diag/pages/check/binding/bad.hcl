rule "Dust" {
  before = leave(any, camp)
  after  = enter(any, camp)
  mark camp { with = smoke }
}
