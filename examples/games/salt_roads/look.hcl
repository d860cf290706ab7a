# How the game looks where letters draw it.

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
