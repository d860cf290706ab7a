# How the game looks on screens, in pictures and on paper.

look {
  sides = {
    Black = slate
    White = pale
  }
}
