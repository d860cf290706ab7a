table "Signs" {
  given   = { a = bool, b = bool, c = bool, d = bool, e = bool, f = bool, g = bool, h = bool, i = bool, j = bool, k = bool, l = bool, m = bool, n = bool, o = bool, p = bool, q = bool, r = bool, s = bool, t = bool, figure = number }
  returns = { means = number }
  rows = [
    [true, any, any, any, any, any, any, any, any, any, any, any, any, any, any, any, any, any, any, any, 1, 0],
    [any, true, any, any, any, any, any, any, any, any, any, any, any, any, any, any, any, any, any, any, 2, 1],
    [any, any, true, any, any, any, any, any, any, any, any, any, any, any, any, any, any, any, any, any, 3, 2],
    [any, any, any, true, any, any, any, any, any, any, any, any, any, any, any, any, any, any, any, any, 4, 3],
    [any, any, any, any, true, any, any, any, any, any, any, any, any, any, any, any, any, any, any, any, 5, 4],
    [any, any, any, any, any, true, any, any, any, any, any, any, any, any, any, any, any, any, any, any, 6, 5],
    [any, any, any, any, any, any, true, any, any, any, any, any, any, any, any, any, any, any, any, any, 7, 6],
    [any, any, any, any, any, any, any, true, any, any, any, any, any, any, any, any, any, any, any, any, 8, 7],
    [any, any, any, any, any, any, any, any, true, any, any, any, any, any, any, any, any, any, any, any, 9, 8],
    [any, any, any, any, any, any, any, any, any, true, any, any, any, any, any, any, any, any, any, any, 10, 9],
    [any, any, any, any, any, any, any, any, any, any, true, any, any, any, any, any, any, any, any, any, 11, 10],
    [any, any, any, any, any, any, any, any, any, any, any, true, any, any, any, any, any, any, any, any, 12, 11],
    [any, any, any, any, any, any, any, any, any, any, any, any, true, any, any, any, any, any, any, any, 13, 12],
    [any, any, any, any, any, any, any, any, any, any, any, any, any, true, any, any, any, any, any, any, 14, 13],
    [any, any, any, any, any, any, any, any, any, any, any, any, any, any, true, any, any, any, any, any, 15, 14],
    [any, any, any, any, any, any, any, any, any, any, any, any, any, any, any, true, any, any, any, any, 16, 15],
    [any, any, any, any, any, any, any, any, any, any, any, any, any, any, any, any, true, any, any, any, 17, 16],
    [any, any, any, any, any, any, any, any, any, any, any, any, any, any, any, any, any, true, any, any, 18, 17],
    [any, any, any, any, any, any, any, any, any, any, any, any, any, any, any, any, any, any, true, any, 19, 18],
    [any, any, any, any, any, any, any, any, any, any, any, any, any, any, any, any, any, any, any, true, 20, 19],
    [else, 99],
  ]
}
