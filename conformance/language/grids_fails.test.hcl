# What stops a game on a grid.

game "Grids Stop" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
kind "square" { is = space }
map "Board" {
  grid  = squares
  of    = square
  drawn = <<-BOARD
      a b c
    2 . . .
    1 . . .
  BOARD
}
value "Downhill" {
  given = { from = square, to = square }
  base  = to.row - from.row
}
test "A step that costs less than nothing" {
  text = "has a negative cost"
  expect { that = any(reach(a2, 5, downhill)) }
}
test "A way of such steps" {
  text = "the step from b2 to c1 has a negative cost"
  expect { that = cheapest(b2, c1, downhill) == 0 }
}
