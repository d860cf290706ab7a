# How the game looks on screens, in pictures and on paper.

look {
  ends = [points_to_a_major_victory, on_the_ridge]
  signs = { # one letter, so that each position keeps its name
    Rifleman            = "R"
    Grenadier           = "G"
    "Submachine Gunner" = "S"
    Leader              = "L"
  }
  pieces = { # the Americans' own are pale, the attackers slate
    enemy    = { colour = slate }
    identity = { colour = slate }
    defender = {
      colour = pale
      left   = [commander, inspiring, gunner, assistant, artillery_radio, intelligence_radio]
      right  = [dice, die]
      below  = [valor]
    }
    equipment = { colour = pale }
    weapon = {
      colour = pale
      right  = [die]
      below  = [room]
    }
  }
  markers = {
    fence        = "f"
    grenade      = "g"
    action_token = "."
    disrupted    = "!"
    radio_token  = "^"
  }
  rolls = { fire = ["hit", "miss"] }
  layouts = {
    lanzerath_ridge = <<-BOARD
                       [Nest_A ]         [Nest_B ]         [Nest_C ] [Nest_D ]
      [O-1   ] [B1-1  ] [B2-1  ] [B3-1  ] [B4-1  ] [B5-1  ] [B6-1  ] [P-1   ]
      [O-2   ] [B1-2  ] [B2-2  ] [B3-2  ] [B4-2  ] [B5-2  ] [B6-2  ] [P-2   ]
                                 [Aid_B3] [Aid_B4] [Aid_B5]
      [O-3   ] [B1-3  ] [B2-3  ] [B3-3  ] [B4-3  ] [B5-3  ] [B6-3  ] [P-3   ]
         |        |        |      x x x    x x x    x x x      |        |
      [O-4   ] [B1-4  ] [B2-4  ] [B3-4  ] [B4-4  ] [B5-4  ] [B6-4  ] [P-4   ]
         |        |        |        |        |        |        |        |
         |        |  [B2         ]  |  [B4         ]  |  [B6         ]  |
         |        | /             \ | /      |      \ | /             \ |
      [Left_Flank   ]         [B3         ]  |  [B5         ]     [P          ]
                                    |        |        |
                              [Log_Cabin                   ]
                                /            |            \
                       [W1         ]   [W2         ]--[W3         ]
    BOARD
  }
}
