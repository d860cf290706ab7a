# Every test here fails at run time: text is part of what it says.

game "Facing Nowhere" {
  language = 1
  begin    = nothing_to_do
  parts    = 10
}
rule "Nothing to Do" {}
player "Red" {}
map "Table" { surface = [36, 24] }
kind "gun" {
  is     = piece
  fields = { crew = number }
}
gun "Ada" { crew = 0 }
gun "Bella" { crew = 1 }

test "An arc of no degrees" {
  text = "an arc has from 1 to 360 whole degrees, not 0"
  given { ada = point(12, 12) }
  expect { that = contains(arc(ada, north, ada.crew), point(3, 3)) }
}
test "What cannot be asked of a piece that the line misses" {
  text = "a distance needs a piece on Table"
  given { ada = point(12, 12) }
  expect { that = !crosses(point(0, 0), point(1, 1), [for g in guns : g if distance(g, bella) > 3]) }
}
