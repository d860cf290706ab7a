rule "Both Scout" {
  each player {
    from         = players
    simultaneous = true
    advance morale {}
    choose post {
      from   = posts
      player = player
    }
    mark post { with = smoke }
  }
}
