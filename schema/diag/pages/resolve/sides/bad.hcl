soldier "Dan" {
  owner = red
  valor = { fresh = 3 }
}
