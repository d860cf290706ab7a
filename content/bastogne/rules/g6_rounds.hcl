# The series: the rounds of an assault, and what comes after them.

section "G.assault" "Assault" {
  rule "Exchange Fire" { # all shoot, then all results count
    given = { to = hex }
    each unit {
      from = to.units
      run "Fight" {
        foes     = stormers
        attacked = false
        shift    = 0
        at_once  = false
      }
    }
    each unit {
      from = stormers
      run "Fight" {
        foes     = to.units
        attacked = true
        shift    = 0
        at_once  = false
      }
    }
    each unit {
      from = union(stormers, to.units)
      run "What Was Due" {}
    }
  }
  rule "Fight" { # once with arms in hand, and once with the Fire Rating unless suppressed
    given  = { unit = unit, foes = set(unit), attacked = bool, shift = number, at_once = bool }
    ruling = "each of the two goes at one enemy, who need not be the same; one Company Bonus is for both"
    if "nobody is left" {
      when = none([for u in foes : u if u.in_play])
      return {}
    }
    run "Bonus in an Assault" more {}
    if "it has arms" {
      when = unit.now.arms != none
      run "Strike at One" {
        way   = hand_to_hand
        shift = shift + more
      }
    }
    if "and it can shoot" {
      when = unit.in_play && !unit.suppressed && unit.now.fire != none
      run "Strike at One" {
        way   = close_fire
        shift = shift + more
      }
    }
  }
  rule "Strike at One" {
    given = { unit = unit, foes = set(unit), way = way, shift = number, attacked = bool, at_once = bool }
    choose foe {
      from      = [for u in foes : u if u.in_play]
      player    = unit.army
      or_return = true
    }
    run "Strike" {}
  }
  rule "Bonus in an Assault" { # guns have none: what is unarmored and fires neither small arms nor mortars
    given   = { unit = unit }
    returns = number
    if "no gun" {
      when = unit.now.armor || unit.now.color == pink || unit.now.color == green
      run "Company Bonus" more {}
      return { the = more }
    }
    return { the = 0 }
  }
  rule "Strike" {
    given = { unit = unit, foe = unit, way = way, shift = number, attacked = bool, at_once = bool }
    set unit { aim = shift }
    roll throw "assault" { dice = d10 }
    let {
      effect = (
        digit(throw) <= min(8, rating(unit, foe, way, unit.aim, attacked)) ? combat_results(shot_color(unit, way), foe.now.armor || foe.entrenched, throw) :
        miss
      )
    }
    if "at once" {
      when = at_once
      run "Suffer" { unit = foe }
    }
    else "when all have shot" {
      set foe {
        due_E    = foe.due_E + (effect == E ? 1 : 0)
        due_step = foe.due_step + (effect == step ? 1 : 0)
        due_C    = foe.due_C + (effect == C ? 1 : 0)
        due_S    = foe.due_S + (effect == S ? 1 : 0)
        due_fear = foe.due_fear + (effect == s_or_nothing ? 1 : 0)
      }
    }
  }
  rule "What Was Due" {
    given = { unit = unit }
    let {
      all_of_it = unit.due_E
      steps     = unit.due_step
      hits      = unit.due_C
      scares    = unit.due_S
      fears     = unit.due_fear
    }
    set unit {
      due_E    = 0
      due_step = 0
      due_C    = 0
      due_S    = 0
      due_fear = 0
    }
    if "gone" {
      when = all_of_it > 0
      run "Destroy" {}
      return {}
    }
    run "Suffer Often" {
      times  = steps
      effect = step
    }
    run "Suffer Often" {
      times  = hits
      effect = C
    }
    run "Suffer Often" {
      times  = scares
      effect = S
    }
    run "Suffer Often" {
      times  = fears
      effect = s_or_nothing
    }
  }
  rule "Suffer Often" {
    given = { unit = unit, times = number, effect = effect }
    repeat {
      times = times
      while = unit.in_play
      run "Suffer" {}
    }
  }

  rule "Charge" { # the defenders shoot at two better, at once; then each of them must pass a check or is gone
    given = { to = hex }
    each unit {
      from = to.units
      run "Fight" {
        foes     = stormers
        attacked = false
        shift    = 2
        at_once  = true
      }
    }
    run "Falter" {}
    if "some come through" {
      when = any(stormers)
      each man {
        from = to.units
        run "Check" stands {
          unit = man
          paid = true
        }
        if "he does not stand" {
          when = !stands
          run "Destroy" { unit = man }
        }
      }
    }
  }
  rule "After the Assault" {
    given  = { to = hex, attacker = player, fighters = set(unit) }
    ruling = "who enters does so out of Column; vehicles that won woods, a town or a city, or a raised or sunken road, stay before it, and go in by a later march in Column"
    run "Falter" {}
    if "the hex is empty" {
      when = none(to.units)
      each man {
        from = stormers
        when = (
          man.now.mobility == leg ||
          (to.terrain != woods && !to.built_up && !to.raised && !to.sunken)
        )
        if "there is room" {
          when = man.steps + steps_stacked(to) <= 8
          may "Enter" {
            player = attacker
            run "Set Out" gone { unit = man }
            if "nothing holds him" {
              when = gone
              unmark man { with = column }
              move man { to = to }
            }
          }
        }
      }
    }
    else {
      each man {
        from = fighters
        when = man.in_play
        run "Take a Cohesion Hit" { unit = man }
      }
    }
    set {
      the      = [for u in all(units) : u if u.storming]
      storming = false
    }
  }
}
