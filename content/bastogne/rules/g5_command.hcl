# The series: leaders, command, and what a unit does when it acts.

section "G.leader" "Leaders" {
  source = "invented, but for the moment of the transfer: how a leader is replaced, and with whom"
  text   = "A leader goes where his unit goes. If it is lost, and no other of his formation is in the hex, he is replaced by his other side, with the nearest unit of his formation; the second time, or if there is none, he is gone. At the end of his Division Activation he may go to another unit."

  kind "leader" {
    is     = piece
    sides  = [first_in_line, second_in_line]
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
      choose heir {
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
    each leader {
      from = [for l in leaders : l if l.division == division]
      choose host {
        from = [
          for u in units : u
          if u.formation == leader.formation && u != leader.with && !entry_hex(spot(u))
        ]
        player   = division.player
        may_pass = true
      }
      if "he goes" {
        when = host != none
        set leader { with = host }
        move leader { to = host.at }
      }
    }
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
    base  = leader.division == unit.division && (unit.formation == none || unit.formation == leader.formation) && !entry_hex(stand(leader)) && distance(stand(leader), spot(unit)) <= leader.reach
  }
}

section "G.orders" "Actions" {
  source = "invented: which pairs of actions may follow one another; that the second costs a point follows a player of the series"
  text   = "A unit does one thing, and for a Command Point one more if it is in command; but it does not shoot or assault twice. A suppressed unit can only rally. A unit that comes onto the map can only move."

  rule "Activate" {
    given = { unit = unit, quiet = bool, direct = bool }
    let { arriving = unit.in_play && entry_hex(spot(unit)) }
    set unit {
      ready = false
      again = false
      came  = false
      last  = nothing
    }
    offer "Orders" {
      may_pass = true
      none {}
    }
    if "it may act again" {
      when = !direct && !arriving && !unit.again && unit.last != nothing && unit.division.points >= 1 && (unit.in_play || unit.at.park) && !unit.suppressed && in_command(unit)
      run "Second Action" {}
    }
  }
  rule "Second Action" {
    given = { unit = unit, quiet = bool, direct = bool }
    let { division = unit.division }
    may "Spend a Command Point on a second action" {
      player = unit.army
      set division { points = division.points - 1 }
      set unit { again = true }
      offer "Orders" {
        may_pass = true
        none {}
      }
    }
  }

  menu "Orders" {
    given  = { unit = unit, quiet = bool, direct = bool }
    player = unit.army
    require "a suppressed unit only rallies" { that = !unit.suppressed || act == rallying }
    require "a unit that comes onto the map only moves" { that = !unit.in_play || !entry_hex(spot(unit)) || act == movement }
    require "is on the map" { that = unit.in_play || act == bombard }
  }
  action "Movement" {
    menu = orders
    require "can move, or mount" { that = unit.now.allowance > 0 || unit.pattern.transport != none }
    set unit { last = moving }
    run "Move" {}
  }
  action "Fire" {
    menu = orders
    require "not in a quiet activation" { that = !quiet }
    require "has not shot yet" { that = unit.last != firing }
    require "can shoot" { that = unit.now.fire != none && unit.now.color != green }
    choose target { from = targets(unit) }
    set unit { last = firing }
    run "Company Bonus" shift {}
    run "Shot" {
      firer    = unit
      way      = aimed
      attacked = false
    }
  }
  action "Bombard" {
    menu = orders
    require "not in a quiet activation" { that = !quiet }
    require "has not shot yet" { that = unit.last != firing }
    require "is a mortar, or a gun in contact" { that = unit.now.fire != none && (unit.now.color == green || (unit.gun && unit.contact != none)) }
    choose target { from = indirect_targets(unit) }
    set unit { last = firing }
    run "Bombardment" {}
  }
  action "Assault" {
    menu = orders
    require "not in a quiet activation" { that = !quiet }
    require "has not assaulted yet" { that = unit.last != storming_in }
    require "can assault" { that = can_storm(unit) }
    choose to { from = neighbors(spot(unit)) }
    require "the enemy is there" { that = any(enemies(unit, to)) }
    require "it could go there" { that = could_go(unit, to) }
    choose company {
      from  = company(unit, to, direct)
      up_to = direct ? unit.division.points : 9
    }
    let { division = unit.division }
    set division { points = division.points - (direct ? count(company) : 0) }
    set {
      the      = union([unit], company)
      ready    = false
      last     = storming_in
      storming = true
    }
    run "Storm" { from = spot(unit) }
  }
  action "Rallying" {
    menu = orders
    require "has something to rally from" { that = unit.suppressed || (unit.cohesion_hits > 0 && !in_danger(unit.army, spot(unit))) }
    set unit { last = resting }
    run "Rally" {}
  }
  action "Dig In" {
    menu = orders
    require "is on foot, out of Column, and has a step" { that = unit.now.mobility == leg && !unit.in_column && unit.steps > 0 }
    require "is not entrenched" { that = !unit.entrenched }
    set unit { last = digging }
    run "Dig" {}
  }
}
