# The end: results, invariants, how well a player stands.

game "Ending" {
  language = 1
  begin    = the_game
}
player "White" {}
player "Black" {}
result "Triumph" { worth = 2 }
result "Quarrel" { worth = { white = -1, black = -1 } }
track "Points" { spaces = span(0, 9) }
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
