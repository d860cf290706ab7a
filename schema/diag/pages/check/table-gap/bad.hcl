table "Luck" {
  given   = { roll = d6 }
  returns = { lucky = bool }
  rows = [
    ["1-3", false],
    ["5-6", true],
  ]
}
