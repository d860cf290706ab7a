# G: the activation of a unit. Sea and beach (E, F) are exceptions to it.

section "G" "Inland Zone Procedures" {
  text     = "Consolidate, or press forward with the movement dice."
  no_rules = "a heading"
}

section "G-1" "The Inland Zone" {
  text     = "All from Cliff Top 5 to row 15."
  no_rules = "a definition: it stands in A-1f"
}

section "G-2" "Activating a Unit" {
  text = "The unit rolls one movement die after the other until it consolidates, must stop, is destroyed, or has rolled all four."

  phase "Activation" {
    given = { unit = ranger }
    mark unit { with = currently_active }
    set {
      the   = movement_dice
      used  = false
      shows = none
    }
    run "Press On" {}
    if "it is still there" { # who is lost loses the marker, and whoever takes his place has none
      when = unit.active
      run "Close the Activation" {}
    }
    if "a card comes with the stop" {
      when = any([for d in movement_dice : d if d.shows.stopping && d.shows.drawing])
      run "Draw an Event Card" {}
    }
  }

  rule "Press On" { # `stop` leaves it
    given = { unit = ranger }
    repeat {
      while = unit.active && any(dice_left)
      offer "Consolidate or Press Forward" {
        none {}
      }
    }
    run "Exhausted" {}
  }
  value "Dice Left" { base = [for d in movement_dice : d if !d.used] }

  rule "Close the Activation" {
    given = { unit = ranger }
    unmark unit { with = currently_active }
    set unit { advances = 0 }
    set caches { handled = false }
    flip {
      the = unit.rally
      to  = activated
    }
  }
}

section "G-3" "Consolidate or Press Forward" {
  text = "Before each roll the player chooses between the two. To consolidate ends the activation, and is possible inland alone."

  menu "Consolidate or Press Forward" {
    given  = { unit = ranger }
    player = leader(unit)
    require "it is inland" { that = act == press_forward || unit.at.zone == inland }
  }
}

section "G-4" "Consolidate" {
  text = "One of five things is done, and the activation is over."

  rule "It Has Consolidated" {
    given = { unit = ranger, act = consolidate_or_press_forward }
    after = consolidate_or_press_forward(unit, act)
    when  = act != press_forward
    stop "Press On" {}
  }
}

section "G-4a" "Recover from Shock" {
  text = "Shaken and Pinned are removed from the unit."

  action "Remove Shaken and Pinned" {
    menu = consolidate_or_press_forward
    require "it carries one" { that = unit.shaken || unit.pinned }
    unmark unit { with = [shaken, pinned] }
  }
}

section "G-4b" "Bring Up the Rally Point" {
  text = "The unit's rally point comes to its space."

  action "Bring Up the Rally Point" {
    menu = consolidate_or_press_forward
    require "it lies behind" { that = unit.back > 0 }
    move {
      the   = unit.rally
      to    = unit.at
      under = true
    }
  }
}

section "G-4c" "Recover Strength" {
  text = "A unit on its rally point recovers up to 2 SP. Whoever has been at 8 SP or less gets no further than 8 in this way."

  action "Recover Strength" {
    menu = consolidate_or_press_forward
    require "it stands on its rally point" { that = unit.back == 0 }
    require "it is below what it can recover" { that = unit.strength < recovery_limit(unit) }
    set unit { strength = min(unit.strength + 2, recovery_limit(unit)) }
  }
  value "Recovery Limit" {
    given = { unit = ranger }
    base  = unit.limit
    modifier "once at 8 or less" {
      when    = unit.worn
      at_most = 8
    }
  }
}

section "G-4d" "Fall Back" {
  text = "The unit is placed anywhere in its column between Cliff Top 5 and its own space, which may be that very space."

  action "Fall Back" {
    ruling = "to stay is allowed, so a unit may always consolidate; a pinned unit can only stay"
    menu   = consolidate_or_press_forward
    choose to {
      from = [for s in file(unit.at) : s if s.zone == inland && s.row <= unit.at.row]
      require "no German is there" { that = none(to.germans) }
      require "a pinned unit does not move" { that = to == unit.at || !unit.pinned }
    }
    move unit { to = to }
  }
}

section "G-4e" "Establish Rudder's HQ" {
  text = "The headquarters is set up in the unit's space, if it is not on the map yet and Rudder is."

  action "Establish Rudder's HQ" {
    menu = consolidate_or_press_forward
    require "it is not established yet" { that = !rudder_s_hq.in_play }
    require "Rudder is on the map" { that = rudder.in_play }
    move rudder_s_hq { to = unit.at }
  }
}

section "G-5" "Press Forward" {
  text   = "The player rolls a movement die of a color not yet used in this activation. What it shows is applied in this order: hits, advances, close combat, chit, card. Advances may be saved for later dice."
  ruling = "what is saved is spent when a later die gives advances, and then on anything: nothing that is past can be done with it"

  action "Press Forward" {
    menu = consolidate_or_press_forward
    choose die { from = dice_left }
    set die { used = true }
    run "Roll the Movement Die" face {}
    run "Apply the Face" {}
  }

  rule "Roll the Movement Die" { # a rule of its own, so that G-8 can step in after it
    given   = { unit = ranger, die = movement_die }
    returns = face
    roll face "Movement Die" { on = faces_of(die) }
    set die { shows = face }
    return { the = face }
  }

  rule "Apply the Face" {
    ruling = "chits and cards are drawn even if the unit is lost by the same die"
    given  = { unit = ranger, face = face }
    run "Take Hits" { n = face.hits }
    if "variable hits" {
      when = face.variable && unit.in_play
      run "Variable Hits" {}
    }
    if "advances" {
      when = face.advances > 0 && unit.in_play
      set unit { advances = unit.advances + face.advances }
      offer "Spend Advances" {
        up_to   = any # what is not spent is saved
        passing = "the rest is saved"
        none {}
      }
    }
    if "a chit" {
      when = face.ranger_chit || face.german_chit
      run "Draw an Event Chit" {
        side   = face.ranger_chit ? ranger_side : german_side
        drawer = leader(unit)
      }
    }
    if "a card" {
      when = face.drawing && !face.stopping # with a stop it is drawn when the activation is over
      run "Draw an Event Card" {}
    }
    if "rout" {
      when = unit.in_play && (face.routing || (face.shaking && unit.shaken))
      run "Rout" {}
      stop "Press On" {}
    }
    if "shaken" {
      when = unit.in_play && face.shaking
      mark unit { with = shaken }
    }
    if "stop" {
      when = face.stopping
      stop "Press On" {}
    }
  }
}

section "G-6" "The Movement Dice" {
  text     = "Green is safe, yellow normal, red risky, black dangerous."
  no_rules = "a description: the faces stand in A-7"
}

section "G-7" "Movement Dice Results" {
  text     = "What the faces mean."
  no_rules = "a heading"
}

section "G-7a" "No Effect" {
  text     = "Nothing happens to the unit; an event card is drawn."
  no_rules = "it stands in G-5"
}

section "G-7b" "Hits" {
  text = "Each hit takes 1 SP from a Ranger unit; a German unit is turned over by the first and removed by the second."

  rule "Take Hits" {
    given = { unit = unit, n = number }
    when  = n > 0
    if "a Ranger unit" {
      when = unit.ranger
      run "Lose Strength" {}
    }
    else "a second hit" {
      when = n > 1 || unit.reduced
      remove unit {}
    }
    else "the first hit" {
      run "Lose the Full Side" { man = unit }
    }
  }
  rule "Lose the Full Side" {
    given = { man = german }
    flip man { to = reduced }
  }
  rule "Lose Strength" {
    given = { unit = ranger, n = number }
    set unit {
      strength = max(0, unit.strength - n)
      worn     = unit.worn || unit.strength - n <= 8
    }
    if "destroyed" {
      when = unit.strength == 0
      remove unit {}
    }
  }
  rule "A Unit Is Lost" {
    ruling = "supplies of a unit that is lost on land stay where they are"
    given  = { unit = ranger }
    before = remove(unit)
    move {
      the = unit.rally
      to  = supply
    }
    set {
      the  = [for c in caches : c if c.with == unit]
      with = none
    }
  }
}

section "G-7c" "Variable Hits" {
  text = "One hit, unless an unpinned German unit of at least 1 SP is within two spaces: then infantry costs half the distance to the rally point, rounded up, and a machine gun or the FLAK gun the whole distance. The worst counts."

  rule "Variable Hits" {
    given = { unit = ranger }
    run "Take Hits" { n = variable_hits_on(unit) }
  }
  value "Threats" {
    given = { unit = ranger }
    base  = [for g in germans : g if !g.pinned && g.fire_SP >= 1 && distance(g.at, unit.at) <= 2]
  }
  value "Variable Hits On" {
    given = { unit = ranger }
    base  = 1
    modifier "infantry near" {
      when     = any([for g in threats(unit) : g if !g.MG && !g.FLAK])
      at_least = ceil(unit.back, 2)
    }
    modifier "a machine gun or the FLAK gun near" {
      when     = any(threats(unit).MG) || any(threats(unit).FLAK)
      at_least = unit.back
    }
  }
}

section "G-7d" "Advances" {
  text = "An advance moves the unit one space forward or backward in its column. Woods, wire, an obstacle, the cliff, and prepared cover that Germans hold cost more. Advances may be saved, or spent on special actions; a pinned unit can only regroup."

  menu "Spend Advances" {
    ruling = "a pinned unit may regroup (G-7d, K-2c), and inland consolidate (I-4), and nothing else"
    given  = { unit = ranger }
    player = leader(unit)
    fields = { cost = number }
    require "the unit is on the map" { that = unit.in_play }
    require "a pinned unit can only regroup" { that = !unit.pinned || act == regroup }
    require "it has the advances" { that = unit.advances >= action_cost(unit, act) }
  }
  value "Action Cost" {
    given = { unit = ranger, act = spend_advances }
    base  = act.cost
    modifier "never less than nothing" { at_least = 0 }
  }
  rule "Advances Are Paid" {
    given  = { unit = ranger, act = spend_advances }
    before = spend_advances(unit, act)
    set unit { advances = unit.advances - action_cost(unit, act) }
  }

  action "Advance" {
    menu = spend_advances
    cost = 0 # the ground says the price
    choose to { from = [for s in neighbors(unit.at) : s if s.column == unit.at.column] }
    require "never back to the beach" { that = unit.at.zone == sea || to.zone == inland }
    require "it has the advances for the ground" { that = unit.advances >= advance_cost(unit, to) }
    run "Step" {}
  }
  rule "Step" {
    given = { unit = ranger, to = square }
    set unit { advances = unit.advances - advance_cost(unit, to) }
    move unit { to = to }
  }

  value "Obstacle" {
    given = { unit = ranger, to = square }
    base = (
      border(unit.at, to).cliff ||
      border(unit.at, to).wire ||
      to.woods ||
      to.obstructed ||
      (to.prepared && any(to.germans))
    )
  }
  value "Advance Cost" {
    given = { unit = ranger, to = square }
    base  = 1
    modifier "woods" {
      when = to.woods
      by   = 1
    }
    modifier "barbed wire on the side" {
      when = border(unit.at, to).wire
      by   = 1
    }
    modifier "an obstacle" {
      when = to.obstructed
      by   = 1
    }
    modifier "Germans in prepared cover" {
      when = to.prepared && any(to.germans)
      by   = 1
    }
    modifier "never less than nothing" { at_least = 0 }
  }
}

section "G-7e" "Chits" {
  text     = "After hits, advances and close combat an event chit is drawn, and its Ranger or German side applies."
  no_rules = "it stands in G-5"
}

section "G-7f" "Stop Activation" {
  text     = "The unit stays as and where it is. Saved advances are lost."
  no_rules = "it stands in G-5, and how an activation ends in G-2"
}

section "G-7g" "Stop Activation and Draw" {
  text     = "The same; an event card is drawn when the activation is over."
  no_rules = "it stands in G-2"
}

section "G-7h" "Shaken" {
  text     = "The unit is shaken and goes on; if it already was, it routs."
  no_rules = "it stands in G-5"
}

section "G-7i" "Routed" {
  text = "The unit takes as many hits as it is spaces from its rally point, at least one, is shaken, goes back there, and stops."

  rule "Rout" {
    given = { unit = ranger }
    run "Take Hits" { n = max(1, unit.back) }
    if "it survives" {
      when = unit.in_play
      mark unit { with = shaken }
      move {
        the = unit
        to  = unit.rally.at
      }
    }
  }
}

section "G-8" "Re-Rolls" {
  text     = "An officer with or beside the unit, or a hero with it, may have the last die rolled again."
  no_rules = "the actions stand with the officers in M-1a and with the heroes in O-8b"
}

section "G-9" "Exhausted Activation" {
  text = "Whoever has rolled all four dice and was not stopped by the last is no longer shaken. The activation is over."

  rule "Exhausted" {
    given = { unit = ranger }
    when  = unit.active
    unmark unit { with = shaken }
  }
}

section "G-10" "Supplies and Rudder's HQ" {
  text = "A unit may pick supplies up or drop them for free while it moves. Supplies and headquarters with which a German unit is alone are lost; the headquarters may be set up again."

  action "Pick Up Supplies" {
    menu = spend_advances
    cost = 0
    choose cache {
      from = unit.at.caches
      require "nobody carries them" { that = cache.with == none }
      require "they have not just been dropped" { that = !cache.handled }
    }
    set cache {
      with    = unit
      handled = true
    }
  }
  action "Drop Supplies" {
    menu = spend_advances
    cost = 0
    require "it is ashore" { that = unit.at.zone != sea }
    choose cache {
      from = [for c in caches : c if c.with == unit]
      require "they have not just been picked up" { that = !cache.handled }
    }
    set cache {
      with    = none
      handled = true
    }
  }
  # Supplies can be handled again when their unit has moved. Otherwise picking them up and dropping
  # them in one place could go on forever.
  rule "Supplies Have Been Carried On" {
    given = { unit = ranger }
    after = step(unit)
    set {
      the     = [for c in caches : c if c.with == unit]
      handled = false
    }
  }

  rule "Germans Overrun a Space" {
    ruling = "supplies and headquarters under a Ranger unit are lost only when the Germans are left alone with them: O-9b, which speaks of lone markers, goes before G-10, which says at any time"
    given  = { german = german, here = square }
    after  = enter(german, here)
    when   = none(here.rangers)
    run "What Lies There Is Lost" {}
  }
  rule "Germans Are Left Alone" {
    given = { unit = ranger, here = square }
    after = leave(unit, here)
    when  = any(here.germans)
    run "What Lies There Is Lost" {}
  }
  rule "What Lies There Is Lost" {
    given = { here = square }
    remove { the = [for c in here.caches : c if c.with == none] }
    move {
      the = here.all_headquarters
      to  = supply
    }
  }
}

section "G-11" "Rally Points" {
  text     = "A rally point is the center of its unit's operations: distance from it hurts, and its other side shows that the unit has been activated."
  no_rules = "a heading"
}

section "G-11a" "Rally Points at Start" {
  text     = "A rally point waits at Start until its unit is on top of the cliff."
  no_rules = "where they start stands in A-3, and nothing moves them before that"
}

section "G-11b" "Rally Points on Top" {
  text     = "As soon as the unit is up, its rally point is with it."
  no_rules = "the same as F-6, and there"
}

section "G-11c" "Bringing Rally Points Up" {
  text     = "Otherwise a rally point is brought up by consolidating alone."
  no_rules = "the same as G-4b, and there"
}

section "G-11d" "Rally Points Dragged Back" {
  text = "It is never in front of its unit: a unit that goes back past it takes it along, but never back to the beach."

  rule "The Rally Point Is Dragged Back" {
    given = { unit = ranger, here = square }
    after = enter(unit, here)
    when  = here.zone == inland && behind(unit)
    move {
      the   = unit.rally
      to    = here
      under = true
    }
  }
  value "Behind" { # its rally point is further south
    given = { unit = ranger }
    base  = unit.rally.at.square && unit.rally.at.row > unit.at.row
  }
}
