# Names: how a label becomes a name, and what a name means where it stands.

game "Names" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}

enum "colour" { names = [red, Blue, "Dark Green"] }
enum "mood" { names = [red, calm] } # red is a colour and a mood

kind "position" { is = space }
position "B4" {}
position "4. Gate (old)" {}
position "Ende" {}

kind "step" { is = space }
kind "lane" {
  is     = path
  of     = step
  length = 3
}
lane "B4" {}

kind "unit" {
  is     = piece
  fields = { colour = colour, mood = mood, home = position }
}
roster "unit" {
  columns = [colour, mood, home]
  rows = {
    "2nd Company" = [red, red, B4] # each cell knows what it wants: a colour, a mood, a position
    Guard         = [dark_green, calm, ENDE]
  }
}

value "Best" {
  given = { unit = unit } # a bound name may be its kind's
  base  = unit.colour == blue ? 2 : 1
}
value "Number of Calm Ones" { base = count([for b4 in all(units) : b4 if b4.mood == calm]) } # the variable of a comprehension may hide a thing

test "A label is a name in small letters, with _ for other characters" {
  expect { that = dark_green == dark_green && guard.colour == dark_green }
}

test "Names are case-blind" {
  expect { that = GUARD.Colour == Dark_Green && Guard.home == ende && B4-1.Number == 1 }
}

test "A name may hold dashes; a difference wants blanks" {
  let { a = 5 - 1 }
  expect { that = B4-1.number == 1 && a - 1 == 3 }
}

test "What the place expects decides" {
  expect { that = unit["2nd Company"].colour == red && unit["2nd Company"].mood == red }
}

test "Two things of one name are told apart by their kinds" {
  expect { that = lane.B4.first == B4-1 && unit["2nd company"].home == position.B4 }
}

test "Any label can be written with its kind" {
  given { ende = [guard] }
  move guard { to = position["4. Gate (old)"] }
  expect { that = guard.at == position["4. GATE (old)"] }
}

test "Members of an enum can be written with it" {
  expect { that = guard.colour != colour.red && guard.mood != mood.red }
}

enum "company" { names = [Dog, Fox] }
test "The plural of an enum is all its names, as English makes it" {
  expect { that = count(companies) == 2 && contains(companies, fox) && count(moods) == 2 && contains(colours, dark_green) }
}

kind "event" { is = card }
event "Rain" {}
deck "Events" { of = event } # events are also all things of the kind
test "Kinds of the language tell things apart, too" {
  expect { that = count(deck.events.cards) == 1 && rain.at == deck["Events"] && player["Anna"] == anna }
}

test "A bound name may be its kind's, and a comprehension may hide a thing's name" {
  expect { that = best(guard) == 1 && number_of_calm_ones == 1 }
}
