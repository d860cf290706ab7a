table "Luck" {
  given   = { roll = d6, weather = weather }
  returns = { n = number }
  across  = weather
  rows    = [["1-6", [1, 2, 3]]]
}
