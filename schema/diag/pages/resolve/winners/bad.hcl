result "Shared Glory" {
  winners = [red, blue]
  worth   = 2
}
