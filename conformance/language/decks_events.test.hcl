# Draws are events: one for each card, before and after.

game "Events" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
kind "event" { is = card }
event "Rain" { count = 2 }
deck "Sky" { of = event }
box "Hand" {}
track "Draws" { boxes = numbers(0, 99) }
rule "Counted" {
  after = draw(sky)
  advance draws {}
}
rule "Counted Before" {
  before = draw(sky)
  advance draws { by = 10 }
}

test "A rule after a draw" {
  draw x {
    from = sky
    to   = hand
  }
  expect { that = draws == 11 }
}

test "A draw of several is an event for each" {
  draw x {
    from  = sky
    to    = hand
    count = 2
  }
  expect { that = draws >= 20 }
}
