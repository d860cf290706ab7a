kind "spy" {
  is       = piece
  own_back = true
}
