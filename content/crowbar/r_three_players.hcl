# R: three players, one for each company. What R shares with S stands here, in the variant Shared.

section "R" "3-Player Co-op Mode" {
  text = "Each player leads a company. They win or lose together, and if they win, the most points make one of them the winner."

  option "Mode" {
    default = solo
    text    = "Who plays."
    variant "Solo" {
      excludes = [shared, tiers, may_be_passed_on, led_by_a_player, led_by_rivals, by_a_player]
      text     = "One player leads the Rangers."
    }
    variant "Three Players" {
      players = [easy_player, dog_player, fox_player]
      needs   = [shared, tiers, may_be_passed_on]
      text    = "One company a player (R)."
    }
    variant "Two Players" {
      players = [easy_player, fox_player]
      needs   = [shared, halves, tiers, may_be_passed_on]
      text    = "The two flank companies, and half of Dog company each (S)."
    }
    variant "Versus Two" {
      players  = [force_a, german_player]
      needs    = [led_by_a_player]
      excludes = [shared]
      text     = "One player leads the Rangers, the other the Germans (T)."
      goal = {
        force_a       = "Find and destroy the guns, block the highway, take prisoners, and lose few men: each victory point is yours."
        german_player = "Keep the guns, keep the highway open, and wear the Rangers down: each victory point of theirs is against you."
      }
    }
    variant "Versus Three" {
      players = [easy_player, fox_player, german_player]
      needs   = [shared, halves, tiers, may_be_passed_on, led_by_a_player]
      text    = "Two Ranger players against the Germans (T)."
      goal = {
        german_player = "Keep the Rangers from two roadblocks across the highway until time is up."
      }
    }
    variant "Versus Four" {
      players = [easy_player, dog_player, fox_player, german_player]
      needs   = [shared, tiers, may_be_passed_on, led_by_a_player]
      text    = "Three Ranger players against the Germans (T)."
      goal = {
        german_player = "Keep the Rangers from two roadblocks across the highway until time is up."
      }
    }
    variant "Not So Co-op" {
      players = [easy_player, dog_player, fox_player]
      needs   = [shared, tiers, may_be_passed_on, led_by_rivals]
      text    = "Three Ranger players, each of whom leads the Germans against another (T)."
    }
  }

  # Where the players sit, and what they have thrown.
  kind "seat" {
    is     = concept
    fields = { player = player, company = company, right = seat }
    state  = { total = number } # of the last throw
  }
  roster "seat" {
    columns = [player, company, right]
    rows = {
      "Left Seat"   = [easy_player, easy, middle_seat]
      "Middle Seat" = [dog_player, dog, right_seat]
      "Right Seat"  = [fox_player, fox, left_seat]
    }
  }
  marker "Tied" { on = seat }
  marker "Yes" { on = seat }
  marker "Rudder's Keeper" { on = seat }
  marker "Slater's Keeper" { on = seat }
  kind "order of play" {
    is    = concept
    state = { mover = maybe(seat), acted = bool }
  }
  order_of_play "Round" {}
}

section "R-1" "Setup" {
  text = "Each company has gun locations of its own: two guns, a trap, a prize, and four with nothing (Easy six). Gun emplacement 1 gets four of them, the two spaces with three stars two each. All else is as in the solo game."

  value "Seats Taken" { base = seats }
  value "Nothings" { # so many of a company's gun locations are nothing
    ruling = "R-1 promises each player eight markers, but lists ten for Easy: the lists hold"
    given  = { company = company }
    base   = company == easy ? 6 : 4
  }
  rule "Deal the Pools" {
    each company {
      from = companies
      run "Deal" {
        stock = gun_cup.gun_locations.gun
        n     = 2
      }
      run "Deal" {
        stock = gun_cup.gun_locations.nothing
        n     = nothings(company)
      }
      run "Deal" {
        stock = gun_cup.gun_locations.fortunes
        n     = 1
      }
      run "Deal" {
        stock = gun_cup.gun_locations.trap
        n     = 1
      }
    }
  }
  rule "Deal" {
    given = { company = company, stock = set(gun_location), n = number }
    repeat {
      times = n
      draw location {
        from        = [for x in stock : x if x.dealt == none]
        never_empty = true
      }
      set location { dealt = company }
    }
  }
}

section "R-2" "Operation Flashlamp" {
  text = "Each player places four markers in the columns that he leads, and as many more as a die says."

  value "Markers a Player" { base = 4 }
  table "More Markers" {
    given   = { roll = d6 }
    returns = { more = number }
    rows    = [["1-2", 0], ["3-4", 1], ["5-6", 2]]
  }
}

section "R-3" "Order of Play" {
  text = "At the start of each turn all throw two dice. The highest total begins, ties throw again, and play goes on to the right."

  rule "Roll Off" {
    given   = { rivals = set(seat) }
    returns = seat
    mark rivals { with = tied }
    repeat {
      while = count(seats.tied) > 1
      each seat {
        from = seats.tied
        roll throw "order of play" { dice = pool(2, d6) }
        set seat { total = sum(throw) }
      }
      unmark {
        the  = [for s in seats.tied : s if s.total < max(seats.tied[*].total)]
        with = tied
      }
    }
    let { winner = only(seats.tied) }
    unmark winner { with = tied }
    return { the = winner }
  }

  value "To the Right of" {
    ruling = "Easy, Dog, Fox, and Easy again"
    given  = { seat = seat }
    base   = seat.right
  }
}

section "R-4" "Game Round" {
  text = "In turn each player activates one of his units, until all are activated; who has none left may still have his officers order fire. What a chit lets a company do its own player decides. A chit that leaves the choice to the player may be left unused, or given to another."

  phase "A Turn of Rounds" {
    run "Roll Off" beginner { rivals = seats_taken }
    set round { mover = beginner }
    repeat {
      while = any(companies_waiting)
      run "A Player's Round" {}
      run "Pass to the Right" {}
    }
    run "Last Orders" {}
    run "End of the Turn" {}
  }
  phase "A Player's Round" {
    when = round.mover != none
    let { company = round.mover.company }
    set round { acted = false }
    if "only orders are left" { # between the activations of others (M-1d, M-2b)
      when = none(may_be_activated(company))
      offer "Between Activations" {
        up_to   = any
        passing = "no orders now"
        none {}
      }
    }
    repeat {
      while = any(may_be_activated(company)) && !round.acted
      offer "Between Activations" {
        none {}
      }
    }
  }
  rule "Pass to the Right" {
    when = round.mover != none
    set round { mover = to_the_right_of(round.mover) }
  }
}

section "R-5" "Inter-Company Actions" {
  text = "A unit may redeploy to another player's columns, and scout there, if both players agree. So may an officer let the unit of another player that is next to him roll its last die again."

  rule "Ask the Neighbor" { # whose no gives the advances back
    given   = { unit = ranger, neighbor = player, cost = number }
    returns = bool
    set unit { advances = unit.advances + cost }
    may "let them act in your zone" {
      player = neighbor
      set unit { advances = unit.advances - cost }
      return { the = true }
    }
    return { the = false }
  }

  # Whether he was asked to help a unit of another player since its last roll.
  marker "Asked" { on = commander }
  value "Leader of Officer" {
    given = { officer = commander }
    base  = officer.with != none ? leader(officer.with) : leader_of(company_of(officer))
  }
  value "Officers Beside" { # those of other players in an adjacent space, whom nobody has asked yet
    given = { unit = ranger }
    base = [
      for c in commanders.available : c
      if (
        c.with != none &&
        c.at.zone != sea &&
        !c.asked &&
        adjacent(c.at, unit.at) &&
        leader(c.with) != leader(unit)
      )
    ]
  }
}

section "R-6" "End Turn Phase" {
  text     = "Rudder must hurry the relief column if he was not used."
  no_rules = "a rule of the variant Shared, in R-7"
}

section "R-7" "Rudder's Commander Marker" {
  text = "Rudder stays with his unit of Easy company until he ends a turn inland. Then the players agree which of them gets him, or throw for it, and from then on he goes with that player's units. Only who has him may set up his headquarters."

  value "Roaming" { # officers who belong to no player at first
    returns = set(commander)
    base    = [rudder]
  }
  value "Keeper" {
    given = { officer = commander }
    base  = first([for s in seats : s if officer == rudder ? s.rudder_s_keeper : s.slater_s_keeper])
  }
  value "Eligible" {
    given = { officer = commander, seat = seat }
    base = [
      for r in rangers : r
      if leader(r) == seat.player && (officer.company == none || r.company == officer.company)
    ]
  }
  value "Kept by" { # the units of his keeper with which he may go
    given = { officer = commander }
    base  = keeper(officer) != none ? eligible(officer, keeper(officer)) : []
  }
  value "Rivals for" {
    given = { officer = commander }
    base  = [for s in seats_taken : s if any(eligible(officer, s))]
  }
  rule "Who Gets Him" { # whoever is to move proposes; unless all agree, the rivals throw
    given = { officer = commander }
    choose keeper {
      from      = rivals_for(officer)
      player    = round.mover != none ? round.mover.player : easy_player
      or_return = true
    }
    unmark seats { with = yes }
    each seat {
      from = seats_taken
      when = seat != round.mover
      may "agree" {
        player = seat.player
        mark seat { with = yes }
      }
    }
    if "all agree" {
      when = none([for s in seats_taken : s if s != round.mover && !s.yes])
      run "He Is Given" { seat = keeper }
    }
    else "they throw for him" {
      run "Roll Off" winner { rivals = rivals_for(officer) }
      run "He Is Given" { seat = winner }
    }
  }
  rule "He Is Given" {
    given = { officer = commander, seat = seat }
    if "Rudder" {
      when = officer == rudder
      mark seat { with = rudder_s_keeper }
    }
    else "Slater" {
      mark seat { with = slater_s_keeper }
    }
  }

  option "Command" {
    default = one_leader
    text    = "Brought by the mode."
    variant "One Leader" { text = "One player leads all companies." }
    variant "Shared" {
      excludes = [twenty]
      text     = "What R and S have in common."

      modify "Leader Of" "each company has its own" {
        ref = "R-1"
        to  = company == easy ? easy_player : company == dog ? dog_player : fox_player
      }
      modify "Stars" "four in gun emplacement 1" {
        ref  = "R-1"
        when = square.emplacement == 1
        to   = 4
      }
      modify "Stars" "two in the spaces with three" {
        ref  = "R-1"
        over = [four_in_gun_emplacement_1]
        when = square.stars == 3
        to   = 2
      }
      rule "A Pool for Each Company" {
        ref    = "R-1"
        before = place_the_gun_locations()
        run "Deal the Pools" {}
      }
      modify "Pool for" "the company's own" {
        ref     = "R-1"
        but_not = [for x in gun_cup.gun_locations : x if x.dealt != here.company]
      }

      rule "Each Bombs His Own Zone" {
        ref        = "R-2"
        instead_of = operation_flashlamp()
        each seat {
          from = seats_taken
          run "Bomb" {
            who = seat.player
            n   = markers_a_player
          }
        }
        each seat {
          from = seats_taken
          roll more "more bombs" { on = more_markers }
          run "Bomb" {
            who = seat.player
            n   = more
          }
        }
      }
      modify "Flashlamp Spaces" "his own columns" {
        ref     = "R-2"
        but_not = [for s in squares : s if leader(unit_of(s)) != who]
      }

      rule "Rounds" {
        ref        = "R-4"
        instead_of = player_turn()
        run "A Turn of Rounds" {}
      }
      rule "One Unit a Round" {
        ref   = "R-4"
        after = activation()
        set round { acted = true }
      }
      modify "May Redeploy" "across zones" {
        ref = "R-5"
        to  = true
      }
      rule "Both Agree to Redeploy" {
        ref        = "R-5"
        given      = { unit = ranger, to = square, n = number }
        instead_of = send_strength(unit, to, n)
        when       = leader(unit_of(to)) != leader(unit)
        run "Ask the Neighbor" agreed {
          neighbor = leader(unit_of(to))
          cost     = action_cost(unit, redeploy)
        }
        if "agreed" {
          when = agreed
          proceed {}
        }
      }
      rule "Both Agree to Scout" {
        ref        = "R-5"
        given      = { unit = ranger, where = square }
        instead_of = reconnoitre(unit, where)
        when       = leader(unit_of(where)) != leader(unit)
        run "Ask the Neighbor" agreed {
          neighbor = leader(unit_of(where))
          cost     = action_cost(unit, recon-in-force)
        }
        if "agreed" {
          when = agreed
          proceed {}
        }
      }

      action "Re-roll by a Neighbor's Officer" {
        ref    = "R-5"
        ruling = "G-8 and M-1a let an officer help any adjacent unit: that of another player, if both agree, as in all that crosses zones"
        given  = { unit = ranger, die = movement_die }
        after  = roll_the_movement_die(unit, die)
        player = leader(unit)
        choose officer { from = officers_beside(unit) }
        mark officer { with = asked }
        may "let your officer help" {
          player = leader_of_officer(officer)
          flip officer { to = used }
          unmark commanders { with = asked }
          redo {}
        }
      }
      rule "A New Throw" {
        ref    = "R-5"
        before = roll_the_movement_die()
        unmark commanders { with = asked }
      }

      rule "Rudder Must Hurry the Relief" {
        ref        = "R-6"
        instead_of = rudder_hurries_the_relief()
        when       = rudder.available && rudder.in_play
        advance relief {}
      }

      rule "A Roaming Officer" {
        ref        = "R-7"
        given      = { officer = commander }
        instead_of = find_him_a_unit(officer)
        when       = contains(roaming, officer)
        if "the players decide who gets him" {
          when = (
            keeper(officer) == none &&
            officer.with != none &&
            officer.with.at.zone == inland &&
            any(rivals_for(officer))
          )
          run "Who Gets Him" {}
        }
        if "he goes with his keeper's units, while there are any" {
          when = keeper(officer) != none && any(kept_by(officer))
          choose unit {
            from      = kept_by(officer)
            player    = keeper(officer).player
            or_return = true
          }
          set officer { with = unit }
          move officer {
            to    = unit.at
            under = true
          }
        }
        else "he is back, and nobody's or nowhere" {
          when = officer.with == none
          proceed {}
        }
      }
      forbid "Establish Rudder's HQ" {
        ref     = "R-7"
        when    = rudder.with != none && leader(rudder.with) != leader(unit)
        because = "Rudder is with another player's unit"
      }
    }
  }
}
