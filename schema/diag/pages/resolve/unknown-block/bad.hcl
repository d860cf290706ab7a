soldr "Dan" {
  owner = red
  valor = 2
}
