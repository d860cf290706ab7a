# Tic-tac-toe.

game "Tic-tac-toe" {
  id       = "tictactoe"
  language = 1
  version  = "1.0"
  begin    = the_game
  length   = 9
  text     = "Crosses and noughts fill nine squares in turn. Three of a kind in a row win."
}

section "1" "The board" {
  text = "Three by three squares. A row is three squares across, down or aslant."

  kind "square" { is = space }
  map "Board" {
    grid = squares
    of   = square
    rows = <<-BOARD
        a b c
      3 . . .
      2 . . .
      1 . . .
    BOARD
  }
  kind "row" {
    is      = notion
    printed = { squares = set(square) }
  }
  roster "row" {
    columns = [squares]
    rows = {
      Top     = [[a3, b3, c3]]
      Middle  = [[a2, b2, c2]]
      Bottom  = [[a1, b1, c1]]
      Left    = [[a1, a2, a3]]
      Centre  = [[b1, b2, b3]]
      Right   = [[c1, c2, c3]]
      Rising  = [[a1, b2, c3]]
      Sinking = [[a3, b2, c1]]
    }
  }
}

section "2" "The players" {
  text = "One draws crosses, the other noughts. Crosses begin."

  kind "hand" {
    is      = player
    printed = { sign = design(sign) }
  }
  hand "Crosses" { sign = cross }
  hand "Noughts" { sign = nought }

  kind "sign" {
    is      = piece
    printed = { hand = hand }
  }
  roster "sign" {
    columns = [count, hand]
    rows    = { Cross = [5, crosses], Nought = [4, noughts] }
  }
}

section "3" "A turn" {
  text = "A player draws one sign in an empty square."

  phase "The Game" {
    repeat {
      each mover {
        of = hands
        offer "Turn" {
          none { # no square is empty
            end game { winner = none }
          }
        }
      }
    }
  }
  menu "Turn" {
    given  = { mover = hand }
    player = mover
  }
  action "Draw" {
    menu = turn
    choose to { from = [for s in squares : s if none(s.signs)] }
    place sign {
      from = mover.sign.supply
      at   = to
    }
  }
}

section "4" "The end" {
  text = "Three of a kind in a row win at once. A full board without such a row is a draw."

  value "Squares of" {
    given = { hand = hand }
    base  = [for s in signs : s if s.hand == hand].at
  }
  rule "Three in a Row" {
    given = { sign = sign }
    after = enter(sign)
    when  = any([for r in rows : r if none(but_not(r.squares, squares_of(sign.hand)))])
    end game { winner = sign.hand }
  }
}
