# Lists may be printed.

game "Lists" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
kind "unit" {
  is      = piece
  printed = { steps = list(number) }
}
unit "Cart" { steps = [1, 2, 1] }

test "A printed list" {
  expect { that = sum(cart.steps) == 4 }
}
