kind "field" {
  is      = space
  borders = { river = bool }
}
map "Board" {
  grid  = squares
  of    = field
  drawn = <<-BOARD
       a b
    1  . .
  BOARD
}
value "Wet" { base = border(a1, b1).river }
