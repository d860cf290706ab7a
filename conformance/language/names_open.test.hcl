# Not so yet: kinds of the language itself as qualifiers.

game "Open" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
kind "event" { is = card }
event "Rain" {}
deck "Events" { of = event } # events are also all things of the kind
test "A deck with its kind" {
  expect { that = count(deck.events.cards) == 1 && rain.at == deck["Events"] && player["Anna"] == anna }
}
