# Mods that add to the same declarations, and do not know of each other. The folders of mods_add/
# lie on top of this game.

game "Adding" {
  id       = "adding"
  language = 1
  version  = "1.0"
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
enum "weather" { names = [clear, rain] }
kind "plot" {
  is     = space
  fields = { weather = weather }
}
map "Field" {
  grid  = squares
  of    = plot
  drawn = <<-FIELD
       a b
    1  . r
  FIELD
  legend = {
    "." = { weather = clear }
    r   = { weather = rain }
  }
}
kind "season_deck" {
  is = deck
  of = omen
}
kind "omen" { is = card }
omen "Sun" {}
omen "Moon" {}
composition "Seasons" {
  makes = season_deck
  decks = [Spring, Summer]
  rows = {
    sun  = [2, 3]
    moon = [1, 0]
  }
  totals = [3, 3]
}
kind "gun" { is = piece }
roster "gun" {
  columns = []
  rows    = { Field_Gun = [] }
}
kind "crew" {
  is     = piece
  fields = { skill = number, serves = set(gun) }
}
roster "crew" {
  columns = [skill, serves]
  rows    = { Old_Crew = [3, [field_gun]], New_Crew = [1, [field_gun]] }
  totals  = { skill = 4 }
}
track "Hour" { boxes = [dawn, noon] }
track "Cold" { boxes = numbers(0, 3) }
chit "Red" {}
chit "Blue" {}
chit "Green" {}
cup "Bag" { holds = [red] }
table "Price" {
  given   = { n = number }
  returns = { price = number }
  rows = [
    [1, 10],
    [else, 0],
  ]
}
option "Sky" {
  variant "Plain" {}
}
value "Gloom" { base = 0 }

test "Rows, and totals that follow" {
  expect { that = count(spring.omens) == 7 && count(summer.omens) == 4 && count(spring.omens.frost) == 1 && count(spring.omens.thaw) == 2 }
  expect { that = count(spring.omens.sun) == 3 && count(summer.omens.sun) == 3 } # one more, by revise with add
  expect { that = sum(all(crews)[*].skill) == 4 + 5 + 2 + 1 }
}
test "A deck of a mod's own beside those of the game" {
  expect { that = count(winter.omens) == 2 && none(winter.omens.frost) }
}
test "Fields of a kind" {
  expect { that = none([for c in all(crews) : c if c.tired]) && old_crew.frozen == 0 }
}
test "Names, boxes, a map beside the game's" {
  expect {
    that = count(weathers) == 4 && snow > rain && fog > rain && count([
      for p in plots : p
      if p.weather == snow
    ]) == 2
  }
  move hour { to = dusk }
  expect { that = hour.at == dusk }
  advance cold { by = 9 }
  expect { that = cold == 6 }
}
test "Lists of things" {
  expect { that = count(bag.chits) == 3 }
  expect { that = contains(old_crew.serves, mortar) && contains(old_crew.serves, howitzer) && count(old_crew.serves) == 3 }
}
test "Rows of a table, before its last one" {
  expect { that = price(1) == 10 && price(2) == 20 && price(3) == 30 && price(9) == 0 }
}
test "A variant of each mod" {
  variants = [frosty]
  expect { that = gloom == 2 }
}
test "The other mod's variant" {
  variants = [mild]
  expect { that = gloom == -1 }
}
