table "Luck" {
  given   = { roll = d6 }
  returns = { lucky = bool }
  rows = [
    ["1-5", false],
    [6, true],
  ]
}
