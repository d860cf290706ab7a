# Chapter 12: what holds in every scenario.

section "12.0" "Scenarios" {
  ruling = "the printed names and numbers of a row go before what other scenarios have; a unit that a scenario does not name is not in it"
  text   = "Units begin at full strength, mounted or not, in Column or not as their owner likes; a leader begins, or arrives, with any unit of his formation. There are seven scenarios, from an evening to the campaign."

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
      "East Map"     = [47, 94, 0, 27]
      "Clerf Road"   = [35, 69, 0, 15]
      "West Map"     = [0, 47, 0, 27]
      "Both Maps"    = [0, 94, 0, 27]
    }
  }
  value "First Turn" {
    returns = track_box
    base    = night_15_dec
  }
  value "Last Turn" {
    returns = track_box
    base    = night_25_dec
  }
  value "Turns of the Scenario" {
    base = [
      for b in track_boxes : b
      if b.number >= first_turn.number && b.number <= last_turn.number
    ]
  }
  value "In Play" {
    given = { hex = hex }
    base = any([
      for s in sheets.laid : s
      if hex.column >= s.west && hex.column <= s.east && hex.row >= s.north && hex.row <= s.south
    ]) || none(sheets.laid)
  }

  value "Field" { # what the map shows of a scenario
    base = [for h in all(hexes) : h if in_play(h)]
  }
  value "West Edge" { base = min([for s in sheets.laid : s.west]) }
  value "East Edge" { base = max([for s in sheets.laid : s.east]) }

  value "Road Net" { # hexes that a road of primary or any class joins to one, past no enemy and no Fire Zone of his
    ruling  = "a path needs no unit on it; roadblocks and mines do not break it, rubble does; its first and last hex count"
    given   = { from = hex, army = player, danger = set(hex), primary = bool }
    returns = set(hex)
    base    = closed_to(army, danger, from) ? [] : reach(from, 199, net_cost(army, primary, danger))
  }
  value "Net Cost" {
    given   = { army = player, primary = bool, danger = set(hex), from = hex, to = hex }
    returns = maybe(number)
    base = (
      closed_to(army, danger, to) || !in_play(to) || !road(from, to) ? none :
      border(from, to).primary || (!primary && border(from, to).secondary) ? 1 :
      none
    )
  }
  value "Closed To" {
    given = { army = player, danger = set(hex), hex = hex }
    base  = contains(danger, hex) || any([for u in hex.units : u if u.army != army])
  }

  enum "note" { names = [as_liked, may_dig_in, infantry_may_dig_in, in_position, in_entrenchment, in_a_park, no_activation_yet] }
  kind "muster" { # a row of a set-up
    is     = concept
    fields = { number = number, units = set(unit), near = set(hex), within = number, note = note }
  }
  rule "Muster" {
    given = { rows = set(muster), player = player }
    each row {
      from = [for r in rows : r if any([for u in r.units : u if u.army == player])]
      run "Place Within" {
        group  = row.units
        places = muster_places(row)
      }
      let { how = row.note }
      match how {
        case as_liked {}
        case may_dig_in {
          run "Some Begin Dug In" { group = row.units }
        }
        case infantry_may_dig_in {
          run "Some Begin Dug In" { group = [for u in row.units : u if infantry(u)] }
        }
        case in_position {
          mark {
            the  = row.units
            with = improved_position
          }
        }
        case in_entrenchment {
          mark {
            the  = row.units
            with = entrenchment
          }
        }
        case in_a_park {
          mark {
            the  = row.units
            with = artillery_park
          }
        }
        case no_activation_yet {
          mark {
            the  = row.units
            with = no_activation
          }
        }
      }
    }
  }
  value "Muster Places" {
    ruling = "the units of a row may be split among its hexes; a distance does not stop at woods or water, but nobody begins where he could not move"
    given  = { row = muster }
    base   = [for h in row.near : reach(h, row.within, hexes)]
  }
  rule "Some Begin Dug In" { # as their owner likes
    given = { group = set(unit), player = player }
    choose diggers {
      from   = [for u in group : u if u.in_play && u.pattern.mobility == leg && !u.in_column]
      player = player
      up_to  = any
    }
    mark {
      the  = diggers
      with = improved_position
    }
  }

  rule "Place Within" { # one by one within the stacking limits
    given = { group = set(unit), places = set(hex), player = player }
    each unit {
      from = group
      choose place "hex to begin in" {
        from = [
          for h in places : h
          if in_play(h) && none(enemies(unit, h)) && (fits(unit, h) || fits_in_column(unit, h))
        ]
        player      = player
        never_empty = true
      }
      if "only in Column" {
        when = !fits(unit, place)
        mark unit { with = column }
      }
      move unit { to = place }
    }
  }
  value "Fits" { # out of Column
    given = { unit = unit, hex = hex }
    base  = room(unit, hex) && can_stand(unit, hex)
  }
  value "Fits in Column" { # though the hex is full, or the ground asks for it
    given = { unit = unit, hex = hex }
    base = unit.now.mobility > fixed && (can_stand(unit, hex) || can_halt(unit, hex)) && none([
      for u in friends(unit, hex) : u
      if u.fills_the_road
    ])
  }
  value "Can Stand" { # out of Column, whatever the way there
    given = { unit = unit, hex = hex }
    base  = unit.now.mobility <= leg || open_to_vehicles(hex)
  }
  value "Can Halt" { # in Column on a road, or on a raised or sunken railroad
    given = { unit = unit, hex = hex }
    base = (on_a_road(hex) || ((hex.raised || hex.sunken) && any([
      for h in neighbors(hex) : h
      if border(h, hex).railroad
    ]))) && none([
      for u in friends(unit, hex) : u
      if u.fills_the_road
    ])
  }
  rule "Place Around" { # within so many hexes of another
    given = { group = set(unit), center = hex, n = number, player = player }
    run "Place Within" { places = reach(center, n, hexes) }
  }
  rule "Contact Is Made" { # with any leader of the division
    given = { gun = unit, player = player }
    choose leader {
      from      = [for l in leaders : l if l.division == gun.division]
      player    = player
      or_return = true
    }
    set gun { contact = leader }
  }
  rule "Park Here" { # artillery that begins in a park on the map
    given = { guns = set(unit), place = hex }
    move {
      the = guns
      to  = place
    }
    mark {
      the  = guns
      with = artillery_park
    }
  }
  rule "Opening Postures" {
    given = { player = player }
    choose riders {
      from = [
        for u in units : u
        if (
          u.army == player &&
          can_mount(u) &&
          at_large(u) &&
          (open_to_vehicles(spot(u)) || can_halt(u, spot(u)))
        )
      ]
      player = player
      up_to  = any
    }
    each unit {
      from = riders
      when = open_to_vehicles(spot(unit)) || can_halt(unit, spot(unit))
      flip unit { to = mounted }
      if "only in Column" {
        when = !open_to_vehicles(spot(unit))
        mark unit { with = column }
      }
    }
    choose marching "units that begin in Column" {
      from = [
        for u in units : u
        if u.army == player && u.now.mobility > fixed && !u.in_column && at_large(u)
      ]
      player = player
      up_to  = any
    }
    each unit {
      from = marching
      if "the road is free" {
        when = none(columns_beside(unit))
        mark unit { with = column }
      }
      else {
        say { text = "${unit} begins out of Column: another is in Column at ${spot(unit)}" }
      }
    }
  }
  value "At Large" { # in no position, no park and no ferry
    given = { unit = unit }
    base  = !unit.dug_in && !unit.entrenched && !unit.parked && !unit.ferrying
  }
  value "Columns Beside" {
    given = { unit = unit }
    base  = [for u in friends(unit, spot(unit)) : u if u.fills_the_road]
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
    choose host "unit that the leader is with" {
      from      = [for u in units : u if u.formation == leader.formation]
      player    = leader.division.player
      or_return = true
    }
    run "A Leader Joins" {}
  }
}
