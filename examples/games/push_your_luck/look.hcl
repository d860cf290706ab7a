# How the game looks on screens, in pictures and on paper.

look {
  ends  = [still_to_catch]
  score = [cracks, fisher.catch]
}
