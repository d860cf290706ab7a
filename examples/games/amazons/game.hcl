# The Game of the Amazons, on ten by ten.

game "Amazons" {
  id       = "amazons"
  language = 1
  version  = "1.0"
  begin    = the_game
  length   = 75
  text     = "Amazons move as queens of chess do, and shoot arrows that stay on the board."
  goal     = "Shut the other's amazons in: whoever cannot move has lost."
}

section "1" "Board and amazons" {
  text = "Four amazons a side on a board of ten by ten. Arrows mark the squares that are burnt for good."

  player "White" {}
  player "Black" {}

  kind "square" { is = space }
  map "Board" {
    grid  = squares
    of    = square
    drawn = <<-BOARD
         a b c d e f g h i j
      10 . . . . . . . . . .
       9 . . . . . . . . . .
       8 . . . . . . . . . .
       7 . . . . . . . . . .
       6 . . . . . . . . . .
       5 . . . . . . . . . .
       4 . . . . . . . . . .
       3 . . . . . . . . . .
       2 . . . . . . . . . .
       1 . . . . . . . . . .
    BOARD
  }
  kind "amazon" {
    is     = piece
    fields = { owner = player }
  }
  roster "amazon" {
    columns = [count, owner, at]
    rows = {
      "White Amazon" = [4, white, [a4, d1, g1, j4]]
      "Black Amazon" = [4, black, [a7, d10, g10, j7]]
    }
  }
  marker "Arrow" {
    on        = square
    adjective = "burnt"
  }
}

section "2" "A turn" {
  text = "White begins. One amazon moves, and from where it now stands it shoots. Amazon and arrow go straight, in any of eight directions, over empty squares only; the square that the amazon has left is empty. Whoever cannot move has lost."

  value "Empty" { base = [for s in squares : s if !s.burnt && none(s.amazons)] }
  value "In Reach" {
    given = { here = square }
    base  = [for d in directions : ray(here, d, empty)]
  }
  value "Force" {
    given = { player = player }
    base  = [for a in amazons : a if a.owner == player]
  }
  value "Room" { # ways to go, of all of them
    given = { player = player }
    base  = sum([for a in force(player) : count(in_reach(a.at))])
  }
  value "Outlook" { # for bots that search
    given = { player = player }
    base  = room(player) - room(other(player))
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
    choose to { from = in_reach(actor.at) }
    move actor { to = to }
    choose target { from = in_reach(to) }
    mark target { with = arrow }
  }
}
