kind "order" {
  is     = card
  fields = { points = number }
}
roster "order" {
  columns = [points]
  rows    = { Attack = [3], Defend = [2] }
}
deck "Order Pile" { of = order }
box "Blue Hand" {
  of      = order
  seen_by = blue
}
policy "Second Sight" {
  for = red
  prefer "he is weak" {
    action = march
    worth  = 10 - sum([for o in blue_hand.orders : o.points])
  }
}
