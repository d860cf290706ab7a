# Aircraft that an observer calls.

section "5.6" "Air Strikes" {
  text = "An air observer calls an aircraft, once a game, Americans twice. From the next turn on a die says whether it comes: on a one it strikes at friends, on four or more at any enemy who is not hidden. Flak of the side that it strikes fires first. Another die says how heavy it is."

  kind "sortie" {
    is    = piece
    state = { caller = maybe(commander), since = number, holes = number }
  }
  sortie "Aircraft" { count = 4 }
  box "Overhead" { of = sortie }
  value "Flights Allowed" { # how many aircraft an air observer may call
    given = { unit = unit }
    base  = unit.american ? 2 : 1
  }
  value "Sorties Needed" { # to play on paper
    base = sum([for u in all_that_may_come : flights_allowed(u) if u.airman])
  }
  action "Call an Aircraft" {
    menu = orders
    require "is an air observer on the table" { that = actor.in_play && actor.airman }
    require "has an aircraft left" { that = actor.flights < flights_allowed(actor) }
    run "Receive" obeyed {
      unit  = actor
      order = fire
    }
    if "the call is heard" {
      when = obeyed
      unmark actor { with = hidden }
      set actor { flights = actor.flights + 1 }
      put plane {
        from = [for s in all(sorties) : s if s.at == supply]
        to   = overhead
      }
      set plane {
        caller = actor.commander
        since  = turn
      }
    }
  }
  rule "Aircraft Come" {
    given = { commander = commander }
    after = called_fire_comes(commander)
    each sortie {
      from = called_aircraft(commander)
      roll comes "arrival of the aircraft" { on = shells }
      if "it comes" {
        when = comes != wait
        run "Flak" {
          gunners = comes == stray ? commander : other(commander)
          own     = comes == stray
        }
        let { holes = sortie.holes }
        remove sortie {}
        if "it gets through" {
          when = holes < 3
          run "Dive" {
            victims = struck_side_of(commander, comes == stray)
            pilot   = comes == stray ? other(commander) : commander
          }
        }
      }
    }
  }
  value "Called Aircraft" {
    given = { commander = commander }
    base  = [for s in overhead.sorties : s if s.since < turn && s.caller == commander]
  }
  rule "Flak" { # three hits shoot it down
    given  = { sortie = sortie, gunners = commander, own = bool }
    source = "source: 2nd edition catalogues for who holds his fire at an aircraft of his own side; that all flak of the struck side reaches it, each with the most shots of its turret, is reconstructed"
    set sortie { holes = 0 }
    each unit {
      from = [for u in units : u if u.flak && u.commander == gunners]
      run "Fire at the Sky" {}
    }
  }
  table "Holds Fire" {
    given   = { quality = quality }
    returns = { needed = number }
    source  = "source: 2nd edition catalogues"
    rows    = [[inexperienced, 4], [regular, 3], [veteran, 2]]
  }
  rule "Fire at the Sky" {
    given = { unit = unit, sortie = sortie, own = bool }
    if "his own aircraft" {
      when = own
      roll wit "knowing his own aircraft" { dice = d6 }
      if "he holds his fire" {
        when = wit >= holds_fire(unit.quality)
        return {}
      }
    }
    roll dice "flak" {
      dice = pool(
        max([for w in weapons : shots(unit, w) if w == unit.main || w == unit.coaxial]),
        d6
      )
    }
    set sortie { holes = sortie.holes + count_at_least(dice, 5) }
  }
  value "Struck Side of" { # whom it may strike
    given = { caller = commander, astray = bool }
    base  = [for u in units : u if u.commander == (astray ? caller : other(caller)) && !u.hidden]
  }
  rule "Dive" {
    given = { victims = set(unit), pilot = commander }
    choose target "target of the dive" {
      from      = victims
      player    = pilot
      or_return = true
    }
    roll heavy "bombs" { on = bombs }
    let { near = [for u in friends(target) : u if apart(u, target) <= 6] }
    run "Strafe" { blast = heavy }
    each unit { # the others duck
      from = near
      when = unit.in_play
      run "Pin" { number = 1 }
      run "Break" {}
    }
    if "pins of the strike" {
      when = target.in_play
      roll shock "pins of the strike" { dice = heavy == 4 ? d6 : d3 }
      run "Pin" {
        unit   = target
        number = shock + (heavy == 3 ? 1 : 0)
      }
      run "Break" { unit = target }
    }
  }
  table "Bombs" { # a fighter, a fighter-bomber, a ground attacker
    given   = { die = d6 }
    returns = { blast = number }
    source  = "reconstructed"
    rows    = [["1-2", 0], ["3-4", 3], ["5-6", 4]]
  }
  rule "Strafe" {
    given = { target = unit, blast = number }
    if "armour" {
      when = armour(target)
      run "Pierce" {
        pen  = max(2, blast)
        side = flank
        far  = false
      }
    }
    else "bombs" {
      when = blast > 0
      run "Heavy Shell" {}
    }
    else "guns" {
      roll rounds "hits of the aircraft's guns" { dice = pool(2, d6) }
      run "Riddle" { number = sum(rounds) }
    }
  }
  rule "Riddle" {
    given = { target = unit, number = number }
    if "wheels" {
      when = target.slot == vehicle
      repeat {
        times = number
        if "still there" {
          when = target.at != destroyed
          run "Pierce" {
            pen  = 0
            side = flank
            far  = false
          }
        }
      }
    }
    else {
      run "Forget Earlier Fire" {}
      run "Wound" {
        pen   = 0
        count = min(number, target.men)
      }
      run "Suffer" { strength = target.men }
    }
  }
}
