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
table "Clash" {
  given   = { column = number, roll = d6 }
  returns = { hits = number }
  rows = [
    [1, any, 0],
    [[2, 3], "1-3", 1],
    [[2, 3], "4-6", 2],
  ]
}
test "The input that has no row is named, not the roll" {
  text = "no row of the table \"Clash\" covers column = 4\n"
  roll hits { on = clash(4) }
}
test "The same where it is looked up" {
  text = "no row of the table \"Clash\" covers column = 0\n"
  expect { that = clash(0, 5) == 1 }
}
