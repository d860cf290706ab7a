# Types and numbers: in this game numbers are counted in halves.

game "Halves" {
  language = 1
  begin    = nothing_to_do
  parts    = 2
}
rule "Nothing to Do" {}
player "Anna" {}

enum "size" { names = [small, middle, large] } # ordered as written

kind "field" { is = space }
roster "field" {
  columns = []
  rows    = { F1 = [], F2 = [], F3 = [] }
}

kind "unit" {
  is     = piece
  traits = [armoured]
  fields = { pace = number, size = size, die = die, likes = set(size), towed_by = maybe(unit), motto = text }
  state  = { spent = number, stance = size, seen = bool, target = maybe(unit) }
}
unit "Cart" {
  pace  = 1.5
  size  = small
  die   = d8
  likes = [small, large]
  motto = "slow"
}
unit "Ox" {
  pace     = 2
  size     = large
  die      = d6
  likes    = []
  traits   = [armoured]
  towed_by = cart
  motto    = "steady"
  stance   = middle
}

test "A number counts whole smallest parts: halves here" {
  expect { that = cart.pace + 0.5 == ox.pace && cart.pace * 3 == 4.5 }
}

test "Division says how it rounds" {
  expect { that = floor(7, 2) == 3 && ceil(7, 2) == 4 && half_up(7, 2) == 4 && half_up(5, 2) == 3 && floor(-7, 2) == -4 && ceil(-7, 2) == -3 }
}

test "With one argument a number is rounded to a whole one" {
  expect { that = floor(cart.pace) == 1 && ceil(cart.pace) == 2 && half_up(1.5) == 2 && half_up(-1.5) == -1 }
}
test "A chance is a share of a thousand, of dice that are not thrown" {
  expect { that = chance(pool(1, d6), 4) == 500 && chance(pool(2, d6), 6) == 306 && chance(pool(3, d6), 5, 2) == 259 && chance(pool(2, d6), 7) == 0 && chance(pool(0, d6), 1) == 0 }
}
test "so is that of a sum, of a die that is a figure" {
  expect { that = chance_of_sum(pool(2, d6), 7) == 583 && chance_of_sum(pool(2, cart.die), 2) == 1000 && chance_of_sum(pool(1, d10), 11) == 0 }
}

test "A remainder is never negative" {
  expect { that = 7 % 3 == 1 && -7 % 3 == 2 && 2.5 % 1 == 0.5 }
}

test "Enums are ordered as written" {
  expect { that = cart.size < ox.size && ox.size >= middle && max(cart.size, ox.size) == large }
}

test "A field of state starts at 0, false, the first name or none" {
  expect { that = cart.spent == 0 && !cart.seen && cart.stance == small && cart.target == none && ox.stance == middle }
}

test "A printed field of type maybe may be left out" {
  expect { that = cart.towed_by == none && ox.towed_by == cart }
}

test "Sets of things and of names; lists of anything" {
  expect { that = contains(cart.likes, large) && !contains(cart.likes, middle) && none(ox.likes) && count([1, 2, 2]) == 3 }
}

test "A set holds each member once, a list as often as it is there" {
  expect { that = count([cart, cart, ox]) == 2 && count([1, 1, 2]) == 3 }
}

test "A design is the word for like pieces; a die is named by its sides" {
  rolls = [8]
  roll n { dice = cart.die }
  expect { that = n == 8 }
}

test "numbers counts in whole numbers" {
  expect { that = count(numbers(1, 4)) == 4 && count(numbers(2, 1)) == 0 && sum(numbers(1, 3)) == 6 }
}
