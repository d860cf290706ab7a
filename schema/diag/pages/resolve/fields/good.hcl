kind "tent" {
  is     = piece
  fields = { beds = number }
}
