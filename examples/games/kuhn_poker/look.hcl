# How the game looks on screens, in pictures and on paper.

look {
  ends = []
}
