# Who rides, who tows, and what happens to an empty truck.

section "5.2" "Transports and Tows" {
  text = "A move that ends within an inch of a friendly vehicle with seats may end aboard; a gun is hitched by a Run. Who is aboard gets out by an Advance or a Run. Pins and wrecks are shared: all that pins a vehicle pins whoever is aboard as often. An empty transport nearer to an enemy than to a friend is lost."

  box "Aboard" { of = unit }
  value "Riders" {
    given = { carrier = unit }
    base  = [for u in aboard.units : u if u.rides == carrier]
  }
  value "Seats" {
    given = { unit = unit }
    base  = unit.seats == none ? 0 : unit.seats
  }
  value "Seats Left" { # a crew rides with its gun
    given = { carrier = unit }
    base  = seats(carrier) - sum([for u in riders(carrier) : u.men if u.slot != gun])
  }
  value "Can Tow" {
    given = { carrier = unit, gun = unit }
    base = (
      none([for u in riders(carrier) : u if u.slot == slot.gun]) &&
      (
        carrier.tows && gun.main != super_heavy_gun ||
        (
          carrier.tows_medium &&
          (gun.main == light_at_gun || gun.main == medium_at_gun || gun.main == light_howitzer)
        ) ||
        carrier.tows_light && (gun.main == light_at_gun || gun.main == light_howitzer)
      )
    )
  }
  value "Fits In" {
    given = { unit = unit, carrier = unit }
    base = (
      unit.slot == gun ? can_tow(carrier, unit) :
      unit.slot != vehicle && !unit.spotter && men_to_seat(unit) <= seats_left(carrier)
    )
  }
  value "Men to Seat" { # a spotter who is not on the table rides with his unit
    given = { unit = unit }
    base  = unit.men + count([for s in spotters_of(unit) : s if !s.in_play && s.at != destroyed])
  }
  value "Lifts" { # which vehicles it may board now
    given = { unit = unit }
    base = [
      for v in friends(unit) : v
      if (
        unit.inside == none &&
        v.slot == vehicle &&
        v.order != advance &&
        v.order != run &&
        distance(v, unit) <= 1 &&
        fits_in(unit, v)
      )
    ]
  }
  value "Empty Transport" {
    given = { unit = unit }
    base  = seats(unit) > 0 && none(riders(unit))
  }
  value "On the Ground" { # what stands where a unit is: the vehicle in which it rides, or itself
    given = { unit = unit }
    base  = unit.at == aboard && unit.rides != none ? unit.rides : unit
  }
  value "Fielded" { # all units that are on the table, on foot or aboard
    given = { commander = commander }
    base = [
      for u in union(units, aboard.units) : u
      if u.commander == commander && on_the_ground(u).in_play
    ]
  }

  rule "Into a Vehicle" {
    given = { unit = unit }
    after = move(unit)
    run "Get In" {}
  }
  rule "From the Edge into a Vehicle" {
    given = { unit = unit }
    after = come_on(unit)
    run "Get In" {}
  }
  rule "Get In" {
    given = { unit = unit }
    if "it cannot" {
      when = (
        !unit.in_play || unit.order != advance && unit.order != run || none(lifts(unit))
      )
      return {}
    }
    choose carrier "vehicle to get into" {
      from     = lifts(unit)
      player   = unit.commander
      may_pass = true
      passing  = "they stay on foot"
    }
    if "aboard" {
      when = carrier != none
      run "Board" {}
    }
  }
  rule "Board" {
    given = { unit = unit, carrier = unit }
    let {
      all_of_it = union([for s in spotters_of(unit) : s if !s.in_play && s.at != destroyed], unit)
    }
    unmark unit { with = hidden }
    set {
      the   = all_of_it
      rides = carrier
    }
    set carrier { loading = true }
    move {
      the = all_of_it
      to  = aboard
    }
  }
  action "Hitch" { # a gun that runs to its tow
    menu = orders
    require "is a gun on the table" { that = actor.in_play && actor.slot == gun }
    choose carrier { from = lifts(actor) }
    run "Receive" obeyed {
      unit  = actor
      order = run
    }
    if "it is hitched" {
      when = obeyed
      run "Board" { unit = actor }
    }
  }
  action "Get Out" {
    menu = orders
    require "is aboard" { that = actor.at == aboard && actor.rides != none }
    require "the vehicle is on the table, and has not run" {
      that = actor.rides != none && actor.rides.in_play && actor.rides.order != run
    }
    choose manner { from = [order.advance, order.run] }
    run "Receive" obeyed {
      unit  = actor
      order = manner
    }
    if "it gets out" {
      when = obeyed
      run "Climb Down" {
        unit   = actor
        inches = manner == run ? 12 : 6
      }
      if "it may fire" {
        when = manner == advance && actor.in_play && actor.slot != gun
        run "Shoot" { shooter = actor }
      }
      run "Snap to Action" { officer = actor }
    }
  }
  value "Way Out" {
    given   = { unit = unit, carrier = unit, inches = number }
    returns = area
    base = (
      unit.slot == gun ? within(unit, 1, carrier, room(unit)) :
      within(0, down_from(unit, carrier, inches + carrier.base), room(unit))
    )
  }
  value "Down From" { # measured from the hull
    given   = { unit = unit, carrier = unit, inches = number }
    returns = area
    base = union(
      way(unit, man(carrier, 1), inches),
      union(way(unit, man(carrier, 2), inches), way(unit, man(carrier, 3), inches))
    )
  }
  rule "Climb Down" {
    given = { unit = unit, inches = number }
    let { carrier = unit.rides }
    if "it cannot" {
      when = carrier == none || !carrier.in_play
      return {}
    }
    choose spot "place to get out to" {
      from      = way_out(unit, carrier, inches)
      player    = unit.commander
      or_return = true # there is no room: it stays aboard
    }
    set unit { rides = none }
    move unit { to = spot }
    if "what must face its target" {
      when = fixed(unit)
      run "Face About" {}
    }
  }
  rule "Pin" { # what pins a vehicle pins whoever is aboard
    given = { unit = unit, number = number }
    set unit { pins = unit.pins + number }
    each rider {
      from = riders(unit)
      set rider { pins = rider.pins + number }
      run "Break" { unit = rider }
    }
  }
  rule "Bail Out" {
    given  = { carrier = unit }
    before = destroy(carrier)
    when   = carrier.in_play && any(riders(carrier))
    source = "reconstructed: a die of hits on each, a pin, and they are down beside the wreck"
    each unit {
      from = riders(carrier)
      run "Jump" {}
    }
  }
  rule "Jump" {
    given = { unit = unit, carrier = unit }
    choose spot "place to jump to" {
      from   = within(unit, 0.5, carrier, room(unit))
      player = unit.commander
      none {
        run "Destroy" {}
        return {}
      }
    }
    set unit { rides = none }
    run "Take Your Die" {}
    move unit { to = spot }
    let { strength = unit.men }
    run "Forget Earlier Fire" { target = unit }
    set unit {
      order = down
      pins  = unit.pins + 1
    }
    roll hits "hits in the wreck" { dice = d6 }
    run "Wound" {
      target = unit
      pen    = 0
      count  = min(hits, unit.men)
    }
    run "Suffer" { target = unit }
  }
  rule "Riders Go Along" { # off the table
    given = { carrier = unit }
    after = enter(carrier, beyond_the_table)
    move {
      the = riders(carrier)
      to  = beyond_the_table
    }
  }
  rule "Empty Transports" {
    each unit {
      from = [for u in units : u if empty_transport(u)]
      if "nearer to the enemy than to its own" {
        when = unit.in_play && any([
          for e in enemies(unit) : e
          if none([
            for f in friends(unit) : f
            if !empty_transport(f) && apart(unit, f) <= apart(unit, e)
          ])
        ])
        move unit { to = destroyed } # given up, and no wreck
      }
    }
  }
}

section "7.5.1" "Mounted Reserves" {
  text = "Infantry and guns in reserve or in the first wave may ride in transports and behind tows that are there, too."

  rule "Mount Up" {
    given  = { commander = commander, place = box }
    ruling = "the text says it of reserves alone; whoever marches in the first wave comes the same way"
    each carrier {
      from = [for u in place.units : u if u.commander == commander && seats(u) > 0]
      repeat {
        while = any(boarders(carrier))
        choose unit "unit to ride" {
          from     = boarders(carrier)
          player   = commander
          may_pass = true
          passing  = "nobody else rides"
        }
        if "nobody else" {
          when = unit == none
          break {}
        }
        set {
          the   = union(spotters_of(unit), unit)
          rides = carrier
        }
        move {
          the = union(spotters_of(unit), unit)
          to  = aboard
        }
      }
    }
  }
  value "Boarders" {
    given = { carrier = unit }
    base = [
      for u in force(carrier.commander) : u
      if (
        u.at == carrier.at &&
        u != carrier &&
        fits_in(u, carrier) &&
        (carrier.serves == none || carrier.serves == u)
      )
    ]
  }
}
