# E: units in landing craft.

section "E" "Sea Zone Procedures" {
  text     = "How landing craft get to the beach."
  no_rules = "a heading"
}

section "E-1" "The Sea Zone" {
  text     = "Start and Sea 1 to 3."
  no_rules = "a definition: it stands in A-1f"
}

section "E-2" "Activation at Sea" {
  text = "Nobody consolidates at sea: the dice are rolled until one stops the craft, it lands, or unit or craft is lost. Whoever is lost takes craft and markers along."

  rule "The Craft Goes Along" {
    given = { unit = ranger, here = square }
    after = enter(unit, here)
    when  = unit.craft.in_play
    move {
      the   = unit.craft
      to    = here
      under = true
    }
  }
  rule "Lost at Sea" {
    given  = { unit = ranger }
    before = remove(unit)
    when   = unit.at.zone == sea
    remove { the = unit.craft }
    remove { the = [for c in caches : c if c.with == unit] }
  }
}

section "E-3" "Results at Sea" {
  text     = "The dice are read as usual, but for three things."
  no_rules = "a heading"
}

section "E-3a" "Hits at Sea" {
  text     = "Plain hits fall on the Ranger unit, never on the craft."
  no_rules = "so does G-7b: nothing is different at sea"
}

section "E-3b" "Variable Hits at Sea" {
  text = "At Start and Sea 1 the unit takes one hit. Further on the craft does: the first hit damages it, the second sinks it with all aboard."

  modify "Variable Hits On" "at sea" {
    when = unit.at.zone == sea
    to   = 1
  }
  rule "The Boat Is Hit" {
    given      = { unit = ranger }
    instead_of = variable_hits(unit)
    when       = unit.at.zone == sea && unit.at.row >= 2
    if "sunk with all aboard" {
      when = unit.craft.damaged
      remove unit {}
    }
    else "damaged" {
      flip {
        the = unit.craft
        to  = damaged
      }
    }
  }
}

section "E-3c" "Rout at Sea" {
  text = "A craft that is not shaken is now, and stops; a shaken one goes back to Start."

  rule "Lost on the Way" {
    given      = { unit = ranger }
    instead_of = rout(unit)
    when       = unit.at.zone == sea
    if "already shaken" {
      when = unit.shaken
      move unit { to = in_column(unit.at, 0) }
    }
    else "shaken now" {
      mark unit { with = shaken }
    }
  }
}

section "E-4" "J-Projector Launch" {
  text = "A sound craft fires its grapnels when it lands: 9 to 11 on two dice make a shaky hold, 12 a firm one. The craft is then removed."

  rule "Landing" {
    ruling = "nothing is fired where a hold is firm already"
    given  = { unit = ranger, here = square, from = square }
    after  = enter(unit, here, from)
    when   = from.zone == sea && here.zone == beach
    if "the craft is sound" {
      when = unit.craft.sound && here.hold != firm
      roll grip "J-Projector" { on = j-projector }
      set here { hold = max(here.hold, grip) }
    }
    remove { the = unit.craft }
  }
  table "J-Projector" {
    given   = { roll = pool(2, d6) }
    returns = { hold = hold }
    rows    = [["2-8", no_hold], ["9-11", shaky], [12, firm]]
  }
}
