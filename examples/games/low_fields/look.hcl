# How the game looks where letters draw it.

look {
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
  quiet = [squad.ordered]
}
