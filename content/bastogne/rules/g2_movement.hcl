# The series: stacking, Fire Zones, movement, opportunity fire.

section "G.stack" "Stacking" {
  source = "reconstructed from the play aid of the series: eight steps and one Column"
  text   = "Eight steps out of Column and one unit in Column may stand in a hex. Entry hexes hold any number."

  value "Spot" { # the hex of a unit on the map
    given   = { unit = unit }
    returns = hex
    base    = unit.at
  }
  value "Friends" {
    given = { unit = unit, hex = hex }
    base  = [for u in hex.units : u if u.army == unit.army && u != unit]
  }
  value "Steps Stacked" { # in a hex, out of Column
    given = { hex = hex }
    base  = sum([for u in hex.units : u.stacked if !u.in_column])
  }
  value "Room" {
    given  = { unit = unit, hex = hex }
    ruling = "room is asked of each hex where a unit stops, and of each that it enters within reach of the enemy"
    base = entry_hex(hex) || (unit.in_column ? none([
      for u in friends(unit, hex) : u
      if u.fills_the_road
    ]) : unit.steps + sum([for u in friends(unit, hex) : u.stacked if !u.in_column]) <= 8)
  }
  value "Room Out of Column" { # where it is
    given = { unit = unit }
    base = entry_hex(spot(unit)) || unit.steps + sum([
      for u in friends(unit, spot(unit)) : u.stacked
      if !u.in_column
    ]) <= 8
  }
  value "Room for a Step" { # more, where it is
    given = { unit = unit }
    base = (
      entry_hex(spot(unit)) ||
      unit.in_column ||
      unit.stacked == 0 ||
      steps_stacked(spot(unit)) < 8
    )
  }
  value "Entry Hex" { # where reinforcements come in from beyond the map
    given = { hex = hex }
    base  = false
  }
}

section "G.zone" "Fire Zones" {
  source = "reconstructed from answers on the series: who has a Fire Zone, and three hexes for mortars and guns"
  text   = "A unit that is not suppressed and has a Fire Rating covers what it sees within its range; mortars and guns no more than three hexes."

  value "Zone Range" {
    given = { unit = unit }
    base  = unit.now.fire == none || unit.suppressed || unit.rides != none ? 0 : unit.now.range
    modifier "mortars and guns" {
      when    = unit.now.color == green || unit.gun
      at_most = 3
    }
  }
  value "Covered" {
    given = { unit = unit }
    base  = [for h in reach(spot(unit), zone_range(unit), hexes) : h if sees(spot(unit), h)]
  }
  value "Covers" {
    given = { unit = unit, hex = hex }
    base  = distance(spot(unit), hex) <= zone_range(unit) && sees(spot(unit), hex)
  }
  value "Danger" { # every hex in a Fire Zone of the enemies of an army
    given = { army = player }
    base  = [for u in units : covered(u) if u.army != army]
  }
  value "Danger Ahead" { # of it what a unit could come to in one movement
    given = { unit = unit }
    base = [
      for u in units : covered(u)
      if u.army != unit.army && distance(spot(u), spot(unit)) <= 2 * unit.points + 5
    ]
  }
  value "In Danger" {
    ruling = "a friend in a hex does not lift an enemy Fire Zone there, as with the Surrender"
    given  = { army = player, hex = hex }
    base   = any([for u in units : u if u.army != army && covers(u, hex)])
  }
  value "Step by Step" { # hexes that are entered by themselves, never in passing
    given = { unit = unit, hex = hex }
    base  = contains(prizes, hex)
  }
  value "Prizes" { # hexes that victory asks for, by scenario
    returns = set(hex)
    base    = []
  }
}

section "G.move" "Movement" {
  source = "reconstructed: points by hex, Column and transport follow answers on the series, the rest is invented"
  ruling = "half of an odd movement is rounded up"
  text   = "A unit spends its points hex by hex. To form Column costs a point; to leave it costs what the ground costs, or a Cohesion Hit, as its owner likes. To mount or dismount takes half a movement. A hex that victory asks for is entered by an Advance of its own, from beside it, and so is one with enemy mines: no March ends there, or leads through it."

  value "Enemies" {
    given = { unit = unit, hex = hex }
    base  = [for u in hex.units : u if u.army != unit.army]
  }
  value "Step Cost" {
    given   = { unit = unit, from = hex, to = hex }
    returns = maybe(number)
    base    = ground_cost(unit, from, to)
    modifier "off limits, or beyond the area of play" {
      when = !in_play(to) || off_limits(unit, from, to)
      to   = none
    }
    modifier "the enemy is there" {
      when = any(enemies(unit, to))
      to   = none
    }
    modifier "a roadblock of the enemy" {
      when = to.barred && bars(to, unit) && (unit.in_column || unit.now.mobility > leg)
      to   = none
    }
    modifier "another Column" {
      when = unit.in_column && !entry_hex(to) && any([
        for u in friends(unit, to) : u
        if u.fills_the_road
      ])
      to = none
    }
  }
  value "Off Limits" { # by scenario and special rule
    given = { unit = unit, from = hex, to = hex }
    base  = false
  }
  value "Bars" { # whether the roadblock of a hex is an enemy's
    given = { hex = hex, unit = unit }
    base  = hex.barred_by == none ? false : hex.barred_by.player != unit.army
  }
  value "March Cost" { # of a step where nobody can shoot
    given   = { unit = unit, danger = set(hex), from = hex, to = hex }
    returns = maybe(number)
    base    = step_cost(unit, from, to)
    modifier "within reach of the enemy, or by itself" {
      when = contains(danger, to) || contains(danger, from) || step_by_step(unit, to)
      to   = none
    }
  }
  value "Deploying Cost" { # to leave Column
    ruling = "a Column on foot leaves raised and sunken roads for a point, other ground for what it costs"
    given  = { unit = unit }
    base   = ground(spot(unit).terrain, unit.now.mobility).open
    modifier "leg on a raised or sunken road" {
      when = unit.now.mobility == leg && (spot(unit).raised || spot(unit).sunken)
      to   = 1
    }
    modifier "vehicles in a town" {
      when = unit.now.mobility > leg && spot(unit).terrain == town
      to   = ground(town, unit.now.mobility).column
    }
    modifier "vehicles on a raised or sunken road" {
      when = unit.now.mobility > leg && (spot(unit).raised || spot(unit).sunken)
      to   = none
    }
  }

  rule "Watch Again" { # every enemy may shoot once at each action
    given = { army = player }
    set {
      the  = [for u in units : u if u.army != army]
      shot = false
    }
  }

  action "March" { # as far as one likes, where nobody can shoot
    menu = orders
    deed = moving
    let { danger = danger_ahead(unit) }
    choose to {
      from = but_not(reach(spot(unit), unit.points, march_cost(unit, danger)), [spot(unit)])
    }
    require "there is room" { that = room(unit, to) }
    run "March Off" {}
  }
  rule "March Off" {
    given = { unit = unit, to = hex, danger = set(hex) }
    let { spent = cheapest(spot(unit), to, march_cost(unit, danger)) }
    set unit { points = spent == none ? 0 : unit.points - spent }
    run "Set Out" gone {}
    if "nothing holds it" {
      when = gone
      move unit { to = to }
    }
  }
  action "Bring the Others Up" { # one by one, after a march
    menu   = orders
    deed   = moving
    ruling = "each is called up in turn, and marches on its own points to where fewest hexes are left to the one that went first"
    require "has marched, and others of its formation may come after" {
      that = unit.came && any(followers(unit, direct))
    }
    choose following "units that come after" {
      from     = followers(unit, direct)
      up_to    = direct ? unit.division.points : count(followers(unit, direct))
      at_least = 1
      none {}
    }
    let { to = spot(unit) }
    each follower {
      from         = following
      when         = may_be_called(follower, none, direct)
      lowest_first = distance(spot(follower), to)
      run "Call Up" {
        unit      = follower
        formation = none
      }
      run "An Action Begins" {
        unit = follower
        act  = march
      }
      run "Come After" { unit = follower }
    }
  }
  value "Followers" {
    given = { unit = unit, direct = bool }
    base = [
      for u in units : u
      if (
        may_be_called(u, none, direct) &&
        unit.formation != none &&
        u.formation == unit.formation &&
        !u.suppressed &&
        u.now.allowance > 0
      )
    ]
  }
  rule "Come After" {
    given = { unit = unit, to = hex }
    let {
      danger = danger_ahead(unit)
      place = first(lowest({
        for h in reach(spot(unit), unit.points, march_cost(unit, danger)) : h => [distance(h, to), on_a_road(h) ? 0 : 1]
        if room(unit, h)
      }))
    }
    if "it gets nearer" {
      when = place != none && place != spot(unit)
      run "March Off" { to = place }
    }
  }
  rule "Set Out" { # whether a unit gets out of its hex
    given   = { unit = unit }
    returns = bool
    return { the = true }
  }
  action "Advance" { # one hex, within reach of the enemy or to be entered by itself
    menu = orders
    deed = moving
    choose to { from = neighbors(spot(unit)) }
    let { cost = step_cost(unit, spot(unit), to) }
    require "the way is open" { that = cost != none }
    require "has the points" { that = cost != none && cost <= unit.points }
    require "there is room" { that = room(unit, to) }
    require "not into a Fire Zone in a quiet activation" {
      that = !quiet || !in_danger(unit.army, to)
    }
    require "an enemy covers the way, or it is entered by itself" {
      that = step_by_step(unit, to) || in_danger(unit.army, to) || in_danger(unit.army, spot(unit))
    }
    let { from = spot(unit) }
    set unit { points = cost == none ? 0 : unit.points - cost }
    run "Set Out" gone {}
    if "nothing holds it" {
      when = gone
      run "Opportunity Fire" { leaving = true }
    }
    if "it gets away" {
      when = gone && unit.in_play && !unit.suppressed
      move unit { to = to }
      run "Opportunity Fire" { leaving = false }
    }
  }
  action "Form Column" {
    menu = orders
    deed = moving
    require "is not in Column" { that = !unit.in_column }
    require "has a point, and can move at all" {
      that = unit.points >= 1 && unit.now.mobility > fixed
    }
    require "no other Column is there" {
      that = none([for u in friends(unit, spot(unit)) : u if u.fills_the_road])
    }
    set unit { points = unit.points - 1 }
    unmark unit { with = [improved_position, entrenchment] }
    mark unit { with = column }
  }
  action "Deploy" {
    menu = orders
    deed = moving
    let { cost = deploying_cost(unit) }
    require "is in Column" { that = unit.in_column }
    require "the ground allows it" { that = cost != none }
    require "has the points" { that = cost != none && cost <= unit.points }
    require "there is room" { that = room_out_of_column(unit) }
    unmark unit { with = column }
    set unit { points = cost == none ? 0 : unit.points - cost }
  }
  action "Deploy in Haste" { # for a Cohesion Hit in place of the points
    menu = orders
    deed = moving
    require "is in Column" { that = unit.in_column }
    require "the ground allows it" { that = deploying_cost(unit) != none }
    require "there is room" { that = room_out_of_column(unit) }
    unmark unit { with = column }
    run "Take a Cohesion Hit" {}
  }
  action "Mount" {
    menu = orders
    deed = moving
    require "has transport, and it is here" { that = unit.afoot && can_mount(unit) }
    require "has not moved yet" { that = unit.points == unit.now.allowance }
    require "the ground is open to it" { that = open_to_transport(unit) }
    run "Change Sides" {}
  }
  value "Open to Vehicles" { # out of Column too
    given = { hex = hex }
    base  = hex.terrain != woods && hex.terrain != city && !hex.raised && !hex.sunken
  }
  value "Open to Transport" { # of a unit that mounts where it is, in Column or not
    given = { unit = unit }
    base  = open_to_vehicles(spot(unit))
    modifier "in Column" {
      when = unit.in_column
      to   = !spot(unit).rubbled && (spot(unit).terrain != woods || on_a_road(spot(unit)))
    }
  }
  value "Can Mount" {
    given = { unit = unit }
    base  = unit.transport != none
  }
  action "Dismount" {
    menu = orders
    deed = moving
    require "is mounted" { that = unit.mounted }
    require "has half its points, rounded up" { that = unit.points >= ceil(unit.now.allowance, 2) }
    require "there is room for a gun that leaves Column" {
      that = !unit.in_column || unit.pattern.mobility > fixed || room_out_of_column(unit)
    }
    run "Change Sides" {}
    run "Opportunity Fire" {
      from    = spot(unit)
      to      = spot(unit)
      leaving = false
    }
  }
  rule "Change Sides" {
    given  = { unit = unit }
    ruling = "half the movement of the new side is left to a unit that had not moved, and none to another"
    unmark unit { with = [improved_position, entrenchment] }
    set unit {
      points = (
        unit.points < unit.now.allowance ? 0 :
        unit.mounted ? ceil(unit.pattern.allowance, 2) :
        unit.transport == none ? 0 :
        ceil(unit.transport.allowance, 2)
      )
    }
    flip unit {}
    if "it becomes a gun in place" {
      when = unit.now.mobility == fixed
      unmark unit { with = column }
    }
  }
  rule "Coming to a Hex" {
    ruling = "a hex is controlled by who was last in it while no enemy was; rearguards count, and passing through is enough. Before that it is American, and east of the Our German"
    given  = { unit = unit, here = hex }
    after  = enter(unit, here)
    set unit { came = true }
    unmark unit { with = [improved_position, entrenchment, men_at_work] }
    if "it is theirs now" {
      when = none(enemies(unit, here))
      set here { held = unit.army }
    }
  }
}

section "G.watch" "Opportunity Fire" {
  source = "invented: who may shoot, when, and once at each action; that a check comes first, and what is added, follow a summary and the play aid"
  text   = "When an active unit enters or leaves a hex of a Fire Zone, or dismounts there, each unit of the enemy that covers it may shoot, once in each action, if it passes a check. From zone to zone the shot is two better, at one who leaves it one worse."

  rule "Opportunity Fire" { # leaving: before the unit goes, of those who will not cover it then; else after it has come
    given = { unit = unit, from = hex, to = hex, leaving = bool }
    repeat {
      while = unit.in_play && !unit.suppressed
      choose watcher {
        from = [
          for u in units : u
          if (
            u.army != unit.army &&
            !u.shot &&
            (leaving ? covers(u, from) && !covers(u, to) : covers(u, to)) &&
            distance(spot(u), leaving ? from : to) <= fire_range(u)
          )
        ]
        player   = other(unit.army)
        may_pass = true
        passing  = "no more shots"
      }
      if "no more shots" {
        when = watcher == none
        break {}
      }
      run "Snap Shot" {
        firer  = watcher
        target = unit
        shift  = leaving ? -1 : (from != to || unit.outbound) && covers(watcher, from) ? 2 : 0
      }
    }
  }
  rule "Snap Shot" {
    given = { firer = unit, target = unit, shift = number }
    set firer { shot = true }
    run "Check" steady_hand {
      unit = firer
      paid = false
    }
    if "a steady hand" {
      when = steady_hand
      run "Shot" {
        way      = watching
        attacked = false
      }
    }
  }
}
