# Who is inside a house, how he gets there, and what brings it down.

section "5.4" "Inside Buildings" {
  text = "Infantry that runs to a house may go in: one unit on each floor. It is in hard cover, and harder to kill with bullets; shells know no walls, and ten hits of one shell bring them down. Whoever assaults it and its defenders strike together."

  value "Middle" {
    given = { house = ground }
    base  = point(house.east == none ? 0 : house.east, house.north == none ? 0 : house.north)
  }
  value "Garrison" {
    given = { house = ground }
    base  = [for u in units : u if u.inside == house]
  }
  value "House of" {
    given   = { unit = unit }
    returns = area
    base    = unit.inside == none ? circle(unit.point, 0) : unit.inside.shape
  }
  value "Apart" { # how far two units are, from the walls of whoever is in a house
    given  = { a = unit, b = unit }
    source = "source: 2nd edition rules pages; from one house to another it is measured from the walls to the men in the middle"
    base   = distance(a, b)
    modifier "from the walls of the first" {
      when    = a.inside != none
      at_most = distance(b, a.inside)
    }
    modifier "from the walls of the second" {
      when    = b.inside != none
      at_most = distance(a, b.inside)
    }
  }
  value "Off the Walls" { # how far a unit is from a marker, from the walls if it is in a house
    given = { unit = unit, marker = piece }
    base  = unit.inside == none ? distance(unit, marker) : distance(marker, unit.inside)
  }
  value "Has Room" {
    given = { house = ground, commander = commander }
    base = !house.burning && count(garrison(house)) < house.height && none([
      for u in garrison(house) : u
      if u.commander != commander
    ])
  }
  value "Houses Near" {
    given = { unit = unit }
    base = [
      for g in grounds.building : g
      if distance(unit, g) <= 1 && has_room(g, unit.commander)
    ]
  }
  rule "Into a House" {
    given = { unit = unit }
    after = move(unit)
    run "Go In" {}
  }
  rule "From the Edge into a House" {
    given = { unit = unit }
    after = come_on(unit)
    run "Go In" {}
  }
  rule "From a Vehicle into a House" {
    given = { unit = unit }
    after = climb_down(unit)
    run "Go In" {}
  }
  rule "Go In" {
    given  = { unit = unit }
    source = "reconstructed: who is inside stands in the middle of the house, and sees and is seen there; all his men find a window"
    if "it cannot" {
      when = (
        !unit.in_play ||
        unit.inside != none ||
        unit.order != order.run ||
        unit.slot > team ||
        none(houses_near(unit))
      )
      return {}
    }
    choose house "house to go into" {
      from     = houses_near(unit)
      player   = unit.commander
      may_pass = true
      passing  = "they stay outside"
    }
    if "inside" {
      when = house != none
      run "Enter the House" {}
    }
  }
  rule "Enter the House" {
    given = { unit = unit, house = ground }
    set unit { inside = house }
    move unit { to = middle(house) }
  }
  rule "Come Out" { # measured from the walls
    given = { unit = unit, inches = number }
    choose spot "place to come out to" {
      from     = way_out_of(unit, inches)
      player   = unit.commander
      may_pass = true
      passing  = "they stay inside"
    }
    if "outside" {
      when = spot != none
      set unit { inside = none }
      move unit { to = spot }
    }
  }
  value "Way Out of" {
    given   = { unit = unit, inches = number }
    returns = area
    source  = "reconstructed: around what is in the way it is measured from the middle, and five inches are for the way to the door"
    base = within(inches, house_of(unit), within(
      0,
      way(unit, unit.point, inches + 5),
      but_not(room(unit), within(unit, -0.1, grounds.solid))
    ))
  }
  rule "Collapse" {
    given = { house = maybe(ground) }
    if "there is one" {
      when = house != none && house.laid && !house.bunker
      set house { laid = false }
      let { rubble = house.becomes }
      if "rubble is left" {
        when = rubble != none
        set rubble { laid = true }
      }
      each unit {
        from = garrison(house)
        run "Destroy" {}
      }
    }
  }
  rule "Burn Down" {
    given = { house = maybe(ground) }
    if "it begins to burn" {
      when = house != none && !house.burning && !house.bunker
      set house { burning = true }
      each unit {
        from = garrison(house)
        run "Driven Out" {}
      }
    }
  }
  rule "Driven Out" {
    given = { unit = unit }
    choose spot "place to be driven out to" {
      from   = way_out_of(unit, unit.base + 0.2)
      player = unit.commander
      none {
        run "Destroy" {}
        return {}
      }
    }
    run "Take Your Die" {}
    set unit {
      inside = none
      order  = down
    }
    move unit { to = spot }
  }
  rule "Take the House" { # the winner of an assault: he stays, goes in, or regroups
    given = { unit = unit, house = maybe(ground) }
    run "Close Up" {}
    if "it is his" {
      when = unit.inside != none
      return {}
    }
    if "it is free" {
      when = house != none && house.laid && unit.slot <= team && has_room(house, unit.commander)
      may "go in" {
        player = unit.commander
        run "Enter the House" {}
        return {}
      }
    }
    run "Regroup" {}
  }
  modify "To Hit" "shells and fire know no walls" {
    when = target.inside != none && !in_a_bunker(target) && weapon.blast > 0 && !weapon.high
    by   = target.hidden ? -5 : -2
  }
}

section "7.11" "Buildings and Set-Up" {
  text = "Units may be set up inside a building that lies wholly in their zone, observers and snipers inside one that lies wholly in their half."

  value "Rooms" { # the middles of the houses that are open to it
    given   = { unit = unit }
    returns = area
    base = [
      for g in grounds.building : circle(middle(g), 0)
      if (
        unit.slot <= slot.gun &&
        has_room(g, unit.commander) &&
        none(but_not(g.shape, zone(unit.commander)))
      )
    ]
  }
}

section "7.12" "Buildings as Objectives" {
  text = "A building may be an objective. Who is inside holds it; while it burns, who touches it; of a ruin the marker counts."

  value "Houses At" {
    given  = { objective = objective }
    ruling = "floors are not told apart: the first unit in a house has the ground floor, which is the objective, and enemies are never in the same house"
    base   = [for g in grounds.building : g if contains(g.shape, objective)]
  }
  value "Is At" {
    given = { unit = unit, objective = objective }
    base = (
      any(houses_at(objective)) ? any([
        for g in houses_at(objective) : g
        if unit.inside == g || g.burning && distance(unit, g) == 0
      ]) :
      off_the_walls(unit, objective) <= 3
    )
  }
}
