kind "field" { is = space }
map "Board" {
  grid  = squares
  of    = field
  drawn = <<-BOARD
       a b
    1  . .
  BOARD
}
value "Toll" {
  given = { from = field, to = field }
  base  = from == to
}
value "Near" { base = reach(a1, 2, toll) }
