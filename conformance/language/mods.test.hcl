# Mods: they add, extend by the four words, and revise by saying what they expect. The folders
# mods/1_more and mods/2_over lie on top of this game.

game "Mods" {
  id       = "mods"
  language = 1
  version  = "1.4"
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
kind "deck_here" {
  is = deck
  of = omen
}
kind "omen" {
  is     = card
  fields = { worth = number }
}
roster "omen" {
  columns = [worth]
  rows    = { Sun = [1], Moon = [2] }
}
composition "Decks" {
  makes  = deck_here
  decks  = [Sky]
  rows   = { sun = [2], moon = [1] }
  totals = [3]
}
box "Shown" { in_force = true }
value "Luck" {
  base = 1
  modifier "always" { by = 1 }
}
table "Prize" {
  given   = { n = number }
  returns = { prize = number }
  rows    = [["..4", 1], ["5..", 2]]
}
track "Log" { boxes = numbers(0, 99) }
rule "Work" {
  advance log {}
}
menu "Orders" { player = anna }
action "Rest" {
  menu = orders
  advance log { by = 10 }
}
scenario "Plain" {}

test "A mod adds to values and rules" {
  scenario = plain
  expect { that = luck == 12 }
  run "Work" {}
  expect { that = log == 3 }
}
test "A mod revises an attribute, a row, a total; absent stands for what was not there" {
  expect { that = sun.worth == 7 && moon.worth == 2 && star.worth == 5 && count(sky.omens) == 4 && count(sky.omens.star) == 1 && prize(4) == 1 && prize(5) == 3 }
}
test "A mod adds a scenario and an action" {
  scenario = dusk
  take "Dance" {}
  expect { that = log == 55 }
}
test "One mod over another" {
  expect { that = game_is == 2 }
}
test "A mod adds what may be done at any time, and another forbids it" {
  choose n { from = [1, 2] }
  take "Shout" {}
  refuse "Shout" { because = "once is enough" }
  answer { n = 2 }
  expect { that = log == 3 && n == 2 }
}
