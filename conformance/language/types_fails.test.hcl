# Numbers that do not fit stop the game with an error at their place.

game "Too Much" {
  language = 1
  begin    = nothing_to_do
  parts    = 2
}
rule "Nothing to Do" {}
player "Anna" {}
track "Heat" { boxes = numbers(0, 4) }

test "Overflow" {
  text = "is too large"
  let { a = 1000000000 }
  let { b = a + a + a }
  expect { that = b > 0 }
}
test "A half of a half" {
  text = "a fraction that the game's numbers cannot hold"
  let { a = 0.5 }
  let { b = a * a }
  expect { that = b > 0 }
}
test "Division by nothing" {
  text = "division by zero"
  expect { that = floor(1, heat) == 0 }
}
test "Remainder of nothing" {
  text = "division by zero"
  expect { that = 1 % heat == 0 }
}
test "The least of no numbers" {
  text = "lowest of an empty list"
  expect { that = min(numbers(2, 1)) == 0 }
}
test "Only one of two" {
  text = "needs exactly one member, and there are 2"
  expect { that = only([3, 4]) == 3 }
}
