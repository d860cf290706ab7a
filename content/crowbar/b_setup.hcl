# B: what lies where when the invasion begins.

section "B" "Setup" {
  text = "What lies where when the invasion begins."

  rule "Set Up" {
    run "Place the Landing Craft" {}
    run "Place the Gun Locations" {}
    run "Man the Command Bunker" {}
    run "Place the HKA" {}
    run "Place the Machine Guns" {}
    run "Place the FLAK Gun" {}
    run "Operation Flashlamp" {}
    run "Bomb Damage Assessment" {}
    run "Shuffle the Event Cards" {}
  }
}

section "B-1" "Tracks" {
  text     = "Time begins on June 6th, counterattacks with All Quiet, the relief column far away."
  no_rules = "tracks begin with their first box: H"
}

section "B-2" "Landing Craft" {
  text = "The twelve craft, their units, officers and supplies start on the Start spaces as printed, with the rally points behind them. As an option the player places them within each company's columns."

  # The starting positions of craft, officers and supplies are declared with the counters in A.
  rule "Place the Landing Craft" {
    each unit {
      from = all(rangers)
      move unit { to = unit.craft.at }
    }
  }

  option "Landing" {
    default = as_printed
    variant "As Printed" { text = "The craft start where the map says." }
    variant "Free" {
      text = "The player says which craft starts in which column of its company, and with whom officers go: Rudder with a unit of Easy."

      rule "Columns Are Chosen" {
        after = place_the_landing_craft()
        each start {
          from = [for s in squares : s if s.row == 0]
          offer "A Craft for a Column" {
            none {}
          }
        }
        each officer {
          from = commanders
          offer "A Craft for an Officer" {
            none {}
          }
        }
      }

      menu "A Craft for a Column" {
        given  = { start = square }
        player = leader(unit_of(start))
      }
      # The craft in columns further right are still free. The craft that stood here takes the place
      # of the chosen one.
      action "Place a Craft" {
        menu = a_craft_for_a_column
        choose where { from = [start] }
        choose unit {
          from = [for r in rangers : r if r.company == start.company && r.column >= start.column]
        }
        run "Change Places" {
          a = unit_of(where)
          b = unit
        }
      }
      rule "Change Places" {
        given = { a = ranger, b = ranger }
        when  = a != b
        let {
          here   = a.at
          yonder = b.at
          ours   = a.column
          theirs = b.column
        }
        set a { column = theirs }
        set b { column = ours }
        move a { to = yonder }
        move b { to = here }
        move {
          the   = a.rally
          to    = yonder
          under = true
        }
        move {
          the   = b.rally
          to    = here
          under = true
        }
      }

      menu "A Craft for an Officer" {
        given  = { officer = commander }
        player = leader_of(company_of(officer))
      }
      action "Place an Officer" {
        menu = a_craft_for_an_officer
        choose who { from = [officer] }
        choose unit {
          from = [for r in rangers : r if r.company == company_of(officer)]
        }
        set who { with = unit }
        move who {
          to    = unit.at
          under = true
        }
      }
    }
  }
}

section "B-3" "Commanders" {
  text     = "The captains start with their companies, Rudder with Easy's support."
  no_rules = "where they start stands in A-3"
}

section "B-4" "Supplies" {
  text     = "Each company's supplies start with its support craft."
  no_rules = "where they start stands in A-3"
}

section "B-5" "Ranger Units" {
  text     = "Each company has three units of 10 SP, and one of 6 with the support craft."
  no_rules = "the units stand in A-2b, and B-2 takes them aboard"
}

section "B-6" "Rally Points" {
  text     = "Twelve rally points start behind the craft."
  no_rules = "where they start stands in A-3"
}

section "B-7" "Spare Counters" {
  text     = "The counters of lower strengths lie at hand."
  no_rules = "a unit's strength is kept as a figure: A-2b"
}

section "B-8" "The Germans" {
  text     = "All German units start with their full sides up."
  no_rules = "a heading; the full side is the first of each"
}

section "B-8a" "Command Bunker" {
  text = "Its garrison starts in it."

  rule "Man the Command Bunker" {
    move bunker_company { to = only(squares.command_bunker) }
  }
}

section "B-8b" "HKA" {
  text = "Eleven of the fourteen HKA units, at random, go to the emplacements, houses, bunker and barracks, two more to the two spaces with three gun locations. The last one is not used."

  value "HKA Posts" {
    ruling = "the two spaces that the text calls southwestern lie on the left, which is east (A-1g): R-1 gives them to Easy company"
    base = [
      for s in squares : s
      if s.gun_emplacement || s.building || s.bunker || s.barracks || s.stars == 3
    ]
  }
  rule "Place the HKA" {
    each post {
      from = HKA_posts
      run "Pick a Garrison" man { men = german_pool.germans.HKA }
      move man { to = post }
    }
    remove { the = german_pool.germans.HKA }
  }
  rule "Pick a Garrison" {
    given   = { post = square, men = set(german) }
    returns = german
    draw man {
      from        = men
      never_empty = true
    }
    return { the = man }
  }
}

section "B-8c" "Machine Guns" {
  text = "Five of the eight machine guns, at random, go to the machine-gun spaces; three wait in the pool."

  rule "Place the Machine Guns" {
    each post {
      from = squares.MG_space
      run "Pick a Garrison" gun { men = german_pool.germans.MG }
      move gun { to = post }
    }
  }
}

section "B-8d" "FLAK Gun" {
  text = "The FLAK gun starts in its space."

  rule "Place the FLAK Gun" {
    move flak_gun { to = only(squares.flak_space) }
  }
}

section "B-8e" "Possible Gun Locations" {
  text = "The gun locations are mixed and laid out face down, one for each star of a space."

  rule "Place the Gun Locations" {
    each here {
      from = squares
      run "Hide Gun Locations" {}
    }
  }
  rule "Hide Gun Locations" {
    given = { here = square }
    repeat {
      while = room_for_locations(here) > 0
      draw location {
        from        = pool_for(here)
        to          = here
        face        = down
        never_empty = true
      }
    }
  }
  value "Pool for" {
    given = { here = square }
    base  = gun_cup.gun_locations
  }
  value "Room for Locations" {
    given = { square = square }
    base  = stars(square) - count(square.gun_locations)
  }
  value "Stars" {
    given = { square = square }
    base  = square.stars != none ? square.stars : 0
  }

  option "Gun Markers" {
    default = twenty-six
    ruling  = "B-8e says twenty; the stars that it names itself, and the pools of R-1, ask for twenty-six"
    variant "Twenty-six" { text = "As many as the stars of the map and the pools of R-1 ask for." }
    variant "Twenty" {
      text = "As the text of B-8e counts them: eight with nothing, and no stars in single spaces."

      rule "Fewer Markers" {
        before = place_the_gun_locations()
        draw rubble_left_out {
          from  = gun_cup.gun_locations.rubble
          to    = out
          count = 2
        }
        draw dummies_left_out {
          from  = gun_cup.gun_locations.dummy_guns
          to    = out
          count = 2
        }
        draw reports_left_out {
          from  = gun_cup.gun_locations.false_reports
          to    = out
          count = 2
        }
      }
      modify "Stars" "no single stars" {
        when = square.stars == 1
        to   = 0
      }
    }
  }
}

section "B-9" "Operation Flashlamp" {
  text = "Ten Incoming Fire markers and as many more as a die says are placed face down wherever the player likes, at most two in a space."

  rule "Operation Flashlamp" {
    roll more "more bombs" { dice = d6 }
    run "Bomb" {
      who = force_a
      n   = 10 + more
    }
  }
  rule "Bomb" {
    given = { who = player, n = number }
    repeat {
      times = n
      choose here "space to bomb" {
        from      = flashlamp_spaces(who)
        player    = who
        or_return = true
      }
      run "Drop Fire" { n = 1 }
    }
  }
  value "Flashlamp Spaces" {
    given = { who = player }
    base  = [for s in squares : s if count(s.incoming_fires) < 2]
  }
}

section "B-10" "Bomb Damage Assessment" {
  text = "In each Cliff Top space that was bombed one marker is revealed and applied at once. A critical hit brings the cliff down: the column has a firm hold."

  rule "Bomb Damage Assessment" {
    ruling = "of two hidden markers any one is taken: nobody can tell them apart"
    each here {
      from = [for s in squares : s if s.row == 5 && any(s.incoming_fires)]
      draw marker {
        from        = here.incoming_fires
        never_empty = true
      }
      run "Turn Over" { fire = marker }
      if "the cliff collapses" {
        when = marker.critical
        set {
          the  = [for s in file(here) : s if s.zone == beach]
          hold = firm
        }
      }
    }
  }
}

section "B-11" "Event Cards" {
  text     = "The event cards are shuffled, and the top one is burned."
  no_rules = "it stands in H, and is done in B"
}

section "B-12" "Event Chits" {
  text     = "All chits go into the cup."
  no_rules = "cups are full at the start"
}

section "B-13" "The Rest" {
  text     = "All other counters lie at hand."
  no_rules = "the supply is always there"
}
