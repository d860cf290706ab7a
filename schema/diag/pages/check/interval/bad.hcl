table "Luck" {
  given   = { roll = d6 }
  returns = { lucky = bool }
  rows = [
    ["5-1", false],
    [6, true],
  ]
}
