# A track where a number is wanted.

game "Tracks" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
track "Points" { boxes = numbers(2, 9) }
test "A track and a number" {
  expect { that = (points == 2 ? points : 5) == 2 }
}
