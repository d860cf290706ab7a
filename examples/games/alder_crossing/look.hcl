# How the game looks on screens, in pictures and on paper.

look {
  ends  = [taken, losses_left]
  score = [turn]
  sides = {
    Karst = blue
    Veldt = amber
  }
  pieces = {
    unit = {
      symbol = self.horse ? cavalry : infantry
      size   = regiment
      below  = [strength, moves]
    }
  }
  grounds = {
    woods = ["w", trees]
    hill  = ["h", contours]
    town  = ["t", houses]
  }
  borders = {
    river = ["~", water]
    road  = ["=", road]
  }
  quiet = [unit.marched, unit.fought]
  shown = {
    unit = [strength]
  }
}
