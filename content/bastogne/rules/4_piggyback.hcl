# Chapter 4: infantry that rides on vehicles of its formation.

section "4.0" "Piggyback Mode" {
  text     = "Infantry without transport may ride on vehicles of its formation."
  no_rules = "a heading"
}

section "4.1" "Starting in Piggyback Mode" {
  text = "Vehicle and infantry begin in one hex, both active, and spend a whole movement to mount. Then they move as one, when the vehicle is active."

  value "Mounts" { # infantry that may climb on a vehicle
    ruling = "a vehicle is whoever is on wheels or tracks as he stands, mounted or not; trucks and tows, which do not fight, carry only their own"
    given  = { unit = unit }
    base = [
      for u in friends(unit, spot(unit)) : u
      if (
        u.ready &&
        !u.suppressed &&
        u.troop != none &&
        u.formation == unit.formation &&
        u.now.mobility == leg &&
        u.now.color == pink &&
        has_no_transport(u) &&
        u.rides == none &&
        u.steps <= unit.steps &&
        u.steps > 0
      )
    ]
  }
  action "Take On Infantry" {
    menu = orders
    deed = boarding
    require "is a vehicle, and fights" {
      that = unit.now.mobility > leg && unit.now.fire != none && unit.steps > 0
    }
    require "carries nobody" { that = none(passengers(unit)) }
    choose rider { from = mounts(unit) }
    require "by Direct Command, a point for the infantry too" {
      that = !direct || (unit.division.points >= 1 && in_command(rider))
    }
    let { division = unit.division }
    set division { points = division.points - (direct ? 1 : 0) }
    unmark rider { with = [column, improved_position, entrenchment] }
    set rider {
      ready = false
      rides = unit
    }
  }
  value "Passengers" {
    given = { unit = unit }
    base  = [for u in unit.at.units : u if u.rides == unit]
  }
  rule "Infantry Rides Along" {
    given = { unit = unit, here = hex }
    after = enter(unit, here)
    each rider {
      from = [for u in all(units) : u if u.rides == unit]
      move rider { to = here }
    }
  }
}

section "4.2" "Exiting Piggyback Mode" {
  text = "For half its movement the vehicle sets its infantry down, out of Column, and has done. The enemy may shoot before it does, or after, at the infantry then. The infantry acts in a later activation."

  action "Set Down" {
    menu = orders
    deed = moving
    choose rider { from = passengers(unit) }
    require "has half its points, rounded up" { that = unit.points >= ceil(unit.now.allowance, 2) }
    require "there is room" { that = room(rider, spot(unit)) }
    set unit {
      points = 0
      halted = true
    }
    run "Opportunity Fire" {
      from    = spot(unit)
      to      = spot(unit)
      leaving = false
    }
    if "it is still mounted" {
      when = rider.in_play && rider.rides == unit
      run "Get Off" { unit = rider }
      run "Opportunity Fire" {
        unit    = rider
        from    = spot(rider)
        to      = spot(rider)
        leaving = false
      }
    }
  }
  rule "Get Off" {
    given = { unit = unit }
    set unit {
      rides = none
      ready = false
    }
  }
}

section "4.3" "Restrictions on Piggyback Mode" {
  text = "One rides on one, and has no more steps. Riders do nothing, and do not count for stacking but for mass. A vehicle with riders moves, and sets them down; it does not shoot or assault."

  forbid "Orders" {
    ruling = "a vehicle that mines have suppressed under its riders may rally, or it could do nothing for good"
    when = (
      unit.in_play &&
      any(passengers(unit)) &&
      !contains([nothing, moving], act.deed) &&
      !(act == rallying && unit.suppressed)
    )
    because = "it carries infantry"
  }
  forbid "Dismount" { # of the vehicle's own crew
    when    = any(passengers(unit))
    because = "it carries infantry"
  }
  modify "Can Storm" "not with passengers, and no passenger" {
    when = unit.in_play && (unit.rides != none || any(passengers(unit)))
    to   = false
  }
  modify "Fire Range" "not with passengers" {
    when = any(passengers(unit))
    to   = 0
  }
}

section "4.4" "Piggyback Mode and Combat" {
  text = "One shot hits both, each by its own figures but with the cover of the vehicle. Any result throws the infantry off, and ends the activation of the vehicle; so does an assault. A check that is passed is no result. Infantry for which there is no room then is lost."

  value "Below" { # the vehicle under a unit, or the unit
    given   = { unit = unit }
    returns = unit
    base    = unit.rides == none ? unit : unit.rides
  }
  modify "Targets" "riders are shot at with what they ride" {
    but_not = [for u in units : u if u.rides != none]
  }
  modify "Indirect Targets" "riders are shot at with what they ride" {
    but_not = [for u in units : u if u.rides != none]
  }
  rule "The Same Shot" {
    given  = { firer = unit, target = unit, way = way, shift = number, attacked = bool, throw = number }
    before = the_die_counts(firer, target, way, shift, attacked, throw, any)
    each rider {
      from = passengers(target)
      run "The Die Counts" {
        target = rider
        a_hit  = digit(throw) <= min(8, rating(firer, rider, way, shift, attacked))
      }
    }
  }
  modify "Air Targets" "riders are shot at with what they ride" {
    but_not = [for u in units : u if u.rides != none]
  }
  rule "The Same Strike" {
    given  = { target = unit, strength = number, throw = number }
    before = strike_home(target, strength, throw, any)
    each rider {
      from = passengers(target)
      run "Strike Home" {
        target = rider
        a_hit  = digit(throw) <= min(8, air_rating(rider, strength))
      }
    }
  }
  rule "The Same Stones" {
    given  = { unit = unit, throw = number, a_hit = bool }
    before = stones_hit(unit, throw, a_hit)
    each rider {
      from = passengers(unit)
      run "Stones Hit" { unit = rider }
    }
  }
  rule "A Result Throws Riders Off" {
    given  = { unit = unit, effect = effect }
    before = suffer(unit, effect)
    when   = effect != miss && effect != s_or_nothing && unit.in_play
    run "Thrown Off" {}
  }
  rule "Riders Waver" {
    given      = { unit = unit, else_hit = bool }
    instead_of = waver(unit, else_hit)
    when = (
      !else_hit &&
      !unit.suppressed &&
      unit.in_play &&
      (unit.rides != none || any(passengers(unit)))
    )
    proceed {}
    if "the check failed" {
      when = unit.suppressed
      run "Thrown Off" {}
    }
  }
  rule "Thrown Off" {
    given = { unit = unit }
    each rider {
      from = unit.rides == none ? passengers(unit) : [unit]
      let { vehicle = below(rider) }
      run "Get Off" { unit = rider }
      set vehicle {
        points = 0
        halted = true
        again  = true
      }
      if "there is no room" {
        when = !room(rider, spot(rider))
        run "Destroy" { unit = rider }
      }
    }
  }
  rule "Off Before an Assault" {
    given  = { to = hex }
    before = storm(any, any, to)
    each rider {
      from = [for u in to.units : u if u.rides != none]
      run "Get Off" { unit = rider }
      if "there is no room" {
        when = !room(rider, to)
        run "Destroy" { unit = rider }
      }
    }
  }
  rule "Vehicle or Rider Is Lost" {
    given = { unit = unit }
    after = remove(unit)
    set {
      the   = [for u in all(units) : u if u == unit || u.rides == unit]
      rides = none
    }
  }
}
