game "Outside" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
table "Cost" {
  given   = { n = number }
  returns = { cost = number }
  rows    = [[1, 1], [2, 2]]
}
test "Outside of what is printed" {
  text = "no row of the table \"Cost\" covers n = 3"
  expect { that = cost(3) == 0 }
}
