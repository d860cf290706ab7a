# How the game looks on screens, in pictures and on paper.

look {
  ends = [salt]
  sides = {
    Harbour = blue
    Hills   = rose
  }
  signs = {
    "Harbour Troop" = "T"
    "Hill Troop"    = "T"
  }
  layouts = {
    the_salt_country = <<-MAP
      [Saltmouth   ]---[Eelbridge   ]---[Marl        ]---[Stoneford   ]
             |                |                |             |     \
             |                |                |             |  [Highkeep    ]
             |                |                |             |     /
      [Gullwick    ]---[Pans        ]---[Reedham     ]---[Larchfell   ]
    MAP
  }
}
