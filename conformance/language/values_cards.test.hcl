# A card may modify the value of another kind.

game "Cards" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
kind "man" {
  is = piece
  value "Courage" { base = 2 }
}
man "Ann" {}
box "Table" { in_force = true }
kind "charm" { is = card }
charm "Clover" {
  modify "Courage" "clover" { by = 10 }
}
test "A value of a kind, modified by a card" {
  given { table = [clover] }
  expect { that = ann.courage == 12 }
}
