rule "Both Scout" {
  each player {
    from         = players
    simultaneous = true
    choose post { from = posts }
    advance morale {}
    mark post { with = smoke }
  }
}
