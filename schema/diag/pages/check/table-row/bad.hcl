table "Luck" {
  given   = { roll = d6 }
  returns = { lucky = bool, pay = number }
  rows = [
    ["1-4", false],
    ["5-6", true, 2],
  ]
}
