table "Luck" {
  given   = { roll = d6 }
  returns = { lucky = bool }
  rows = [
    [6, true],
    [else, false],
  ]
}
