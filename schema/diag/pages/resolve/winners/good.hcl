result "Shared Glory" {
  winners = [red, blue]
  worth   = { winners = 2, others = 1 }
}
