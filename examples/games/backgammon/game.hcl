# Backgammon, without the doubling cube.

game "Backgammon" {
  id       = "backgammon"
  language = 1
  version  = "1.0"
  begin    = the_game
  length   = 110
  text     = "Fifteen men a side run past one another around the board, as far as the dice say."
  goal     = "Bear all fifteen of your men off the board before the other does. If he is far behind by then, you win twice or three times as much."
}

section "1" "Board and men" {
  text = "Twenty-four points in a row, which White goes down and Black up. The last six on a player's way are his home. Men that were hit wait on the bar, which lies before the first point."

  kind "point" {
    is     = space
    fields = { number = number }
  }
  kind "bar" { is = point }
  kind "tray" { is = point } # for men borne off
  roster "point" {
    columns = [number]
    rows = {
      P1  = [1], P2 = [2], P3 = [3], P4 = [4], P5 = [5], P6 = [6]
      P7  = [7], P8 = [8], P9 = [9], P10 = [10], P11 = [11], P12 = [12]
      P13 = [13], P14 = [14], P15 = [15], P16 = [16], P17 = [17], P18 = [18]
      P19 = [19], P20 = [20], P21 = [21], P22 = [22], P23 = [23], P24 = [24]
    }
  }
  roster "bar" {
    columns = [number]
    rows    = { "White Bar" = [25], "Black Bar" = [0] }
  }
  roster "tray" {
    columns = [number]
    rows    = { "White Off" = [0], "Black Off" = [25] }
  }
  map "Board" {}

  kind "army" {
    is     = player
    plural = "armies"
    fields = { bar = bar, off = tray, single = result, gammon = result, backgammon = result }
    value "Held" {
      base = [for p in points : p if !p.tray && any([for m in p.men : m if m.army == self])]
    }
    value "Home" {
      base = [for p in points : p if abs(p.number - self.off.number) <= 6 && !p.bar && !p.tray]
    }
    value "Open" {
      base = [
        for p in points : p
        if !p.bar && !p.tray && count([for m in p.men : m if m.army != self]) < 2
      ]
    }
  }
  roster "army" {
    columns = [bar, off, single, gammon, backgammon]
    rows = {
      White = [white_bar, white_off, white_wins, white_wins_a_gammon, white_wins_a_backgammon]
      Black = [black_bar, black_off, black_wins, black_wins_a_gammon, black_wins_a_backgammon]
    }
  }
  kind "man" {
    is     = piece
    plural = "men"
    fields = { army = army }
  }
  roster "man" {
    columns = [count, army]
    rows    = { "White Man" = [15, white], "Black Man" = [15, black] }
  }
  scenario "Start" {
    deploy {
      rows = [
        [P24, [2, white_man]],
        [P13, [5, white_man]],
        [P8, [3, white_man]],
        [P6, [5, white_man]],
        [P1, [2, black_man]],
        [P12, [5, black_man]],
        [P17, [3, black_man]],
        [P19, [5, black_man]],
      ]
    }
  }
}

section "2" "A turn" {
  text = "Each player throws one die, again if they are alike; the higher begins with both dice. From then on the players throw two dice in turn. A double counts four times."

  kind "face" { # of the dice: how often it may still be played
    is     = concept
    fields = { pips = number }
    state  = { left = number }
  }
  roster "face" {
    columns = [pips]
    rows    = { One = [1], Two = [2], Three = [3], Four = [4], Five = [5], Six = [6] }
  }

  phase "The Game" {
    run "Opening" {}
    repeat {
      each mover {
        from = armies
        run "Throw" {}
      }
    }
  }
  rule "Opening" {
    repeat {
      roll white_die { dice = d6 }
      roll black_die { dice = d6 }
      if "Black begins" {
        when = black_die > white_die
        run "Play" {
          mover = black
          x     = black_die
          y     = white_die
        }
        return {}
      }
      if "White begins" {
        when = white_die > black_die
        run "Play" {
          mover = white
          x     = white_die
          y     = black_die
        }
        run "Throw" { mover = black }
        return {}
      }
    }
  }
  rule "Throw" {
    given = { mover = army }
    roll first_die { dice = d6 }
    roll second_die { dice = d6 }
    run "Play" {
      x = first_die
      y = second_die
    }
  }
  rule "Play" {
    given = { mover = army, x = number, y = number }
    each face {
      from = faces
      set face { left = (face.pips == x ? 1 : 0) + (face.pips == y ? 1 : 0) }
      if "a double" {
        when = face.left == 2
        set face { left = 4 }
      }
    }
    offer "Turn" {
      never_empty = true # playing none is a way, where no other is
    }
  }
}

section "2.1" "Moving men" {
  text = "Each number of the dice takes one man so far along his way, to a point where fewer than two enemies stand; a single enemy there goes to the bar. Men on the bar go first. As much of the throw must be played as can be, and if only one number can, the higher."

  value "Starts" {
    given = { army = army }
    base  = any(army.bar.men) ? [army.bar] : army.held
  }
  value "Down" { # so many points
    given = { start = point, face = face }
    base  = [for p in points : p if start.number - p.number == face.pips]
  }
  value "Up" {
    given = { start = point, face = face }
    base  = [for p in points : p if p.number - start.number == face.pips]
  }
  value "Goals" {
    given = { army = army, start = point, open = set(point) }
    base = union(
      [
        for p in [for f in playable : army == white ? down(start, f) : up(start, f)] : p
        if contains(open, p)
      ],
      bears_off(army, start) ? [army.off] : [],
    )
  }
  value "Playable" { base = [for f in faces : f if f.left > 0] }

  menu "Turn" {
    given  = { mover = army }
    player = mover
  }
  action "Play the Dice" { # p24-p18-p18-p14
    menu     = turn
    whole    = true
    distinct = true
    # The less of the roll is left, the better.
    prefer = -sum([for f in playable : f.left * f.pips])
    let { open = mover.open }
    repeat "Numbers" {
      while = any(playable)
      choose start {
        from = [for p in starts(mover) : p if any(goals(mover, p, open))]
        none {
          break {}
        }
      }
      choose to { from = goals(mover, start, open) }
      run "Move a Man" {}
    }
  }
  rule "Move a Man" {
    given = { mover = army, start = point, to = point }
    let { face = first([for f in playable : f if f.pips >= abs(to.number - start.number)]) }
    if "the lowest number that takes him so far" {
      when = face != none
      set face { left = face.left - 1 }
    }
    each lone {
      from = [for m in to.men : m if m.army != mover]
      move lone { to = lone.army.bar }
    }
    move {
      the = top(start.men)
      to  = to
    }
  }
}

section "2.2" "Bearing off" {
  text = "When all of a player's men are at home, a number takes a man off who stands so far from the edge; a higher number takes the man who stands farthest."

  value "Bears Off" {
    given = { army = army, start = point }
    base = (contains(army.home, start) && none(but_not(army.held, army.home)) &&
      any([
        for f in playable : f
        if f.pips == to_go(army, start) || f.pips > to_go(army, start) && none(behind(army, start))
      ]))
  }
  value "To Go" {
    given = { army = army, start = point }
    base  = abs(start.number - army.off.number)
  }
  value "Pips" { # that an army has still to go
    given = { army = army }
    base  = sum([for p in army.held : count(p.men) * to_go(army, p)])
  }
  value "Outlook" { # how many pips an army is ahead, for bots that search
    given = { army = army }
    base  = pips(other(army)) - pips(army)
  }
  value "Behind" {
    given = { army = army, start = point }
    base  = [for p in army.held : p if to_go(army, p) > to_go(army, start)]
  }
}

section "3" "The end" {
  text = "Whoever has borne all men off wins: twice as much if the other has borne none off, and three times if he has a man on the bar or in the winner's home besides."

  result "White Wins" { worth = 1 }
  result "White Wins a Gammon" { worth = 2 }
  result "White Wins a Backgammon" { worth = 3 }
  result "Black Wins" { worth = -1 }
  result "Black Wins a Gammon" { worth = -2 }
  result "Black Wins a Backgammon" { worth = -3 }

  rule "All Are Off" {
    given = { mover = army }
    after = turn(mover)
    when  = none(mover.held)
    if "the other has borne some off" {
      when = any(other(mover).off.men)
      end game { result = mover.single }
    }
    if "one of them is far behind" {
      when = overlap(other(mover).held, union(mover.home, [other(mover).bar]))
      end game { result = mover.backgammon }
    }
    end game { result = mover.gammon }
  }
}
