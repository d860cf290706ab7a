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
      salt:2 |port     salt:1 |         salt:2 |      salt:1 |     \
             |                |                |             |  [Highkeep    ]
      salt:1 |         salt:3 |         salt:1 |port  salt:2 |port / salt:2
      [Gullwick    ]---[Pans        ]---[Reedham     ]---[Larchfell   ]
    MAP
  }
}
