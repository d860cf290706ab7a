# How the game looks on screens, in pictures and on paper.

look {
  ends = [men_left]
  sides = {
    White = pale
    Black = slate
  }
  layouts = {
    board = <<-BOARD
      [a7]-----------------[d7]-----------------[g7]
       |                    |                    |
       |      [b6]---------[d6]---------[f6]     |
       |       |            |            |       |
       |       |     [c5]--[d5]--[e5]    |       |
       |       |      |           |      |       |
      [a4]----[b4]---[c4]        [e4]---[f4]----[g4]
       |       |      |           |      |       |
       |       |     [c3]--[d3]--[e3]    |       |
       |       |            |            |       |
       |      [b2]---------[d2]---------[f2]     |
       |                    |                    |
      [a1]-----------------[d1]-----------------[g1]
    BOARD
  }
}
