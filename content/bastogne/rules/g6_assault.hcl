# The series: the assault, in the order in which it goes.

section "G.assault" "Assault" {
  source = "invented: the order of its steps, the three rounds, who enters, and what a failed assault costs; bravery, the charge and what is added follow a summary and a worked example"
  text   = "Units of one hex go for a hex beside it together. Each needs the nerve for it; the defenders shoot, then run or stand. Up to three rounds of fire follow, or a charge, which is the last. If the hex is empty then the attackers may enter it; else they stay, and have suffered for it."

  value "Can Storm" {
    given = { unit = unit }
    base = (
      unit.in_play &&
      unit.now.arms != none &&
      unit.now.mobility > fixed &&
      unit.steps > 0 &&
      !unit.suppressed &&
      !unit.dug_in &&
      !unit.entrenched &&
      !spot(unit).pounded &&
      unit.now.color != green &&
      !unit.gun
    )
  }
  value "Company" { # who may go along
    given  = { unit = unit, to = hex, direct = bool }
    ruling = "whoever is active may, of one division; with their division formations keep quiet, and leave it to independent units"
    base = [
      for u in friends(unit, spot(unit)) : u
      if (
        u.ready &&
        u.division == unit.division &&
        (direct ? in_command(u) : (u.formation == unit.formation || any(formations.active))) &&
        can_storm(u) &&
        could_go(u, to)
      )
    ]
  }
  value "Still to Take Along" { # white-striped units, by the leader of the active formation
    base = none(formations.active) ? 9 : max(0, [
      for f in formations.active : attachment_limit(f) - f.taken
    ])
  }
  value "Could Go" { # into a hex beside it, were the enemy not there
    given = { unit = unit, to = hex }
    base = (
      ground_cost(unit, spot(unit), to) != none &&
      in_play(to) &&
      !(to.barred && bars(to, unit) && (unit.in_column || unit.now.mobility > leg))
    )
  }
  value "Stormers" { base = units.storming }

  rule "Storm" {
    given = { unit = unit, from = hex, to = hex }
    let {
      attacker = unit.army
      defender = other(unit.army)
    }
    run "Bravery" {}
    run "Defensive Fire" {}
    run "Run or Stand" {}
    let { fighters = stormers }
    each left {
      from = left_in_an_assault(to)
      when = any(stormers)
      run "Destroy" { unit = left }
    }
    repeat round {
      times    = 3
      while    = any(stormers) && any(to.units)
      may_pass = round > 1
      player   = attacker
      choose blow "how to strike" {
        from   = blows
        player = attacker
      }
      if "a charge" {
        when = blow == charge
        run "Charge" {}
        break {}
      }
      run "Exchange Fire" {}
      run "Falter" {}
    }
    run "After the Assault" {}
  }
  value "Left in an Assault" { # those who do not fight
    ruling = "ferries and units without steps are gone after the defender has run or stood, if anybody still attacks then"
    given  = { hex = hex }
    base   = [for u in hex.units : u if u.steps == 0]
  }
  enum "blow" { names = [assault_fire, charge] }

  rule "Falter" { # those who can do no more
    set {
      the      = stormers.suppressed
      storming = false
    }
  }

  rule "Bravery" {
    given = { to = hex }
    if "somebody there can shoot" {
      when = any([for u in to.units : u if zone_range(u) > 0])
      each man {
        from = stormers
        run "Check" brave {
          unit   = man
          paid   = false
          before = to
        }
        if "he stays" {
          when = !brave
          set man { storming = false }
        }
      }
    }
  }
  value "Dread" {
    given = { from = hex, to = hex }
    base = min(0, any(to.units.entrenched) ? -2 : 0, min(0, [
      for u in to.units : defense_rating(u)
      if u.now.armor
    ]))
    modifier "they stand above" {
      when = to.crest && border(from, to).slope
      by   = -1
    }
    modifier "armor goes along" {
      by = -min(0, [for u in stormers : defense_rating(u) if u.now.armor])
    }
  }

  rule "Defensive Fire" {
    given = { from = hex, to = hex, defender = player }
    repeat {
      while = any(stormers)
      choose watcher {
        from = [
          for u in units : u
          if (
            u.army == defender &&
            !u.shot &&
            (u.at == to || distance(spot(u), from) <= fire_range(u)) &&
            covers(u, from)
          )
        ]
        player   = defender
        may_pass = true
        passing  = "no more shots"
      }
      if "no more shots" {
        when = watcher == none
        break {}
      }
      choose target {
        from        = stormers
        player      = defender
        never_empty = true
      }
      run "Snap Shot" {
        firer = watcher
        shift = 2
      }
      run "Falter" {}
    }
  }

  rule "Run or Stand" {
    given = { from = hex, to = hex, attacker = player, defender = player }
    let { runners = [for u in to.units : u if !u.suppressed && u.now.mobility > fixed] }
    if "they can run" {
      when = any(stormers) && any(runners)
      may "Run" {
        player = defender
        set {
          the  = stormers
          shot = false
        }
        each runner {
          from      = runners
          chosen_by = defender
          run "Take a Cohesion Hit" { unit = runner }
          repeat {
            while = runner.in_play
            choose shooter {
              from     = [for u in stormers : u if !u.shot && u.now.fire != none]
              player   = attacker
              may_pass = true
              passing  = "no more shots"
            }
            if "no more shots" {
              when = shooter == none
              break {}
            }
            run "Snap Shot" {
              firer  = shooter
              target = runner
              shift  = 2
            }
          }
          if "he gets away" {
            when = runner.in_play && !runner.suppressed
            run "Retreat" { unit = runner }
          }
        }
      }
    }
  }
  rule "Retreat" {
    ruling = "one hex, outside Fire Zones if there is such a hex; a Column keeps to raised and sunken roads, for which alone 2.3.3 asks it, and may leave others: to keep it on any road would be a guess; not off the map"
    given  = { unit = unit, from = hex }
    run "Set Out" gone {}
    if "it does not get out" {
      when = !gone
      return {}
    }
    let {
      exits = [
        for h in neighbors(spot(unit)) : h
        if h != from && step_cost(unit, spot(unit), h) != none && room(unit, h)
      ]
      safe = [for h in exits : h if !in_danger(unit.army, h)]
    }
    choose back {
      from   = any(safe) ? safe : exits
      player = unit.army
      none {}
    }
    if "there is a way" {
      when = back != none
      move unit { to = back }
    }
    else {
      run "Destroy" {}
    }
  }
}
