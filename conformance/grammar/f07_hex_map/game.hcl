# Race for Bastogne: units, weather, movement, fire.

game "Noville" {
  id       = "f07_hex_map"
  language = 1
  begin    = turns
  length   = 200
  parts    = 2 # movement is counted in halves
}

player "Allied Player" {}
player "German Player" {}
side "Americans" { player = allied_player }
side "Germans" { player = german_player }
result "Road Blocked" { worth = 1 }
result "Road Open" { worth = -1 }

# ------------------------------------------------------------------------------------- units
section "1.2" "Units" {
  enum "arm" { names = [leg, wheeled, tracked] }
  enum "colour" { names = [white, pink, yellow] }

  kind "unit" {
    is     = piece
    traits = [armored]
    fields = { side = side, fire = number, colour = colour, range = number, defense = number, TQ = number, arm = arm, allowance = number }
    state  = { steps = number, cohesion = number, spent = number }
  }
  roster "unit" {
    source  = "names: text; ratings: invented"
    columns = [side, fire, colour, range, defense, TQ, arm, allowance, steps, traits]
    rows = {
      "B/3/CCB"     = [americans, 5, white, 3, -2, 6, tracked, 18, 2, [armored]]
      "B/20/CCB"    = [americans, 5, pink, 1, 0, 6, leg, 6, 2, []]
      "D/90 Cav"    = [americans, 3, yellow, 2, 0, 6, wheeled, 24, 2, [armored]]
      "4. Pz 3"     = [germans, 7, white, 5, -3, 6, tracked, 18, 2, [armored]]
      "2. Pz Auf 2" = [germans, 5, pink, 1, 0, 6, wheeled, 20, 2, []]
      "5. PzGr 304" = [germans, 4, pink, 1, 0, 6, leg, 6, 2, []]
    }
  }
  marker "Column" {
    on        = unit
    adjective = "in_column"
  }
  marker "Suppressed" { on = unit }
  marker "Moved" {
    on     = unit
    plural = "moved_markers"
  }
}

# ------------------------------------------------------------------------------------- weather
section "1.1" "Weather" {
  track "Weather" { boxes = [dry, fog, snow] }

  while "Fog" {
    when = weather.at == fog
    modify "Fire Rating" { by = -1 }
    modify "Sight Limit" { at_most = 2 }
    modify "Movement Cost" { by = 1 }
  }
  while "Snow" {
    when = weather.at == snow
    modify "Troop Quality" { by = -1 }
    modify "Movement Cost" "off the main road" {
      when = !(unit.in_column && border(from, to).road == primary)
      by   = 0.5
    }
  }
}

# ------------------------------------------------------------------------------------- movement
section "2.TEC" "Terrain effects" {
  table "Terrain Cost" { # none: may not enter
    source  = "reconstructed"
    given   = { terrain = terrain, arm = arm, in_column = bool }
    returns = { cost = maybe(number) }
    rows = [
      [woods, leg, any, 2],
      [woods, [wheeled, tracked], any, none],
      [[clear, village], leg, any, 1],
      [clear, wheeled, false, 4],
      [clear, wheeled, true, 3],
      [clear, tracked, false, 3],
      [clear, tracked, true, 2],
      [village, wheeled, false, 3],
      [village, wheeled, true, 2],
      [village, tracked, false, 2],
      [village, tracked, true, 1],
    ]
  }
  table "Road Cost" {
    given   = { road = road_class, arm = arm }
    returns = { cost = number }
    rows = [
      [primary, any, 0.5],
      [secondary, leg, 0.5],
      [secondary, [wheeled, tracked], 1],
    ]
  }

  value "By Road" {
    given = { unit = unit, from = hex, to = hex }
    base  = unit.in_column && border(from, to).road != none
  }
  value "Movement Cost" {
    given   = { unit = unit, from = hex, to = hex }
    returns = maybe(number) # none: no such move, and nothing adds to none
    base    = terrain_cost(to.terrain, unit.arm, unit.in_column)
    modifier "vehicles cross a stream only by road" {
      when = unit.arm != leg && border(from, to).stream && !by_road(unit, from, to)
      to   = none
    }
    modifier "along a road in Column" {
      when = unit.in_column && border(from, to).road != none
      base = road_cost(border(from, to).road, unit.arm)
    }
    modifier "leg units wade a stream" {
      when = unit.arm == leg && border(from, to).stream && !by_road(unit, from, to)
      by   = 2
    }
  }
}

section "2.4" "Sight" {
  value "Sight Limit" { base = 8 }
  value "Sees" { # the hexes between, both ends left out
    given = { from = hex, to = hex }
    base  = distance(from, to) <= sight_limit && none([for h in line(from, to) : h if h.terrain != clear])
  }
}

section "3" "The turn" {
  track "Turn" {
    boxes = numbers(1, 6)
    start = 1
  }
  phase "Turns" {
    repeat {
      each side {
        from = sides
        offer "Unit Actions" {
          up_to = any # until the player passes
          none {}
        }
      }
      unmark {
        the  = units
        with = moved
      }
      if "the last turn" {
        when = turn == 6
        end game { result = any(hex["29.04"].units.armored) ? road_blocked : road_open }
      }
      advance turn { by = 1 }
    }
  }
  menu "Unit Actions" {
    given  = { side = side }
    player = side
    actor  = [for u in units : u if u.side == side && !u.moved && !u.suppressed]
  }

  action "Move" {
    menu = unit_actions
    require "a road column may not start among enemies" { that = none(threats(actor)) || !actor.in_column }
    mark actor { with = moved }
    set actor { spent = 0 }
    repeat {
      while    = actor.in_play && !actor.suppressed && any(ways_on(actor))
      may_pass = true
      choose to {
        from = ways_on(actor)
        require "it may be entered" { that = movement_cost(actor, actor.at, to) != none }
      }
      set actor { spent = actor.spent + movement_cost(actor, actor.at, to) }
      move actor { to = to }
    }
  }
  value "Ways On" {
    given = { unit = unit }
    base  = [for h in neighbors(unit.at) : h if movement_cost(unit, unit.at, h) != none && unit.spent + movement_cost(unit, unit.at, h) <= unit.allowance && none([for u in h.units : u if u.side != unit.side])]
  }
  value "Threats" {
    given = { unit = unit }
    base  = [for u in units : u if u.side != unit.side && distance(u.at, unit.at) == 1]
  }
}

# ------------------------------------------------------------------------------------- fire
section "4" "Direct fire" {
  action "Direct Fire" {
    menu = unit_actions
    choose target { from = [for u in units : u if u.side != actor.side] }
    require "in range" { that = distance(actor.at, target.at) <= actor.range }
    require "in sight" { that = sees(actor.at, target.at) }
    mark actor { with = moved }
    run "Fire At" { firer = actor }
  }

  action "Opportunity Fire" { # may step in whenever an enemy enters a hex
    given  = { mover = unit, here = hex }
    after  = enter(mover, here)
    player = other(mover.side)
    choose firer { from = [for u in units : u if u.side != mover.side && !u.suppressed && !u.moved] }
    require "in range" { that = distance(firer.at, here) <= firer.range }
    require "in sight" { that = sees(firer.at, here) }
    mark firer { with = moved }
    run "Fire At" { target = mover }
  }

  rule "Fire At" {
    given = { firer = unit, target = unit }
    roll shot { dice = d10 }
    if "effective" {
      when = shot < 10 && shot <= fire_rating(firer, target)
      run "Apply the Result" { result = crt(firer.colour, target.armored, shot) }
    }
  }

  value "Fire Rating" {
    given = { firer = unit, target = unit }
    base  = firer.fire
    modifier "firer's cohesion" { by = -firer.cohesion }
    modifier "firer in Column" {
      when = firer.in_column
      by   = -1
    }
    modifier "range" {
      when = !target.armored
      by   = 1 - distance(firer.at, target.at)
    }
    modifier "target's defense" { by = target.defense }
    modifier "target in Column" {
      when = target.in_column
      by   = 2
    }
    modifier "never below 0" { at_least = 0 }
    modifier "never above 9" { at_most = 9 }
  }

  enum "fire result" { names = [C, Q, S, L, E] } # cohesion, check, suppression, a step, eliminated
  table "CRT" {
    source  = "module source, cut to three colours"
    given   = { colour = colour, hard = bool, shot = d10 }
    returns = { result = fire_result }
    across  = shot
    rows = [
      [white, false, [S, S, C, C, L, E, E, E, E, E]],
      [white, true, [S, S, C, L, L, E, E, E, E, E]],
      [pink, false, [Q, Q, S, C, C, L, L, E, E, E]],
      [pink, true, [Q, Q, S, S, C, C, L, E, E, E]],
      [yellow, false, [S, S, C, C, L, E, E, E, E, E]],
      [yellow, true, [Q, Q, S, S, S, C, L, L, L, L]],
    ]
  }

  rule "Apply the Result" {
    given = { target = unit, result = fire_result }
    match result {
      case C {
        set target { cohesion = target.cohesion + 1 }
      }
      case Q {
        run "Quality Check" steady {}
        if "not steady" {
          when = !steady
          mark target { with = suppressed }
        }
      }
      case S {
        mark target { with = suppressed }
      }
      case L {
        set target { steps = target.steps - 1 }
        if "none left" {
          when = target.steps == 0
          remove target {}
        }
      }
      case E {
        remove target {}
      }
    }
  }
  rule "Quality Check" {
    given   = { target = unit }
    returns = bool
    roll check { dice = d10 }
    return { the = check <= troop_quality(target) }
  }
  value "Troop Quality" {
    given = { unit = unit }
    base  = unit.TQ
    modifier "second cohesion hit" {
      when = unit.cohesion >= 2
      by   = -1
    }
    modifier "suppressed" {
      when = unit.suppressed
      by   = -1
    }
  }
}

# ------------------------------------------------------------------------------------- scenario
section "Sc2" "Noville" {
  scenario "No, No, Noville" {
    text = "Ten tanks hold the crossroads."
    deploy "Americans" {
      rows = [
        [hex["29.04"], [unit["B/3/CCB"]]],
        [[for h in hexes : h if distance(h, hex["29.04"]) <= 1], [unit["B/20/CCB"]]], # a set: the owner chooses
        [hex["28.05"], [unit["D/90 Cav"]]],
      ]
    }
    deploy "Germans" {
      rows = [
        [hex["31.01"], [unit["4. Pz 3"]]],
        [hexes("32.05 32.06"), [unit["2. Pz Auf 2"], unit["5. PzGr 304"]]],
      ]
    }
    rule "Fog in the Morning" {
      after = set_up()
      move weather { to = fog }
    }
    rule "The Fog Lifts" {
      after = enter(turn, 4)
      move weather { to = dry }
    }
  }
}
