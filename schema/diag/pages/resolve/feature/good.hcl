kind "field" {
  is      = space
  borders = { wall = bool }
}
map "Board" {
  grid  = squares
  of    = field
  drawn = <<-BOARD
       a b c
    1  . . .
  BOARD
}
feature "The wall" {
  between = [[a1, b1], fields("b1 c1")]
  fields  = { wall = true }
}
