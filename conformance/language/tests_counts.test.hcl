# Counting sequences of decisions: what has ended counts no further, a forced decision counts, and
# dice fall as the test says.

game "Counting" {
  language = 1
  begin    = the_game
}
player "White" {}
track "Steps" { boxes = numbers(0, 6) }
phase "The Game" {
  repeat {
    offer "Turn" {}
  }
}
menu "Turn" { player = white }
action "Walk" {
  menu = turn
  choose n { from = numbers(1, min(2, 6 - steps)) }
  advance steps { by = n }
}
action "Gamble" {
  menu = turn
  require "near the end" { that = steps == 4 }
  roll n { dice = d2 }
  advance steps { by = n }
}
rule "The End" {
  after = enter(steps, 6)
  end game { winner = none }
}
test "What has ended counts no further" {
  rolls = [2]
  run "The Game" {}
  expect { perft = [2, 4, 9, 14, 7] } # from 4 on there is the gamble, too
}
test "The dice of a test are those of every sequence" {
  rolls = [1]
  advance steps { by = 4 }
  run "The Game" {}
  expect { perft = [3, 2, 0] } # one step, or a 1 thrown; then one more, which is forced and counts
}
test "They fall again when the test goes on" {
  rolls = [1, 2]
  advance steps { by = 4 }
  run "The Game" {}
  expect { perft = [3, 2] }
  move steps { to = 4 }
  run "The Game" {}
  take "Gamble" {}
  expect { that = game.over }
}
