# How the game looks on screens, in pictures and on paper.

look {
  signs = { # one letter, so that each position keeps its name
    Rifleman            = "R"
    Grenadier           = "G"
    "Submachine Gunner" = "S"
    Leader              = "L"
  }
  markers = {
    fence        = "f"
    grenade      = "g"
    action_token = "."
    disrupted    = "!"
    radio_token  = "^"
  }
  rolls = { fire = ["hit", "miss"] }
}
