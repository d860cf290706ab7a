soldier "Dan" {
  owner  = red
  valour = 2
}
