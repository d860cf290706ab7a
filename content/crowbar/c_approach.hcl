# C: the approach, once before the first turn.

section "C" "Pre-Game Invasion Approach" {
  text = "Once, before the first turn, each company rolls all four movement dice, and each die is assigned to one of its craft. The dice are read in a way of their own, and nobody draws cards or chits."

  phase "Invasion Approach" {
    repeat {
      while = any(companies_waiting)
      choose company { from = companies_waiting }
      run "Company's Approach" {}
    }
    flip {
      the = rally_points
      to  = ready
    }
  }
}

section "C-1" "All Four Dice" {
  text = "A company rolls its four dice at once."

  phase "Company's Approach" {
    given = { company = company }
    run "Roll All Dice" {}
    run "Assign the Dice" {}
    each unit {
      from = waiting(company)
      run "Approach" {}
    }
  }
  rule "Roll All Dice" {
    each die {
      from = movement_dice
      roll face "Movement Die" { on = faces_of(die) }
      set die {
        shows = face
        used  = false
      }
    }
  }
}

section "C-2" "Assigning the Dice" {
  text = "Each of the four craft gets one of the dice."

  rule "Assign the Dice" {
    given = { company = company }
    each unit {
      from = waiting(company)
      offer "A Die for a Craft" {
        none {}
      }
    }
  }

  menu "A Die for a Craft" {
    given  = { unit = ranger }
    player = leader(unit)
  }
  action "Assign a Die" {
    menu = a_die_for_a_craft
    choose craft { from = [unit.craft] } # so that the question says whose die it is
    choose die { from = dice_for(unit) }
    set die { used = true }
    set unit { die = die }
  }
  value "Dice for" {
    given = { unit = ranger }
    base  = dice_left
  }
}

section "C-3" "Resolving the Dice" {
  text     = "The craft move in any order."
  no_rules = "nothing comes of the order, since each moves by its own die in its own column: it is not asked"
}

section "C-4" "Results of the Approach" {
  text = "Advances bring a craft three spaces on, two or more of them onto the beach; hits are taken; any other die brings it one space on, and a rout none. Whoever is shaken or routed arrives shaken."

  rule "Approach" {
    given = { unit = ranger }
    when  = unit.die != none && unit.die.shows != none
    let { result = approach_results(unit.die.shows) }
    run "Take Hits" { n = result.hits }
    if "shaken" {
      when = result.shaken
      mark unit { with = shaken }
    }
    repeat {
      times = result.spaces
      move unit { to = in_column(unit.at, unit.at.row + 1) }
    }
    set unit { die = none }
    flip {
      the = unit.rally
      to  = activated
    }
  }

  table "Approach Results" {
    given   = { face = face }
    returns = { spaces = number, hits = number, shaken = bool }
    rows = [
      [no_effect_card, 1, 0, false],
      [stop, 1, 0, false],
      [stop_card, 1, 0, false],
      [hit_advance_1, 3, 1, false],
      [hit_advance_3, 4, 1, false],
      [variable_hits_advance_2, 4, 2, false],
      [advance_1_ranger_chit, 3, 0, false],
      [advance_1_german_chit, 3, 0, false],
      [advance_2_german_chit, 4, 0, false],
      [shaken_result, 1, 0, true],
      [rout_result, 0, 0, true],
    ]
  }
}

section "C-5" "The Next Company" {
  text     = "Then another company does the same."
  no_rules = "so it is in C"
}

section "C-6" "The First Turn" {
  text     = "When all three have come the first turn begins, and the dice are read as usual."
  no_rules = "so it is in D"
}
