kind "tent" {
  is     = piece
  fields = { beds = set(number) }
}
tent "Large" { beds = [1] }
