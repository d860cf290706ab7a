# A backgammon of twelve points. The move that this game is here for: both dice must be used if any
# order allows it, and the higher one if only one can be. `prefer` says it: of all ways through a
# whole action, those are legal after which the figure is greatest. The pips played are a + b for
# both dice and more for the higher than for the lower.

game "Both Dice" {
  id       = "both_dice"
  language = 1
  begin    = the_game
  length   = 30
}

kind "army" {
  is     = player
  plural = "armies"
  fields = { ahead = number, start = point }
  state  = { pips = number } # played this turn
}
roster "army" {
  columns = [ahead, start]
  rows    = { White = [1, P-1], Black = [-1, P-12] }
}

kind "point" { is = space }
kind "road" {
  is     = path
  of     = point
  length = 12
}
road "P" {}
map "Board" {}

kind "man" {
  is     = piece
  plural = "men"
  fields = { army = army }
}
roster "man" {
  columns = [count, army, at]
  rows    = { White_Man = [4, white, P-1], Black_Man = [4, black, P-12] }
}

kind "die cube" {
  is     = concept
  plural = "cubes"
  state  = { pips = number, used = bool }
}
die_cube "First Die" {}
die_cube "Second Die" {}
die_cube "Third Die" {} # the third and fourth count after a double
die_cube "Fourth Die" {}

value "Landing" {
  given   = { man = man, pips = number }
  returns = maybe(point) # none: off the board
  base    = first([for point in points : point if point.number == man.at.number + man.army.ahead * pips])
}
value "Guards" { # men of the other army on a point
  given = { army = army, point = point }
  base  = [for m in point.men : m if m.army != army]
}
value "Free Men" { # two men of the enemy bar a point
  given = { army = army, pips = number }
  base  = [for m in men : m if m.army == army && (landing(m, pips) == none || count(guards(army, landing(m, pips))) < 2)]
}
value "Playable" {
  given = { army = army }
  base  = [for d in cubes : d if !d.used && any(free_men(army, d.pips))]
}

phase "The Game" {
  repeat {
    each mover {
      from = armies
      run "Throw" {}
      offer "Turn" {
        none {} # neither die can be used
      }
    }
  }
}

rule "Throw" {
  given = { mover = army }
  roll one { dice = d6 }
  roll two { dice = d6 }
  set mover { pips = 0 }
  set first_die {
    pips = one
    used = false
  }
  set second_die {
    pips = two
    used = false
  }
  set {
    the  = [third_die, fourth_die]
    pips = one
    used = one != two
  }
}

menu "Turn" {
  given  = { mover = army }
  player = mover
}

action "Play the Dice" {
  menu   = turn
  whole  = true
  prefer = mover.pips # without a playable die: one way, the empty one
  repeat {
    while = any(playable(mover))
    choose die { from = playable(mover) }
    choose man { from = free_men(mover, die.pips) }
    set die { used = true }
    set mover { pips = mover.pips + die.pips }
    let { to = landing(man, die.pips) }
    if "off the board" {
      when = to == none
      remove man {}
    }
    else "to a point" {
      each lone {
        from = guards(mover, to)
        move lone { to = lone.army.start }
      }
      move man { to = to }
    }
  }
}

rule "All Off" {
  given = { man = man }
  after = remove(man)
  when  = none([for m in men : m if m.army == man.army])
  end game { winner = man.army }
}

look {
  layouts = {
    board = <<-BOARD
    [P-1    ] [P-2    ] [P-3    ] [P-4    ] [P-5    ] [P-6    ]
    [P-12   ] [P-11   ] [P-10   ] [P-9    ] [P-8    ] [P-7    ]
  BOARD
  }
}
