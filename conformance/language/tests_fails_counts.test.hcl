# How the counting of sequences fails.

game "Counting That Fails" {
  language = 1
  begin    = the_game
}
player "White" {}
phase "The Game" {
  repeat {
    offer "Turn" {}
  }
}
menu "Turn" { player = white }
track "Steps" { boxes = numbers(0, 5) }
action "Walk" {
  menu = turn
  require "the end is not reached" { that = steps < 5 }
  advance steps {}
}
action "Rest" {
  menu = turn
  require "nobody has walked" { that = steps == 0 }
}
action "Gamble" {
  menu = turn
  require "one step has been walked" { that = steps == 1 }
  roll n { dice = d6 }
  advance steps { by = n }
}
test "Dice that nobody names" {
  text = "after walk, gamble: the game rolls dice"
  run "The Game" {}
  expect { perft = [2, 4, 6] }
}
test "A die that cannot fall so" {
  text  = "roll 1 is given as 7, but n rolls a d6"
  rolls = [7]
  run "The Game" {}
  expect { perft = [2, 4, 6] }
}
test "A game that is stuck" {
  text = "\"Turn\" has no option: the game is stuck"
  move steps { to = 4 }
  run "The Game" {}
  expect { perft = [1, 1] }
}
test "Another count" {
  text = "the number of sequences of 2 decisions is not as expected"
  run "The Game" {}
  expect { perft = [2, 2] }
}
