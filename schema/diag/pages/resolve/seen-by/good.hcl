kind "block" {
  is      = piece
  owner   = army
  seen_by = owner
  fields  = { army = player }
}
