# O-8: what a Heroic Action marker does. How it comes to a unit is said with the chits.

section "O-8" "Heroic Actions" {
  value "Bonuses" { # what could add dice to a fight of this unit: its officers, and the unit itself if a hero is with it
    given = { unit = ranger }
    gives = set(piece)
    base  = officers_with(unit)
    modifier "a hero" {
      when = unit.heroic
      also = [unit]
    }
  }
}
section "O-8a" "Two Dice" {
  text = "A hero adds two dice to a close combat or an Open Fire."
  action "Lead as a Hero" {
    menu = bonus_dice
    require "a hero is with it" { that = unit.heroic }
    unmark unit { of = heroic_action }
    mark unit { with = inspired }
  }
}
section "O-8b" "Re-rolls" {
  text = "A hero lets his unit, and no other, roll a movement die again."
  action "Re-roll by a Hero" {
    given  = { unit = ranger, die = movement_die }
    after  = roll_the_movement_die(unit, die)
    player = leader(unit)
    require "a hero is with it" { that = unit.heroic }
    unmark unit { of = heroic_action }
    redo {}
  }
}
section "O-8c" "Obstacles" {
  text = "A hero makes one obstacle one advance cheaper."

  marker "Boosted" { on = ranger } # until it has been made use of
  modify "Advance Cost" "helped by a hero" {
    when = unit.boosted && obstacle(unit, to)
    by   = -1
  }
  action "Hero's Help" {
    menu = spend_advances
    cost = 0
    require "a hero is with it" { that = unit.heroic }
    require "not helped yet" { that = !unit.boosted }
    unmark unit { of = heroic_action }
    mark unit { with = boosted }
  }
}
section "O-8d" "Rally" {
  text = "At any time a hero removes Shaken and Pinned from his unit."
  action "Rally as a Hero" {
    anytime = true
    given   = { asked = player }
    choose unit { from = [for r in rangers : r if r.heroic && (r.shaken || r.pinned) && leader(r) == asked] }
    unmark unit { of = [heroic_action, shaken, pinned] }
  }
}
