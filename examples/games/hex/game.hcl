# Hex.

game "Hex" {
  id       = "hex"
  language = 1
  version  = "1.0"
  begin    = the_game
  length   = 110
  text     = "Two players lay stones on a rhombus of hexes."
  goal = {
    red  = "Join the upper and the lower side with a chain of touching red stones."
    blue = "Join the left and the right side with a chain of touching blue stones."
  }
}

section "1" "The board" {
  text = "Eleven by eleven hexes. Each row lies half a hex further to the east than the one above it, so that every hex touches six others."

  kind "cell" { is = space }
  map "Board" {
    grid    = hexes
    of      = cell
    shifted = each
    drawn   = <<-BOARD
         a b c d e f g h i j k
      1  . . . . . . . . . . .
      2  . . . . . . . . . . .
      3  . . . . . . . . . . .
      4  . . . . . . . . . . .
      5  . . . . . . . . . . .
      6  . . . . . . . . . . .
      7  . . . . . . . . . . .
      8  . . . . . . . . . . .
      9  . . . . . . . . . . .
      10 . . . . . . . . . . .
      11 . . . . . . . . . . .
    BOARD
  }
}

section "2" "The players" {
  text = "Red owns the upper and the lower side, Blue the left and the right one. The corners belong to both. Red begins."

  kind "colour" {
    is     = player
    fields = { stone = design(stone), start = set(cell), goal = set(cell) }
    value "Chain" { base = [for s in stones : s if s.colour == self].at }
  }
  colour "Red" {
    stone = red_stone
    start = cells("a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 k1")
    goal  = cells("a11 b11 c11 d11 e11 f11 g11 h11 i11 j11 k11")
  }
  colour "Blue" {
    stone = blue_stone
    start = cells("a1 a2 a3 a4 a5 a6 a7 a8 a9 a10 a11")
    goal  = cells("k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11")
  }

  kind "stone" {
    is     = piece
    fields = { colour = colour }
  }
  roster "stone" {
    columns = [count, colour]
    rows    = { "Red Stone" = [61, red], "Blue Stone" = [60, blue] }
    totals  = { count = 121 }
  }
}

section "3" "A turn" {
  text = "A player lays one stone of his colour on any free hex. Stones never move."

  phase "The Game" {
    repeat {
      each mover {
        from = colours
        offer "Turn" {
          never_empty = true # on a full board one of the two has won
        }
      }
    }
  }
  menu "Turn" {
    given  = { mover = colour }
    player = mover
  }
  action "Lay" {
    menu = turn
    choose to { from = [for c in cells : c if none(c.stones)] }
    put stone {
      from = mover.stone.supply
      to   = to
    }
  }
}

section "4" "The end" {
  text = "A chain of touching stones of one colour from one side of its player to the other wins. There is no draw."

  rule "The Sides Are Joined" {
    given = { stone = stone, here = cell }
    after = enter(stone, here)
    let {
      mine   = stone.colour
      joined = reach(here, mine.chain)
    }
    if "from side to side" {
      when = overlap(joined, mine.start) && overlap(joined, mine.goal)
      end game { winner = mine }
    }
  }
}
