soldier "Dan" {
  owner = green
  valor = 2
}
