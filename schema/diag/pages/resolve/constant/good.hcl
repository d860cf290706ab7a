soldier "Dan" {
  owner = red
  valor = 3
}
