kind "field" { is = space }
map "Board" {
  grid  = squares
  of    = field
  drawn = <<-BOARD
       a b c
    2  . . .
    1  . .
  BOARD
}
