# Chapter 12: what holds in every scenario.

section "12.0" "Scenarios" {
  text = "Seven of them, from an evening to the campaign. Units begin at full strength, mounted or not, in Column or not as their owner likes; a leader begins, or arrives, with any unit of his formation."

  kind "sheet" { # the part of the maps that a scenario is played on
    is     = concept
    fields = { west = number, east = number, north = number, south = number }
    state  = { laid = bool }
  }
  roster "sheet" {
    source  = "inferred: the Wiltz map from its named edge hexes; the area of scenario 2 is the rulebook's"
    columns = [west, east, north, south]
    rows = {
      "Wiltz Map"    = [47, 62, 22, 31]
      "Noville Area" = [22, 35, 0, 10]
    }
  }
  value "In Play" {
    given = { hex = hex }
    base = any([
      for s in sheets.laid : s
      if hex.column >= s.west && hex.column <= s.east && hex.row >= s.north && hex.row <= s.south
    ]) || none(sheets.laid)
  }

  rule "Place Within" { # one by one within the stacking limits
    given = { group = set(unit), places = set(hex), player = player }
    each unit {
      from = group
      choose place {
        from        = [for h in places : h if none(enemies(unit, h)) && room(unit, h)]
        player      = player
        never_empty = true
      }
      move unit { to = place }
    }
  }
  rule "Opening Postures" {
    given = { player = player }
    choose riders {
      from   = [for u in units : u if u.army == player && u.pattern.transport != none && !u.dug_in]
      player = player
      up_to  = 99
    }
    flip {
      the = riders
      to  = mounted
    }
    choose marching {
      from   = [for u in units : u if u.army == player && u.now.mobility > fixed && !u.dug_in]
      player = player
      up_to  = 99
    }
    each unit {
      from = marching
      when = none(columns_beside(unit))
      mark unit { with = column }
    }
  }
  value "Columns Beside" {
    given = { unit = unit }
    base  = [for u in friends(unit, spot(unit)) : u if u.in_column]
  }
  rule "Leaders Arrive" {
    given = { division = division }
    after = reinforcements(division)
    each leader {
      from = [
        for l in all(leaders) : l
        if l.division == division && !l.task_force && l.with == none && l.at == supply
      ]
      run "A Leader Is Placed" {}
    }
  }
  rule "A Leader Is Placed" { # with any unit of his formation, if one is there
    given = { leader = leader }
    choose host {
      from      = [for u in units : u if u.formation == leader.formation]
      player    = leader.division.player
      or_return = true
    }
    run "A Leader Joins" {}
  }
}
