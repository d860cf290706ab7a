# How the game looks on screens, in pictures and on paper.

look {
  sides = {
    Harbour = blue
    Hills   = rose
  }
  signs = {
    "Harbour Troop" = "T"
    "Hill Troop"    = "T"
  }
}
