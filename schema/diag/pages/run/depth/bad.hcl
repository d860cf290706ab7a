rule "Echo" {
  after = enter(any, camp)
  move ann { to = hill }
  move ann { to = camp }
}
