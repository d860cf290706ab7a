# How the game looks on screens, in pictures and on paper.

look {
  sides = {
    Red  = rose
    Blue = blue
  }
  quiet = [army.sealed]
}
