# The series: indirect fire, barrages, contact, artillery off the map.

section "G.park" "Artillery Parks" {
  source = "invented: how parks are formed, and counter-battery but for its -2"
  text   = "Guns in a park are in command. A park off the map shoots from so many hexes beyond a hex of the map. Guns on the map that are not covered may form a park with others beside them, or break it up. A park that has fired may be shot at unseen, at two worse, until the turn ends."

  kind "park" { # off the map
    is     = box
    fields = { origin = hex, beyond = number, entries = set(hex) } # entries: where its guns may come onto the map
  }
  marker "Artillery Park" {
    on        = unit
    adjective = "parked"
  }
  value "Shot Length" {
    given = { unit = unit, hex = hex }
    base = (
      unit.at.park ? unit.at.beyond + distance(unit.at.origin, hex) :
      distance(spot(unit), hex)
    )
  }
  value "Site" { # where a gun may park: by itself, or with another beside it
    given = { unit = unit }
    base = [
      for h in union([spot(unit)], neighbors(spot(unit))) : h
      if (
        h == spot(unit) ||
        (
          !entry_hex(h) &&
          any([for u in friends(unit, h) : u if u.gun]) &&
          room(unit, h) &&
          can_stand(unit, h)
        )
      )
    ]
  }

  phase "Parks" {
    source = "invented: how parks are formed is not in the sources"
    ruling = "guns of a park on the map lie in its hex, and can be shot at and assaulted there"
    each player {
      from = players
      let {
        guns = [
          for u in units : u
          if (
            u.army == player &&
            u.gun &&
            !u.in_column &&
            !entry_hex(spot(u)) &&
            !in_danger(player, spot(u))
          )
        ]
      }
      choose leaving "guns that leave their park" {
        from   = guns.parked
        player = player
        up_to  = any
      }
      each unit {
        from = leaving
        run "Leave the Park" {}
      }
      choose parking "guns that park" {
        from   = [for u in guns : u if !u.parked && !contains(leaving, u)]
        player = player
        up_to  = any
      }
      each unit {
        from = parking
        choose place {
          from      = site(unit)
          player    = player
          or_return = true
        }
        move unit { to = place }
        mark unit { with = artillery_park }
      }
    }
  }
  rule "Leave the Park" {
    given = { unit = unit }
    unmark unit { with = artillery_park }
    set unit { contact = none }
  }
  rule "Guns Drive Off" {
    given = { unit = unit }
    after = enter(unit, any)
    when  = unit.parked
    run "Leave the Park" {}
  }
  rule "Guns Come Up" { # from a park off the map
    given = { division = division, player = player }
    choose guns "guns that come onto the map" {
      from = [
        for u in all(units) : u
        if u.at.park && u.division == division && any(gates(u))
      ]
      player = player
      up_to  = any
    }
    set {
      the     = guns
      contact = none
    }
    run "Group Arrives" {
      group = guns
      gate  = none
    }
  }
  value "Counter-Battery" { # a shot at a park that nobody sees
    given = { unit = unit, target = unit }
    base  = unit.gun && target.parked && target.fired && !spotted(unit, spot(target))
  }
  modify "Rating" "counter-battery" {
    when = way == indirect && counter-battery(firer, target)
    by   = -2
  }
}

section "G.contact" "Contact" {
  source = "invented: who tries, on which quality, and how often; how contact is lost is the rulebook's and the play aid's"
  text   = "Artillery acts for one leader. Without contact it may try for a leader of its division once a turn, on its own quality; a 9 in indirect fire loses contact, and so does the loss of the leader."

  phase "Contact" {
    each player {
      from = players
      choose callers "guns that call a leader" {
        from = [
          for u in all(units) : u
          if u.army == player && u.gun && (u.in_play || u.at.park) && any(answering(u))
        ]
        player = player
        up_to  = any
      }
      each unit {
        from = callers
        choose leader {
          from      = answering(unit)
          player    = player
          or_return = true
        }
        set unit { contact = none }
        roll throw "call to the leader" { dice = d10 }
        if "he answers" {
          when = digit(throw) <= max(0, min(8, unit.pattern.quality + division_shift(unit)))
          set unit { contact = leader }
        }
      }
    }
  }
  value "Answering" { # leaders whom a gun may call
    given = { unit = unit }
    base = [
      for l in leaders : l
      if l.division == unit.division && l != unit.contact && !entry_hex(stand(l))
    ]
  }
}

section "G.indirect" "Indirect Fire" {
  source = "reconstructed from the play aid: barrages and what a 9 does; invented: who spots"
  text   = "Guns shoot over four hexes and more where a unit of the leader in contact sees the target; mortars where any unit of their formation does. If it hits, every other unit in the hex meets an S?. All but a 9 leave a barrage, a heavy one from a strength of six."

  value "Observers" {
    given = { unit = unit }
    base = unit.gun ? observers_of(unit.contact) : [
      for u in units : u
      if (
        !u.suppressed &&
        u.division == unit.division &&
        u.formation == unit.formation &&
        in_command(u)
      )
    ]
  }
  value "Observers Of" {
    given = { leader = maybe(leader) }
    base = [
      for u in units : u
      if (
        leader != none &&
        leader.in_play &&
        !u.suppressed &&
        u.formation == leader.formation &&
        in_command(u) &&
        distance(spot(u), stand(leader)) <= leader.reach
      )
    ]
  }
  value "Indirect Range" {
    given  = { unit = unit }
    ruling = "mortars and guns too shoot at the next hex only beside the enemy or under a barrage; guns in a park do not look to their own hex"
    base   = unit.now.range
    modifier "beside the enemy, or under a barrage" {
      when    = unit.in_play && !unit.parked && hard_pressed(unit)
      at_most = 1
    }
  }
  value "Indirect Targets" {
    given = { unit = unit }
    base = [
      for t in units : t
      if (
        t.army != unit.army &&
        shot_length(unit, spot(t)) <= indirect_range(unit) &&
        (!unit.gun || shot_length(unit, spot(t)) >= 4) &&
        (spotted(unit, spot(t)) || counter-battery(unit, t))
      )
    ]
  }
  value "Spotted" {
    given = { unit = unit, hex = hex }
    base = any([
      for o in observers(unit) : o
      if sees(spot(o), hex)
    ])
  }
  value "Shakes Others" { # besides the target
    given = { unit = unit }
    base  = true
  }
  value "Barrage Strength" {
    given  = { unit = unit, shift = number }
    ruling = "the state of the gun and of its hex counts, not weather, night or a hero"
    base   = unit.now.fire == none ? 0 : unit.now.fire
    modifier "Company Bonus" { by = shift }
    modifier "Cohesion Hits" { by = -unit.cohesion_hits }
    modifier "step lost" {
      when = unit.reduced
      by   = -1
    }
    modifier "entrenched" {
      when = unit.entrenched
      by   = 1
    }
    modifier "under a light barrage" {
      when = unit.in_play && spot(unit).shelled
      by   = -1
    }
    modifier "under a heavy barrage" {
      when = unit.in_play && spot(unit).pounded
      by   = -2
    }
  }
  rule "Bombardment" {
    given = { unit = unit, target = unit }
    let {
      place  = spot(target)
      others = [for u in target.at.units : u if u != target && u.rides != target]
    }
    run "Company Bonus" shift {}
    let { heavy = barrage_strength(unit, shift) >= 6 }
    set unit {
      fired = true
      aim   = shift
    }
    let { hits_up_to = min(8, rating(unit, target, indirect, shift, false)) }
    roll throw "barrage" { dice = d10 }
    run "The Die Counts" {
      firer    = unit
      way      = indirect
      attacked = false
      a_hit    = digit(throw) <= min(8, rating(unit, target, indirect, unit.aim, false))
    }
    if "the others in the hex waver" {
      when = digit(throw) <= hits_up_to
      each other {
        from = others
        when = other.in_play && shakes_others(unit)
        run "Waver" {
          unit     = other
          else_hit = false
        }
      }
    }
    if "no word gets through" {
      when = digit(throw) == 9
      set unit { contact = none }
      run "A Nine" {}
      return {}
    }
    if "a heavy barrage" {
      when = heavy
      unmark place { with = light_barrage }
      mark place { with = heavy_barrage }
    }
    else "a light one" {
      when = !place.pounded
      mark place { with = light_barrage }
    }
  }
  rule "The Smoke Clears" {
    set {
      the   = [for u in all(units) : u if u.fired]
      fired = false
    }
    unmark {
      the  = hexes.shelled
      with = light_barrage
    }
    unmark {
      the  = hexes.pounded
      with = heavy_barrage
    }
  }
}
