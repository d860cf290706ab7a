# How the game looks on screens, in pictures and on paper.

look {
  ends = [held]
  sides = {
    Grey  = slate
    Green = rose
  }
  signs = {
    "Grey Rifles"  = "R"
    "Grey Scouts"  = "S"
    "Grey Gun"     = "G"
    "Green Rifles" = "R"
    "Green Scouts" = "S"
    "Green Gun"    = "G"
    "West Flag"    = "WF"
    "Mid Flag"     = "MF"
    "East Flag"    = "EF"
  }
  pieces = {
    squad = { below = [men, move, range] }
  }
  grounds = {
    mill    = ["m", houses]
    barn    = ["b", houses]
    pond    = ["p", waves]
    orchard = ["o", trees]
  }
  quiet = [squad.ordered]
}
