# Six squads lie face down on a table measured in inches, and one of them is the gun; two more stand
# in the open. It has a value for every way in which a rule can measure, so that tests can ask
# whether any of them gives the gun away.

game "Fog" {
  id       = "fog"
  language = 1
  version  = "1.0"
  begin    = the_night
  parts    = 10
}

section "1" "The night" {
  text = "Blue waits, hour by hour, for the fog to lift."

  player "Red" {}
  player "Blue" {}
  map "Table" { surface = [12, 12] }
  kind "ground" { is = area }
  ground "Mound" { shape = circle(point(6, 6), 1) }

  kind "squad" {
    is      = piece
    owner   = army
    seen_by = owner
    fields  = { army = player, base = number, range = number }
  }
  roster "squad" {
    columns = [army, base, range, at]
    rows = {
      Gun   = [red, 1, 9, point(1, 1)]
      First = [red, 0.5, 6, point(3, 2)]
      Third = [red, 0.5, 6, point(10, 3)]
      Fifth = [red, 0.5, 6, point(4, 9)]
      Sixth = [red, 0.5, 6, point(9, 9)]
      Last  = [red, 0.5, 6, point(11, 6)]
      Scout = [blue, 0.5, 3, point(6, 3)]
      Watch = [blue, 0.5, 3, point(2, 11)]
    }
  }
  rule "Night Falls" {
    after = set_up()
    each squad {
      from = squads
      when = squad.army == red
      move squad {
        to   = squad.point
        face = down
      }
    }
  }
  track "Hours" { boxes = numbers(0, 6) }
  phase "The Night" {
    repeat {
      until = hours == 6
      offer "Wait" {}
      advance hours {}
    }
    end game { result = draw }
  }
  menu "Wait" { player = blue }
  action "Sleep" { menu = wait }
  action "Listen" { menu = wait }
}

section "2" "What can be measured" {
  text = "Every way to measure."

  value "Apart" {
    given = { a = squad, b = squad }
    base  = distance(a, b)
  }
  value "From the Middle" {
    given = { a = squad }
    base  = distance(a, point(6, 6))
  }
  value "To the Mound" {
    given = { a = squad }
    base  = distance(a, mound)
  }
  value "Nearest" { base = distance(scout, [for s in squads : s if s.army == red]) }
  value "Stands" {
    given = { a = squad }
    base  = a.point == point(6, 3)
  }
  value "Across" {
    given = { a = squad }
    base  = a.point.x
  }
  value "In Sight" {
    given = { a = squad, b = squad }
    base  = !crosses(a, b, mound)
  }
  value "Under Fire" {
    given = { a = squad }
    base  = contains(within(3, [for s in squads : s if s.army == red]), a)
  }
  value "Safe" {
    given   = { a = squad }
    returns = area
    base    = beyond(2, a, inside(table))
  }
  value "Reached" {
    given   = { a = squad }
    returns = area
    base    = reach(a, 2, inside(table))
  }
  value "All Squads" { base = count(squads) }
  value "Is Out There" {
    given = { a = squad }
    base  = a.in_play
  }
}

result "Draw" {}
