# O: the event chits. A chit has a Ranger side and a German side. Each event has a heading of its
# own.

section "O" "Event Chits" {
  text = "A movement die may call for an event chit, drawn from a cup of 32 when hits, advances and combat are done. One side tells of the Rangers' fortune, the other of the Germans'."

  enum "chit side" { names = [ranger_side, german_side] }
  enum "ranger event" { names = ["Rangers Forward", "Orders to Fire", "Naval Support Fire", "Mortar/Destroyer Support Fire", "Force B & C Reinforcements", "Heroic Deed", "Recon Report", "Rally"] }
  enum "german event" { names = ["Assault", "German Patrols", "Concentrated Enemy Fire", "Hitler's Buzz Saw", "Artillery Support Fire", "Western Flank Support Fire", "Eastern Flank Support Fire", "Ambush", "Commander Hit", "Unexpected Obstacle", "Mines", "Ranger Elite"] }

  kind "event chit" { # a side without a company: for all, or as the player chooses
    is = chit
    fields = {
      ranger_event   = ranger_event
      ranger_company = maybe(company)
      low_ammo       = set(game_day)
      german_event   = german_event
      german_company = maybe(company)
    }
  }
  roster "event chit" {
    source  = "the names and low ammo: text; how many of each, the days, and which sides share a chit: reconstructed"
    columns = [count, ranger_event, ranger_company, low_ammo, german_event, german_company]
    rows = {
      "Chit 1"  = [2, rangers_forward, dog, [], assault, dog]
      "Chit 2"  = [2, rangers_forward, easy, [], assault, easy]
      "Chit 3"  = [2, rangers_forward, fox, [], assault, fox]
      "Chit 4"  = [1, orders_to_fire, dog, [], german_patrols, dog]
      "Chit 5"  = [1, orders_to_fire, easy, [], german_patrols, easy]
      "Chit 6"  = [1, orders_to_fire, fox, [], german_patrols, fox]
      "Chit 7"  = [1, orders_to_fire, none, [], concentrated_enemy_fire, dog]
      "Chit 8"  = [1, orders_to_fire, dog, [june_7, june_8], concentrated_enemy_fire, dog]
      "Chit 9"  = [1, orders_to_fire, easy, [june_7, june_8], concentrated_enemy_fire, easy]
      "Chit 10" = [1, orders_to_fire, fox, [june_7, june_8], concentrated_enemy_fire, easy]
      "Chit 11" = [1, orders_to_fire, none, [june_7, june_8], concentrated_enemy_fire, fox]
      "Chit 12" = [1, naval_support_fire, none, [], concentrated_enemy_fire, fox]
      "Chit 13" = [1, naval_support_fire, none, [], hitler_s_buzz_saw, dog]
      "Chit 14" = [1, naval_support_fire, none, [], hitler_s_buzz_saw, easy]
      "Chit 15" = [1, mortar_destroyer_support_fire, none, [], hitler_s_buzz_saw, fox]
      "Chit 16" = [2, mortar_destroyer_support_fire, none, [], artillery_support_fire, none]
      "Chit 17" = [1, force_b_c_reinforcements, none, [], artillery_support_fire, none]
      "Chit 18" = [1, force_b_c_reinforcements, none, [], western_flank_support_fire, none]
      "Chit 19" = [1, force_b_c_reinforcements, none, [], eastern_flank_support_fire, none]
      "Chit 20" = [2, heroic_deed, none, [], ambush, none]
      "Chit 21" = [2, heroic_deed, none, [], commander_hit, none]
      "Chit 22" = [2, recon_report, none, [], unexpected_obstacle, none]
      "Chit 23" = [1, rally, none, [], mines, none]
      "Chit 24" = [2, rally, none, [], ranger_elite, none]
    }
    totals = { count = 32 }
  }
  cup "Event Cup" { of = event_chit }
  box "Chit Shown" { of = event_chit }
}

section "O-1" "Procedure" {
  text = "The die says which side of the chit counts."

  # drawer: the player who draws, and who makes the choices of the event
  rule "Draw an Event Chit" {
    ruling = "chits come from the chit faces of the dice, as all sections but the opening words of O say; a resolved chit goes back into the cup"
    given  = { side = chit_side, drawer = player }
    draw chit {
      from        = event_cup
      to          = chit_shown
      never_empty = true
    }
    if "the yellow side" {
      when = side == ranger_side
      say { text = "Ranger chit: ${chit.ranger_event}${chit.ranger_company == none ? "" : ", ${chit.ranger_company} company"}" }
      run "Who Uses It" user {}
      if "somebody does" {
        when = user != none
        run "Ranger Event" {
          event    = chit.ranger_event
          company  = chit.ranger_company
          low_ammo = chit.low_ammo
          drawer   = user
        }
      }
    }
    else "the grey side" {
      say { text = "German chit: ${chit.german_event}${chit.german_company == none ? "" : ", against ${chit.german_company} company"}" }
      run "German Event" {
        event   = chit.german_event
        company = chit.german_company
      }
    }
    move chit { to = event_cup }
  }
  rule "Who Uses It" {
    given   = { chit = event_chit, drawer = player }
    returns = maybe(player)
    return { the = drawer }
  }
}

section "O-2" "Event Effects" {
  text   = "The event is carried out at once and to its end, wherever on the map; then the activation goes on. What the single events do is not printed in the rulebook, but for those named there."
  source = "reconstructed, within what the text says of the events"

  # The two hubs do nothing themselves.
  rule "Ranger Event" { given = { event = ranger_event, company = maybe(company), low_ammo = set(game_day), drawer = player } }
  rule "German Event" { given = { event = german_event, company = maybe(company), drawer = player } }

  # ------------------------------------------------------------------------------ the Rangers' side
  rule "Rangers Forward!" {
    text   = "A unit of the company gets two advances at once."
    ruling = "they are used now or lost; what the unit had saved before it may use as well, and keeps"
    given  = { company = company }
    after  = ranger_event(rangers_forward, company)
    choose unit {
      from      = [for r in rangers : r if r.company == company]
      player    = leader_of(company)
      or_return = true
    }
    let { saved = unit.advances }
    set unit { advances = saved + 2 }
    offer "Spend Advances" {
      up_to   = any
      passing = "what is left of the two is lost"
      none {}
    }
    if "what is left is lost" {
      when = unit.in_play && unit.advances > saved
      set unit { advances = saved }
    }
  }

  rule "A Company Opens Fire" {
    text  = "All units of the company open fire."
    given = { company = company, low_ammo = set(game_day) }
    after = ranger_event(orders_to_fire, company, low_ammo)
    run "Fire on Orders" {}
  }
  rule "Any Company Opens Fire" {
    text  = "All units of a company of the player's choice open fire."
    given = { low_ammo = set(game_day), drawer = player }
    after = ranger_event(orders_to_fire, none, low_ammo, drawer)
    choose company {
      from      = [for c in companies : c if any(can_fire(c, false))]
      player    = drawer
      or_return = true
    }
    run "Fire on Orders" {}
  }

  rule "Recon Report" {
    text  = "All gun locations in one space are turned up; traps and what is worth nothing leave the game."
    given = { drawer = player }
    after = ranger_event(recon_report, any, any, drawer)
    choose here "space to scout" {
      from      = [for s in squares : s if any(s.gun_locations.face_down)]
      player    = drawer
      or_return = true
    }
    each found {
      from = here.gun_locations.face_down
      reveal found {}
      if "nothing to take" {
        when = found.trap || found.nothing
        remove found {}
      }
    }
  }

  rule "Rally!" {
    text  = "A company of the player's choice drops all its Shaken and Pinned markers."
    given = { drawer = player }
    after = ranger_event(rally, any, any, drawer)
    choose company {
      from = [
        for c in companies : c
        if any([for r in units_of(c) : r if r.shaken || r.pinned])
      ]
      player    = drawer
      or_return = true
    }
    unmark {
      the  = units_of(company)
      with = [shaken, pinned]
    }
  }

  # ------------------------------------------------------------------------------ the Germans' side
  rule "German Patrols" {
    text   = "A Grenadier from the pool appears before the most advanced unit of the company."
    ruling = "the most advanced of those with an empty inland space before them; among equals the lot decides"
    given  = { company = company }
    after  = german_event(german_patrols, company)
    let { open = [for r in units_of(company) : r if patrol_space(r) != none] }
    if "somebody can come" {
      when = any(open) && any(german_pool.germans.grenadier)
      run "Who Is Struck" unit { units = foremost(open) }
      run "Patrol from the Pool" german {}
      let { there = patrol_space(unit) }
      if "before the unit" {
        when = there != none
        move german { to = there }
      }
    }
  }
  value "Patrol Space" {
    given   = { unit = ranger }
    returns = maybe(square)
    base = first([
      for s in file(unit.at) : s
      if s.row == unit.at.row + 1 && s.zone == inland && none(s.units)
    ])
  }
  rule "Patrol from the Pool" {
    given   = { company = company }
    returns = german
    draw german {
      from        = german_pool.germans.grenadier
      never_empty = true
    }
    return { the = german }
  }

  rule "Ambush" {
    text  = "The most advanced inland unit takes half a die of hits, rounded up, and is pinned."
    after = german_event(ambush)
    let { inland_units = [for r in rangers : r if r.at.zone == inland] }
    if "somebody is inland" {
      when = any(inland_units)
      run "Who Is Struck" unit { units = foremost(inland_units) }
      roll n "hits of the ambush" { dice = d6 }
      run "Take Hits" { n = ceil(n, 2) }
      if "still there" {
        when = unit.in_play
        mark unit { with = pinned }
      }
    }
  }

  rule "Commander Hit" {
    text  = "A die says who is hit: 1 Slater, 2 Baugh, 3 Masny, 4 Rudder, else nobody."
    after = german_event(commander_hit)
    run "Who Is Hit" officer {}
    if "he is on the map" {
      when = officer != none && officer.in_play
      run "Commander Casualty" {}
    }
  }
  rule "Who Is Hit" {
    returns = maybe(commander)
    roll officer "who is hit" { on = hit_commander }
    return { the = officer }
  }
  table "Hit Commander" {
    given   = { roll = d6 }
    returns = { officer = maybe(commander) }
    rows    = [[1, slater], [2, baugh], [3, masny], [4, rudder], ["5-6", none]]
  }

  rule "Unexpected Obstacle" {
    text   = "An obstacle appears in the space before the most advanced unit."
    ruling = "the most advanced of those who are ashore and have an inland space without such a marker before them; the marker stays for the rest of the game"
    after  = german_event(unexpected_obstacle)
    let { open = [for r in rangers : r if obstacle_space(r) != none] }
    if "there is room for it" {
      when = any(open)
      run "Who Is Struck" unit { units = foremost(open) }
      mark {
        the  = obstacle_space(unit)
        with = obstacle
      }
    }
  }
  value "Obstacle Space" {
    given   = { unit = ranger }
    returns = maybe(square)
    base = first([
      for s in file(unit.at) : s
      if s.row == unit.at.row + 1 && s.zone == inland && !s.obstructed
    ])
  }

  rule "Mines" {
    text  = "Each Ranger unit on a minefield takes a hit on 4 or more."
    after = german_event(mines)
    each unit {
      from = rangers
      when = unit.at.minefield
      roll blast "mines" { dice = d6 }
      if "a mine goes off" {
        when = blast >= 4
        run "Take Hits" { n = 1 }
      }
    }
  }

  # --------------------------------------------------------------------- what events have in common
  value "Units of" {
    given = { company = company }
    base  = [for r in rangers : r if r.company == company]
  }
  value "Foremost" {
    given = { units = set(ranger) }
    base  = [for r in units : r if r.at.row == max(0, [for u in units : u.at.row])]
  }
  rule "Who Is Struck" { # among those equally far advanced
    given   = { units = set(ranger) }
    returns = ranger
    draw unit {
      from        = units
      never_empty = true
    }
    return { the = unit }
  }
}

section "O-3" "Multiple Events" {
  text = "Chits are drawn and resolved one by one. Ranger Elite draws another one, of which the Ranger side counts."

  rule "Ranger Elite" {
    given = { drawer = player }
    after = german_event(ranger_elite, any, drawer)
    run "Draw an Event Chit" { side = ranger_side }
  }
}

section "O-4" "Support Fire Events" {
  text   = "Five events are support fire, which pins on a five as well: two of the Rangers' against a German unit of the player's choice, three of the Germans' against all units in an area or on a flank."
  source = "reconstructed: targets, ranges and dice"

  rule "Naval Support Fire" {
    text  = "Four dice at a German unit that is not adjacent to a Ranger unit."
    given = { drawer = player }
    after = ranger_event(naval_support_fire, any, any, drawer)
    choose target {
      from = [
        for g in germans : g
        if none([for r in rangers : r if distance(r.at, g.at) <= 1])
      ]
      player    = drawer
      or_return = true
    }
    run "Support Fire" { dice = 4 }
  }
  rule "Mortar/Destroyer Support Fire" {
    text  = "Three dice at a German unit within four spaces of Rudder's HQ."
    given = { drawer = player }
    after = ranger_event(mortar_destroyer_support_fire, any, any, drawer)
    choose target {
      from      = [for g in germans : g if distance(g.at, rudder_s_hq.at) <= 4]
      player    = drawer
      or_return = true
    }
    run "Support Fire" { dice = 3 }
  }

  rule "Artillery Support Fire" {
    text  = "Two dice at each unit in the area that the dice name."
    after = german_event(artillery_support_fire)
    roll place "area under bombardment" { on = bombarded_area }
    run "Shell" { units = [for r in rangers : r if r.at.area == place] }
  }
  table "Bombarded Area" {
    given   = { roll = pool(2, d6) }
    returns = { area = area }
    rows = [
      ["2-3", A],
      [4, B],
      [5, C],
      [6, D],
      [7, E],
      [8, F],
      [9, G],
      [10, H],
      ["11-12", I],
    ]
  }
  rule "Western Flank Support Fire" {
    text  = "Two dice at each unit ashore in the two western columns, on the right."
    after = german_event(western_flank_support_fire)
    run "Shell" { units = [for r in rangers : r if r.column >= 11 && r.at.zone != sea] }
  }
  rule "Eastern Flank Support Fire" {
    text  = "Two dice at each unit ashore in the two eastern columns, on the left."
    after = german_event(eastern_flank_support_fire)
    run "Shell" { units = [for r in rangers : r if r.column <= 2 && r.at.zone != sea] }
  }
  rule "Shell" {
    given = { units = set(ranger) }
    each target {
      from = units
      run "Support Fire" { dice = 2 }
    }
  }
}

section "O-5" "Sweeping Fire" {
  text = "Hitler's Buzz Saw lets all machine guns of a zone sweep, Concentrated Enemy Fire all Germans there fire, the machine guns by sweeping."

  rule "Hitler's Buzz Saw" {
    given = { company = company }
    after = german_event(hitler_s_buzz_saw, company)
    run "Machine Guns Sweep" {}
  }
  rule "Concentrated Enemy Fire" {
    given = { company = company }
    after = german_event(concentrated_enemy_fire, company)
    run "Germans Open Fire" {}
  }
}

section "O-6" "Low Ammo" {
  text = "On the days named on the chit all who fire have a die less, unless the company uses its supplies, which must be on the map and available."

  rule "Fire on Orders" {
    given = { company = company, low_ammo = set(game_day) }
    when  = any(can_fire(company, false))
    run "Ammunition" short {}
    run "Rangers Open Fire" { low_ammo = short }
  }
  rule "Ammunition" {
    given   = { company = company, low_ammo = set(game_day) }
    returns = bool
    if "enough on this day" {
      when = !contains(low_ammo, today)
      return { the = false }
    }
    each cache {
      from = caches.available
      when = cache.company == company
      may "use the supplies" {
        player = leader_of(company)
        flip cache { to = used }
        return { the = false }
      }
    }
    return { the = true }
  }
}

section "O-7" "Rudder's HQ" {
  text = "Without Rudder's HQ on the map Mortar/Destroyer Support Fire and Force B & C Reinforcements do nothing."

  rule "No Headquarters" {
    given      = { event = ranger_event }
    instead_of = ranger_event(event)
    when = (
      !rudder_s_hq.in_play &&
      (event == mortar_destroyer_support_fire || event == force_b_c_reinforcements)
    )
  }
  rule "Force B and C" {
    text   = "Three SP, given out among units within two spaces of the headquarters; they may rise above 8."
    source = "reconstructed"
    given  = { drawer = player }
    after  = ranger_event(force_b_c_reinforcements, any, any, drawer)
    repeat {
      times = 3
      while = any(within_reach_of_the_hq)
      choose unit {
        from   = within_reach_of_the_hq
        player = drawer
      }
      set unit { strength = unit.strength + 1 }
    }
  }
  value "Within Reach of the HQ" {
    base = [for r in rangers : r if r.strength < r.limit && distance(r.at, rudder_s_hq.at) <= 2]
  }
}

section "O-8" "Heroic Actions" {
  text = "The marker goes to any Ranger unit, also to one that has one, and stays until it is used: two dice, a re-roll, an advance less for an obstacle, or no Shaken and Pinned any more."

  rule "Heroic Deed" {
    given = { drawer = player }
    after = ranger_event(heroic_deed, any, any, drawer)
    choose unit {
      from   = rangers
      player = drawer
      none {}
    }
    mark unit { with = heroic_action }
  }
}

section "O-8a" "Two Dice" {
  text = "A hero adds two dice to a close combat or an Open Fire."

  action "Lead as a Hero" {
    menu = bonus_dice
    require "a hero is with it" { that = unit.heroic }
    require "no other hero inspires it" { that = !unit.inspired }
    unmark unit {
      with  = heroic_action
      count = 1
    }
    mark unit { with = inspired }
  }
}

section "O-8b" "Re-rolls" {
  text = "A hero lets his unit, and no other, roll a movement die again."

  action "Re-roll by a Hero" {
    given  = { unit = ranger, die = movement_die }
    after  = roll_the_movement_die(unit, die)
    player = leader(unit)
    require "a hero is with it" { that = unit.heroic }
    unmark unit {
      with  = heroic_action
      count = 1
    }
    redo {}
  }
}

section "O-8c" "Obstacles" {
  text = "A hero makes one obstacle one advance cheaper."

  marker "Boosted" { on = ranger } # until it has been made use of
  modify "Advance Cost" "helped by a hero" {
    when = unit.boosted && obstacle(unit, to)
    by   = -1
  }
  action "Hero's Help" {
    menu = spend_advances
    cost = 0
    require "a hero is with it" { that = unit.heroic }
    require "not helped yet" { that = !unit.boosted }
    unmark unit {
      with  = heroic_action
      count = 1
    }
    mark unit { with = boosted }
  }
}

section "O-8d" "Rally" {
  text = "At any time a hero removes Shaken and Pinned from his unit."

  action "Rally as a Hero" {
    anytime = true
    given   = { asked = player }
    choose unit {
      from = [for r in rangers : r if r.heroic && (r.shaken || r.pinned) && leader(r) == asked]
    }
    unmark unit {
      with  = heroic_action
      count = 1
    }
    unmark unit { with = [shaken, pinned] }
  }
}

section "O-9" "Assault! Event Movement" {
  text = "The Grenadiers in the company's zone go two spaces north, the columns from east to west, and fight whom they meet; the machine guns move only to see."

  rule "Assault!" {
    ruling = "in a column the northernmost goes first; pinned ones stay and lose the marker (I-5)"
    given  = { company = company }
    after  = german_event(assault, company)
    each german {
      from         = assault_troops(company)
      lowest_first = [german.at.column, german.at.row]
      when         = german.in_play && (german.grenadier || blinded(german))
      run "Does It Go" goes {}
      if "it goes" {
        when = goes
        run "Assault Move" {}
      }
    }
  }
  value "Assault Troops" {
    given = { company = company }
    base  = [for g in germans : g if g.at.company == company && (g.grenadier || g.MG)]
  }
  rule "Does It Go" {
    given   = { german = german }
    returns = bool
    return { the = true }
  }
  rule "Assault Move" {
    given = { german = german }
    if "pinned" {
      when = german.pinned
      unmark german { with = pinned }
    }
    else "a machine gun" {
      when = german.MG
      run "Set Up Further North" {}
    }
    else "Grenadiers" {
      run "Storm" {}
    }
  }
}

section "O-9a" "Grenadiers" {
  text = "They pass through their own, stop in the last empty space, and never go beyond Cliff Top 5. Who comes to that row opens fire on a Ranger unit on the beach below."

  rule "Storm" {
    given = { german = german }
    let {
      from = german.at.row
      goal = storm_goal(german)
    }
    if "it can move" {
      when = goal != none
      each step {
        from          = file(german.at)
        highest_first = step.row
        when          = step.row < from && step.row >= goal.row && none(step.germans)
        move german { to = step }
      }
      each target {
        from = file(goal).rangers
        when = german.in_play && german.at.row == 5 && target.at.zone == beach
        run "Open Fire" { firer = german }
      }
    }
  }
  # The farther of the next two spaces that contains no German and is not behind a Ranger.
  value "Storm Goal" {
    given   = { german = german }
    returns = maybe(square)
    base = first([
      for s in storm_path(german) : s
      if none(s.germans) && none([
        for t in storm_path(german) : t
        if t.row > s.row && any(t.rangers)
      ])
    ])
  }
  value "Storm Path" {
    given = { german = german }
    base = [
      for s in file(german.at) : s
      if s.row < german.at.row && s.row >= max(5, german.at.row - 2)
    ]
  }
}

section "O-9b" "Assaulting Rangers" {
  text     = "Who enters the space of a Ranger unit fights it at once as the attacker (J); supplies and headquarters left alone there are lost (G-10)."
  ruling   = "lone, as is said here, goes before at any time, as G-10 says: what lies under a Ranger unit is lost only when the Germans are left alone with it"
  no_rules = "follows from J and G-10 as soon as a German enters"
}

section "O-9c" "Machine Guns" {
  text = "A machine gun moves one space, if it is the terrain there that blocks its line of sight and the space is empty. It does not attack."

  rule "Set Up Further North" {
    given = { german = german }
    let { there = toward(german.at, north) }
    if "nobody was thrown back to it meanwhile" {
      when = there != none && none(there.units)
      move german { to = there }
    }
  }
  value "Blinded" {
    given = { german = german }
    base = any([
      for s in file(german.at) : s
      if s.row == german.at.row - 1 && s.zone == inland && blocks(s) && none(s.units)
    ])
  }
}
