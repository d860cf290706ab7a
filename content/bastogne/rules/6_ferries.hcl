# Chapter 6: ferries.

section "6.0" "Ferries" {
  text     = "Engineers take units on foot across the Our."
  no_rules = "a heading"
}

section "6.1" "Creating a Ferry" {
  text = "An engineer that begins beside the river, out of enemy Fire Zones, and passes a check becomes a ferry to a hex of the other bank; if it fails it has done for this activation. A ferry does not count for stacking then, in Column or not, but for mass."

  marker "Ferry" {
    on        = unit
    adjective = "ferrying"
  }
  action "Build a Ferry" {
    ruling = "it is built where the engineer began its activation; a Fire Zone that comes later does not close it"
    menu   = orders
    deed   = blocking
    require "is an engineer on foot, and no ferry" {
      that = unit.engineer && unit.now.mobility == leg && unit.steps > 0 && !unit.ferrying
    }
    require "has not come here just now" { that = !unit.came }
    choose bank { from = neighbors(spot(unit)) }
    require "the river lies between" { that = border(spot(unit), bank).river }
    require "no enemy covers its hex" { that = !in_danger(unit.army, spot(unit)) }
    run "Work" done { job = building_a_ferry }
    if "done" {
      when = done
      run "A Ferry Is Ready" { far = bank }
    }
    else "it has done for this activation" {
      set unit { again = true }
    }
  }
  rule "A Ferry Is Ready" {
    given = { unit = unit, far = hex }
    mark unit { with = ferry }
    set unit { far_bank = far }
  }
}

section "6.2" "Using Ferries" {
  text = "A unit on foot, in Column and without transport crosses either way for half its movement, not in a second action, if the ferry is not suppressed and no enemy is on the far side."

  value "Landings" {
    given = { unit = unit }
    base = union([
      for f in spot(unit).units : f.far_bank
      if f.ferrying && f.army == unit.army && !f.suppressed
    ], [
      for f in units : spot(f)
      if f.ferrying && f.army == unit.army && !f.suppressed && f.far_bank == spot(unit)
    ])
  }
  action "Take the Ferry" {
    menu   = orders
    deed   = moving
    ruling = "the point of Direct Command pays for the activation, not for the ferry"
    require "is on foot, in Column, without transport" {
      that = unit.now.mobility == leg && unit.in_column && has_no_transport(unit)
    }
    require "is no second action" { that = !unit.again }
    require "has half its points, rounded up" { that = unit.points >= ceil(unit.now.allowance, 2) }
    choose to { from = landings(unit) }
    require "no enemy is there" { that = none(enemies(unit, to)) }
    require "there is room" { that = room(unit, to) }
    require "no roadblock, and no raised or sunken road, keeps a Column out" {
      that = !shut_to_columns(spot(unit), to) && !(to.barred && bars(to, unit))
    }
    require "not into a Fire Zone in a quiet activation" {
      that = !quiet || !in_danger(unit.army, to)
    }
    let { from = spot(unit) }
    set unit { points = unit.points - ceil(unit.now.allowance, 2) }
    run "Set Out" gone {}
    if "nothing holds it" {
      when = gone
      mark unit { with = afloat }
      run "Opportunity Fire" { leaving = true }
    }
    if "it gets away" {
      when = gone && unit.in_play && !unit.suppressed
      move unit { to = to }
      mark unit { with = afloat }
      run "Opportunity Fire" { leaving = false }
    }
    unmark unit { with = afloat }
  }
}

section "6.3" "Removing a Ferry" {
  text = "A ferry ends when its engineer moves or loses a step, and in an assault with the units that have no steps. A Cohesion Hit stays with the engineer."

  rule "The Ferry Is Left" {
    given = { unit = unit }
    after = enter(unit, any)
    when  = unit.ferrying
    unmark unit { with = ferry }
    set unit { far_bank = none }
  }
  rule "The Ferry Is Hit" {
    ruling = "an engineer for whose last step there is no room then is lost, as a rider is"
    given  = { unit = unit }
    after  = mark(unit, step_loss)
    when   = unit.ferrying
    unmark unit { with = ferry }
    set unit { far_bank = none }
    if "there is no room for it" {
      when = !room(unit, spot(unit))
      run "Destroy" {}
    }
  }
  modify "Left in an Assault" "ferries" {
    also = [for u in hex.units : u if u.ferrying]
  }
}

section "6.4" "Ferries and Opportunity Fire" {
  text = "Who is ferried is shot at two better, besides being in Column."

  marker "Afloat" { on = unit }
  modify "Rating" "afloat" {
    when = target.afloat
    by   = 2
  }
}
