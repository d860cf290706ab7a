enum "direction" { names = [up, down] }
kind "field" { is = space }
map "Board" {
  grid  = squares
  of    = field
  drawn = <<-BOARD
       a b
    1  . .
  BOARD
}
value "Next" { base = toward(a1, up) }
