# How the game looks on screens, in pictures and on paper.

look {
  ends  = [pips]
  quiet = [face.left]
  sides = {
    White = pale
    Black = slate
  }
  layouts = {
    board = <<-BOARD
      [P13 ][P14 ][P15 ][P16 ][P17 ][P18 ]  [P19 ][P20 ][P21 ][P22 ][P23 ][P24 ]

      [White_Bar ]   [White_Off ]              [Black_Bar ]   [Black_Off ]

      [P12 ][P11 ][P10 ][P9  ][P8  ][P7  ]  [P6  ][P5  ][P4  ][P3  ][P2  ][P1  ]
    BOARD
  }
}
