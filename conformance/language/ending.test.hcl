# The end: results, invariants, how well a player stands.

game "Ending" {
  language = 1
  begin    = the_game
}
player "White" {}
player "Black" {}
result "Triumph" { worth = 2 }
result "Quarrel" { worth = { white = -1, black = -1 } }
result "Honor" {
  winners = [white, black]
  worth   = { winners = 3, others = 1 }
}
result "Spoils" {
  winners = [white, black]
  worth   = { winners = 5, black = 2 }
}
track "Points" { boxes = numbers(0, 9) }
value "Standing" { # how well the game stands for a player
  given = { player = player }
  base  = player == white ? 0 + points : -points
}
invariant "points are few" { that = points < 8 }
rule "Score" {
  given = { n = number }
  advance points { by = n }
  if "a triumph" {
    when = points >= 5
    end game { result = triumph }
  }
  advance points { by = 1 }
}
phase "The Game" {
  run "Score" { n = 1 }
}
rule "After Counting" {
  given = { n = number }
  after = score(n)
  advance points { by = 1 }
}
test "Until it ends the game has no result" {
  run "Score" { n = 2 }
  expect { that = !game.over && game.result == none && points == 4 && standing(black) == -4 }
}
test "end ends it at once: nothing after it runs, no after rule either" {
  run "Score" { n = 5 }
  expect { that = game.over && game.result == triumph && points == 5 }
}
test "A game also ends when nothing is left to do" {
  scenario = standard
  expect { that = points == 3 && !game.over }
}
rule "Share" {
  given = { who = set(player), big = bool }
  end game {
    result  = big ? honor : spoils
    winners = who
  }
}
test "A result may be won by some, together or alone" {
  run "Share" {
    who = [black]
    big = true
  }
  expect { that = game.result == honor_black }
}
test "By several" {
  run "Share" {
    who = players
    big = true
  }
  expect { that = game.result == honor_white_black }
}
test "By nobody" {
  run "Share" {
    who = [for p in players : p if points > 5]
    big = true
  }
  expect { that = game.result == honor }
}
test "What it is worth goes by who has won" {
  run "Share" {
    who = [white]
    big = true
  }
  expect {
    mean = white
    is   = 3
  }
  expect {
    mean = black
    is   = 1
  }
}
test "A player's own figure goes before that of winners and others" {
  run "Share" {
    who = players
    big = false
  }
  expect {
    mean = white
    is   = 5
  }
  expect {
    mean = black
    is   = 2
  }
}
