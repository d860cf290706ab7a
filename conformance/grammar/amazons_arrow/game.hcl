# Amazons on four by four. The move that this game is here for: the arrow flies from where the
# amazon came to stand, and move and arrow are one decision (`whole = true`).

game "Small Amazons" {
  id       = "amazons_arrow"
  language = 1
  begin    = the_game
  length   = 12
}

player "White" {}
player "Black" {}

kind "square" { is = space }
map "Board" {
  grid  = squares
  of    = square
  drawn = <<-BOARD
      a b c d
    4 . . . .
    3 . . . .
    2 . . . .
    1 . . . .
  BOARD
}

kind "amazon" {
  is     = piece
  fields = { owner = player }
}
roster "amazon" {
  columns = [owner, at]
  rows    = { White_Amazon = [white, b1], Black_Amazon = [black, c4] }
}
marker "Arrow" {
  on        = square
  adjective = "shot"
}

value "Free" {
  given = { square = square }
  base  = !square.shot && none(square.amazons)
}
value "In Flight" { # as a queen moves: straight, and nothing in the way
  given = { from = square }
  base  = [for s in squares : s if straight(from, s) && free(s) && none([for t in line(from, s) : t if !free(t)])]
}

phase "The Game" {
  repeat {
    each mover {
      from = players
      offer "Turn" {
        none {
          end game { winner = other(mover) }
        }
      }
    }
  }
}

menu "Turn" {
  given  = { mover = player }
  player = mover
  actor  = [for a in amazons : a if a.owner == mover]
}

action "Move and Shoot" {
  menu  = turn
  whole = true
  choose to { from = in_flight(actor.at) }
  move actor { to = to }
  choose target { from = in_flight(actor.at) } # the square that was left is always free
  mark target { with = arrow }
}
