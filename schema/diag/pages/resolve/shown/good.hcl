kind "tent" {
  is     = piece
  fields = { code = text, beds = number }
}
look { shown = { tent = [code, beds] } }
