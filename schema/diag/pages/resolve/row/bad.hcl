roster "soldier" {
  columns = [owner, valor]
  rows    = { Dan = [red] }
}
