policy "Stand Fast" {
  prefer "courage" { worth = 5 }
}
