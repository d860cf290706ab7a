# Tic-tac-toe.

game "Tic-tac-toe" {
  id       = "tictactoe"
  language = 1
  version  = "1.0"
  begin    = the_game
  length   = 9
  text     = "Crosses and noughts fill nine squares in turn."
  goal     = "Get three of your signs in a row: across, down or aslant."
}

section "1" "The board" {
  text = "Three by three squares."

  kind "square" { is = space }
  map "Board" {
    grid  = squares
    of    = square
    drawn = <<-BOARD
        a b c
      3 . . .
      2 . . .
      1 . . .
    BOARD
  }
}

section "2" "The players" {
  text = "One draws crosses, the other noughts. Crosses begin."

  kind "team" {
    is     = player
    fields = { sign = design(sign) }
    value "Squares" { base = [for s in signs : s if s.team == self].at }
  }
  team "Crosses" { sign = cross }
  team "Noughts" { sign = nought }

  kind "sign" {
    is     = piece
    fields = { team = team }
  }
  roster "sign" {
    columns = [count, team]
    rows    = { Cross = [5, crosses], Nought = [4, noughts] }
  }
}

section "3" "A turn" {
  text = "A player draws one sign in an empty square."

  phase "The Game" {
    repeat {
      each mover {
        from = teams
        offer "Turn" {
          none { # no square is empty
            end game { winner = none }
          }
        }
      }
    }
  }
  menu "Turn" {
    given  = { mover = team }
    player = mover
  }
  action "Draw" {
    menu = turn
    choose to { from = [for s in squares : s if none(s.signs)] }
    put sign {
      from = mover.sign.supply
      to   = to
    }
  }
}

section "4" "The end" {
  text = "Three of a kind in a row, across, down or aslant, win at once. A full board without such a row is a draw."

  value "Ways" { base = [north, north_east, east, south_east] } # and their opposites
  rule "Three in a Row" {
    given = { sign = sign, here = square }
    after = enter(sign, here)
    let { own = sign.team.squares }
    if "three, with this one" {
      when = any([
        for d in ways : d
        if count(ray(here, d, own)) + count(ray(here, opposite(d), own)) == 2
      ])
      end game { winner = sign.team }
    }
  }
}
