# Not so yet: a track before a number in c ? a : b.

game "Open" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
track "Points" { spaces = span(2, 9) }
test "A track and a number" {
  expect { that = (points == 2 ? points : 5) == 2 }
}
