# Sequences of decisions cannot be counted where a point is asked for.

game "Points" {
  language = 1
  begin    = march
  parts    = 10
}
map "Table" { surface = [10, 10] }
kind "squad" { is = piece }
squad "Ada" {}
phase "March" {
  repeat {
    choose step { from = [1, 2] }
    choose where { from = inside(table) }
    move ada { to = where }
  }
}
test "At once" {
  text = "asks for a point of an area: too many to count"
  run "March" {}
  answer { step = 1 }
  expect { perft = [1] }
}
test "On the way" {
  text = "after 1: \"choose where\" asks for a point"
  run "March" {}
  expect { perft = [2, 4] }
}
