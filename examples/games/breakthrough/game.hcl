# Breakthrough on eight by eight.

game "Breakthrough" {
  id       = "breakthrough"
  language = 1
  version  = "1.0"
  begin    = the_game
  length   = 60
  text     = "Pawns step one row ahead, straight or aslant, and take aslant."
  goal     = "Bring one pawn to the far row, or take the last enemy pawn."
}

section "1" "Board and pawns" {
  text = "Sixteen pawns a side stand on the two nearest rows of a chessboard. White plays up the board, Black down."

  kind "square" { is = space }
  map "Board" {
    grid  = squares
    of    = square
    drawn = <<-BOARD
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

  kind "army" {
    is     = player
    plural = "armies"
    fields = { ahead = number, far_row = number }
    value "Force" { base = [for p in pawns : p if p.army == self] }
  }
  roster "army" {
    columns = [ahead, far_row]
    rows    = { White = [1, 8], Black = [-1, 1] }
  }
  kind "pawn" {
    is     = piece
    fields = { army = army }
  }
  roster "pawn" {
    columns = [count, army, at]
    rows = {
      "White Pawn" = [16, white, [for s in squares : s if s.row <= 2]]
      "Black Pawn" = [16, black, [for s in squares : s if s.row >= 7]]
    }
  }
}

section "2" "A turn" {
  text = "White begins. A pawn steps one row ahead, straight or aslant, to a square without a pawn of its own side. It takes an enemy there, but only aslant."

  phase "The Game" {
    repeat {
      each mover {
        from = armies
        offer "Turn" {
          none {
            end game { winner = other(mover) }
          }
        }
      }
    }
  }
  menu "Turn" {
    given  = { mover = army }
    player = mover
    actor  = mover.force
  }
  action "Step" { # with its actor one decision: a2-b3
    menu = turn
    choose to { from = [for s in neighbors(actor.at) : s if s.row == actor.at.row + mover.ahead] }
    require "no pawn of one's own stands there" {
      that = none([for p in to.pawns : p if p.army == mover])
    }
    require "straight ahead only if it is empty" {
      that = to.column != actor.at.column || none(to.pawns)
    }
    remove { the = to.pawns }
    move actor { to = to }
  }
}

section "3" "The end" {
  text = "Whoever reaches the far row, or takes the last enemy, wins at once. Whoever cannot move has lost."

  rule "The Far Row" {
    given = { pawn = pawn, here = square }
    after = enter(pawn, here)
    when  = here.row == pawn.army.far_row
    end game { winner = pawn.army }
  }
  value "Standing" { # how many pawns an army is ahead, for bots and reports
    given = { army = army }
    base  = count(army.force) - count(other(army).force)
  }
  value "Rows to Go" { # of the foremost pawn
    given = { army = army }
    base  = min(7, [for p in army.force : abs(army.far_row - p.at.row)])
  }
  rule "None Left" {
    given = { pawn = pawn }
    after = remove(pawn)
    when  = none(pawn.army.force)
    end game { winner = other(pawn.army) }
  }
}
