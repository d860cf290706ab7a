# Connect Four.

game "Connect Four" {
  id       = "connect_four"
  language = 1
  version  = "1.0"
  begin    = the_game
  length   = 42
  text     = "Two players drop discs into an upright rack."
  goal     = "Be the first with four of your discs in a line: across, upright or aslant."
}

section "1" "The rack" {
  text = "Seven columns of six."

  kind "square" { is = space }
  map "Rack" {
    grid  = squares
    of    = square
    drawn = <<-RACK
        a b c d e f g
      6 . . . . . . .
      5 . . . . . . .
      4 . . . . . . .
      3 . . . . . . .
      2 . . . . . . .
      1 . . . . . . .
    RACK
  }
}

section "2" "The players" {
  text = "Red and Yellow have twenty-one discs each. Red begins."

  kind "colour" {
    is     = player
    fields = { disc = design(disc) }
    value "Squares" { base = [for d in discs : d if d.colour == self].at }
  }
  colour "Red" { disc = red_disc }
  colour "Yellow" { disc = yellow_disc }

  kind "disc" {
    is     = piece
    fields = { colour = colour }
  }
  roster "disc" {
    columns = [count, colour]
    rows    = { "Red Disc" = [21, red], "Yellow Disc" = [21, yellow] }
  }
}

section "3" "A turn" {
  text = "A player drops one disc into a column that is not full. It falls on what lies there."

  phase "The Game" {
    repeat {
      each mover {
        from = colours
        offer "Turn" {
          none { # the rack is full
            end game { winner = none }
          }
        }
      }
    }
  }
  menu "Turn" {
    given  = { mover = colour }
    player = mover
  }
  value "Empty" { base = [for s in squares : s if none(s.discs)] }
  action "Drop" {
    menu = turn
    choose to { from = [for s in empty : s if !contains(empty, toward(s, south))] }
    put disc {
      from = mover.disc.supply
      to   = to
    }
  }
}

section "4" "The end" {
  text = "Four of a colour in a line, across, upright or aslant, win at once. A full rack without such a line is a draw."

  value "Ways" { base = [north, north_east, east, south_east] } # and their opposites
  rule "Four in a Line" {
    given = { disc = disc, here = square }
    after = enter(disc, here)
    let { own = disc.colour.squares }
    if "four, with this one" {
      when = any([
        for d in ways : d
        if count(ray(here, d, own)) + count(ray(here, opposite(d), own)) >= 3
      ])
      end game { winner = disc.colour }
    }
  }
}
