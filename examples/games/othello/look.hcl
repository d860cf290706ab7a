# How the game looks on screens, in pictures and on paper.

look {
  pieces = {
    disc = {
      colour = { black = slate, white = pale }
    }
  }
}
