# English draughts, also known as checkers.

game "English Draughts" {
  id       = "english_draughts"
  language = 1
  version  = "1.0"
  begin    = the_game
  length   = 70
  text     = "Men step aslant and jump over their enemies."
  goal     = "Take all enemy men, or shut them in: whoever cannot move has lost."
}

section "1" "Board and men" {
  text = "Twelve men a side stand on the dark squares of the three nearest rows. A man that is turned over is a king."

  kind "square" { is = space }
  map "Board" {
    grid  = squares
    of    = square
    drawn = <<-BOARD
        a b c d e f g h
      8 - . - . - . - .
      7 . - . - . - . -
      6 - . - . - . - .
      5 . - . - . - . -
      4 - . - . - . - .
      3 . - . - . - . -
      2 - . - . - . - .
      1 . - . - . - . -
    BOARD
  }

  kind "army" {
    is     = player
    plural = "armies"
    fields = { ahead = set(direction), far_row = number }
    value "Force" { base = [for m in men : m if m.army == self] }
  }
  roster "army" {
    columns = [ahead, far_row]
    rows = {
      Black = [[north_west, north_east], 8]
      White = [[south_west, south_east], 1]
    }
  }

  kind "man" {
    is     = piece
    plural = "men"
    sides  = [plain, king]
    fields = { army = army }
  }
  roster "man" {
    columns = [count, army, at]
    rows = {
      "Black Man" = [12, black, [for s in squares : s if s.row <= 3]]
      "White Man" = [12, white, [for s in squares : s if s.row >= 6]]
    }
  }

  value "Men Left" {
    given = { army = army }
    base  = count(army.force)
  }
  value "Empty" { base = [for s in squares : s if none(s.men)] }
}

section "2" "A turn" {
  text = "Black begins. Whoever can jump must; otherwise one piece steps."

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
    actor  = mover.force
  }
}

section "2.1" "Steps" {
  text = "A man steps one square ahead, aslant; a king also back."

  value "Ways" {
    given = { man = man }
    base  = man.king ? [north_west, north_east, south_west, south_east] : man.army.ahead
  }
  action "Step" {
    menu = turn
    require "nobody can jump" { that = none([for m in mover.force : m if any(leaps(m))]) }
    choose to {
      from = [for d in ways(actor) : toward(actor.at, d) if contains(empty, toward(actor.at, d))]
    }
    move actor { to = to }
  }
}

section "2.2" "Jumps" {
  text = "A piece jumps over an enemy beside it to the empty square behind, takes it, and jumps on from there as long as it can. All that is one move."

  value "Beyond" {
    given = { man = man, way = direction }
    base  = toward(toward(man.at, way), way)
  }
  value "Leaps" {
    given = { man = man }
    base = [
      for d in ways(man) : beyond(man, d)
      if contains(other(man.army).force.at, toward(man.at, d)) && contains(empty, beyond(man, d))
    ]
  }
  action "Jump" {
    menu  = turn
    whole = true
    require "there is something to jump" { that = any(leaps(actor)) }
    repeat {
      while = any(leaps(actor))
      choose to { from = leaps(actor) }
      remove { the = line(actor.at, to).men }
      move actor { to = to }
    }
  }
}

section "2.3" "Kings" {
  text = "A man that ends its move on the far row becomes a king."

  rule "Crowned" {
    given = { man = man }
    after = turn(any, man)
    when  = man.at.row == man.army.far_row
    flip man { to = king }
  }
}

section "3" "The end" {
  text = "Whoever cannot move has lost. Twenty moves in a row in which only kings have moved and nothing was taken are a draw."

  track "Idle Moves" {
    boxes   = numbers(0, 20)
    history = true
  }
  rule "Idle" {
    given  = { man = man, act = turn }
    before = turn(any, man, act)
    if "a king steps" {
      when = man.king && act == step
      advance idle_moves {}
    }
    else {
      move idle_moves { to = 0 }
    }
  }
  rule "Nothing Happens" {
    after = turn()
    when  = idle_moves == 20
    end game { winner = none }
  }
}
