# Limits: what content may cost, and what it is told.

game "Limits" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "White" {}
kind "step" { is = space }
step "A" {}
kind "man" { is = piece }
man "Ann" {}
track "Heat" { boxes = numbers(0, 9) }
value "Far Down" {
  given   = { n = number }
  returns = number
  base    = 1 + far_down(n + 1)
}
rule "Deeper" {
  when = heat < 1
  run "Deeper" {}
}
test "Steps" {
  text = "steps of work without a decision"
  repeat {
    while = heat < 1
    advance heat { by = 0 }
  }
}
test "A list" {
  text = "has more than"
  expect { that = count(numbers(1, 1000000000)) == 0 }
}
test "Values that ask values" {
  text = "more than 1000 levels deep"
  expect { that = far_down(1) == 0 }
}
test "Rules that call rules" {
  text = "more than 10000 levels deep"
  run "Deeper" {}
}
test "Dice" {
  text = "dice: too many"
  roll n { dice = pool(1000000, d6) }
}
test "A number" {
  text = "too large"
  let { n = 2000000000 }
  expect { that = n + n > 0 }
}
