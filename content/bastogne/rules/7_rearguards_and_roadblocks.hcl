# Chapter 7: rearguards and roadblocks.

section "7.0" "Rearguards and Roadblocks" {
  text = "A unit leaves a rearguard of its kind within two hexes, where no friend is and no enemy covers. Rearguards have no steps and are always in command; those lost may be used again. Engineers and infantry bar a road; an engineer opens it. No more than there are."

  box "Available Rearguards" { of = unit }

  action "Leave a Rearguard" {
    menu   = orders
    deed   = blocking
    source = "inferred: infantry leaves them in the same places as the others, where it could go as it stands, or in Column, mounted if its transport is here"
    require "not in a quiet activation" { that = !quiet }
    require "has two steps, and does not follow at zero" { that = unit.steps >= 2 }
    choose rearguard {
      from = [
        for r in available_rearguards.units : r
        if contains(rearguard_stock(unit), r.home) && of_its_kind(unit, r)
      ]
    }
    let { danger = danger(unit.army) }
    choose place {
      from = [
        for h in union(reach(spot(unit), unit.now.allowance, quiet_cost(unit, danger)), reach(spot(unit), 8, column_cost(unit, danger))) : h
        if distance(h, spot(unit)) <= 2
      ]
    }
    require "no friend is there" { that = none(place.units) }
    require "no enemy covers it" { that = !contains(danger, place) }
    require "it can stand there" {
      that = can_stand(rearguard, place) || can_halt(rearguard, place)
    }
    move rearguard { to = place }
    if "only in Column" {
      when = !can_stand(rearguard, place)
      mark rearguard { with = column }
    }
  }
  value "Rearguard Stock" { # the divisions whose rearguards a unit leaves
    ruling = "those of the division that its formation is attached to, as everything else"
    given  = { unit = unit }
    base   = [unit.division]
  }
  value "Roadblock Stock" { # the division whose roadblocks it raises
    given = { unit = unit }
    base  = unit.division
  }
  value "Of Its Kind" { # whether a unit leaves such a rearguard; the tank platoon is of M4s, the mechanized one of armored infantry
    given = { unit = unit, rearguard = unit }
    base = (
      rearguard.pattern.color == unit.pattern.color &&
      (
        rearguard.pattern.mobility == unit.pattern.mobility ||
        rearguard.pattern.mobility == ridden(unit)
      )
    )
    modifier "tanks" {
      when = rearguard.pattern == tank_platoon
      to   = unit.pattern == m4 || unit.pattern == pattern_m4_707th
    }
    modifier "mechanized infantry" {
      when = rearguard.pattern == mech_platoon
      to   = unit.pattern == armored_rifle
    }
  }
  value "Ridden" { # how a unit moves on its own transport
    given = { unit = unit }
    base  = unit.pattern.transport == none ? unit.pattern.mobility : unit.pattern.transport.mobility
  }
  value "Driven" { # how a parent moves in Column, mounted if it can mount where it is
    given = { unit = unit }
    base = (
      unit.afoot && !has_no_transport(unit) && !unit.without_transport && open_to_transport(unit) ? ridden(unit) :
      unit.now.mobility
    )
  }
  value "Column Cost" { # of a step outside the Fire Zones, for a parent that could form Column
    given   = { unit = unit, danger = set(hex), from = hex, to = hex }
    returns = maybe(number)
    base = (
      road(from, to) ? 1 :
      driven(unit) > leg ? driving_cost(unit, driven(unit), from, to) :
      none
    )
    modifier "closed, covered, or far about" {
      when = (
        any(enemies(unit, to)) ||
        !in_play(to) ||
        off_limits(unit, from, to) ||
        shut_to_columns(from, to) ||
        (to.barred && bars(to, unit)) ||
        contains(danger, to) ||
        in_mines(unit, from) ||
        distance(spot(unit), to) > 4
      )
      to = none
    }
  }
  value "Quiet Cost" { # of a step outside the Fire Zones
    given   = { unit = unit, danger = set(hex), from = hex, to = hex }
    returns = maybe(number)
    base    = step_cost(unit, from, to)
    modifier "covered, or far about" {
      when = contains(danger, to) || in_mines(unit, from) || distance(spot(unit), to) > 4
      to   = none
    }
  }
  rule "A Rearguard Comes Back" {
    given = { unit = unit }
    after = remove(unit)
    when  = unit.pattern.full == 0
    move unit { to = available_rearguards }
  }

  action "Raise a Roadblock" {
    ruling = "it takes a check; what is opened may be raised again"
    menu   = orders
    deed   = blocking
    require "there is one left" { that = roadblock_stock(unit).roadblocks > 0 }
    require "not in a quiet activation, but for engineers" { that = !quiet || unit.engineer }
    require "is an engineer, or infantry with a step" {
      that = unit.steps > 0 && unit.now.mobility == leg && (unit.engineer || unit.now.color == pink)
    }
    require "is on a road or railroad" {
      that = any([
        for h in neighbors(spot(unit)) : h
        if road_or_railroad(h, spot(unit))
      ])
    }
    require "no enemy covers it" { that = !in_danger(unit.army, spot(unit)) }
    require "there is none" { that = !spot(unit).barred }
    run "Work" done { job = closing_a_road }
    if "done" {
      when = done
      let { division = roadblock_stock(unit) }
      set division { roadblocks = division.roadblocks - 1 }
      set {
        the       = spot(unit)
        barred_by = division
      }
      mark {
        the  = spot(unit)
        with = roadblock
      }
    }
  }
  action "Open a Roadblock" {
    menu = orders
    deed = blocking
    require "is an engineer" { that = unit.engineer && unit.now.mobility == leg }
    choose place { from = union([spot(unit)], neighbors(spot(unit))) }
    require "a roadblock is there" { that = place.barred }
    run "Work" done { job = opening_a_road }
    if "done" {
      when = done
      each division {
        from = [for d in divisions : d if d == place.barred_by]
        set division { roadblocks = division.roadblocks + 1 }
      }
      set place { barred_by = none }
      unmark place { with = roadblock }
    }
  }
  rule "Work" { # no Command Point; who fails has Men at Work, and does not fail at it again
    given   = { unit = unit, job = job }
    returns = bool
    let { at_it = unit.working && unit.job == job }
    unmark unit { with = men_at_work }
    if "men are at work" {
      when = at_it
      return { the = true }
    }
    run "Check" passed { paid = false }
    if "not yet" {
      when = !passed
      run "Men Are at Work" {}
    }
    return { the = passed }
  }
  rule "Men Are at Work" {
    given = { unit = unit, job = job }
    mark unit { with = men_at_work }
    set unit { job = job }
  }
  rule "Work Is Dropped" {
    given  = { unit = unit, act = orders }
    before = an_action_begins(unit, act)
    when = (
      unit.working &&
      act != raise_a_roadblock &&
      act != open_a_roadblock &&
      act != clear_mines &&
      act != clear_rubble &&
      act != build_a_ferry
    )
    unmark unit { with = men_at_work }
  }
  rule "Work Is Interrupted" {
    given = { unit = unit }
    after = mark(unit, suppression)
    unmark unit { with = men_at_work }
  }
  marker "Men at Work" {
    on        = unit
    adjective = "working"
  }
}
