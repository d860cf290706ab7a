table "Luck" {
  given   = { roll = d6 }
  returns = { lucky = bool }
  rows = [
    ["1-4", false],
    ["4-6", true],
  ]
}
