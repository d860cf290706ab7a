table "Signs" {
  given   = { a = bool, b = bool, c = bool, figure = number }
  returns = { means = number }
  rows = [
    [true, any, any, 1, 0],
    [any, true, any, 2, 1],
    [any, any, true, 3, 2],
    [else, 99],
  ]
}
