# The series: leaders, command, and what a unit does when it acts.

section "G.leader" "Leaders" {
  source = "invented, but for the moment of the transfer: how a leader is replaced, and with whom"
  text   = "A leader goes where his unit goes. If it is lost, and no other of his formation is in the hex, he is replaced by his other side, with the nearest unit of his formation; the second time, or if there is none, he is gone. At the end of his Division Activation he may go to another unit."

  kind "leader" {
    is     = piece
    sides  = ["First in Line", "Second in Line"]
    traits = [task_force] # has no replacement
    fields = { formation = formation, reach = number, limit = number }
    state  = { with = maybe(unit), hit = bool }
    value "Division" { base = self.formation.division }
  }
  value "Stand" { # the hex of a leader on the map
    given   = { leader = leader }
    returns = hex
    base    = leader.at
  }
  rule "A Leader Joins" {
    given = { leader = leader, host = unit }
    set leader { with = host }
    move leader { to = host.at }
  }
  rule "Leaders Ride Along" {
    given = { unit = unit, here = hex }
    after = enter(unit, here)
    move {
      the = [for l in all(leaders) : l if l.with == unit]
      to  = here
    }
  }
  rule "A Leader Alone" {
    given = { unit = unit }
    after = remove(unit)
    let { alone = [for l in leaders : l if l.with == unit] }
    set {
      the  = alone
      with = none
    }
    each leader {
      from = alone
      let {
        near = lowest({
          for u in units : u => distance(spot(u), stand(leader))
          if u.formation == leader.formation
        })
        beside = [for u in near : u if spot(u) == stand(leader)]
      }
      set {
        the     = [for u in all(units) : u if u.contact == leader && none(beside)]
        contact = none
      }
      choose heir "unit that the leader goes to now" {
        from   = near
        player = unit.army
        when   = any(beside) || (!leader.task_force && leader.first_in_line)
        none {}
      }
      if "he has another unit, or is replaced" {
        when = heir != none
        if "far off" {
          when = none(beside)
          flip leader { to = second_in_line }
        }
        set leader { with = heir }
        move leader { to = heir.at }
      }
      else {
        remove leader {}
      }
    }
  }
  rule "Transfer" { # of the leaders of a division, when its activation ends
    given = { division = division }
    choose movers "leaders who go to another unit" {
      from   = [for l in leaders : l if l.division == division && any(hosts(l))]
      player = division.player
      up_to  = any
    }
    each leader {
      from = movers
      choose host "unit that the leader goes to" {
        from      = hosts(leader)
        player    = division.player
        or_return = true
      }
      set leader { with = host }
      move leader { to = host.at }
    }
  }
  value "Hosts" { # units to which a leader may go
    given = { leader = leader }
    base = [
      for u in units : u
      if u.formation == leader.formation && u != leader.with && !entry_hex(spot(u))
    ]
  }
}

section "G.command" "Command" {
  source = "reconstructed from a summary of the series and the play aid: command range, and who is always in command"
  text   = "A unit of a formation is in command within the range of a leader of its formation, an independent unit within that of any leader of its division; some are always. Whoever comes onto the map is not yet."

  value "In Command" {
    given = { unit = unit }
    base = unit.steady || unit.parked || !unit.in_play || any([
      for l in leaders : l
      if commands(l, unit)
    ])
    modifier "coming onto the map" {
      when = unit.in_play && entry_hex(spot(unit))
      to   = false
    }
  }
  value "Commands" {
    given = { leader = leader, unit = unit }
    base = (
      leader.division == unit.division &&
      (unit.formation == none || unit.formation == leader.formation) &&
      !entry_hex(stand(leader)) &&
      distance(stand(leader), spot(unit)) <= leader.reach
    )
  }
}

section "G.orders" "Actions" {
  source = "invented: which pairs of actions may follow one another; that the second costs a point follows a player of the series"
  text   = "Units act one after the other. A unit does one thing, and for a Command Point one more if it is in command, before another is called; but it does not shoot or assault twice. A suppressed unit can only rally. A unit that comes onto the map can only move, and does nothing else."

  rule "They Act" { # those who are ready; who was called last may go on until another is called
    given = { player = player, formation = maybe(formation), direct = bool, by_division = bool }
    repeat {
      choose unit "unit that acts" {
        from = [
          for u in all(units) : u
          if goes_on(u, direct) || may_be_called(u, formation, direct)
        ]
        player   = player
        may_pass = true
        passing  = "nobody else acts"
      }
      if "all have acted" {
        when = unit == none
        break {}
      }
      run "Activate" { quiet = keeps_quiet(unit, by_division) }
    }
    set {
      the    = [for u in all(units) : u if u.ready || u.acting]
      ready  = false
      acting = false
    }
  }
  value "Keeps Quiet" { # with its division the units of formations do
    given = { unit = unit, by_division = bool }
    base  = by_division && unit.formation != none
  }
  value "May Be Called" {
    given = { unit = unit, formation = maybe(formation), direct = bool }
    base  = unit.ready && present(unit)
    modifier "the leader takes no more along" {
      when = formation != none && limited(unit) && formation.taken >= attachment_limit(formation)
      to   = false
    }
    modifier "for a point, in command" {
      when = direct && (unit.division.points < 1 || unit.division.out_of_touch || !in_command(unit))
      to   = false
    }
  }
  value "Goes On" {
    given = { unit = unit, direct = bool }
    base = (
      unit.acting &&
      (
        on_the_move(unit) && (unit.points > 0 || unit.came && any(followers(unit, direct))) ||
        may_act_again(unit)
      )
    )
  }
  value "On the Move" {
    given = { unit = unit }
    base  = unit.last == moving && unit.in_play && !unit.suppressed && !unit.halted
  }
  value "May Act Again" {
    given = { unit = unit }
    base = (
      !unit.once &&
      !unit.again &&
      unit.last != nothing &&
      unit.division.points >= 1 &&
      unit.in_play &&
      !unit.suppressed &&
      in_command(unit)
    )
  }
  rule "Activate" {
    given = { unit = unit, quiet = optional(bool, false), direct = optional(bool, false), formation = optional(maybe(formation), none) }
    if "another is called" {
      when = !unit.acting
      run "Call Up" {}
    }
    run "Act" {}
  }
  rule "Call Up" {
    given = { unit = unit, formation = maybe(formation), direct = bool }
    if "for a point" {
      when = direct
      let { division = unit.division }
      set division { points = division.points - 1 }
    }
    if "one more of the leader's limit" {
      when = formation != none && limited(unit)
      set formation { taken = formation.taken + 1 }
    }
    set {
      the    = units.acting
      acting = false
    }
    set unit {
      ready  = false
      acting = true
      once   = direct || (unit.in_play && entry_hex(spot(unit)))
      again  = false
      came   = false
      last   = nothing
    }
    run "Another Action" {}
  }
  rule "Another Action" {
    given = { unit = unit }
    set unit {
      free   = true
      points = unit.now.allowance
      halted = false
    }
  }
  rule "Act" {
    given = { unit = unit, quiet = optional(bool, false), direct = optional(bool, false) }
    set unit { acting = false } # unless it obeys an order
    offer "Orders" {
      may_pass = true
      passing  = "it does no more"
      none {}
    }
  }
  rule "An Order Is Obeyed" {
    given  = { unit = unit, act = orders }
    before = orders(unit, any, any, act)
    set unit { acting = true }
    if "an action begins" {
      when = unit.free
      run "An Action Begins" {}
    }
  }
  rule "An Action Begins" {
    given = { unit = unit, act = orders }
    set unit {
      free   = false
      last   = act.deed
      points = act.deed == moving ? unit.points : 0
    }
    run "Watch Again" { army = unit.army }
  }

  menu "Orders" {
    given  = { unit = unit, quiet = bool, direct = bool }
    player = unit.army
    fields = { deed = deed } # what the unit does; nothing: it pays for another action
    require "a suppressed unit only rallies" { that = !unit.suppressed || act.deed == resting }
    require "a unit that comes onto the map only moves" {
      that = !unit.in_play || !entry_hex(spot(unit)) || act.deed == moving
    }
    require "is on the map" { that = unit.in_play || act == bombard }
    require "has an action left, or is on the move" {
      that = unit.free || act.deed == nothing || (act.deed == moving && on_the_move(unit))
    }
    require "does not move when it has halted" { that = act.deed != moving || !unit.halted }
  }
  action "Second Action" {
    menu = orders
    deed = nothing
    require "may act again" { that = !unit.free && may_act_again(unit) }
    let { division = unit.division }
    set division { points = division.points - 1 }
    set unit { again = true }
    run "Another Action" {}
    run "Act" {}
  }
  action "Fire" {
    menu = orders
    deed = firing
    require "not in a quiet activation" { that = !quiet }
    require "has not shot yet" { that = unit.last != firing }
    require "can shoot" { that = unit.now.fire != none && unit.now.color != green }
    choose target { from = targets(unit) }
    run "Company Bonus" shift {}
    run "Shot" {
      firer    = unit
      way      = aimed
      attacked = false
    }
  }
  action "Bombard" {
    menu = orders
    deed = firing
    require "not in a quiet activation" { that = !quiet }
    require "has not shot yet" { that = unit.last != firing }
    require "is a mortar, or a gun in contact" {
      that = (
        unit.now.fire != none &&
        (unit.now.color == green || (unit.gun && unit.contact != none))
      )
    }
    choose target { from = indirect_targets(unit) }
    run "Bombardment" {}
  }
  action "Assault" {
    menu = orders
    deed = storming_in
    require "not in a quiet activation" { that = !quiet }
    require "has not assaulted yet" { that = unit.last != storming_in }
    require "can assault" { that = can_storm(unit) }
    choose to { from = neighbors(spot(unit)) }
    require "the enemy is there" { that = any(enemies(unit, to)) }
    require "it could go there" { that = could_go(unit, to) }
    choose company {
      from    = company(unit, to, direct)
      up_to   = direct ? unit.division.points : 9
      total   = limited(company) ? 1 : 0
      at_most = still_to_take_along
    }
    let { division = unit.division }
    set division { points = division.points - (direct ? count(company) : 0) }
    each formation {
      from = formations.active
      set formation { taken = formation.taken + count([for u in company : u if limited(u)]) }
    }
    set {
      the      = union([unit], company)
      ready    = false
      storming = true
    }
    run "Storm" { from = spot(unit) }
  }
  action "Rallying" {
    menu = orders
    deed = resting
    require "has something to rally from" {
      that = unit.suppressed || (unit.cohesion_hits > 0 && !in_danger(unit.army, spot(unit)))
    }
    run "Rally" {}
  }
  action "Dig In" {
    menu = orders
    deed = digging
    require "is on foot, out of Column, and has a step" {
      that = unit.now.mobility == leg && !unit.in_column && unit.steps > 0
    }
    require "is not entrenched" { that = !unit.entrenched }
    run "Dig" {}
  }
}
