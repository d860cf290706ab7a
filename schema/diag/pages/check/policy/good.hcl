policy "Stand Fast" {
  prefer "courage" {
    pass  = orders
    worth = 5
  }
}
