# I: movement, and what is found on the way.

section "I" "Unit Movement" {
  text     = "Where units may go, and what they find there."
  no_rules = "a heading"
}

section "I-1" "Movement Procedure" {
  text     = "Units move by the movement dice, forward or backward, in their own column."
  no_rules = "a summary of E, F and G"
}

section "I-2" "Obstacles" {
  text     = "Wire, woods, the cliff, obstacle markers, and prepared cover that Germans hold."
  no_rules = "a list: what they cost stands in G-7d and F-4"
}

section "I-3" "Possible Gun Locations" {
  text = "A Ranger unit that is alone in a space turns over the markers in it."

  rule "A Space Is Searched" {
    given = { unit = ranger, here = square }
    after = enter(unit, here)
    when  = none(here.germans)
    run "Search the Space" {}
  }

  rule "Search the Space" {
    given = { unit = ranger }
    each found {
      from = only([for s in squares : s if s == unit.at]).gun_locations
      when = unit.in_play
      run "What Is Found" {}
    }
  }
}

section "I-3a" "Gun Found" {
  text     = "A gun is captured, and so is one that an event has revealed before."
  no_rules = "captured as fortunes of war are: I-3b"
}

section "I-3b" "Fortunes of War" {
  text = "Guns and fortunes of war are captured, traps cost hits, the rest is nothing."

  rule "What Is Found" {
    given = { unit = ranger, found = gun_location }
    let { surprise = found.face_down }
    reveal found {}
    if "a prize" {
      when = found.gun || found.fortunes
      run "Claim" {
        prize   = found
        company = credited_company(unit)
      }
    }
    else "nothing, or a trap" {
      remove found {}
    }
    if "a trap goes off" {
      when = surprise && found.trap
      run "Take Hits" { n = found.hits }
    }
  }
}

section "I-3c" "Traps" {
  text     = "A trap costs the hits that it shows, but only a unit that moves in while it is hidden."
  no_rules = "it stands in I-3b"
}

section "I-3d" "Nothing Found" {
  text     = "Rubble, dummy guns and false reports are taken away."
  no_rules = "it stands in I-3b"
}

section "I-4" "Movement Restrictions" {
  text     = "Nobody goes past row 15 or back over the cliff. A pinned unit does not move of its own will."
  no_rules = "the requirements stand in G-4d and G-7d"
}

section "I-5" "Pinned German Units" {
  text     = "A pinned German unit does not move unless it must retreat; at the end of the turn no German is pinned any more."
  no_rules = "who moves stands in O-9 and J-3e, the end of the turn in D-8"
}

section "I-6" "Stacking" {
  text     = "One unit a space, save for close combat. Units pass through their own side's and never through the enemy's; markers are in nobody's way."
  no_rules = "an invariant in A-2; each advance is a single space"
}
