kind "tent" {
  is     = piece
  fields = { beds = nomber }
}
