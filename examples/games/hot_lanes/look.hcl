# How the game looks on screens, in pictures and on paper.

look {
  ends = [] # each crew tells how many have arrived
  sides = {
    Red  = rose
    Blue = blue
  }
  layouts = {
    board = <<-BOARD
      Red  [A-1    ] [A-2    ] [A-3    ] [A-4    ] [A-5    ] [A-6    ]  Blue
           [B-1    ] [B-2    ] [B-3    ] [B-4    ] [B-5    ] [B-6    ]
           [C-1    ] [C-2    ] [C-3    ] [C-4    ] [C-5    ] [C-6    ]
    BOARD
  }
}
