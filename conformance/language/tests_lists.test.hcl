# Names that hold lists live on in a test.

game "Lists" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}

test "A list that a statement names lives on" {
  rolls = [4, 2]
  roll throw { dice = pool(2, d6) }
  expect { that = sum(throw) == 6 }
}
