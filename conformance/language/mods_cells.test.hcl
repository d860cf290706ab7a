# Mods change single cells of rosters and compositions. The folders mods_cells/1_rich and
# mods_cells/2_poor lie on top of this game, and know nothing of each other.

game "Cells of Mods" {
  id       = "cells_of_mods"
  language = 1
  version  = "1.0"
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}

kind "town" {
  is     = space
  traits = [port]
  fields = { salt = number, guards = number, roads = set(town) }
}
roster "town" {
  columns  = [salt, roads]
  defaults = { guards = 2 }
  rows = {
    Marl = [1, [pans]]
    Pans = [3, [marl], { guards = 4 }]
    Eel  = [2, [pans], { traits = [port] }]
  }
  totals = { salt = 6 }
}
kind "letter" { is = card }
kind "bag" {
  is = deck
  of = letter
}
letter "Plain" {}
letter "Sealed" {}
composition "Bags" {
  makes = bag
  decks = [first_bag, second_bag]
  rows  = { plain = [1, 2], sealed = [3, 4] }
}

test "A cell goes by its column" {
  expect { that = marl.salt == 6 && marl.roads == [pans, eel] }
}

test "What stands behind the cells goes by its field" {
  expect { that = pans.guards == 5 && eel.guards == 9 && !eel.port && marl.guards == 3 && marl.port }
}

test "A cell of a composition goes by its deck" {
  scenario = standard
  expect { that = count(first_bag.letters.plain) == 5 && count(second_bag.letters.plain) == 2 && count(second_bag.letters.sealed) == 5 }
}

test "New columns stand before what is behind the cells" {
  expect { that = marl.wells == none && pans.wells == 7 && pans.salt == 3 }
}
