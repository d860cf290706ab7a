# Six men's morris. The move that this game is here for: an action whose effects decide whether it
# asks more. Closing a mill takes a man, and placing or sliding, closing and taking are one decision
# (`whole = true`).

game "Six Men's Morris" {
  id       = "mill_capture"
  language = 1
  begin    = the_game
  length   = 60
}

kind "army" {
  is     = player
  plural = "armies"
  fields = { man = design(man) }
}
army "White" { man = white_man }
army "Black" { man = black_man }

kind "point" {
  is     = space
  fields = { next_to = set(point) }
}
roster "point" {
  columns = [next_to]
  rows = {
    a1 = [[c1, a3]]
    c1 = [[a1, e1, c2]]
    e1 = [[c1, e3]]
    a3 = [[a1, a5, b3]]
    e3 = [[e1, e5, d3]]
    a5 = [[a3, c5]]
    c5 = [[a5, e5, c4]]
    e5 = [[c5, e3]]
    b2 = [[c2, b3]]
    c2 = [[b2, d2, c1]]
    d2 = [[c2, d3]]
    b3 = [[b2, b4, a3]]
    d3 = [[d2, d4, e3]]
    b4 = [[b3, c4]]
    c4 = [[b4, d4, c5]]
    d4 = [[c4, d3]]
  }
}
kind "row" {
  is     = concept
  fields = { points = set(point) }
}
roster "row" {
  columns = [points]
  rows = {
    Outer_South = [[a1, c1, e1]]
    Outer_North = [[a5, c5, e5]]
    Outer_West  = [[a1, a3, a5]]
    Outer_East  = [[e1, e3, e5]]
    Inner_South = [[b2, c2, d2]]
    Inner_North = [[b4, c4, d4]]
    Inner_West  = [[b2, b3, b4]]
    Inner_East  = [[d2, d3, d4]]
  }
}
map "Board" {}

kind "man" {
  is     = piece
  plural = "men"
  fields = { army = army }
}
roster "man" {
  columns = [count, army]
  rows    = { White_Man = [6, white], Black_Man = [6, black] }
}

value "Holds" {
  given = { army = army, point = point }
  base  = any([for m in point.men : m if m.army == army])
}
value "In a Mill" {
  given = { man = man }
  base  = any([for r in rows : r if contains(r.points, man.at) && none([for p in r.points : p if !holds(man.army, p)])])
}
value "Force" { # men on the board
  given = { army = army }
  base  = [for m in men : m if m.army == army]
}
value "Loose Men" {
  given = { army = army }
  base  = [for m in force(army) : m if !in_a_mill(m)]
}
value "Prey" { # men in a mill are safe while others are not
  given = { army = army }
  base  = any(loose_men(army)) ? loose_men(army) : force(army)
}

phase "The Game" {
  repeat {
    each mover {
      from = armies
      offer "Turn" {
        none {
          end game { winner = other(mover) } # he cannot move
        }
      }
    }
  }
}

menu "Turn" {
  given  = { mover = army }
  player = mover
}

action "Place" {
  menu  = turn
  whole = true
  require "a man is left to place" { that = any(mover.man.supply) }
  choose to { from = [for p in points : p if none(p.men)] }
  put man {
    from = mover.man.supply
    to   = to
  }
  run "A Mill Takes a Man" {}
}

action "Slide" {
  menu  = turn
  whole = true
  require "all men are placed" { that = none(mover.man.supply) }
  choose man { from = force(mover) }
  choose to { from = [for p in man.at.next_to : p if none(p.men)] }
  move man { to = to }
  run "A Mill Takes a Man" {}
}

rule "A Mill Takes a Man" {
  given = { mover = army, man = man }
  when  = in_a_mill(man) && any(prey(other(mover)))
  choose victim {
    player = mover
    from   = prey(other(mover))
  }
  remove victim {}
}

rule "Too Few" {
  given = { man = man }
  after = remove(man)
  when  = none(man.army.man.supply) && count(force(man.army)) < 3
  end game { winner = other(man.army) }
}

look {
  layouts = {
    board = <<-BOARD
    [a5]------------[c5]------------[e5]
     |               |               |
     |     [b4]-----[c4]-----[d4]    |
     |      |                 |      |
    [a3]---[b3]              [d3]---[e3]
     |      |                 |      |
     |     [b2]-----[c2]-----[d2]    |
     |               |               |
    [a1]------------[c1]------------[e1]
  BOARD
  }
}
