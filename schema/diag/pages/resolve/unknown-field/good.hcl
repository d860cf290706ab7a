soldier "Dan" {
  owner = red
  valor = 2
}
