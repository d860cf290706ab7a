# Tests: guides, which people play, run as tests do; bots that play until something holds.

game "Guides" {
  language = 1
  begin    = the_game
  length   = 20
}
player "White" {}
player "Black" {}
track "Turns" { boxes = numbers(0, 20) }

phase "The Game" {
  repeat {
    each mover {
      from = players
      offer "Turn" {}
    }
  }
}
menu "Turn" {
  given  = { mover = player }
  player = mover
}
action "Take" {
  menu = turn
  choose n { from = numbers(1, 3) }
  roll extra { dice = d3 }
  advance turns { by = n + extra - 1 }
  if "it is over" {
    when = turns == 20
    end game { winner = mover }
  }
}

guide "One of Each" {
  seed = 3
  for  = black
  take "Take" { n = 1 } # before the first prompt the guide decides
  prompt "Take two" {
    text = "One is too few."
    see  = [turns]
  }
  expect { that = turns >= 1 }
  take "Take" { n = 2 }
  refuse "Take" { n = 4 }
  prompt "Take what you like" { text = "All is well." }
  take "Take" {}
  prompt "Go on" { text = "The rest is yours." }
}

test "Bots play until something holds" {
  scenario = standard
  play {
    bots  = random
    until = turns > 8
  }
  expect { that = turns > 8 && game.result == none }
}
test "They stop before the first decision at which it holds" {
  scenario = standard
  play {
    bots  = random
    until = turns >= 0
  }
  expect { that = turns == 0 }
}
