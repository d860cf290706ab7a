# How the game looks on screens, in pictures and on paper.

look {
  ends = [rows_to_go]
  sides = {
    White = pale
    Black = slate
  }
}
