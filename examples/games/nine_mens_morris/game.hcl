# Nine Men's Morris, also known as Mill.

game "Nine Men's Morris" {
  id       = "nine_mens_morris"
  language = 1
  version  = "1.0"
  begin    = the_game
  length   = 65
  text     = "Three men in a row are a mill and take an enemy."
  goal     = "Leave the other with two men, or with none who can move."
}

section "1" "Board and men" {
  text = "Twenty-four points on three squares, joined by lines. Three points on one straight line are a row. Nine men a side begin beside the board."

  kind "point" {
    is     = space
    fields = { next_to = set(point) }
  }
  roster "point" {
    columns = [next_to]
    rows = {
      a7 = [[d7, a4]]
      d7 = [[a7, g7, d6]]
      g7 = [[d7, g4]]
      b6 = [[d6, b4]]
      d6 = [[b6, f6, d7, d5]]
      f6 = [[d6, f4]]
      c5 = [[d5, c4]]
      d5 = [[c5, e5, d6]]
      e5 = [[d5, e4]]
      a4 = [[a7, a1, b4]]
      b4 = [[b6, b2, a4, c4]]
      c4 = [[c5, c3, b4]]
      e4 = [[e5, e3, f4]]
      f4 = [[f6, f2, e4, g4]]
      g4 = [[g7, g1, f4]]
      c3 = [[c4, d3]]
      d3 = [[c3, e3, d2]]
      e3 = [[d3, e4]]
      b2 = [[b4, d2]]
      d2 = [[b2, f2, d3, d1]]
      f2 = [[d2, f4]]
      a1 = [[a4, d1]]
      d1 = [[a1, g1, d2]]
      g1 = [[d1, g4]]
    }
  }
  map "Board" {}
  kind "row" {
    is     = concept
    fields = { points = set(point) }
  }
  roster "row" {
    columns = [points]
    rows = {
      Outer_North  = [[a7, d7, g7]]
      Middle_North = [[b6, d6, f6]]
      Inner_North  = [[c5, d5, e5]]
      Spoke_West   = [[a4, b4, c4]]
      Spoke_East   = [[e4, f4, g4]]
      Inner_South  = [[c3, d3, e3]]
      Middle_South = [[b2, d2, f2]]
      Outer_South  = [[a1, d1, g1]]
      Outer_West   = [[a1, a4, a7]]
      Middle_West  = [[b2, b4, b6]]
      Inner_West   = [[c3, c4, c5]]
      Spoke_South  = [[d1, d2, d3]]
      Spoke_North  = [[d5, d6, d7]]
      Inner_East   = [[e3, e4, e5]]
      Middle_East  = [[f2, f4, f6]]
      Outer_East   = [[g1, g4, g7]]
    }
  }

  kind "army" {
    is     = player
    plural = "armies"
    fields = { man = design(man) }
    value "Force" { base = [for m in men : m if m.army == self] }
  }
  army "White" { man = white_man }
  army "Black" { man = black_man }
  kind "man" {
    is     = piece
    plural = "men"
    fields = { army = army }
  }
  roster "man" {
    columns = [count, army]
    rows    = { "White Man" = [9, white], "Black Man" = [9, black] }
  }

  value "Empty" { base = [for p in points : p if none(p.men)] }
}

section "2" "A turn" {
  text = "White begins. A player places a man as long as one is left to place, and then slides one."

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
  }
}

section "2.1" "Placing" {
  text = "A man from beside the board goes to any empty point."

  action "Place" {
    menu  = turn
    whole = true
    require "a man is left to place" { that = any(mover.man.supply) }
    choose to { from = empty }
    put man {
      from = mover.man.supply
      to   = to
    }
    run "A Mill Takes a Man" {}
  }
}

section "2.2" "Sliding and flying" {
  text = "When all men are placed, one of them slides along a line to an empty point beside it. Whoever has only three men may fly to any empty point."

  value "Goals" {
    given = { man = man }
    base  = count(man.army.force) == 3 ? empty : [for p in neighbors(man.at) : p if none(p.men)]
  }
  action "Slide" {
    menu  = turn
    whole = true
    require "all men are placed" { that = none(mover.man.supply) }
    choose man { from = mover.force }
    choose to { from = goals(man) }
    move man { to = to }
    run "A Mill Takes a Man" {}
  }
}

section "2.3" "Mills" {
  text = "Whoever closes a row of three men takes one enemy off the board, as part of the same move. Men in a mill are safe as long as others stand outside."

  value "In a Mill" {
    given = { man = man }
    base = any([
      for r in rows : r
      if contains(r.points, man.at) && none(but_not(r.points, man.army.force.at))
    ])
  }
  value "Outside" {
    given = { army = army }
    base  = [for m in army.force : m if !in_a_mill(m)]
  }
  value "Prey" {
    given = { army = army }
    base  = any(outside(army)) ? outside(army) : army.force
  }
  rule "A Mill Takes a Man" {
    given = { mover = army, man = man }
    when  = in_a_mill(man) && any(prey(other(mover)))
    choose victim {
      player = mover
      from   = prey(other(mover))
    }
    remove victim {}
    move idle_moves { to = 0 }
  }
}

section "3" "The end" {
  text = "Whoever is left with two men, or cannot move, has lost. Twenty slides in a row in which no man was taken are a draw."

  value "Men Left" { # on the board and beside it
    given = { army = army }
    base  = count(army.force) + count(army.man.supply)
  }
  value "Outlook" { # how many men an army is ahead, for bots that search
    given = { army = army }
    base  = men_left(army) - men_left(other(army))
  }
  rule "Too Few" {
    given = { man = man }
    after = remove(man)
    when  = men_left(man.army) < 3
    end game { winner = other(man.army) }
  }
  track "Idle Moves" {
    boxes   = numbers(0, 20)
    history = true
  }
  rule "A Slide" {
    before = slide()
    advance idle_moves {}
  }
  rule "Nothing Happens" {
    after = slide()
    when  = idle_moves == 20
    end game { winner = none }
  }
}
