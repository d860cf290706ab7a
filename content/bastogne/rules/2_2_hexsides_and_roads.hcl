# Chapter 2, second part: hexsides, roads, bridges, rubble; and with them what a step costs.

section "2.2" "Hexside Features" {
  text     = "Slopes, streams and the river run along hexsides."
  no_rules = "a heading"
}

section "2.2.1" "Slope" {
  text = "Crossing a slope costs a point more; vehicles cross one in Column along a road only. A slope between other hexes blocks sight; slopes at both ends of a line do so if both ends lie below them. Who is attacked from below in an assault has one better defense."

  modify "Ground Cost" "slope" {
    when = border(from, to).slope
    by   = 1
  }
  value "Slope Between" { # whether a line of sight crosses a slope at neither of its ends
    given  = { from = hex, to = hex }
    ruling = "a line crosses a slope between two of its hexes of which one lies a step farther"
    base = any([
      for h in line(from, to) : h
      if any([
        for g in neighbors(h) : g
        if (
          border(g, h).slope &&
          contains(line(from, to), g) &&
          distance(from, g) < distance(from, h)
        )
      ])
    ])
  }
  value "Below a Slope" { # whether the line to another hex leaves this one up a slope
    given  = { hex = hex, to = hex }
    ruling = "a line along a hexside goes up a slope that it touches on either side"
    base = !hex.crest && any([
      for h in neighbors(hex) : h
      if border(hex, h).slope && (h == to || contains(line(hex, to), h))
    ])
  }
  modify "Rating" "upslope" {
    ruling = "what a slope changes is the defense itself and no cover, so a Column has it too"
    when = (
      way >= close_fire &&
      attacked &&
      spot(target).crest &&
      border(spot(firer), spot(target)).slope
    )
    by = -1
  }
}
section "2.2.2" "Streams" {
  text = "Crossing a stream off the road costs a unit on foot two points more, one in Column; vehicles cross by road."

  modify "Ground Cost" "a stream, off the road" {
    when = border(from, to).stream && unit.now.mobility == leg && !by_road(unit, from, to)
    by   = unit.in_column ? 1 : 2
  }
}
section "2.2.3" "River" {
  text = "The Our is crossed by bridge and ferry only. It does not hinder sight."

  modify "Ground Cost" "the river, off the bridge" {
    when = border(from, to).river && !by_road(unit, from, to)
    to   = none
  }
}

section "2.3" "Roads and Railroads" {
  text     = "Roads are for units in Column."
  no_rules = "a heading"
}

section "2.3.1" "Roads" {
  text = "In Column along a primary road a hex costs half a point; along a secondary road half a point on foot, one in vehicles. Whoever is not in Column, or leaves the road, pays for the ground."

  value "Road" {
    given  = { from = hex, to = hex }
    ruling = "roads that share a hex meet there"
    base   = border(from, to).primary || border(from, to).secondary
  }
  value "Road or Railroad" {
    given  = { from = hex, to = hex }
    ruling = "a railroad and a road that share a hex cross there, for the map that shows where they do not was not seen; where the text says road alone it means no railroad: woods, slopes, streams, rubble, the way of transport"
    base   = road(from, to) || border(from, to).railroad
  }
  value "By Road" {
    given = { unit = unit, from = hex, to = hex }
    base  = unit.in_column && road(from, to)
  }
  value "By Primary Road" { # which rain and snow do not slow
    given = { unit = unit, from = hex, to = hex }
    base  = by_road(unit, from, to) && border(from, to).primary
  }
  value "Ground Cost" { # of a step, whoever stands there; none: it cannot be made
    given   = { unit = unit, from = hex, to = hex }
    returns = maybe(number)
    base = (
      unit.in_column ? ground(to.terrain, unit.now.mobility).column :
      ground(to.terrain, unit.now.mobility).open
    )
    modifier "along a railroad" { # but streets cost wheels less
      when = (
        unit.in_column &&
        border(from, to).railroad &&
        (to.terrain != city || unit.now.mobility == leg)
      )
      base = rail_cost(unit.now.mobility)
    }
    modifier "along a secondary road" {
      when = unit.in_column && border(from, to).secondary
      base = unit.now.mobility == leg ? 0.5 : 1
    }
    modifier "along a primary road" {
      when = unit.in_column && border(from, to).primary
      base = 0.5
    }
    modifier "what does not move" {
      when = unit.now.mobility == fixed
      to   = none
    }
    modifier "vehicles cross slopes and streams by road" {
      when = (
        unit.now.mobility > leg &&
        (border(from, to).slope || border(from, to).stream) &&
        !by_road(unit, from, to)
      )
      to = none
    }
    modifier "vehicles enter and leave woods by road, and leave what is built up in Column" {
      when = (
        unit.now.mobility > leg &&
        (
          ((from.terrain == woods || to.terrain == woods) && !by_road(unit, from, to)) ||
          (from.built_up && !unit.in_column)
        )
      )
      to = none
    }
  }
}
section "2.3.2" "Railroads" {
  text = "In Column along a railroad a hex costs half a point on foot, two on wheels, one on tracks."

  table "Rail Cost" {
    given   = { mobility = mobility }
    returns = { points = maybe(number) }
    rows    = [[leg, 0.5], [wheeled, 2], [tracked, 1], [fixed, none]]
  }
}
section "2.3.3" "Raised Roads/Railroads" {
  text = "A Column comes to a raised road and leaves it along the road. Vehicles are in Column there, and stay so; transport from which one gets down there is lost. A roadblock closes it to every Column. On foot and out of Column it costs twice the ground. Whoever is shot at there is shot at two better, except on foot in Column."

  value "Shut to Columns" { # off a raised or sunken road, or past a roadblock on it
    given = { from = hex, to = hex }
    base = (
      ((to.raised || to.sunken || from.raised || from.sunken) && !road_or_railroad(from, to)) ||
      ((to.raised || to.sunken) && to.barred)
    )
  }
  modify "Ground Cost" "on and off a raised or sunken road in Column" {
    when = unit.in_column && shut_to_columns(from, to)
    to   = none
  }
  modify "Ground Cost" "vehicles out of Column and a raised or sunken road" {
    when = !unit.in_column && unit.now.mobility > leg && (to.raised || to.sunken)
    to   = none
  }
  modify "Ground Cost" "over a raised or sunken road out of Column" {
    when = !unit.in_column && (to.raised || to.sunken) && unit.now.mobility == leg
    by   = to.terrain == woods || to.built_up ? 2 : 1
  }
  rule "Transport Is Lost" { # on a raised or sunken road
    given = { unit = unit }
    after = flip(unit)
    when = (
      unit.afoot &&
      unit.in_play &&
      !has_no_transport(unit) &&
      (spot(unit).raised || spot(unit).sunken)
    )
    mark unit { with = abandoned_transport }
  }
  modify "Rating" "on a raised road" {
    when = exposed_by_road(target) && spot(target).raised && ground_counts(way, attacked)
    by   = 2
  }
  value "Exposed by Road" { # to what a raised or sunken road does; a Column on foot is a Column and no more
    given = { target = unit }
    base = (
      !below(target).outbound &&
      !(below(target).in_column && below(target).now.mobility == leg)
    )
  }
}
section "2.3.4" "Sunken Roads/Railroads" {
  text = "As raised ones, but who is shot at there is shot at two worse, and sight is free."

  modify "Rating" "on a sunken road" {
    when = exposed_by_road(target) && spot(target).sunken && ground_counts(way, attacked)
    by   = -2
  }
}

section "2.4" "Bridges" {
  text = "At Dasburg and Gemünd roads cross the Our. A bridge may be closed."

  kind "bridge" {
    is     = concept
    fields = { ends = set(hex) }
    state  = { closed = bool }
  }
  bridge "Dasburg Bridge" { ends = hexes("88.08 89.08") }
  bridge "Gemünd Bridge" { ends = hexes("94.22 94.21") }

  modify "Road" "the bridge is closed" {
    when = border(from, to).river && any([for b in bridges.closed : b if contains(b.ends, to)])
    to   = false
  }
}
section "2.4.1" "Crossing Bridges" {
  text     = "A bridge is crossed in Column."
  no_rules = "follows from the rule for rivers: the road is for Columns"
}
section "2.4.2" "Roadblocks and Bridges" {
  text = "No roadblock stands at a bridge."

  forbid "Raise a Roadblock" {
    when    = unit.in_play && bridged(spot(unit))
    because = "a bridge is here"
  }
  value "Bridged" {
    given = { hex = hex }
    base  = any([for b in bridges : b if contains(b.ends, hex)])
  }
}
section "2.4.3" "Line of Sight and Bridges" {
  text = "A bridge blocks sight as a raised road does: not from one of its ends, nor to it."

  modify "Blocks" "a bridge, to whoever is at neither end" {
    when = bridged(hex) && none([
      for b in bridges : b
      if contains(b.ends, hex) && (contains(b.ends, from) || contains(b.ends, to))
    ])
    to = true
  }
}
section "2.5" "Rubble" {
  text = "Artillery that rolls 0 against a city leaves rubble. Rubble gives one more cover, costs a point more, and ends roads and the observation post. Engineers clear it with a check; the post is gone for good."

  marker "Rubble" {
    on        = hex
    adjective = "rubbled"
  }
  marker "Cleared Rubble" {
    on        = hex
    adjective = "cleared"
  }
  modify "Ground Cost" "rubble" {
    when = to.rubbled || from.rubbled
    base = (
      past_rubble(unit, from, to) == none ? none :
      past_rubble(unit, from, to) + (to.rubbled ? 1 : 0)
    )
  }
  value "Past Rubble" {
    given   = { unit = unit, from = hex, to = hex }
    returns = maybe(number)
    base    = off_road(unit, to)
    modifier "along a railroad" {
      when = unit.in_column && border(from, to).railroad
      base = rail_cost(unit.now.mobility)
    }
  }
  value "Off Road" {
    given   = { unit = unit, to = hex }
    returns = maybe(number)
    base = (
      unit.in_column ? ground(to.terrain, unit.now.mobility).column :
      ground(to.terrain, unit.now.mobility).open
    )
  }
  modify "Ground Cost" "vehicles and rubble" {
    when   = unit.now.mobility > leg && to.rubbled
    to     = none
    ruling = "a vehicle that is there may leave, as it could have before"
  }
  modify "Road" "rubble" {
    when = from.rubbled || to.rubbled
    to   = false
  }
  modify "Rating" "rubble" {
    ruling = "to take one from the modifier makes cover better, not worse"
    when = (
      spot(target).rubbled &&
      !below(target).in_column &&
      !below(target).outbound &&
      ground_counts(way, attacked)
    )
    by = -1
  }
  rule "Stones Fall" {
    ruling = "in an assault nobody bombards, so guns make no rubble there"
    given  = { firer = unit, target = unit, way = way, throw = number }
    before = the_die_counts(firer, target, way, any, any, throw, any) # after it the target may be gone
    when   = way != hand_to_hand && firer.gun && digit(throw) == 0
    run "Rubble Falls" { here = spot(target) }
  }
  rule "Rubble Falls" {
    given = { here = hex }
    if "on a city" {
      when = here.terrain == city && !here.rubbled
      unmark here { with = cleared_rubble }
      mark here { with = rubble }
    }
  }
  action "Clear Rubble" {
    menu = orders
    deed = blocking
    require "is an engineer on foot" {
      that = unit.engineer && unit.now.mobility == leg && unit.steps > 0
    }
    require "rubble is here" { that = spot(unit).rubbled }
    run "Work" done { job = clearing_rubble }
    if "done" {
      when = done
      unmark {
        the  = spot(unit)
        with = rubble
      }
      mark {
        the  = spot(unit)
        with = cleared_rubble
      }
    }
  }
}

section "G.los" "Line of Sight" {
  source = "reconstructed from the play aid of the series: eight and thirteen hexes, and lines along hexsides"
  text   = "A unit sees eight hexes by day, thirteen from an observation post, unless a hex between hides what is behind. A line along a hexside is blocked if both hexes beside it block."

  value "Sight" {
    given = { from = hex }
    base  = 8
    modifier "from an observation post" {
      when = from.post && !from.rubbled && !from.cleared
      base = 13
    }
  }
  value "Height on Paper" { # rows counted in halves, so that columns that sit half a hex farther north count one less
    given = { hex = hex }
    base  = 2 * hex.row + (hex.column % 2 == 0 ? 1 : 0)
  }
  value "Along Hexsides" { # whether the line from centre to centre runs along sides of hexes
    given = { from = hex, to = hex }
    base = (
      height_on_paper(from) == height_on_paper(to) ||
      abs(height_on_paper(from) - height_on_paper(to)) == 3 * abs(from.column - to.column)
    )
  }
  value "Blocks" { # a line of sight from one hex to another that passes through it
    given = { hex = hex, from = hex, to = hex }
    base  = hides(hex)
  }
  value "Hidden" {
    given = { from = hex, to = hex }
    base = along_hexsides(from, to) ? hidden_along(from, to) : any([
      for h in line(from, to) : h
      if blocks(h, from, to)
    ])
    modifier "a slope between" {
      when = (
        slope_between(from, to) ||
        (below_a_slope(from, to) && below_a_slope(to, from))
      )
      to = true
    }
  }
  value "Hidden Along" { # every other step lies between two hexes: both must hide
    given = { from = hex, to = hex }
    base = any([
      for h in line(from, to) : h
      if blocks(h, from, to) && (distance(from, h) % 2 == 0 || count([
        for g in line(from, to) : g
        if blocks(g, from, to) && distance(from, g) == distance(from, h)
      ]) == 2)
    ])
  }
  value "Sees" {
    given = { from = hex, to = hex }
    base  = distance(from, to) <= 1 || (distance(from, to) <= sight(from) && !hidden(from, to))
  }
}
