# How the game looks on screens, in pictures and on paper.

look {
  ends   = []
  quiet  = [rook.castles]
  copies = { queen = 2, rook = 2, bishop = 2, knight = 2 } # one queen to spare for a pawn
  sides = {
    White = pale
    Black = slate
  }
}
