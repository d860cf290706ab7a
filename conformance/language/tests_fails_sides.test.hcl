# A layout with another side up than a test expects.

game "Another Side" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
kind "field" { is = space }
field "A" {}
kind "unit" {
  is    = piece
  sides = [full, reduced]
}
unit "Ox" { count = 2 }
unit "Ann" {}
kind "stone" { is = piece }
stone "Pebble" {}
test "A design" {
  text = "[Ox (reduced), Pebble]"
  given { A = [ox, pebble] }
  expect { A = [ox.reduced, pebble] }
}
test "A thing" {
  text = "[Ann (reduced)]"
  given { A = [ann.reduced] }
  expect { A = [ann.full] }
}
