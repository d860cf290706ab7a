table "Luck" {
  given   = { roll = d6 }
  returns = { lucky = bool }
  rows = [
    [else, false],
    [6, true],
  ]
}
