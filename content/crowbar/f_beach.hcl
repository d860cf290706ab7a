# F: units below the cliff.

section "F" "Beach Zone Procedures" {
  text     = "How units get up the cliff."
  no_rules = "a heading"
}

section "F-1" "The Beach Zone" {
  text     = "Row 4."
  no_rules = "a definition: it stands in A-1f"
}

section "F-2" "Activation on the Beach" {
  text     = "Nobody consolidates on the beach: the dice are rolled until one stops the unit, it is up, it is destroyed, or all four are used."
  no_rules = "G-3 asks for an inland space, so nothing is different here"
}

section "F-3" "Results on the Beach" {
  text     = "The dice are read as usual, but for two things."
  no_rules = "a heading"
}

section "F-3a" "Variable Hits on the Beach" {
  text = "Always two hits."

  modify "Variable Hits On" "on the beach" {
    when = unit.at.zone == beach
    to   = 2
  }
}

section "F-3b" "Rout on the Beach" {
  text = "A unit that is not shaken is now, and stops; a shaken one takes a hit and stops."

  rule "Nowhere to Run" {
    given      = { unit = ranger }
    instead_of = rout(unit)
    when       = unit.at.zone == beach
    if "already shaken" {
      when = unit.shaken
      run "Take Hits" { n = 1 }
    }
    else "shaken now" {
      mark unit { with = shaken }
    }
  }
}

section "F-4" "Climbing the Cliffs" {
  text = "The climb takes three advances without a hold, two with a shaky one, one with a firm one. They may be saved from die to die."

  modify "Advance Cost" "the cliff" {
    when = border(unit.at, to).cliff
    by   = climb(unit.at.hold) - 1
  }
  table "Climb" {
    given   = { hold = hold }
    returns = { advances = number }
    rows    = [[no_hold, 3], [shaky, 2], [firm, 1]]
  }
}

section "F-5" "Ranger Grappling" {
  text     = "A unit on the beach may try to throw up ropes of its own while its hold is not firm."
  no_rules = "a reference: the action stands in K-2b"
}

section "F-6" "Successful Climb" {
  text = "On top the hold is removed, and the rally point comes up before anything else happens."

  rule "Over the Top" {
    ruling = "a unit that has been activated and climbs because of an event stays activated"
    given  = { unit = ranger, here = square, from = square }
    after  = enter(unit, here, from)
    when   = from.zone == beach && here.zone == inland
    set from { hold = no_hold }
    move {
      the   = unit.rally
      to    = here
      under = true
    }
  }
}
