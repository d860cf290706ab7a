# Sides that choose at once: their players are asked.

game "Secret Sides" {
  language = 1
  begin    = nothing
}
player "Ann" {}
player "Ben" {}
side "North" { player = ben }
side "South" { player = ann }
kind "mark" {
  is    = piece
  state = { bid = number }
}
mark "First" {}
mark "Second" {}
track "Turns" { boxes = numbers(0, 9) }

rule "Nothing" {}
rule "Sides" {
  each side {
    from          = sides
    simultaneous  = true
    highest_first = side == south ? 1 : 0
    choose bid { from = numbers(1, 5) }
    advance turns { by = 1 }
    let { mark = side == north ? first : second }
    set mark { bid = bid + turns * 10 }
  }
}
policy "Two" {
  for = ann
  first "two" {
    choice = bid
    when   = bid == 2
  }
}
policy "Three" {
  for = ben
  first "three" {
    choice = bid
    when   = bid == 3
  }
}

test "Their players choose; the order is that in which they go on" {
  policies = [two, three]
  run "Sides" {}
  expect {
    chance = first.bid == 23 && second.bid == 12
    is     = 1
  }
  answer { bid = 4 }
  answer { bid = 5 }
  expect { that = second.bid == 14 && first.bid == 25 }
}
