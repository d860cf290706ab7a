kind "tent" {
  is     = piece
  fields = { code = text, large = bool }
}
look { shown = { tent = [code, large] } }
