soldier "Dan" {
  owner = blue
  valor = 2
}
