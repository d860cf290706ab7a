kind "tent" {
  is     = piece
  fields = { beds = list(number) }
}
tent "Large" { beds = [1] }
