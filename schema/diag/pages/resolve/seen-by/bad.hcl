kind "block" {
  is      = piece
  fields  = { army = player }
  seen_by = owner
}
