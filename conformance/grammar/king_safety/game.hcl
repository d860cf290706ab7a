# One-dimensional chess: king, knight and rook on a line of eight squares. The move that this game
# is here for: a requirement that is asked of the position after some statements (`require` with
# `supposing`).

game "One-Dimensional Chess" {
  id       = "king_safety"
  language = 1
  begin    = the_game
  length   = 30
}

kind "army" {
  is     = player
  plural = "armies"
}
army "White" {}
army "Black" {}

kind "square" { is = space }
kind "line" {
  is     = path
  of     = square
  length = 8
}
line "L" {}
map "Board" {}

kind "man" {
  is     = piece
  plural = "men"
  fields = { army = army }
}
kind "king" { is = man }
kind "knight" { is = man }
kind "rook" { is = man }
roster "king" {
  columns = [army, at]
  rows    = { White_King = [white, L-1], Black_King = [black, L-8] }
}
roster "knight" {
  columns = [army, at]
  rows    = { White_Knight = [white, L-2], Black_Knight = [black, L-7] }
}
roster "rook" {
  columns = [army, at]
  rows    = { White_Rook = [white, L-3], Black_Rook = [black, L-6] }
}

track "Moves" {
  boxes = numbers(0, 60)
  start = 0
}

# ----------------------------------------------------------------------------------- how the men go
value "Gap" {
  given = { a = square, b = square }
  base  = max(a.number - b.number, b.number - a.number)
}
value "Between" {
  given = { a = square, b = square }
  base  = [for s in squares : s if min(a.number, b.number) < s.number && s.number < max(a.number, b.number)]
}
value "Clear" {
  given = { a = square, b = square }
  base  = gap(a, b) > 0 && none([for s in between(a, b) : s if any(s.men)])
}
value "Goes" { # whether a man could go there, whoever stands there
  given = { man = man, to = square }
  base  = man.king && gap(man.at, to) == 1 || man.knight && gap(man.at, to) == 2 || man.rook && clear(man.at, to)
}
value "In Check" {
  given = { army = army }
  base  = any([for k in kings : k if k.army == army && any([for m in men : m if m.army != army && goes(m, k.at)])])
}

# ------------------------------------------------------------------------------------- play
phase "The Game" {
  repeat {
    each mover {
      from = armies
      offer "Turn" {
        none {
          if "checkmate" {
            when = in_check(mover)
            end game { winner = other(mover) }
          }
          end game { result = draw }
        }
      }
      advance moves { by = 1 }
    }
  }
}

menu "Turn" {
  given  = { mover = army }
  player = mover
  actor  = [for m in men : m if m.army == mover]
}

action "Move" {
  menu = turn
  choose to { from = [for s in squares : s if goes(actor, s)] }
  require "no man of one's own stands there" { that = none([for m in to.men : m if m.army == mover]) }
  require "the king is safe" {
    supposing {
      run "Make the Move" { man = actor }
    }
    that = !in_check(mover)
  }
  run "Make the Move" { man = actor }
}

rule "Make the Move" {
  given = { man = man, to = square }
  remove { the = to.men }
  move man { to = to }
}

rule "Sixty Moves" {
  after = enter(moves, 60)
  end game { result = draw }
}
result "Draw" { worth = 0 }

look {
  layouts = {
    board = "[L-1     ] [L-2     ] [L-3     ] [L-4     ] [L-5     ] [L-6     ] [L-7     ] [L-8     ]"
  }
}
