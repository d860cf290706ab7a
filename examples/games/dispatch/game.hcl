# Dispatch: a race of riders of our own, one of whom carries a letter. It is a model of a secret
# note: the choice, the field that keeps it, what reveals it, and what rules do with it.

game "Dispatch" {
  id       = "dispatch"
  language = 1
  version  = "1.0"
  begin    = the_game
  length   = 30
  text     = "Each side gives a letter to one of its six riders, and tells nobody to whom."
  goal     = "Bring your letter to the far row, or take the rider who carries that of the other side."
}

section "1" "Board and riders" {
  text = "Six riders a side stand on the nearest row of a board of six by six. Red rides up the board, Blue down."

  kind "square" { is = space }
  map "Board" {
    grid  = squares
    of    = square
    drawn = <<-BOARD
        a b c d e f
      6 . . . . . .
      5 . . . . . .
      4 . . . . . .
      3 . . . . . .
      2 . . . . . .
      1 . . . . . .
    BOARD
  }

  kind "army" {
    is     = player
    plural = "armies"
    fields = { ahead = number, far_row = number }
    state  = { courier = maybe(rider), sealed = bool }
    secret = { courier = sealed } # as long as it is sealed, its army alone knows who the courier is
    value "Force" { base = [for r in riders : r if r.army == self] }
  }
  roster "army" {
    columns = [ahead, far_row]
    rows    = { Red = [1, 6], Blue = [-1, 1] }
  }
  kind "rider" {
    is     = piece
    fields = { army = army }
  }
  roster "rider" {
    columns = [army, at]
    rows = {
      Alder  = [red, a1]
      Birch  = [red, b1]
      Cedar  = [red, c1]
      Elder  = [red, d1]
      Hazel  = [red, e1]
      Rowan  = [red, f1]
      Agate  = [blue, a6]
      Beryl  = [blue, b6]
      Coral  = [blue, c6]
      Garnet = [blue, d6]
      Jasper = [blue, e6]
      Opal   = [blue, f6]
    }
  }
}

section "2" "The letters" {
  text = "Both sides choose their courier at once. Nobody is told whom, until the game is over."

  rule "Give the Letters" {
    each army {
      from         = armies
      simultaneous = true
      choose courier "rider who carries the letter" {
        from        = army.force
        secret      = true
        never_empty = true
      }
      set army {
        courier = courier
        sealed  = true
      }
    }
  }
  rule "Open the Letters" {
    set armies { sealed = false }
  }
}

section "3" "A turn" {
  text = "Red begins. A rider goes one row ahead, straight or aslant, to a square without a rider of its own side. It takes an enemy there, but only aslant."

  phase "The Game" {
    run "Give the Letters" {}
    repeat {
      each mover {
        from = armies
        offer "Turn" {
          none {
            run "Open the Letters" {}
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
  action "Ride" { # with its actor one decision: alder-b2
    menu = turn
    choose to { from = [for s in neighbors(actor.at) : s if s.row == actor.at.row + mover.ahead] }
    require "no rider of one's own stands there" {
      that = none([for r in to.riders : r if r.army == mover])
    }
    require "straight ahead only if it is empty" {
      that = to.column != actor.at.column || none(to.riders)
    }
    remove { the = to.riders }
    move actor { to = to }
  }
}

section "4" "The end" {
  text = "Whoever brings the letter to the far row, or takes the courier of the other side, wins at once. Whoever cannot ride any more has lost."

  rule "The Letter Arrives" {
    given = { rider = rider, here = square }
    after = enter(rider, here)
    when  = here.row == rider.army.far_row && rider == rider.army.courier
    run "Open the Letters" {}
    end game { winner = rider.army }
  }
  rule "The Letter Is Lost" {
    given = { rider = rider }
    after = remove(rider)
    when  = rider == rider.army.courier
    run "Open the Letters" {}
    end game { winner = other(rider.army) }
  }
  value "Letter to Go" { # rows that the courier has still to ride
    given = { army = army }
    base  = min(5, [for r in army.force : abs(army.far_row - r.at.row) if r == army.courier])
  }
  value "Standing" { # how many rows nearer the letter is than that of the other side, for bots
    given = { army = army }
    base  = letter_to_go(other(army)) - letter_to_go(army)
  }
}
