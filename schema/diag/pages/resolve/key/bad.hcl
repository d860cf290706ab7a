kind "tent" {
  is     = piece
  fields = { (1 + 2) = number }
}
