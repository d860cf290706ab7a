# Draughts without kings on six by six. The move that this game is here for: a jump that goes on as
# long as it can is one decision (`whole = true`).

game "Small Draughts" {
  id       = "draughts_multi_jump"
  language = 1
  begin    = the_game
  length   = 40
}

kind "army" {
  is     = player
  plural = "armies"
  fields = { ahead = number }
}
roster "army" {
  columns = [ahead]
  rows    = { White = [1], Black = [-1] }
}

kind "square" { is = space }
map "Board" {
  grid  = squares
  of    = square
  drawn = <<-BOARD
      a b c d e f
    6 - . - . - .
    5 . - . - . -
    4 - . - . - .
    3 . - . - . -
    2 - . - . - .
    1 . - . - . -
  BOARD
}

kind "man" {
  is     = piece
  plural = "men"
  fields = { army = army }
}
roster "man" {
  columns = [count, army, at]
  rows = {
    White_Man = [6, white, [for s in squares : s if s.row <= 2]]
    Black_Man = [6, black, [for s in squares : s if s.row >= 5]]
  }
}

value "Foe Between" {
  given = { man = man, to = square }
  base  = [for m in line(man.at, to).men : m if m.army != man.army]
}
value "Leaps" { # two rows ahead, aslant, over an enemy to an empty square
  given = { man = man }
  base  = [for s in squares : s if s.row == man.at.row + 2 * man.army.ahead && distance(man.at, s) == 2 && s.column != man.at.column && none(s.men) && any(foe_between(man, s))]
}

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
  actor  = [for m in men : m if m.army == mover]
}

action "Step" {
  menu = turn
  require "whoever can jump must" { that = none([for m in men : m if m.army == mover && any(leaps(m))]) }
  choose to { from = [for s in neighbors(actor.at) : s if s.row == actor.at.row + mover.ahead && none(s.men)] }
  move actor { to = to }
}

action "Jump" {
  menu  = turn
  whole = true
  require "there is something to jump" { that = any(leaps(actor)) }
  repeat { # to the end of the chain
    while = any(leaps(actor))
    choose to { from = leaps(actor) }
    remove { the = foe_between(actor, to) }
    move actor { to = to }
  }
}
