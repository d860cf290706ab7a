# Chapter 8: transport that could not follow.

section "8.0" "Abandoned Transport" {
  text = "A unit that goes where its transport cannot leaves it behind. It mounts again when its transport could come along roads from its own side of the map, ten hexes of the way at least, past no enemy and no Fire Zone."

  marker "Abandoned Transport" {
    on        = unit
    adjective = "without_transport"
  }
  value "Transport Cost" { # of a step of what carries a unit, off the roads or on them
    given   = { unit = unit, from = hex, to = hex }
    returns = maybe(number)
    base    = unit.transport == none ? none : driving_cost(unit, unit.transport.mobility, from, to)
  }
  value "Driving Cost" { # of a step in Column on wheels or tracks
    given   = { unit = unit, mobility = mobility, from = hex, to = hex }
    returns = maybe(number)
    base = hauling(
      road(from, to),
      (
        border(from, to).slope ||
        border(from, to).stream ||
        border(from, to).river ||
        to.rubbled ||
        from.terrain == woods ||
        to.terrain == woods ||
        ((to.raised || to.sunken) && !road_or_railroad(from, to))
      ),
      ground(to.terrain, mobility).column
    )
    modifier "a roadblock" {
      when = to.barred && (bars(to, unit) || to.raised || to.sunken)
      to   = none
    }
  }
  value "Hauling" {
    given   = { by_road = bool, closed = bool, points = maybe(number) }
    returns = maybe(number)
    base    = by_road ? 1 : closed ? none : points
  }
  rule "Transport Stays Behind" {
    given  = { unit = unit, here = hex, from = place }
    after  = enter(unit, here, from)
    when   = unit.afoot && !has_no_transport(unit) && from.hex
    ruling = "transport follows where it could come in one movement of its own"
    let { old = from.hex ? from : here }
    if "it cannot follow" {
      when = (
        unit.transport == none ? false :
        !contains(reach(old, unit.transport.allowance, transport_cost(unit)), here)
      )
      mark unit { with = abandoned_transport }
    }
  }
  value "Way Back" { # for what carries a unit, along roads from its own edge of the map
    given = { unit = unit, danger = set(hex) }
    base = any([
      for h in way_of_transport(unit, danger) : h
      if (
        on_a_road(h) &&
        (
          unit.army == german ? h.column >= min(spot(unit).column + 10, east_edge) :
          h.column <= max(spot(unit).column - 10, west_edge)
        )
      )
    ])
  }
  value "Way of Transport" { # where it leads to, past no enemy and no Fire Zone, from the hex of the unit on
    given   = { unit = unit, danger = set(hex) }
    ruling  = "the nearest road is any that it can come to; from there on it keeps to roads"
    returns = set(hex)
    base    = contains(danger, spot(unit)) ? [] : reach(spot(unit), 99, haul_cost(unit, danger))
  }
  value "Haul Cost" {
    given   = { unit = unit, danger = set(hex), from = hex, to = hex }
    returns = maybe(number)
    base    = transport_cost(unit, from, to)
    modifier "off the road again" {
      when = on_a_road(from) && !road(from, to)
      to   = none
    }
    modifier "the enemy is in the way" {
      when = contains(danger, to) || any(enemies(unit, to)) || !in_play(to)
      to   = none
    }
  }
  value "On a Road" {
    given = { hex = hex }
    base  = any([for h in neighbors(hex) : h if road(h, hex)])
  }
  modify "Can Mount" "transport is left behind" {
    when = unit.without_transport && !way_back(unit, danger(unit.army))
    to   = false
  }
  rule "Transport Is Here Again" {
    given = { unit = unit }
    after = flip(unit)
    when  = unit.mounted
    unmark unit { with = abandoned_transport }
  }
}
