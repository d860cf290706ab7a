# Othello.

game "Othello" {
  id       = "othello"
  language = 1
  version  = "1.0"
  begin    = the_game
  length   = 60
  text     = "Discs that stand between a new disc and an old one of the same colour turn over."
  goal     = "Have more discs of your colour than the other when nobody can lay another."
}

section "1" "Board and discs" {
  text = "Eight by eight squares, and sixty-four discs, black on one side and white on the other. Four lie in the middle, two of each colour crosswise."

  kind "square" { is = space }
  map "Board" {
    grid  = squares
    of    = square
    drawn = <<-BOARD
        a b c d e f g h
      1 . . . . . . . .
      2 . . . . . . . .
      3 . . . . . . . .
      4 . . . . . . . .
      5 . . . . . . . .
      6 . . . . . . . .
      7 . . . . . . . .
      8 . . . . . . . .
    BOARD
  }
  kind "disc" {
    is    = piece
    sides = [black, white]
  }
  disc "Disc" { count = 64 }
  scenario "Crosswise" {
    text = "The usual start."
    deploy {
      drawn  = <<-SETUP
          d e
        4 o x
        5 x o
      SETUP
      legend = { x = disc, o = disc.white }
    }
  }
}

section "2" "The players" {
  text = "Black and White share the discs. Black begins."

  kind "colour" {
    is = player
    value "Squares" { base = self == black ? discs.black.at : discs.white.at }
  }
  colour "Black" {}
  colour "White" {}
}

section "3" "A turn" {
  text = "A player lays a disc where it takes others: all the other's discs that stand, in any straight line, between it and another one of the same colour. They turn over. Who can take none passes; who can may not pass."

  phase "The Game" {
    repeat {
      each mover {
        from = colours
        offer "Turn" {
          none {
            run "Count the Discs" {}
          }
        }
      }
    }
  }
  menu "Turn" {
    given  = { mover = colour }
    player = mover
  }
  value "Taken" { # by a disc on an empty square
    given = { colour = colour, here = square }
    base = [
      for d in directions : ray(here, d, other(colour).squares)
      if contains(colour.squares, past(here, d, other(colour).squares))
    ]
  }
  value "Moves" {
    given = { colour = colour }
    base  = [for s in squares : s if none(s.discs) && any(taken(colour, s))]
  }
  action "Lay" {
    menu = turn
    choose to { from = moves(mover) }
    let { turning = taken(mover, to).discs }
    put laid {
      from = disc.supply
      to   = to
    }
    if "it is White's" {
      when = mover == white
      flip laid { to = white }
    }
    flip { the = turning }
  }
  action "Pass" {
    menu = turn
    require "no disc can be laid" { that = none(moves(mover)) }
    require "the other player can lay one" { that = any(moves(other(mover))) }
  }
}

section "4" "The end" {
  text = "When neither can lay a disc the game is over, and whoever has more discs wins."

  value "Discs Showing" {
    given = { colour = colour }
    base  = count(colour.squares)
  }
  rule "Count the Discs" {
    let { lead = discs_showing(black) - discs_showing(white) }
    end game { winner = lead > 0 ? black : lead < 0 ? white : none }
  }
}
