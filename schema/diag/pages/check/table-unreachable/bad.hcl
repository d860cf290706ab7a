table "Luck" {
  given   = { roll = d6 }
  returns = { lucky = bool }
  rows = [
    ["1-6", false],
    [[], true],
  ]
}
