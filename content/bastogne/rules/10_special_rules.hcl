# Chapter 10: which special rules are in effect, and the shorter ones.

section "10.0" "Special Rules" {
  text = "Each scenario says which special rules it uses."

  kind "special rule" {
    is    = concept
    state = { in_effect = bool, spent = bool } # spent: what it had to tell has happened
  }
  roster "special_rule" {
    columns = []
    rows = {
      "S1 Off-Map Movement"       = []
      "S3 Team Snafu"             = []
      "S4 Supply Shortages"       = []
      "S5 Mandatory Withdrawal"   = []
      "S7 Air Support"            = []
      "S10 Corps Boundaries"      = []
      "S11 Command Posts"         = []
      "S14 Red Ball Express"      = []
      "S15 Task Force Commanders" = []
    }
  }
}

section "S6.0" "Our River Bridges" {
  text = "Units that began east of the Our and have transport mount it only when their way back along roads leads to an open bridge. Until then they wear a black dot."

  marker "Black Dot" {
    on        = unit
    adjective = "dotted"
  }
  value "Has No Transport" { # or none on this bank yet
    ruling = "a counter with a black dot is one without transport: it rides, and takes ferries and trucks, as they do"
    given  = { unit = unit }
    base   = unit.pattern.transport == none || unit.dotted
  }
  modify "Can Mount" "the transport is beyond the Our" {
    when = unit.dotted && (any(bridges.closed) || !bridge_behind(unit, danger(unit.army)))
    to   = false
  }
  value "Bridge Behind" {
    given = { unit = unit, danger = set(hex) }
    base  = overlap(hexes("88.08 94.22"), way_of_transport(unit, danger))
  }
  rule "The Transport Came Across" {
    given = { unit = unit }
    after = flip(unit)
    when  = unit.mounted && unit.lift == none
    unmark unit { with = black_dot }
  }
}

section "S8.0" "Activation Restrictions" {
  text = "Some American units may not be activated before their time. A whole group is released when an enemy comes within two hexes of one of it, into its Fire Zone, or covers it."

  kind "group" {
    is     = concept
    fields = { units = set(unit), column = number } # column: of optional rule O9.0
  }
  roster "group" {
    columns = [units, column]
    rows = {
      "Reserve of the 110th" = [units("E/2/110, F/2/110, H/2/110, A/707 Tk, B/707 Tk, B/630 AT"), 71]
      "Group CCR"            = [units("A/2/CCR, B/2/CCR, C/2/CCR, D/2/CCR, HHC/2/CCR, A/52/CCR, B/52/CCR, C/52/CCR, HHC/52/CCR, 73 AFA, C/811 TD, C/9 Ar Eng, C/482 AA"), 63]
      "Corps Engineers"      = [units("A/158 Eng, B/158 Eng, C/158 Eng, A/35 Eng, B/35 Eng, C/35 Eng"), 32]
    }
  }
  rule "The Enemy Is Near" {
    given = { unit = unit, here = hex }
    after = enter(unit, here)
    when  = unit.army == german && any(all(units).held_back)
    each group {
      from = [for g in groups : g if any(g.units.held_back)]
      when = alarmed(group, here)
      run "Release" { men = group.units }
    }
  }
  rule "Something Wakes Them" { # other than a step
    ruling = "whoever of a group was released before no longer counts in it"
    each group {
      from = [for g in groups : g if any(g.units.held_back)]
      when = threatened_group(group)
      run "Release" { men = group.units }
    }
  }
  value "Threatened Group" {
    given = { group = group }
    base = any([
      for u in group.units : u
      if u.held_back && u.in_play && (in_danger(american, spot(u)) || any([
        for g in units : g
        if g.army == german && (distance(spot(u), spot(g)) <= 2 || covers(u, spot(g)))
      ]))
    ])
  }
  rule "They See Who Mounts or Gets Down" {
    after = flip(any)
    when  = any(units.held_back)
    run "Something Wakes Them" {}
  }
  rule "They See Who Rallies" {
    after = unmark(any, suppression)
    when  = any(units.held_back)
    run "Something Wakes Them" {}
  }
  rule "They See Who Gets Off" {
    after = get_off(any)
    when  = any(units.held_back)
    run "Something Wakes Them" {}
  }
  rule "They See When They Come" {
    after = reinforcements(any)
    when  = any(units.held_back)
    run "Something Wakes Them" {}
  }
  rule "They See Farther in Fair Weather" {
    after = weather()
    when  = any(units.held_back)
    run "Something Wakes Them" {}
  }
  rule "They See through When the Smoke Clears" {
    after = the_smoke_clears()
    when  = any(units.held_back)
    run "Something Wakes Them" {}
  }
  value "Posts in Range" { # hexes from which a unit covers another under No Activation
    given = { unit = unit }
    base = [
      for u in units.held_back : [
        for h in reach(spot(u), zone_range(unit), hexes) : h
        if sees(h, spot(u))
      ]
    ]
  }
  value "Posts That Wait" { # hexes within two of a unit under No Activation
    base = [for u in units.held_back : reach(spot(u), 2, hexes)]
  }
  modify "Step by Step" "near units that wait" {
    when = (
      unit.army == german &&
      (contains(posts_that_wait, hex) || contains(posts_in_range(unit), hex))
    )
    to = true
  }
  value "Alarmed" {
    given = { group = group, here = hex }
    base = any([
      for u in group.units : u
      if (
        u.held_back &&
        u.in_play &&
        (distance(spot(u), here) <= 2 || covers(u, here) || in_danger(american, spot(u)))
      )
    ])
  }
  kind "release" { # a row of a schedule
    is     = concept
    fields = { turn = track_box, units = set(unit) }
  }
  rule "Releases Are Due" {
    given = { rows = set(release) }
    each row {
      from = [for r in rows : r if r.turn == turn.at]
      set {
        the    = row.units
        called = true
      }
    }
  }
  rule "Called Up" {
    given = { division = division }
    after = releases(division)
    let { men = [for u in units.held_back : u if u.called && u.division == division] }
    set {
      the    = men
      called = false
    }
    run "Release" {}
  }
  rule "Release" {
    ruling = "CCR brings its chit by the schedule too"
    given  = { men = set(unit) }
    unmark {
      the  = men
      with = no_activation
    }
    if "with CCR its chit" {
      when = overlap(men, [hhc_2_ccr]) && ccr_chit.at == supply
      move ccr_chit { to = mug }
    }
  }
}

section "S10.0" "German XLVII Corps Boundaries" {
  text = "On the east map no German stands beside the Wiltz or south of it."

  while "Corps Boundaries" {
    when = s10_corps_boundaries.in_effect
    modify "Off Limits" "the border of the corps" {
      when = unit.army == german && to.column >= 47 && to.row >= 22 && beside_the_wiltz(to)
      to   = true
    }
    forbid "Assault" {
      when    = unit.army == german && to.column >= 47 && to.row >= 22 && beside_the_wiltz(to)
      because = "the border of the corps"
    }
  }
  value "Beside the Wiltz" {
    given = { hex = hex }
    base = hex.south_of_wiltz || any([
      for h in neighbors(hex) : h
      if h.south_of_wiltz && border(h, hex).stream
    ])
  }
}

section "S11.0" "VIII Corps and 28th Infantry Division Command Posts" {
  text = "A German unit that enters the hex of a command post ends it. VIII Corps has no points left then; and with the post of the 28th it does not roll for more in this turn."

  marker "Command Post of the 28th" {
    on        = hex
    adjective = "seat_of_the_28th"
  }
  marker "Command Post of VIII Corps" {
    on        = hex
    adjective = "seat_of_the_corps"
  }
  while "Command Posts" {
    when = s11_command_posts.in_effect
    modify "Step by Step" "a command post" {
      when = hex.seat_of_the_28th || hex.seat_of_the_corps
      to   = true
    }
    rule "A Command Post Is Overrun" {
      given = { unit = unit, here = hex }
      after = enter(unit, here)
      when  = unit.army == german && (here.seat_of_the_28th || here.seat_of_the_corps)
      set viii_corps {
        points   = 0
        dispatch = 0
      }
      if "the 28th" {
        when = here.seat_of_the_28th
        set viii_corps { silent = true }
      }
      unmark here { with = [command_post_of_the_28th, command_post_of_viii_corps] }
    }
  }
}

section "S12.0" "Formation Attachment" {
  text = "A formation that is attached to another division belongs to it in every way."

  rule "Attach" {
    given = { formation = formation, division = division }
    set formation { attached = division == formation.home ? none : division }
  }
}

section "S13.0" "Variable Troop Quality" {
  text = "Snow, Nuts! and a surrounded Bastogne shift the quality of a whole division, but never by more than one."

  value "Division Shift" {
    ruling = "the sum is held within one, not each shift"
    given  = { unit = unit }
    base   = unit.division.shift
    modifier "never by more than one" {
      at_least = -1
      at_most  = 1
    }
  }
}

section "S14.0" "Red Ball Express" {
  text = "If a German is within four hexes of a hex where the 101st arrives, or covers it, its reinforcements may come in by lettered hexes of the west edge instead, on trucks that leave them when they get down."

  while "Red Ball Express" {
    when = s14_red_ball_express.in_effect
    modify "Gates" "the west edge" {
      when = unit.home == division_101st_airborne && unit.at.reinforcement_box && threatened
      also = west_edge_letters
    }
    rule "They Come on Trucks" {
      given = { unit = unit }
      after = arrival(unit, any)
      when = unit.in_play && contains(west_edge_letters, unit.at) && unit.home == division_101st_airborne && unit.now.mobility == leg && unit.lift == none && any([
        for t in all(trucks) : t
        if t.red_ball && t.at == supply
      ])
      may "Come on Red Ball trucks" {
        player = american
        choose truck {
          from        = [for t in all(trucks) : t if t.red_ball && t.at == supply]
          player      = american
          never_empty = true
        }
        run "Board" {}
      }
    }
  }
  value "West Edge Letters" {
    ruling = "E to I: the letters of the west edge"
    base   = [for b in holding_boxes : b.gate if b.west]
  }
  value "Threatened" { # a hex where a part of the 101st waits, but for its tank destroyers
    base = any([
      for h in [
        for b in reinforcement_boxes : b.hexes
        if any([
          for u in b.units : u
          if u.home == division_101st_airborne && u.pattern != pattern_m18_705th
        ])
      ] : h
      if in_danger(american, h) || any([
        for u in units : u
        if u.army == german && distance(spot(u), h) <= 4
      ])
    ])
  }
}

section "S15.0" "American Task Force/Team Commanders" {
  text = "Leaders of task forces join a unit of their formation when reinforcements are placed. They command as others do, and are not replaced."

  while "Task Force Commanders" {
    when = s15_task_force_commanders.in_effect
    rule "Task Force Commanders" {
      given = { division = division }
      after = reinforcements(division)
      each leader {
        from = [
          for l in all(leaders) : l
          if l.task_force && l.division == division && l.at == supply && l != col_strickler
        ]
        run "A Commander Joins" {}
      }
    }
  }
  rule "A Commander Joins" {
    given = { leader = leader }
    choose host "unit that the commander joins" {
      from = [
        for u in units : u
        if u.formation == leader.formation
      ]
      player   = leader.division.player
      may_pass = true
      passing  = "he does not come"
    }
    if "he joins them" {
      when = host != none
      run "A Leader Joins" {}
    }
  }
}
