# How the game looks where letters draw it.

look {
  sides = {
    Karst = blue
    Veldt = amber
  }
  borders = {
    river = ["~", water]
    road  = ["=", road]
  }
  quiet = [unit.marched, unit.fought]
}
