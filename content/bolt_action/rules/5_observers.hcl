# Guns behind the horizon: barrages and smoke, called once.

section "5.3" "Observers, Barrages and Smoke" {
  text = "Once a game an observer names a point that he sees. From the next turn on a die says whether the shells come: a one lets the enemy move the point, a four or more brings them; where both sides wait, a roll says whose come first. Units within six inches are hit on a six, or pinned. Smoke lies six inches wide, and hides."

  enum "mission" { names = [barrage, smoke] }
  kind "fire mission" {
    is    = piece
    state = { caller = maybe(commander), mission = mission, since = number }
  }
  fire_mission "Target Marker" { count = 4 }
  kind "smoke screen" {
    is     = piece
    fields = { base = number }
    state  = { since = number }
  }
  smoke_screen "Smoke" {
    base  = 6
    count = 4
  }
  value "Barrages Needed" { # to play on paper
    base = count([for u in all_that_may_come : u if u.observer])
  }
  action "Call for Fire" {
    menu = orders
    require "is an observer on the table" { that = actor.in_play && actor.observer }
    require "has not called yet" { that = !actor.called }
    choose mission { from = missions }
    choose about {
      from = [
        for u in units : u
        if u != actor && !u.hidden && distance(actor, u) <= visibility && sees(actor, u)
      ]
    }
    run "Receive" obeyed {
      unit  = actor
      order = fire
    }
    if "the call is heard" {
      when = obeyed
      run "Name a Point" { unit = actor }
    }
  }
  rule "Name a Point" {
    given  = { unit = unit, mission = mission, about = unit }
    ruling = "any point that he sees, within six inches of a unit that he sees; the flash of a shot in the dark shows a unit, and not the ground around it"
    choose spot "point to fire at" {
      from   = but_not(within(6, about.point), within(0, units.hidden))
      player = unit.commander
      require "sees it" {
        that = distance(unit.point, spot) <= visibility && clear(unit.point, spot)
      }
      or_return = true
    }
    unmark unit { with = hidden }
    set unit { called = true }
    put marker {
      from = [for f in all(fire_missions) : f if f.at == supply]
      to   = spot
    }
    set marker {
      caller  = unit.commander
      mission = mission
      since   = turn
    }
  }
  table "Shells" {
    given   = { die = d6 }
    returns = { comes = shells_of }
    source  = "source: 2nd edition rules, from memory; how far a barrage strays is reconstructed"
    rows    = [[1, stray], ["2-3", wait], ["4-6", land]]
  }
  enum "shells of" { names = [stray, wait, land] }
  rule "Preliminary Fire" {
    before = fill_the_bag()
    each smoke_screen {
      from = [for s in smoke_screens : s if s.since < turn]
      roll drifts "drift of the smoke" { dice = d6 }
      if "it drifts off" {
        when = drifts >= 4
        remove smoke_screen {}
      }
    }
    if "whose come first" {
      when = has_called(allies) && has_called(axis)
      run "Roll Off" first {}
      run "Called Fire Comes" { commander = first }
      run "Called Fire Comes" { commander = other(first) }
      return {}
    }
    run "Called Fire Comes" { commander = allies }
    run "Called Fire Comes" { commander = axis }
  }
  value "Called Missions" {
    given = { commander = commander }
    base  = [for f in fire_missions : f if f.since < turn && f.caller == commander]
  }
  value "Has Called" {
    given = { commander = commander }
    base  = any(called_missions(commander)) || any(called_aircraft(commander))
  }
  rule "Called Fire Comes" {
    given = { commander = commander }
    each fire_mission {
      from = called_missions(commander)
      roll comes "arrival of the shells" { on = shells }
      if "short" {
        when = comes == stray
        run "Stray" { marker = fire_mission }
      }
      if "they come" {
        when = comes != wait
        run "Land" { marker = fire_mission }
      }
    }
  }
  rule "Stray" {
    given = { marker = fire_mission }
    let { caller = marker.caller }
    if "moved by the enemy" {
      when = caller != none
      choose spot "point that the fire is moved to" {
        from        = within(12, marker.point)
        player      = other(caller)
        never_empty = true
      }
      move marker { to = spot }
    }
  }
  rule "Land" {
    given = { marker = fire_mission }
    let { spot = marker.point }
    if "shells" {
      when = marker.mission == barrage
      each unit {
        from = [for u in units : u if off_the_walls(u, marker) <= 6]
        run "Shelled" {}
      }
    }
    else {
      put screen {
        from = [for s in all(smoke_screens) : s if s.at == supply]
        to   = spot
      }
      set screen { since = turn }
    }
    remove marker {}
  }
  rule "Shelled" {
    given = { unit = unit }
    roll die "shells on the unit" { dice = d6 }
    roll shock "pins of the shells" { dice = die == 6 ? d6 : d3 }
    run "Pin" { number = closed_armour(unit) && die != 6 ? 1 : shock }
    if "a direct hit" {
      when = die == 6
      unmark unit { with = hidden }
      run "Heavy Shell" {
        target = unit
        blast  = 4
      }
    }
    if "too many pins" {
      when = unit.at != destroyed
      run "Break" {}
    }
  }
  value "In Smoke" { # a line that goes through smoke, or more than three inches into it
    given  = { from = point, to = point }
    source = "reconstructed: a screen of six inches"
    base = any([
      for s in smoke_screens : s
      if (
        crosses(from, to, s) &&
        (
          distance(s, from) > 0 && distance(s, to) > 0 ||
          distance(s.point, from) < 3 ||
          distance(s.point, to) < 3
        )
      )
    ])
  }
  modify "Clear" "smoke" {
    when = any(smoke_screens) && in_smoke(from, to)
    to   = false
  }
  modify "Cover of a Man" "smoke" {
    when = any(smoke_screens) && crosses(shooter.point, spot, smoke_screens)
    base = soft
  }
}
