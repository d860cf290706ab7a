# Special rule S2.0: the Event chit.

section "S2.0" "Random Events" {
  ruling = "in the scenarios without special rules there is no Event chit"
  text   = "When the Event chit is drawn, the historical event of the turn happens; in a turn without one a die tells which of ten events does. If it is the last chit in the cup it is played all the same."

  enum "happening" { names = [german_aircraft, american_lookout, german_lookout, leader_casualty, american_hero, german_hero, surrender, american_intelligence, german_intelligence, replacements_come] }
  table "Random Events" { # a die of ten; 10 stands for the 0
    given   = { throw = d10 }
    returns = { happening = happening }
    rows = [
      [10, german_aircraft],
      [1, american_lookout],
      [2, german_lookout],
      [3, leader_casualty],
      [4, american_hero],
      [5, german_hero],
      [6, surrender],
      [7, american_intelligence],
      [8, german_intelligence],
      [9, replacements_come],
    ]
  }
  phase "Event" {
    unmark {
      the  = [for u in all(units) : u if u.heroic]
      with = hero
    }
    move {
      the = lookouts
      to  = supply
    }
    run "Historical Event" known {}
    if "nothing is written" {
      when = !known
      roll what "random event" { on = random_events }
      match what {
        case german_aircraft {
          run "German Aircraft" {}
        }
        case american_lookout {
          run "A Lookout" { player = american }
        }
        case german_lookout {
          run "A Lookout" { player = german }
        }
        case leader_casualty {
          run "A Leader Is Hit" {}
        }
        case american_hero {
          run "A Hero" { player = american }
        }
        case german_hero {
          run "A Hero" { player = german }
        }
        case surrender {
          run "Surrender" {}
        }
        case american_intelligence {
          run "Intelligence" { player = american }
        }
        case german_intelligence {
          run "Intelligence" { player = german }
        }
        case replacements_come {
          run "Feldersatz" {}
        }
      }
    }
  }
  rule "Historical Event" { # whether there was one in this turn
    returns = bool
    if "the bridges over the Our are ready" {
      when = turn.at == hour_1500_16_dec
      set {
        the    = bridges
        closed = false
      }
      return { the = true }
    }
    if "KG von Fallois goes back to Panzer Lehr" {
      when = turn.at == night_16_dec
      run "Attach" {
        formation = kg_von_fallois
        division  = panzer_lehr
      }
      return { the = true }
    }
    if "the command post of the 28th moves" {
      when = turn.at == hour_0700_19_dec
      run "The 28th Moves" {}
      return { the = true }
    }
    if "stragglers gather" {
      when = turn.at == hour_1100_19_dec
      run "The Rally Point" {}
      return { the = true }
    }
    if "the command post of VIII Corps moves" {
      when = turn.at == hour_1300_19_dec
      if "it is there" {
        when = any(hexes.seat_of_the_corps)
        set viii_corps { silent = true }
        unmark {
          the  = hexes.seat_of_the_corps
          with = command_post_of_viii_corps
        }
      }
      return { the = true }
    }
    if "Panzer Lehr is delayed" {
      when = turn.at == hour_1500_19_dec
      set panzer_lehr {
        silent       = true
        out_of_touch = true
      }
      return { the = true }
    }
    if "all Americans at Bastogne under one command" {
      when = turn.at == hour_1500_20_dec
      run "American C2 Consolidation" {}
      return { the = true }
    }
    if "Nuts!" {
      when = turn.at == night_22_dec
      set division_101st_airborne { shift = division_101st_airborne.shift + 1 }
      return { the = true }
    }
    if "Bastogne is bombed" {
      when = turn.at == night_24_dec
      run "Bombs on Bastogne" {}
      return { the = true }
    }
    return { the = false }
  }
  rule "The 28th Moves" {
    if "it is there, or beyond the map" {
      when = any(hexes.seat_of_the_28th) || wiltz_is_lost
      if "the enemy is near" {
        when = wiltz_is_lost || any([
          for u in units : u
          if u.army == german && any([
            for h in hexes.seat_of_the_28th : h
            if distance(spot(u), h) <= 4
          ])
        ])
        set viii_corps {
          silent       = true
          out_of_touch = true
        }
      }
      unmark {
        the  = hexes.seat_of_the_28th
        with = command_post_of_the_28th
      }
      mark hex_07_24 { with = command_post_of_the_28th }
    }
  }
  value "Wiltz Is Lost" { base = false } # by scenario: where Wiltz is beyond the map
  rule "The Rally Point" {
    set s3_team_snafu { spent = true }
    choose place {
      from = [
        for h in reach(hex_21_17, 2, hexes) : h
        if min(distance(h, hex_21_17), distance(h, hex_21_18)) <= 1 && none([
          for u in h.units : u
          if u.army == german
        ])
      ]
      player    = american
      or_return = true
    }
    mark place { with = team_snafu_rally_point }
  }
  rule "American C2 Consolidation" {
    ruling = "Team Snafu stays; the points of VIII Corps are lost; whoever has acted with VIII Corps in this turn may act with the 101st, for the book denies a second time to KG von Fallois alone"
    each unit {
      from = [
        for u in all(units) : u
        if (
          u.troop == formation_110th_inf_rgt ||
          contains(units("B/630 AT, C/630 AT, B/103 Eng, A/447 AA"), u)
        )
      ]
      run "Withdraw" {}
    }
    each unit { # whoever is on its truck gets down
      from = [for u in units : u if u.lift == truck_28th_division_truck]
      flip unit { to = afoot }
    }
    move truck_28th_division_truck { to = out }
    unmark {
      the  = hexes.seat_of_the_28th
      with = command_post_of_the_28th
    }
    unmark {
      the  = hexes.rallying_point
      with = team_snafu_rally_point
    }
    set {
      the      = [ccb_10_ad, ccr_9_ad]
      attached = division_101st_airborne
    }
    set viii_corps {
      under    = division_101st_airborne
      points   = 0
      dispatch = 0
    }
    move {
      the = [viii_corps_chit, activation_chit_110th_chit]
      to  = supply
    }
    set division_101st_airborne {
      rating          = division_101st_airborne.rating + 1
      dispatch_rating = division_101st_airborne.dispatch_rating + 1
    }
  }
  modify "Rearguard Stock" "those of VIII Corps are left to CCB, CCR and Team Snafu" {
    when = (
      viii_corps.under != none &&
      (unit.troop == ccb_10_ad || unit.troop == ccr_9_ad || unit.pattern == stragglers)
    )
    also = [viii_corps]
  }
  modify "Roadblock Stock" "the engineers of VIII Corps raise its own" {
    when = unit.home == viii_corps && viii_corps.under != none && unit.engineer
    to   = viii_corps
  }
  rule "Withdraw" { # out of the game, if it is in it, and for good
    given = { unit = unit }
    if "it is in it" {
      when = unit.at != out && unit.at != supply
      set unit { gone = true }
      remove unit {}
    }
  }
  rule "Bombs on Bastogne" {
    choose place {
      from     = [hex_21_17, hex_21_18]
      player   = german
      may_pass = true
      passing  = "no bombs fall"
    }
    if "they do not come" {
      when = place == none
      return {}
    }
    run "Rubble Falls" { here = place }
    each unit {
      from = [for u in place.units : u if u.rides == none]
      roll throw "falling rubble" { dice = d10 }
      run "Stones Hit" { a_hit = digit(throw) <= 3 }
    }
  }
  rule "Stones Hit" {
    given = { unit = unit, throw = number, a_hit = bool }
    if "three, orange, nothing else counts" {
      when = a_hit
      run "Suffer" { effect = combat_results(orange, unit.now.armor || unit.entrenched, throw) }
    }
  }

  rule "German Aircraft" {
    ruling = "a 0 brings none"
    if "from the 19th, in fair weather by day" {
      when = turn.at.date >= 19 && flying_weather
      roll throw "German sorties" { dice = d10 }
      run "Air Raid" {
        player   = german
        sorties  = ceil(digit(throw), 5)
        strength = 3
      }
    }
  }

  kind "lookout" { # an observation post of a division
    is     = piece
    fields = { home = division }
  }
  roster "lookout" {
    columns = [home]
    rows = {
      "Lookout of VIII Corps" = [viii_corps]
      "Lookout of the 101st"  = [division_101st_airborne]
      "Lookout of 26. VG"     = [division_26_vg]
      "Lookout of 2. Panzer"  = [division_2_panzer]
      "Lookout of Lehr"       = [panzer_lehr]
    }
  }
  value "Lookout Spot" {
    given   = { lookout = lookout }
    returns = hex
    base    = lookout.at
  }
  rule "A Lookout" {
    given = { player = player }
    choose lookout {
      from = [
        for l in all(lookouts) : l
        if l.home.player == player && any([for u in units : u if u.division == l.home])
      ]
      player    = player
      or_return = true
    }
    choose place {
      from = [
        for h in hexes : h
        if in_play(h) && none([for u in h.units : u if u.army != player]) && any([
          for u in units : u
          if u.division == lookout.home && distance(spot(u), h) <= 6
        ])
      ]
      player    = player
      or_return = true
    }
    move lookout { to = place }
  }
  rule "A Lookout Is Found" {
    given = { unit = unit, here = hex }
    after = enter(unit, here)
    move {
      the = [for l in here.lookouts : l if l.home.player != unit.army]
      to  = supply
    }
  }
  modify "Step by Step" "an enemy lookout" {
    when = any([for l in hex.lookouts : l if l.home.player != unit.army])
    to   = true
  }
  modify "Spotted" "by a lookout" {
    when = any([
      for l in lookouts : l
      if l.home == unit.division && sees(lookout_spot(l), hex)
    ])
    to = true
  }

  table "Hit Leader" { # a die of ten; 10 stands for the 0
    given   = { german = bool, throw = d10 }
    returns = { division = division }
    rows = [
      [false, [10, "1-4"], viii_corps],
      [false, "5-9", division_101st_airborne],
      [true, [10, "1-3"], division_26_vg],
      [true, "4-6", panzer_lehr],
      [true, "7-9", division_2_panzer],
    ]
  }
  rule "A Leader Is Hit" {
    roll side "side of the leader" { dice = d10 }
    roll division "leader who is hit" { on = hit_leader(digit(side) % 2 == 1) }
    choose leader {
      from = [
        for l in all(leaders) : l
        if (
          l.division == division &&
          (l.first_in_line || l.task_force) &&
          (l.in_play || l.at.holding_box)
        )
      ]
      player   = other(division.player)
      may_pass = true
      passing  = "nobody is hit"
    }
    if "nobody is picked" {
      when = leader == none
      return {}
    }
    set {
      the     = [for u in all(units) : u if u.contact == leader]
      contact = none
    }
    set leader { hit = true }
    if "nobody stands in for him" {
      when = leader.task_force
      remove leader {}
    }
    else {
      flip leader { to = second_in_line }
    }
  }
  rule "No Word from the Leader" {
    given      = { formation = formation }
    instead_of = formation_activation(formation)
    when       = any([for l in all(leaders) : l if l.formation == formation && l.hit])
  }
  rule "The Leader Is Replaced" {
    after = the_smoke_clears()
    set {
      the = [for l in all(leaders) : l if l.hit]
      hit = false
    }
  }

  marker "Hero" {
    on        = unit
    adjective = "heroic"
  }
  rule "A Hero" {
    given = { player = player }
    choose unit {
      from     = [for u in units : u if u.army == player]
      player   = player
      may_pass = true
      passing  = "nobody is a hero"
    }
    if "there is none" {
      when = unit == none
      return {}
    }
    unmark unit { with = [cohesion_hit, suppression] }
    mark unit { with = hero }
  }
  modify "Rating" "a hero shoots" {
    when = firer.heroic
    by   = 1
  }
  modify "Defense Rating" "a hero" {
    when = unit.heroic || below(unit).heroic
    by   = -1
  }
  modify "Troop Quality" "a hero" {
    when = unit.heroic
    by   = 1
  }

  rule "Surrender" {
    ruling = "ringed in: every hex beside it holds a German or is covered by one; a unit of VIII Corps stays one when it is attached"
    choose unit {
      from = [
        for u in units : u
        if u.home == viii_corps && any([for h in neighbors(spot(u)) : h if any(enemies(u, h))]) && none([
          for h in neighbors(spot(u)) : h
          if in_play(h) && none(enemies(u, h)) && !in_danger(american, h)
        ])
      ]
      player    = german
      or_return = true
    }
    run "Check" passed { paid = true }
    if "they give up" {
      when = !passed
      run "Destroy" {}
    }
  }
  rule "Intelligence" {
    given = { player = player }
    choose division {
      from = [
        for d in divisions : d
        if d.player == player && takes_part(d)
      ]
      player   = player
      may_pass = true
      passing  = "no use is made of it"
    }
    if "it is of no use" {
      when = division == none
      return {}
    }
    set division {
      points   = division.points + 2
      dispatch = division.dispatch + 1
    }
  }
  rule "Feldersatz" {
    ruling = "a lost unit comes back in the hex of any German leader, its transport with it"
    choose unit {
      from = [
        for u in all(units) : u
        if (
          u.army == german &&
          infantry(u) &&
          u.pattern.full > 0 &&
          (
            u.at == out ? !u.gone && any(havens(u)) :
            (
              u.reduced &&
              still_here(u) &&
              !(u.in_play && (in_danger(german, spot(u)) || !room_for_a_step(u)))
            )
          )
        )
      ]
      player   = german
      may_pass = true
      passing  = "nobody is replaced"
    }
    if "nobody is replaced" {
      when = unit == none
      return {}
    }
    if "it is there" {
      when = unit.at != out
      unmark unit { with = step_loss }
    }
    else "it comes back" {
      choose place {
        from      = havens(unit)
        player    = german
        or_return = true
      }
      run "Raise Again" {}
    }
  }
  rule "Raise Again" { # with one step
    given = { unit = unit, place = hex }
    move unit { to = place }
    flip unit { to = afoot }
    if "of two" {
      when = unit.pattern.full == 2
      mark unit { with = step_loss }
    }
  }
  value "Havens" {
    given = { unit = unit }
    base = [
      for l in leaders : stand(l)
      if (
        l.division.player == unit.army &&
        !entry_hex(stand(l)) &&
        !in_danger(unit.army, stand(l)) &&
        steps_stacked(stand(l)) < 8
      )
    ]
  }
}
