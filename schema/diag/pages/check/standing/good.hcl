value "Standing" {
  given = { player = player }
  base  = player == red ? 1 : -1
}
