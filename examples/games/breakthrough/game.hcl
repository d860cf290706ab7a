# Breakthrough on eight by eight. White moves up the board, Black down.

game "Breakthrough" {
  id       = "breakthrough"
  language = 1
  version  = "1.0"
  begin    = the_game
  length   = 60
  text     = "A pawn steps one row ahead, straight or aslant, and takes aslant. The far row wins."
}

kind "army" {
  plural  = "armies"
  is      = player
  printed = { ahead = number, goal = number }
}
roster "army" {
  columns = [ahead, goal]
  rows    = { White = [1, 8], Black = [-1, 1] }
}

kind "square" { is = space }
map "Board" {
  grid = squares
  of   = square
  rows = <<-BOARD
      a b c d e f g h
    8 . . . . . . . .
    7 . . . . . . . .
    6 . . . . . . . .
    5 . . . . . . . .
    4 . . . . . . . .
    3 . . . . . . . .
    2 . . . . . . . .
    1 . . . . . . . .
  BOARD
}

kind "pawn" {
  is      = piece
  printed = { army = army }
}
roster "pawn" {
  columns = [count, army, at]
  rows = {
    White_Pawn = [16, white, [for s in squares : s if s.row <= 2]]
    Black_Pawn = [16, black, [for s in squares : s if s.row >= 7]]
  }
}

phase "The Game" {
  repeat {
    each mover {
      of = armies
      offer "Turn" {
        none { # who cannot move has lost
          end game { winner = other(mover) }
        }
      }
    }
  }
}

menu "Turn" {
  given  = { mover = army }
  player = mover
  actor  = [for p in pawns : p if p.army == mover]
}

action "Step" { # with its actor one decision: a2-b3
  menu = turn
  choose to { from = [for s in neighbors(actor.at) : s if s.row == actor.at.row + mover.ahead] }
  require "no pawn of one's own stands there" { that = none([for p in to.pawns : p if p.army == mover]) }
  require "straight ahead only if it is empty" { that = to.column != actor.at.column || none(to.pawns) }
  remove { the = to.pawns }
  move actor { to = to }
}

rule "The Far Row" {
  given = { pawn = pawn, here = square }
  after = enter(pawn, here)
  when  = here.row == pawn.army.goal
  end game { winner = pawn.army }
}

rule "None Left" {
  given = { pawn = pawn }
  after = remove(pawn)
  when  = none([for p in pawns : p if p.army == pawn.army])
  end game { winner = other(pawn.army) }
}
