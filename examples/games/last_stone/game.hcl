# Last Stone: twelve stones, two players, a minimal game. docs/authoring.md builds it line by line.

game "Last Stone" {
  id       = "last_stone"
  language = 1
  version  = "1.0"
  begin    = the_game
  length   = 6
  text     = "Two players take one, two or three stones in turn."
  goal     = "Take the last stone."
}

player "White" {}
player "Black" {}

track "Stones" {
  boxes = numbers(0, 12)
  start = 12
}

phase "The Game" {
  repeat {
    each mover {
      from = players
      offer "Turn" {
        never_empty = true # there is a stone left to take
      }
    }
  }
}

menu "Turn" {
  given  = { mover = player }
  player = mover
}

action "Take" {
  menu = turn
  choose n { from = numbers(1, min(3, stones)) }
  advance stones { by = -n }
  if "that was the last stone" {
    when = stones == 0
    end game { winner = mover }
  }
}

look { ends = [stones] }
