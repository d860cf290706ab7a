# How the game looks on screens, in pictures and on paper.

look {
  ends = [discs_showing]
  pieces = {
    disc = {
      colour = { black = slate, white = pale }
    }
  }
}
