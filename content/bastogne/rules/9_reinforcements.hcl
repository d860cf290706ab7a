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
    each unit {
      from         = [for u in all(units) : u if u.at.reinforcement_box && u.division == division]
      lowest_first = unit.lifted && unit.now.mobility == leg ? 1 : 0 # after those who may carry them
      run "Arrival" { hexes = gates(unit) }
    }
  }
  value "Gates" {
    given   = { unit = unit }
    returns = set(hex)
    base    = unit.at.reinforcement_box ? unit.at.hexes : []
  }
  rule "Arrival" {
    given = { unit = unit, hexes = set(hex), player = player }
    choose entry {
      from = [
        for h in hexes : h
        if none(enemies(unit, h)) && (entry_hex(h) || fits(unit, h) || fits_in_column(unit, h))
      ]
      player    = player
      or_return = true
    }
    if "it has transport" {
      when = unit.afoot && !unit.dotted && !unit.without_transport && can_mount(unit) && (entry_hex(entry) || open_to_vehicles(entry) || can_halt(unit, entry))
      may "Come mounted" {
        player = player
        flip unit { to = mounted }
      }
    }
    if "it can only come in Column" {
      when = !entry_hex(entry) && !fits(unit, entry)
      mark unit { with = column }
    }
    else "it can form Column" {
      when = unit.now.mobility > fixed && none([
        for u in friends(unit, entry) : u
        if u.fills_the_road && !entry_hex(entry)
      ])
      may "Come in Column" {
        player = player
        mark unit { with = column }
      }
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
      if infantry(unit) && v.now.mobility > leg && v.now.fire != none && v.troop != none && v.formation == unit.formation && v.steps >= unit.steps && none(passengers(v))
    ]
  }
}
