soldier "Dan" {
  owner = red
  valor = { fresh = 3, tired = 1 }
}
