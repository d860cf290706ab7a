# Where units go: infantry around what is in its way, guns and fixed weapons hardly at all, vehicles
# straight along the way that they face.

section "3" "Movement" {
  text     = "How far units go, over which ground."
  no_rules = "a heading"
}

section "3.1" "How Far" {
  text = "An Advance is the basic move, a Run twice as much. A fixed weapon that advances only turns; a gun that runs goes six inches."

  table "Gear" { # inches of an Advance and of a Run, and how often a vehicle turns then; nothing at an Advance: it turns on the spot
    given   = { gear = running_gear }
    returns = { move = number, run = number, turns = number, run_turns = number }
    source  = "source: 2nd edition rules pages; what guns do, from memory"
    rows = [
      [on_foot, 6, 12, 0, 0],
      [towed, 0, 6, 0, 0],
      [heavily_towed, 0, 0, 0, 0],
      [wheeled, 12, 24, 2, 1],
      [half_tracked, 9, 18, 2, 1],
      [tracked, 9, 18, 1, 0],
    ]
  }
  value "Fixed" { # what is only turned on the spot when it advances
    given = { unit = unit }
    base  = gear(unit.gear).move == 0 || unit.slot == team && unit.main != none && unit.main.fixed
  }
  value "Pace" {
    given = { unit = unit }
    base  = gear(unit.gear).move
    modifier "fixed" {
      when = fixed(unit)
      to   = 0
    }
  }
  value "Run Pace" {
    given = { unit = unit }
    base  = gear(unit.gear).run
  }
}

section "3.2" "Over Which Ground" {
  text = "Nobody enters what is solid. Infantry may cross rough ground and obstacles unless it runs; wheels may not cross them at all, tracks not run through rough ground. A unit ends its move on the table, more than an inch from every enemy, and not over friends."

  table "Goes Over" { # what a unit may go over
    given   = { gear = running_gear, running = bool }
    returns = { rough = bool, obstacles = bool }
    source  = "source: 2nd edition rules pages; half-tracks from memory"
    rows = [
      [on_foot, false, true, true],
      [on_foot, true, false, false],
      [[towed, heavily_towed, wheeled], any, false, false],
      [half_tracked, false, true, false],
      [half_tracked, true, false, false],
      [tracked, false, true, true],
      [tracked, true, false, true],
    ]
  }
  value "Bars" { # the terrain that a unit cannot cross with the order that it has
    given = { unit = unit }
    base  = grounds.solid
    modifier "rough ground" { # where a gun may be set up, to stay
      when = (
        !goes_over(unit.gear, unit.order == run).rough &&
        !(unit.slot == gun && unit.at == supply)
      )
      also = grounds.rough
    }
    modifier "obstacles" {
      when = !goes_over(unit.gear, unit.order == run).obstacles
      also = [for g in grounds.obstacle : g if unit.at != table || distance(unit, g) > 0] # who stands on one comes off it
    }
  }
  value "Room" { # where it may stand, with its whole footprint as it faces
    given   = { unit = unit }
    returns = area
    base    = inside(table, unit)
    modifier "outside what it cannot cross" { but_not = within(unit, -0.1, bars(unit)) }
    modifier "nor on a wreck" { but_not = within(unit, -0.1, wrecks) }
    modifier "an inch from the enemy" { but_not = within(unit, 1, enemies(unit)) }
    modifier "not over friends" { but_not = within(unit, -0.1, friends(unit)) }
    modifier "no nearer to whom it escapes from" {
      when    = unit.flees != none && unit.flees.in_play
      but_not = circle(unit.flees.point, max(0, unit.kept_off - 0.1))
    }
  }
  value "In the Way" { # men pass through friends on foot, and through no vehicle but the one that they ride in
    given = { unit = unit }
    base = union(enemies(unit), [
      for f in friends(unit) : f
      if f.slot == vehicle && f != unit.rides
    ])
  }
  value "Passable" { # for men only half an inch on each side matters while they walk
    given   = { unit = unit }
    returns = area
    base = but_not(
      beyond(0.5, [for g in bars(unit) : g if g != unit.inside]),
      within(0.5, in_the_way(unit))
    )
    modifier "around wrecks" { but_not = within(0.5, wrecks) }
  }
  value "Way" {
    given   = { unit = unit, start = point, inches = number }
    returns = area
    base    = reach(start, inches, passable(unit))
  }
  value "Destinations" {
    given   = { unit = unit, start = point, inches = number }
    returns = area
    base    = within(0, way(unit, start, inches), room(unit))
  }
  rule "Move" {
    text  = "An Advance and a Run take infantry around what is in the way; nobody enters what is solid."
    given = { unit = unit, inches = number, turns = number }
    unmark unit { with = hidden }
    if "a vehicle" {
      when = unit.slot == vehicle
      run "Drive" {}
    }
    else "on the spot" {
      when = inches == 0
      run "Face About" {}
    }
    else "out of a house" {
      when = unit.inside != none
      run "Come Out" {}
    }
    else "on foot" {
      choose spot "place to go to" {
        from     = destinations(unit, unit.point, inches)
        player   = unit.commander
        may_pass = true
        passing  = "they stay there"
      }
      if "somewhere else" {
        when = spot != none
        run "Go" {
          to  = spot
          way = watched(unit) ? waypoints(unit.point, spot, inches, passable(unit), 1) : []
        }
      }
      if "a weapon that must face its target" {
        when = unit.in_play && fixed(unit)
        run "Face About" {}
      }
    }
  }
  value "Watched" { # an enemy lies in wait, or hidden
    given = { unit = unit }
    base  = any([for e in enemies(unit) : e if e.order == ambush || e.hidden])
  }
  rule "Go" { # an inch at a time where it is watched, else at once
    given = { unit = unit, to = point, way = list(point) }
    if "unwatched" {
      when = none(way)
      move unit { to = to }
      return {}
    }
    run "Choose Where to Fire" { mover = unit }
    each stop {
      from = way
      when = unit.in_play
      move unit { to = stop }
      run "Fire from Ambush" { mover = unit }
    }
  }
  rule "Face About" {
    given = { unit = unit }
    choose way "way to face" {
      from   = directions
      player = unit.commander
    }
    set unit { facing = way }
  }
}

section "3.3" "Vehicles" {
  text = "A vehicle goes straight ahead, and turns on the spot by up to a quarter at a time, if its hull has room: twice in an Advance, once in a Run; on tracks once, and not at all. Straight back it goes half of the basic move; a recce vehicle goes back as it goes ahead in an Advance."

  value "Room Ahead" { # how many whole inches there is room that way
    given = { unit = unit, way = direction, limit = number }
    base  = clear_inches(room(unit), unit.point, way, 1, limit)
  }
  value "Clear Inches" { # from which whole inch on, and up to which, all points that way are in an area
    given = { area = area, from = point, way = direction, first = number, limit = number }
    base = min(limit, [
      for n in numbers(first, limit) : n - 1
      if !contains(area, offset(from, way, n))
    ])
  }
  value "Headings" {
    given = { unit = unit, turns = number }
    base = [
      for d in directions : d
      if d == unit.facing || turns > 0 && angle(unit.facing, d) <= 90
    ]
  }
  value "Pace Back" {
    given = { unit = unit }
    base  = floor(pace(unit), 2)
    modifier "recce" {
      when = unit.recce
      to   = pace(unit)
    }
  }
  rule "Drive" {
    given  = { unit = unit, inches = number, turns = number }
    source = "reconstructed: whole inches, and room looked at inch by inch"
    may "go straight back" {
      player = unit.commander
      run "Drive On" {
        back   = true
        inches = pace_back(unit)
        turns  = unit.recce ? gear(unit.gear).turns : 0
      }
      return {}
    }
    if "a road" {
      when = on_a_road(unit)
      may "keep to the road" {
        player = unit.commander
        run "Follow the Road" {}
        return {}
      }
    }
    run "Drive On" { back = false }
  }
  rule "Drive On" {
    given = { unit = unit, inches = number, turns = number, back = bool }
    set unit {
      inches_left = inches
      turns_left  = turns
    }
    repeat {
      while = unit.in_play && unit.inches_left > 0
      let { was = unit.facing }
      choose way "way to drive" {
        from        = headings(unit, unit.turns_left)
        player      = unit.commander
        never_empty = true
        require "its hull has room to turn" {
          supposing {
            set unit { facing = way }
          }
          that = way == was || contains(room(unit), unit.point)
        }
      }
      set unit {
        turns_left = unit.turns_left - (way == was ? 0 : 1)
        facing     = way
      }
      run "Go Straight" gone {
        way   = back ? backwards(way) : way
        limit = unit.inches_left
      }
      if "it halts" {
        when = gone == 0 || unit.turns_left == 0
        return {}
      }
      set unit { inches_left = unit.inches_left - gone }
    }
  }
  rule "Go Straight" {
    given   = { unit = unit, way = direction, limit = number }
    returns = number
    choose inches "inches to drive, as far as there is room" {
      from        = numbers(0, room_ahead(unit, way, limit))
      player      = unit.commander
      never_empty = true
    }
    if "it goes" {
      when = inches > 0
      run "Go" {
        to  = offset(unit, way, inches)
        way = watched(unit) ? [for n in numbers(1, inches) : offset(unit, way, n)] : []
      }
    }
    return { the = inches }
  }
}

section "3.4" "Roads" {
  text = "A move wholly along a road is doubled for what rolls, and its bends are free."

  value "On a Road" {
    given = { unit = unit }
    base = (
      unit.slot == vehicle &&
      any([for g in grounds.road : g if contains(g.shape, unit.point)])
    )
  }
  modify "Room" "along the road" {
    when = unit.keeps_to_the_road
    base = within(0, grounds.road, inside(table, unit))
  }
  rule "Follow the Road" {
    given  = { unit = unit, inches = number }
    ruling = "the middle of the vehicle stays on the road; it does not go straight back along it"
    set unit {
      keeps_to_the_road = true
      inches_left       = 2 * inches
    }
    repeat {
      while = unit.in_play && unit.inches_left > 0
      let { was = unit.facing }
      choose way "way to drive" {
        from        = headings(unit, 1)
        player      = unit.commander
        never_empty = true
        require "its hull has room to turn" {
          supposing {
            set unit { facing = way }
          }
          that = way == was || contains(room(unit), unit.point)
        }
      }
      set unit { facing = way }
      run "Go Straight" gone { limit = unit.inches_left }
      set unit { inches_left = gone == 0 ? 0 : unit.inches_left - gone }
    }
    set unit { keeps_to_the_road = false }
  }
}
