soldier "Dan" {
  owner = red
  valor = "three"
}
