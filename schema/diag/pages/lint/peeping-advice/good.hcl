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
policy "Head Count" {
  for = red
  prefer "he has few orders left" {
    action = march
    worth  = 10 - count(blue_hand.orders)
  }
}
