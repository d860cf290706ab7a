# Where a unit would be, by which way, how far that is, and who stands in whose way; and how one
# passes an enemy who bars it.

policy "Ways" {
  text = "Goes by the ground, and in Column by the road; past the enemy by where he does not see it, if the map's edge is what one wants."

  value "Trail" { # points of a step; what is on wheels is in Column
    given   = { wheels = bool, column = bool, danger = set(hex), held = set(hex), full = set(hex), from = hex, to = hex }
    returns = maybe(number)
    base    = ground(to.terrain, leg).open
    modifier "in Column" {
      when = column
      base = ground(to.terrain, leg).column
    }
    modifier "on wheels" {
      when = wheels
      base = ground(to.terrain, wheeled).column
    }
    modifier "along a secondary road" {
      when = column && border(from, to).secondary
      base = wheels ? 1 : 0.5
    }
    modifier "along a primary road" {
      when = column && border(from, to).primary
      base = 0.5
    }
    modifier "streams, and slopes" {
      when = (border(from, to).stream || border(from, to).slope) && (!column || !paved(from, to))
      by   = 1
    }
    modifier "streams, out of Column" {
      when = border(from, to).stream && !column
      by   = 1
    }
    modifier "rain and snow, off the primary roads" {
      when = (weather_now == rain || weather_now == snow) && !(column && border(from, to).primary)
      by   = weather_now == rain ? 1 : 0.5
    }
    modifier "the enemy sees it" {
      when = contains(danger, to)
      by   = in_no_haste ? 3 : 1
    }
    modifier "he stands there" {
      when = contains(held, to)
      by   = 20
    }
    modifier "a Column of ours is on the road, or mines" {
      when = contains(full, to)
      by   = 4
    }
    modifier "no wheels off the road" {
      when = (
        wheels &&
        !paved(from, to) &&
        (
          border(from, to).stream ||
          border(from, to).slope ||
          from.terrain == woods ||
          to.terrain == woods
        )
      )
      to = none
    }
    modifier "the river" {
      when = border(from, to).river && (!column || !paved(from, to))
      to   = none
    }
    modifier "beyond the area of play" {
      when = !in_play(to)
      to   = none
    }
  }
  value "In No Haste" { # one goes round who is in the way
    base = last_turn.number - turn.at.number >= 8
  }
  value "Paved" {
    given = { from = hex, to = hex }
    base  = border(from, to).primary || border(from, to).secondary
  }
  value "Held by Others" {
    given = { army = player }
    base  = [for u in units : spot(u) if u.army != army]
  }
  value "Full Roads" {
    given = { army = player }
    base = union([for u in units : spot(u) if u.army == army && u.fills_the_road], [
      for h in hexes : h
      if h.mined && h.mined_by != army
    ])
  }
  value "Goals" { # where a unit would be, whatever lies before it
    given   = { unit = unit }
    returns = set(hex)
    base    = unit.army == german ? german_goals(unit) : american_goals(unit)
  }
  value "Way Off" { # from a hex to the nearest goal of a unit
    given = { unit = unit, hex = hex }
    base = (
      way_there(unit, unit.in_column, hex) == none ? 999 :
      way_there(unit, unit.in_column, hex)
    )
  }
  value "Road Off" { # as it would be in Column
    given = { unit = unit, hex = hex }
    base  = way_there(unit, true, hex) == none ? 999 : way_there(unit, true, hex)
  }
  value "Way There" {
    given   = { unit = unit, column = bool, hex = hex }
    returns = maybe(number)
    base = way(
      unit.now.mobility > leg,
      unit.now.mobility > leg || column,
      hex,
      goals(unit),
      [],
      [],
      []
    )
    modifier "past Columns that stand on the road" {
      when = unit.in_play && unit.now.mobility > leg && unit.army == german && !goes_out(unit)
      to   = way(true, true, hex, goals(unit), [], [], full_roads(unit.army))
    }
    modifier "round the enemy, to what lies open" {
      when = (
        unit.in_play &&
        unit.army == german &&
        !goes_out(unit) &&
        any(lies_open(unit)) &&
        nearest_foe(unit, spot(unit)) <= 5
      )
      to = way(
        unit.now.mobility > leg,
        unit.now.mobility > leg || column,
        hex,
        goals(unit),
        [],
        but_not(held_by_others(unit.army), goals(unit)),
        unit.now.mobility > leg ? full_roads(unit.army) : []
      )
    }
    modifier "past the enemy" {
      when = (
        unit.in_play &&
        goes_out(unit) &&
        nearest_foe(unit, spot(unit)) <= (in_no_haste ? 16 : 8)
      )
      to = way(
        unit.now.mobility > leg,
        unit.now.mobility > leg || column,
        hex,
        goals(unit),
        danger(unit.army),
        held_by_others(unit.army),
        full_roads(unit.army)
      )
    }
  }
  value "Way" {
    given   = { wheels = bool, column = bool, from = hex, to = set(hex), danger = set(hex), held = set(hex), full = set(hex) }
    returns = maybe(number)
    base    = cheapest(from, to, trail(wheels, column, danger, held, full))
  }
  value "Way Ahead" { # whether the next step is open
    given = { unit = unit, quiet = bool }
    base = any([
      for h in neighbors(spot(unit)) : h
      if (
        step_cost(unit, spot(unit), h) != none &&
        (!quiet || !in_danger(unit.army, h)) &&
        way_off(unit, h) < way_off(unit, spot(unit))
      )
    ]) || !unit.in_column && road_ahead(unit, quiet)
  }
  value "Road Ahead" { # whether the next hex of a road is free for a Column
    given = { unit = unit, quiet = bool }
    base = any([
      for h in neighbors(spot(unit)) : h
      if (
        paved(spot(unit), h) &&
        none(enemies(unit, h)) &&
        none(friends(unit, h).fills_the_road) &&
        (!quiet || !in_danger(unit.army, h)) &&
        road_off(unit, h) < road_off(unit, spot(unit))
      )
    ])
  }
  value "In the Way" { # of a Column behind it
    given = { unit = unit }
    base = unit.fills_the_road && !entry_hex(spot(unit)) && any([
      for u in units : u
      if (
        u.army == unit.army &&
        u.in_column &&
        u != unit &&
        distance(spot(u), spot(unit)) <= 2 &&
        way_off(u, spot(u)) >= way_off(unit, spot(unit))
      )
    ])
  }
  value "Makes Way" { # it does better beside the road: it goes no farther, and has come, or no Column ahead is what stops it
    given = { unit = unit }
    base = deploying_cost(unit) != none && room_out_of_column(unit) && in_the_way(unit) && (
      lets_tanks_pass(unit) ||
      !way_ahead(unit, true)
      ) && (!goes_out(unit) && way_off(unit, spot(unit)) <= 8 || none([
        for h in neighbors(spot(unit)) : h
        if way_off(unit, h) < way_off(unit, spot(unit)) && any(friends(unit, h).fills_the_road)
      ]))
  }
  value "On Foot Instead" { # where the road is full, or on the way out the enemy's, for those whom trucks carry
    given = { unit = unit }
    base = (
      unit.mounted &&
      unit.pattern.mobility == leg &&
      !way_ahead(unit, goes_out(unit)) &&
      (goes_out(unit) ? walks_out(unit) : to_go(unit) < 20)
    )
  }
  value "Way on Foot" { # past the enemy, across country
    given   = { unit = unit }
    returns = maybe(number)
    base = way(
      false,
      false,
      spot(unit),
      goals(unit),
      danger(unit.army),
      held_by_others(unit.army),
      []
    )
  }
  value "Walks Out" { # off the map in time, past an enemy who is near, where wheels would wait for the road
    given = { unit = unit }
    base = (
      unit.pattern.mobility == leg &&
      in_no_haste &&
      nearest_foe(unit, spot(unit)) <= 5 &&
      (way_on_foot(unit) == none ? 999 : way_on_foot(unit)) <= unit.pattern.allowance * turns_left(unit.home)
    )
  }
  value "Leaves the Road" { # to vehicles behind it: on foot it has two movements at most to go
    given = { unit = unit }
    base = unit.now.mobility == leg && unit.transport != none && !goes_out(unit) && way_off(unit, spot(unit)) <= 2 * unit.pattern.allowance && any([
      for u in units : u
      if (
        u.army == unit.army &&
        u.now.mobility > leg &&
        distance(spot(u), spot(unit)) <= 4 &&
        to_go(u) >= to_go(unit)
      )
    ])
  }
  value "Lets Tanks Pass" { # a car on the road, and the enemy near
    given = { unit = unit }
    base = !goes_out(unit) && unit.now.mobility > leg && unit.now.defense > -2 && nearest_foe(unit, spot(unit)) <= 5 && any([
      for u in units : u
      if (
        u.army == unit.army &&
        u.in_column &&
        u.now.defense <= -2 &&
        distance(spot(u), spot(unit)) <= 2 &&
        way_off(u, spot(u)) >= way_off(unit, spot(unit))
      )
    ])
  }
  value "Holds Up" { # others, from where it cannot leave the road
    given = { unit = unit }
    base = !goes_out(unit) && unit.in_column && unit.now.mobility > leg && !open_to_vehicles(spot(unit)) && way_ahead(unit, false) && any([
      for u in units : u
      if (
        u.army == unit.army &&
        u.in_column &&
        u.now.mobility > leg &&
        u != unit &&
        distance(spot(u), spot(unit)) <= 3 &&
        way_off(u, spot(u)) >= way_off(unit, spot(unit))
      )
    ])
  }
  value "Columns Before" { # an enemy: those that its fire keeps from the road
    given = { foe = unit }
    base = zone_range(foe) == 0 ? 0 : count([
      for u in units : u
      if (
        u.army != foe.army &&
        u.fills_the_road &&
        distance(spot(u), spot(foe)) <= zone_range(foe) + 1
      )
    ])
  }
  value "Corks" { # an enemy: the road on which vehicles of ours come out of woods
    given = { foe = unit }
    base = any([
      for h in neighbors(spot(foe)) : h
      if paved(h, spot(foe)) && !open_to_vehicles(h) && any([
        for u in units : u
        if (
          u.army != foe.army &&
          u.now.mobility > leg &&
          !goes_out(u) &&
          distance(spot(u), h) <= 3 &&
          way_off(u, spot(foe)) < way_off(u, spot(u))
        )
      ])
    ])
  }
  value "Nearest Foe" { # hexes to it
    given = { unit = unit, hex = hex }
    base  = min(99, [for u in units : distance(spot(u), hex) if u.army != unit.army])
  }
  value "Foe at the Gate" { # hexes to it from where a unit comes in
    given = { unit = unit, gate = maybe(hex) }
    base  = min(99, [for h in entries(unit, gate) : nearest_foe(unit, h)])
  }
  value "Goes Out" { # off the map, past whoever is on the way
    given = { unit = unit }
    base  = any(gates_west(unit.home))
  }
  value "Races" { # off the map, against the clock
    given = { division = division }
    base  = (!in_no_haste || s5_mandatory_withdrawal.in_effect) && any(gates_west(division))
  }
  value "To Go" { # hexes to the nearest goal
    given = { unit = unit }
    base  = min(99, [for g in goals(unit) : distance(g, spot(unit))])
  }
  value "Turns Left" { # after this one, to those who must be gone
    given = { division = division }
    base  = last_turn.number - turn.at.number
    modifier "gone by the night of the 21st" {
      when = s5_mandatory_withdrawal.in_effect && division == division_2_panzer
      to   = night_21_dec.number - turn.at.number
    }
  }
  value "Pressed" { # it must be gone soon; guns have the longest way
    given = { unit = unit }
    base = (
      s5_mandatory_withdrawal.in_effect &&
      unit.in_play &&
      goes_out(unit) &&
      turns_left(unit.home) <= (unit.gun ? 8 : 4)
    )
  }
  value "Leads Others" { # who would be out of command if their leader went before them
    given = { unit = unit }
    base = in_no_haste && any([for l in leaders : l if l.with == unit]) && count([
      for u in units : u
      if u.troop == unit.troop
    ]) > 2
  }
  value "Rest" { # near enough to a goal to stay
    given = { unit = unit }
    base  = unit.army == german ? 0 : american_rest(unit)
    modifier "mortars and guns shoot from afar" {
      when = lobs(unit) && unit.in_play && !goes_out(unit) && any([
        for g in goals(unit) : g
        if distance(g, spot(unit)) <= min(4, unit.now.range)
      ])
      at_least = 30
    }
  }
  value "Held Up" { # on the way out by an enemy before it
    given = { unit = unit }
    base  = nearest_foe(unit, spot(unit)) <= 2 && !way_ahead(unit, false)
  }
  value "Runs" { # and does not stop to fight
    given = { unit = unit }
    base  = goes_out(unit) && !held_up(unit)
  }
}
