# How the game looks on screens, in pictures and on paper.

look {
  ends = [letter_to_go]
  sides = {
    Red  = rose
    Blue = blue
  }
  quiet = [army.sealed]
}
