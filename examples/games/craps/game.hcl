# Craps, the pass line: a game of chance without a choice in it.

game "Craps" {
  id       = "craps"
  language = 1
  version  = "1.0"
  begin    = pass_line
  text     = "The shooter bets on the pass line and throws two dice."
  goal     = "Throw seven or eleven at once; or throw a point, from four to ten, and throw it again before a seven."
}

player "Shooter" {}
result "Shooter Wins" { worth = 1 }
result "House Wins" { worth = -1 }

enum "call" { names = [natural, craps, point] }

table "Come Out" {
  given   = { throw = pool(2, d6) } # an axis of dice: the checker asks for every sum from 2 to 12
  returns = { call = call }
  rows = [
    [[7, 11], natural],
    [[2, 3, 12], craps],
    [else, point],
  ]
}

phase "Pass Line" {
  roll throw { dice = pool(2, d6) }
  match {
    the = come_out(sum(throw))
    case natural {
      end game { result = shooter_wins }
    }
    case craps {
      end game { result = house_wins }
    }
    case point {
      run "Shoot for the Point" { goal = sum(throw) }
    }
  }
}

phase "Shoot for the Point" {
  given = { goal = number }
  repeat {
    roll throw { dice = pool(2, d6) }
    if "the point again" {
      when = sum(throw) == goal
      end game { result = shooter_wins }
    }
    if "seven out" {
      when = sum(throw) == 7
      end game { result = house_wins }
    }
  }
}
