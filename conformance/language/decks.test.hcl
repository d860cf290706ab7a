# Decks, cups and boxes: what they hold, and drawing from them.

game "Decks" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}

kind "card_of_mine" {
  is     = card
  plural = "cards_of_mine"
  fields = { worth = number }
}
kind "drawn_deck" {
  is = deck
  of = card_of_mine
}
roster "card_of_mine" {
  columns = [worth]
  rows    = { One = [1], Two = [2], Three = [3] }
}
composition "Piles" { # how many of each card lie in which deck
  makes = drawn_deck
  decks = [Early, Late]
  rows = {
    one   = [2, 0]
    two   = [1, 1]
    three = [0, 3]
  }
  totals = [3, 4]
}
box "Hand" { of = card_of_mine }
box "Spent" { of = card_of_mine }

kind "event" { is = card }
event "Rain" {}
event "Wind" {}
deck "Sky" { of = event } # holds all cards of its kind

kind "lot" { is = chit }
lot "White" { count = 2 }
lot "Black" {}
cup "Bag" { holds = [white] } # and not the black one

track "Draws" { boxes = numbers(0, 99) }
rule "Never Empty" {
  before = draw(early)
  advance draws {}
  if "it is empty" {
    when = none(early.cards_of_mine)
    move {
      the = spent.cards_of_mine
      to  = early
    }
    shuffle early {}
  }
}

test "What decks and cups hold at the start" {
  expect { that = count(early.cards_of_mine) == 3 && count(late.cards_of_mine) == 4 && count(sky.cards) == 2 && count(bag.lots) == 2 && black.at == supply }
  expect { that = count(early.cards_of_mine.one) == 2 && count(late.cards_of_mine.three) == 3 && count(early.pieces) == 3 }
}

test "draw takes the top card of a deck" {
  given { sky = [rain, wind] } # bottom to top
  draw card {
    from = sky
    to   = hand
  }
  expect {
    hand = [wind]
    sky  = [rain]
    that = card == wind
  }
}

test "Without to it stays where it is" {
  given { sky = [rain, wind] }
  draw card { from = sky }
  expect {
    sky  = [rain, wind]
    that = card == wind
  }
}

test "So many cards make a set; fewer if there are not so many" {
  draw cards {
    from  = late
    to    = hand
    count = 3
  }
  expect { that = count(cards) == 3 && hand.cards_of_mine == cards && count(late.cards_of_mine) == 1 }
  draw rest {
    from  = late
    to    = hand
    count = 3
  }
  expect { that = count(rest) == 1 && none(late.cards_of_mine) }
}

test "none: the name is none if there is nothing to draw" {
  given { sky = [] }
  draw card {
    from = sky
    to   = hand
    none {}
  }
  expect { that = card == none }
}

rule "Draw or Not" { # the name is sure behind a none that leaves
  draw card {
    from = sky
    to   = hand
    none {
      draw own {
        from = late
        to   = hand
      }
      return {}
    }
  }
  move card { to = spent }
}
test "none: what it does is done where there is nothing to draw, and nowhere else" {
  given { sky = [rain] }
  run "Draw or Not" {}
  expect { that = rain.at == spent && none(hand.pieces) }
  run "Draw or Not" {}
  expect { that = count(hand.pieces) == 1 && count(spent.pieces) == 1 }
}
rule "Draw or Return" {
  draw card {
    from      = sky
    or_return = true
  }
  move card { to = spent }
}
test "or_return leaves the rule where there is nothing to draw" {
  given { sky = [rain] }
  run "Draw or Return" {}
  run "Draw or Return" {}
  expect { that = rain.at == spent && count(spent.pieces) == 1 }
}
rule "Draw Two or None" {
  draw pair {
    from  = sky
    to    = hand
    count = 2
    none {
      return {}
    }
  }
  move rain { to = spent }
}
test "none of several: where not a single one is drawn" {
  given { sky = [wind] }
  run "Draw Two or None" {}
  expect { that = wind.at == hand && rain.at == spent }
  move rain { to = hand }
  run "Draw Two or None" {}
  expect { that = rain.at == hand }
}

test "A cup, a box or a set gives any one at random" {
  seed = 3
  draw lot {
    from = bag
    to   = hand
  }
  expect { that = lot.white && count(bag.lots) == 1 }
  draw any_one { from = [rain, wind] }
  expect { that = any_one.event }
}

test "What is drawn may lie face down" {
  given { sky = [rain] }
  draw card {
    from = sky
    to   = hand
    face = down
  }
  expect { that = card.face_down }
}

test "A rule before a draw may fill the deck again" {
  given { spent = [one, two] }
  given { early = [] }
  draw first_card {
    from = early
    to   = hand
  }
  expect { that = draws == 1 && count(early.cards_of_mine) == 1 && first_card.at == hand }
}

test "To a place under what lies there" {
  given { sky = [rain, wind] }
  move wind {
    to    = sky
    under = true
  }
  expect { sky = [wind, rain] }
}

test "Of the same seed the same order comes" {
  scenario = standard
  seed     = 7
  let { upmost = top(late.cards_of_mine) }
  expect { that = upmost != none && upmost.at == late }
}
