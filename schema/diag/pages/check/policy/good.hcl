policy "Stand Fast" {
  prefer "courage" {
    pass  = turn
    worth = 5
  }
}
