# How the game looks on screens, in pictures and on paper.

look {
  signs = { # one letter, so that each position keeps its name
    Rifleman            = "R"
    Grenadier           = "G"
    "Submachine Gunner" = "S"
    Leader              = "L"
  }
  pieces = { # the Americans' own are pale, the attackers slate
    enemy     = { colour = slate }
    identity  = { colour = slate }
    defender  = { colour = pale }
    equipment = { colour = pale }
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
