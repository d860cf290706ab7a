rule "Echo" {
  after = enter(any, camp)
  when  = !camp.hidden
  mark camp { with = smoke }
}
