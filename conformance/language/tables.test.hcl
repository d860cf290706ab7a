# Decision tables: typed axes, intervals, several results, across, dice, the row else.

game "Tables" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
enum "terrain" { names = [open, wood, town] }
enum "loss" { names = [nothing, one_step, two_steps, all_steps] }
kind "step" { is = space }
kind "lane" {
  is     = path
  of     = step
  length = 2
}
lane "L" {}
lane "M" {}
kind "man" {
  is    = piece
  state = { aims = maybe(number) }
}
man "Ann" {}
result "Win" { worth = 1 }
result "Loss" { worth = -1 }

table "Cost" { # intervals, lists of values, lists with intervals, any
  given   = { n = number, terrain = terrain, wet = bool }
  returns = { cost = number }
  rows = [
    ["..0", any, any, 0],
    [1, [open, wood], false, 1],
    [1, town, false, 2],
    [1, any, true, 3],
    [[2, "4-5"], any, any, 4],
    [3, any, any, 5],
    ["6..", any, any, 6],
  ]
}
table "Shift" { # intervals below zero
  given   = { n = number }
  returns = { shift = number }
  rows = [
    ["..-7", 1],
    ["-6..-4", 2],
    ["-3--1", 3],
    ["0..2", 4],
    ["3-5", 5],
    ["6+", 6],
  ]
}
table "Fire" { # the last axis runs across the row: one column for each of its values
  given   = { range = number, terrain = terrain }
  returns = { dice = number }
  across  = terrain
  rows = [
    [1, [6, 4, 2]],
    ["2-3", [4, 2, 1]],
    [else, 0],
  ]
}
table "Wound" { # an axis of dice
  given   = { roll = pool(2, d6) }
  returns = { loss = loss }
  rows = [
    ["2-4", all_steps],
    ["5-9", one_step],
    ["10..", nothing],
  ]
}
table "Shot" { # one axis is told, the other is thrown
  given   = { terrain = terrain, roll = d6 }
  returns = { hits = number, stop = bool }
  rows = [
    [open, "1-3", 0, false],
    [open, "4-6", 2, true],
    [[wood, town], "1-5", 0, false],
    [[wood, town], 6, 1, true],
  ]
}
table "Who Wins" { # things as results
  given   = { points = number }
  returns = { result = result }
  rows    = [["..9", loss], ["10..", win]]
}
table "Where" { # a path stands for its steps
  given   = { step = step }
  returns = { n = number }
  rows    = [[L, 1], [M-1, 2], [else, 3]]
}
table "Aimed" { # an axis that may be none
  given   = { aims = maybe(number) }
  returns = { n = number }
  rows    = [[none, 0], ["1..", 7], [else, 9]]
}

test "Intervals, lists and any" {
  expect { that = cost(-3, open, false) == 0 && cost(1, wood, false) == 1 && cost(1, town, false) == 2 && cost(1, open, true) == 3 && cost(2, open, true) == 4 && cost(4, open, true) == 4 && cost(5, town, false) == 4 && cost(3, town, false) == 5 && cost(600, town, false) == 6 }
}
test "Across, and else" {
  expect { that = fire(1, open) == 6 && fire(1, town) == 2 && fire(3, wood) == 2 && fire(9, wood) == 0 }
}
test "A throw read on a table" {
  rolls = [5, 6, 1, 2]
  roll a { on = wound }
  roll b { on = wound }
  expect { that = a == loss.nothing && b == all_steps }
}
test "One axis is told, the other thrown" {
  rolls = [6, 3]
  roll a { on = shot(wood) }
  roll b { on = shot(open) }
  expect { that = a.hits == 1 && a.stop && b.hits == 0 && !b.stop }
}
test "A table with a die can be asked about a number, too" {
  expect { that = wound(7) == one_step && shot(open, 4).hits == 2 }
}
test "Things as results, paths as cells" {
  expect { that = who_wins(10) == win && where(L-2) == 1 && where(M-1) == 2 && where(M-2) == 3 }
}
test "An axis that may be none" {
  expect { that = aimed(ann.aims) == 0 }
  set ann { aims = 3 }
  expect { that = aimed(ann.aims) == 7 }
}
test "intervals hold both their ends, also below zero" {
  expect { that = shift(-99) == 1 && shift(-7) == 1 && shift(-6) == 2 && shift(-4) == 2 }
  expect { that = shift(-3) == 3 && shift(-1) == 3 && shift(0) == 4 && shift(2) == 4 && shift(3) == 5 && shift(6) == 6 }
}
