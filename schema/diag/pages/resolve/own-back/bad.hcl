kind "hill" {
  is       = space
  own_back = true
}
