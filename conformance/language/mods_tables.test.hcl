# Mods change tables by their inputs, and lines of values by their labels. The folders
# mods_tables/1_rich and mods_tables/2_poor lie on top of this game, and know nothing of each other.

game "Tables of Mods" {
  id       = "tables_of_mods"
  language = 1
  version  = "1.0"
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
enum "rank" { names = [recruit, veteran, captain] }
table "Luck" {
  given   = { n = d6 }
  returns = { prize = number }
  rows = [
    ["1-2", 1],
    [[3, "4..5"], 2],
    [else, 3],
  ]
}
table "Pay" {
  given   = { nights = number, rank = rank }
  returns = { coins = number }
  across  = rank
  rows = [
    ["..1", [1, 2, 4]],
    ["2..", [2, 3, 9]],
  ]
}
table "Harvest" {
  given   = { year = number, wet = bool }
  returns = { wheat = number, hay = number }
  rows = [
    ["..1", any, 1, 2],
    ["2+", true, 3, 4],
    ["2+", false, 5, 6],
  ]
}
table "Toll" {
  given   = { carts = number, roll = pool(2, d2) }
  returns = { coins = number, days = number }
  across  = roll
  rows = [
    [1, [1, 2, 3], [0, 0, 1]],
    [else, 4, 1],
  ]
}
value "Grip" {
  base = 10
  modifier "loose" { by = -1 }
}
modify "Grip" "cold" { by = 2 }
modify "Grip" "wet" { at_most = 90 }
kind "charm" { is = card }
charm "Ring" {
  modify "Grip" "charmed" { by = 3 }
}
box "Worn" {
  of       = charm
  in_force = true
}

test "A row is dropped, added, changed, and added to, by its inputs as they mean it" {
  expect { that = luck(1) == 7 && luck(2) == 8 }
  expect { that = luck(3) == 9 && luck(5) == 9 && luck(6) == 13 }
}
test "Two mods change two cells of one row, and one adds to another row" {
  expect { that = pay(0, recruit) == 6 && pay(1, veteran) == 2 && pay(0, captain) == 5 }
  expect { that = pay(2, recruit) == 2 && pay(3, veteran) == 4 && pay(2, captain) == 10 }
}
test "Two mods change two results of one row, and one replaces another row" {
  expect { that = harvest(0, true).wheat == 7 && harvest(1, false).hay == 8 }
  expect { that = harvest(2, true).wheat == 30 && harvest(2, true).hay == 40 }
  expect { that = harvest(2, false).wheat == 5 && harvest(3, false).hay == 6 }
}
test "A column of several results, and one result in it" {
  expect { that = toll(1, 2).coins == 1 && toll(1, 3).coins == 20 && toll(1, 3).days == 21 && toll(1, 4).days == 1 }
  expect { that = toll(9, 4).coins == 60 && toll(9, 2).days == 2 }
}
test "Lines of a value: its own, one of several beside it, one in a card" {
  expect { that = grip == 10 - 2 + 20 }
  move ring { to = worn }
  expect { that = grip == 10 - 2 + 20 + 30 }
}
