# Chapter 5: land mines.

section "5.0" "Land Mines" {
  text     = "Each side has so many minefields as its scenario says."
  no_rules = "a heading"
}

section "5.1" "Mine Placement" {
  text = "An engineer lays mines in its hex without a roll. They hinder the enemy alone."

  marker "Minefield" {
    on        = hex
    adjective = "mined"
  }
  value "Mine Store" { # the Germans have one, kept with 26. VG
    given = { unit = unit }
    base  = unit.army == german ? division_26_vg : unit.home
  }
  action "Lay Mines" {
    menu = orders
    deed = blocking
    require "is an engineer on foot" {
      that = unit.engineer && unit.now.mobility == leg && unit.steps > 0
    }
    require "there are some left" { that = mine_store(unit).mines > 0 }
    require "there are none yet" { that = !spot(unit).mined }
    let { division = mine_store(unit) }
    set division { mines = division.mines - 1 }
    run "Mines Are Laid" { here = spot(unit) }
  }
  rule "Mines Are Laid" {
    given = { unit = unit, here = hex }
    mark here { with = minefield }
    set here { mined_by = unit.army }
  }
}

section "5.2" "Effect of Mines" {
  text = "Who enters enemy mines stops. Who would leave them, to move, retreat or after an assault, passes a check first, without a Command Point, or is suppressed where he is. Mines of either side in a hex make it two harder to be brave enough to assault it."

  value "In Mines" {
    given = { unit = unit, hex = hex }
    base  = hex.mined && hex.mined_by != unit.army
  }
  modify "Step by Step" "enemy mines" {
    when = in_mines(unit, hex)
    to   = true
  }
  rule "Stopped by Mines" {
    given = { unit = unit, here = hex }
    after = enter(unit, here)
    when  = in_mines(unit, here)
    set unit { points = 0 }
  }
  rule "Out of the Mines" {
    ruling     = "who assaults out of mines is checked when he would enter, and stays suppressed if he fails"
    given      = { unit = unit }
    instead_of = set_out(unit)
    when       = unit.in_play && in_mines(unit, spot(unit))
    returns    = bool
    run "Check" passed { paid = false }
    if "it does not get through" {
      when = !passed
      mark unit { with = suppression }
    }
    return { the = passed }
  }
  modify "Dread" "mines" {
    when = to.mined
    by   = -2
  }
}

section "5.3" "Removing Mines" {
  text = "An engineer that begins in the hex takes mines away, of either side: one of two steps at once, one of a single step if a die reads six or less."

  action "Clear Mines" {
    ruling = "two steps need no roll and no check; a single step that fails has Men at Work, and needs no second roll"
    menu   = orders
    deed   = blocking
    require "is an engineer on foot" {
      that = unit.engineer && unit.now.mobility == leg && unit.steps > 0
    }
    require "mines are here" { that = spot(unit).mined }
    require "has not come here just now" { that = !unit.came }
    let { at_it = unit.working && unit.job == clearing_mines }
    unmark unit { with = men_at_work }
    if "two steps, or men at work" {
      when = unit.steps >= 2 || at_it
      run "Mines Are Gone" { here = spot(unit) }
      return {}
    }
    roll throw "mine clearing" { dice = d10 }
    if "done" {
      when = digit(throw) <= 6
      run "Mines Are Gone" { here = spot(unit) }
    }
    else {
      run "Men Are at Work" { job = clearing_mines }
    }
  }
  rule "Mines Are Gone" {
    given  = { here = hex }
    ruling = "mines that were cleared do not come back to those that are left"
    unmark here { with = minefield }
    set here { mined_by = none }
  }
}
