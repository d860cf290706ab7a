table "Pay" {
  given   = { rank = number }
  returns = { pay = number }
  rows    = [[1, 10], [2, 15]]
}
value "Pay of Three" { base = pay(3) }
