kind "spy" {
  is     = piece
  owner  = army
  fields = { army = player }
  state  = { turned = bool }
  secret = { turned = always }
}
