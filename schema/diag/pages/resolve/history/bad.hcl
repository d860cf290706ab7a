kind "tent" {
  is      = piece
  state   = { pitched = number }
  history = [pitch]
}
