# M: the four officers, and heroes, who do the same and then are spent.

section "M" "Commander Bonuses" {
  text     = "Each company has its captain, and the battalion Colonel Rudder. An officer goes with a Ranger unit and gives one bonus a turn."
  no_rules = "a heading"
}

section "M-1" "Company Commanders" {
  text = "An officer gives one of five bonuses a turn, and none while he is at sea."

  invariant "an officer on the map is with a unit" {
    that = none([for c in commanders : c if c.with == none || c.with.at != c.at])
  }

  value "Ready Officers" { # who may still help, and may be told to by this player
    given = { player = player }
    base = [
      for c in commanders.available : c
      if c.with != none && c.at.zone != sea && leader(c.with) == player
    ]
  }
  value "Company of" { # Rudder's is that of his unit; he landed with Easy
    given = { officer = commander }
    base = (
      officer.company != none ? officer.company :
      officer.with != none ? officer.with.company :
      easy
    )
  }
  value "Officers With" {
    given = { unit = ranger }
    base  = [for c in ready_officers(leader(unit)) : c if c.with == unit]
  }
  value "Officers Near" { # with it or in an adjacent space
    given = { unit = ranger }
    base  = [for c in ready_officers(leader(unit)) : c if c.with == unit || adjacent(c.at, unit.at)]
  }
}

section "M-1a" "Re-rolls" {
  text = "An officer with a unit, or in an adjacent space, lets it roll its last movement die again. The new result counts, and the officer is used until the turn ends."

  action "Re-roll by an Officer" {
    given  = { unit = ranger, die = movement_die }
    after  = roll_the_movement_die(unit, die)
    player = leader(unit)
    choose officer { from = officers_near(unit) }
    flip officer { to = used }
    redo {}
  }
}

section "M-1b" "Obstacles" {
  text = "An officer with a unit makes its next obstacle, or its next special action, one advance cheaper."

  marker "Helped" { on = ranger } # until it has been made use of
  modify "Advance Cost" "helped by an officer" {
    when = unit.helped && obstacle(unit, to)
    by   = -1
  }
  modify "Action Cost" "helped by an officer" {
    when = unit.helped
    by   = -1
  }
  rule "Help Is Spent on an Obstacle" {
    given      = { unit = ranger, to = square }
    instead_of = step(unit, to)
    when       = (unit.helped || unit.boosted) && obstacle(unit, to)
    proceed {}
    unmark unit { with = [helped, boosted] }
  }
  rule "Help Is Spent on an Action" {
    given = { unit = ranger, act = spend_advances }
    after = spend_advances(unit, act)
    when  = act.cost > 0
    unmark unit { with = helped }
  }
  rule "Help Is Not Kept" {
    after = activation()
    unmark {
      the  = rangers
      with = [helped, boosted]
    }
  }

  action "Officer's Help" {
    menu = spend_advances
    cost = 0
    require "not helped yet" { that = !unit.helped }
    choose officer { from = officers_with(unit) }
    flip officer { to = used }
    mark unit { with = helped }
  }
}

section "M-1c" "A Combat Die" {
  text = "An officer adds a die to a close combat or an Open Fire of the unit that he is with, never to Hasty Fire."

  marker "Led" { on = unit }      # an officer leads this fight
  marker "Inspired" { on = unit } # a hero does

  # Who could add dice to a fight of this unit: its officers, and the unit itself if it has a hero.
  value "Bonuses" {
    given   = { unit = ranger }
    returns = set(piece)
    base    = officers_with(unit)
    modifier "a hero" {
      when = unit.heroic
      also = [unit]
    }
  }

  rule "Bonus for the Dice" { # only Rangers have officers and heroes
    given = { unit = unit }
    when  = unit.ranger
    repeat {
      offer "Bonus Dice" {
        none {
          return {}
        }
      }
    }
  }
  menu "Bonus Dice" {
    given  = { unit = ranger }
    player = leader(unit)
    actor  = [unit]
  }
  action "Throw the Dice" {
    menu = bonus_dice
    stop "Bonus for the Dice" {}
  }
  action "Lead the Fight" {
    menu = bonus_dice
    require "not led yet" { that = !unit.led }
    choose officer { from = officers_with(unit) }
    flip officer { to = used }
    mark unit { with = led }
  }
}

section "M-1d" "Order Open Fire" {
  text = "Between activations an officer may have all units of his company open fire."

  action "Order Open Fire" {
    menu = between_activations
    choose officer { from = ready_officers(leader_of(company)) }
    require "somebody of his company can fire" { that = any(can_fire(company_of(officer), false)) }
    flip officer { to = used }
    run "Rangers Open Fire" {
      company  = company_of(officer)
      low_ammo = false
    }
  }
}

section "M-1e" "Rally" {
  text = "At any time an officer may remove Shaken and Pinned from the unit that he is with, or from an adjacent one of the same company."

  action "Rally a Unit" {
    anytime = true
    given   = { asked = player }
    choose officer { from = ready_officers(asked) }
    choose unit { from = in_need(officer) }
    flip officer { to = used }
    unmark unit { with = [shaken, pinned] }
  }
  value "In Need" {
    ruling = "also a unit of his company that another player leads (S): it is helped and gives nothing, so its player is not asked"
    given  = { officer = commander }
    base = [
      for r in rangers : r
      if (
        (r.shaken || r.pinned) &&
        r.company == company_of(officer) &&
        (r == officer.with || adjacent(r.at, officer.at))
      )
    ]
  }
}

section "M-2" "Battalion Commander" {
  text     = "Rudder may go with any unit, and does for its company what a captain does. If nothing has used him, relief comes nearer at the end of the turn."
  no_rules = "said in M-1, M-3 and D-8"
}

section "M-2b" "A Ranger Chit" {
  text = "Between activations Rudder may draw a chit, whose Ranger side counts."

  action "Draw a Ranger Chit" {
    menu = between_activations
    choose officer { from = [for c in ready_officers(leader_of(company)) : c if c.company == none] }
    flip officer { to = used }
    run "Draw an Event Chit" {
      side   = ranger_side
      drawer = leader_of(company)
    }
  }
}

section "M-3" "Using Commanders" {
  text = "An officer who has given his bonus is used until the end of the turn. Then each is assigned anew, a captain to a unit of his company, Rudder to any."

  rule "Reassign the Commanders" {
    each officer {
      from = commanders
      run "Find Him a Unit" {}
    }
  }
  rule "Find Him a Unit" {
    given = { officer = commander }
    offer "Assignment" {
      none { # his company is no more
        remove officer {}
      }
    }
  }
  menu "Assignment" {
    given  = { officer = commander }
    player = leader_of(company_of(officer))
    actor  = [officer]
  }
  action "Assign" {
    menu = assignment
    choose unit {
      from = [for r in rangers : r if officer.company == none || r.company == officer.company]
    }
    set officer { with = unit }
    move officer {
      to    = unit.at
      under = true
    }
  }
}

section "M-4" "Commander Casualties" {
  text = "If the unit of an officer is eliminated he is out for half a die of time boxes, rounded up, and then joins a unit of his company at once; Rudder joins any."

  rule "His Unit Is Lost" {
    ruling = "at sea, too: what is said of officers goes before what is said of all markers on a craft that sinks (E-2)"
    given  = { unit = ranger }
    after  = remove(unit)
    each officer {
      from = [for c in commanders : c if c.with == unit]
      run "Commander Casualty" {}
    }
  }
  rule "Commander Casualty" {
    given = { officer = commander }
    roll n "commander's wound" { dice = d6 }
    let { box = box_ahead(ceil(n, 2)) }
    set officer { with = none }
    if "he may be back" {
      when = box != none
      move officer { to = box }
    }
    else "the battle ends before" {
      remove officer {}
    }
  }
  rule "Back with His Men" {
    given = { box = track_box }
    after = enter(time, box)
    each officer {
      from = box.commanders
      run "Find Him a Unit" {}
    }
  }
}
