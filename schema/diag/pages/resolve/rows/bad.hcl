roster "soldier" {
  columns = [owner, valor]
  rows    = [[red, 2]]
}
