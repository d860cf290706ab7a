# Chapter 9: reinforcements, and the schedules that bring them.

section "9.0" "Reinforcements" {
  text = "Reinforcements wait beside the map until the activation of their division. They come onto the map then, in Column or not, mounted or not; only entry hexes may be overstacked. Nobody shoots at a unit that leaves an entry hex."

  kind "reinforcement box" {
    is     = box
    plural = "reinforcement boxes"
    fields = { hexes = set(hex) }
  }
  enum "means" { names = [on_trucks, riding] }
  kind "arrival" { # a row of a schedule
    is     = concept
    fields = { turn = track_box, gate = place, number = number, units = set(unit), lifted = bool, means = maybe(means) } # lifted: they may come on trucks or riding, or by one of these means alone
  }
  rule "Arrivals" {
    given = { rows = set(arrival) }
    each row {
      from = [for r in rows : r if r.turn == turn.at]
      set {
        the    = row.units
        lifted = row.lifted
        means  = row.means
      }
      move {
        the = row.units
        to  = row.gate
      }
    }
  }
  kind "staff change" { # of the ratings of a division
    is     = concept
    fields = { turn = track_box, division = division, dispatch = number, command = number }
  }
  rule "Staff Changes" {
    ruling = "ratings and attachments of a row change in step C of its turn; points stay with the division that has them"
    given  = { rows = set(staff_change) }
    each row {
      from = [for r in rows : r if r.turn == turn.at]
      let { division = row.division }
      set division {
        dispatch_rating = division.dispatch_rating + row.dispatch
        rating          = division.rating + row.command
      }
    }
  }
  rule "Reinforcements" {
    ruling = "who is not called by the chit of his division, or finds no room, waits; what his row allows stays with him"
    given  = { division = division, player = player }
    run "Guns Come Up" {}
    run "Group Arrives" {
      group = [for u in all(units) : u if u.at.reinforcement_box && u.division == division]
      gate  = none
    }
  }
  value "Gates" {
    given   = { unit = unit }
    returns = set(hex)
    base    = unit.at.reinforcement_box ? unit.at.hexes : unit.at.park ? unit.at.entries : []
  }
  rule "Group Arrives" { # by a gate, or where each of them waits; as many as find room
    ruling = "who would come mounted, or in Column, and cannot where he comes in, comes as he can"
    given  = { group = set(unit), gate = maybe(hex), player = player }
    choose mounting "units that come mounted" {
      from = [
        for u in group : u
        if u.afoot && !u.dotted && !u.without_transport && can_mount(u) && any([
          for h in entries(u, gate) : h
          if mounts_at(u, h)
        ])
      ]
      player = player
      up_to  = any
    }
    choose marching "units that come in Column" {
      from = [
        for u in group : u
        if any(entries(u, gate)) && (u.now.mobility > fixed || contains(mounting, u))
      ]
      player = player
      up_to  = any
    }
    each unit {
      from         = group
      lowest_first = unit.lifted && unit.now.mobility == leg ? 1 : 0 # after those who may carry them
      run "Arrival" { hexes = entries(unit, gate) }
    }
  }
  value "Ways onto the Map" {
    given   = { unit = unit, gate = maybe(hex) }
    returns = set(hex)
    base    = gate == none ? gates(unit) : [gate]
  }
  value "Entries" { # of them, those where there is room
    given = { unit = unit, gate = maybe(hex) }
    base = [
      for h in ways_onto_the_map(unit, gate) : h
      if none(enemies(unit, h)) && (entry_hex(h) || fits(unit, h) || fits_in_column(unit, h))
    ]
  }
  value "Mounts at" {
    given = { unit = unit, entry = hex }
    base  = entry_hex(entry) || open_to_vehicles(entry) || can_halt(unit, entry)
  }
  rule "Arrival" {
    given = { unit = unit, hexes = set(hex), mounting = set(unit), marching = set(unit), player = player }
    choose entry {
      from      = hexes
      player    = player
      or_return = true
    }
    if "mounted" {
      when = contains(mounting, unit) && mounts_at(unit, entry)
      flip unit { to = mounted }
    }
    if "it can only come in Column" {
      when = !entry_hex(entry) && !fits(unit, entry)
      mark unit { with = column }
    }
    else "in Column" {
      when = contains(marching, unit) && unit.now.mobility > fixed && none([
        for u in friends(unit, entry) : u
        if u.fills_the_road && !entry_hex(entry)
      ])
      mark unit { with = column }
    }
    move unit { to = entry }
    run "Lifted" {}
  }
  rule "Out of an Entry Hex" {
    given      = { from = hex, to = hex }
    instead_of = opportunity_fire(any, from, to, any)
    when       = from != to && entry_hex(from)
  }
  rule "Lifted" {
    given  = { unit = unit, player = player }
    ruling = "a row that allows trucks goes before the ban on German trucks while the bridges are closed"
    if "it may come on trucks or riding" {
      when = unit.lifted && unit.in_play && unit.now.mobility == leg && unit.transport == none
      set unit { lifted = false } # this once
      choose vehicle {
        from     = [for v in carriers(unit) : v if unit.means != on_trucks]
        player   = player
        may_pass = true
        passing  = "it does not ride"
        none {}
      }
      if "riding" {
        when = vehicle != none
        unmark unit { with = column }
        set unit { rides = vehicle }
        return {}
      }
      choose truck {
        from = [
          for t in motor_pools.trucks : t
          if t.home == unit.division && unit.means != riding
        ]
        player   = player
        may_pass = true
        passing  = "it comes on foot"
        none {}
      }
      if "on trucks" {
        when = truck != none
        run "Board" {}
      }
    }
  }
  value "Carriers" {
    given = { unit = unit }
    base = [
      for v in friends(unit, spot(unit)) : v
      if (
        infantry(unit) &&
        v.now.mobility > leg &&
        v.now.fire != none &&
        v.troop != none &&
        v.formation == unit.formation &&
        v.steps >= unit.steps &&
        none(passengers(v))
      )
    ]
  }
}
