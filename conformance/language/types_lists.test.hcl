# Lists may be printed.

game "Lists" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
kind "unit" {
  is     = piece
  fields = { steps = list(number) }
}
unit "Cart" { steps = [1, 2, 1] }
unit "Wagon" { steps = [4, 3] }

test "A printed list" {
  expect { that = sum(cart.steps) == 4 }
}
test "Lists of several things, one after the other" {
  expect { that = count([for u in [cart, wagon] : u.steps]) == 5 && max([for u in [cart, wagon] : u.steps]) == 4 }
  expect { that = sum(all(units)[*].steps) == 11 && count([for u in [cart, wagon] : [sum(u.steps), 0] if u == wagon]) == 2 }
}
