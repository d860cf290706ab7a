# Bolt Action, 2nd edition: order dice, orders, Advance and Fire, on a table measured in inches.

game "Bolt Action" {
  id       = "f09_bolt_action"
  language = 1
  begin    = battle
  length   = 200
  parts    = 10 # inches are counted in tenths
}

kind "commander" {
  is    = player
  state = { edge = maybe(direction) }
}
commander "Player 1" {}
commander "Player 2" {}

# ---------------------------------------------------------------------------------- table and units
section "table" "The table" {
  map "Tabletop" {
    surface = [72, 48] # width and depth; a piece stands at a point
  }
  kind "terrain" {
    is     = area
    traits = [impassable, rough]
  }
  terrain "Barn" {
    shape  = rectangle(point(30, 20), point(36, 26))
    traits = [impassable]
  }
  terrain "Orchard" {
    shape  = circle(point(50, 30), 5)
    traits = [rough]
  }
}

section "units" "Units and order dice" {
  enum "quality" { names = [inexperienced, regular, veteran] }
  enum "order" { names = [fire, advance, run, ambush, rally, down] }

  kind "weapon" {
    is     = concept
    traits = [assault, fixed]
    fields = { range = number, shots = number }
  }
  roster "weapon" {
    columns = [range, shots, traits]
    rows = {
      Rifle = [24, 1, []]
      SMG   = [12, 2, [assault]]
      MMG   = [36, 5, [fixed]]
    }
  }
  kind "unit" {
    is     = piece
    fields = { owner = commander, quality = quality, base = number, speed = number, weapon = weapon }
    state  = { models = number, pins = number, order = maybe(order), in_reserve = bool, in_first_wave = bool }
  }
  roster "unit" {
    columns = [owner, quality, base, speed, weapon, models]
    rows = {
      Rifle_Squad_1 = [player_1, regular, 2, 6, rifle, 10]
      Tommy_Guns_1  = [player_1, veteran, 2, 6, SMG, 8]
      Rifle_Squad_2 = [player_2, regular, 2, 6, rifle, 10]
      Maxim_Team_2  = [player_2, inexperienced, 1, 4, MMG, 3]
    }
  }
  kind "order die" {
    is     = piece
    plural = "order_dice"
    fields = { owner = commander }
  }
  roster "order_die" {
    columns = [count, owner]
    rows    = { Die_1 = [2, player_1], Die_2 = [2, player_2] }
  }
  cup "Dice Bag" { of = order_die }
  box "Spent Dice" { of = order_die }
  kind "objective" { is = piece }
  objective "Key Position" { count = 5 }
}

# ------------------------------------------------------------------------------------- a turn
section "turn" "The turn" {
  track "Game Turn" { boxes = numbers(0, 8) }

  phase "Turn" {
    repeat {
      while = any(dice_bag.order_dice)
      run "Activation" {}
    }
    set units { order = none }
    move {
      the = spent_dice.order_dice
      to  = dice_bag
    }
  }
  phase "Activation" {
    draw die {
      from = dice_bag
      to   = spent_dice
    }
    choose unit {
      player = die.owner
      from   = [for u in units : u if u.owner == die.owner && u.order == none]
      none {}
    }
    if "somebody is left to order" {
      when = unit != none
      choose order {
        player = die.owner
        from   = [for o in orders : o if allowed(unit, o)]
      }
      run "Order Test" done {}
      set unit { order = done }
      run "Carry Out" { order = done }
    }
  }
  rule "Carry Out" { given = { unit = unit, order = order } } # each order's own rule answers

  value "Allowed" { # what scenarios and conditions restrict
    given = { unit = unit, order = order }
    base  = true
  }
}

section "order test" "Order tests" {
  table "Morale" {
    source  = "source S1"
    given   = { quality = quality }
    returns = { value = number }
    rows    = [[inexperienced, 8], [regular, 9], [veteran, 10]]
  }
  value "Test Target" {
    given = { unit = unit, order = order }
    base  = morale(unit.quality)
    modifier "pin markers" {
      when = order != rally
      by   = -unit.pins
    }
  }
  value "Needs a Test" {
    given = { unit = unit, order = order }
    base  = unit.pins > 0 && order != down
  }
  rule "Order Test" { # gives the order that is carried out in the end
    given   = { unit = unit, order = order }
    returns = order
    if "no test needed" {
      when = !needs_a_test(unit, order)
      return { the = order }
    }
    roll nerve { dice = pool(2, d6) }
    if "failed; a double one always passes" {
      when = sum(nerve) > max(2, test_target(unit, order))
      return { the = down }
    }
    set unit { pins = max(0, unit.pins - 1) }
    return { the = order }
  }
}

# ------------------------------------------------------------------------------------- orders
section "advance" "Advance" {
  value "Passable" {
    given   = { unit = unit }
    returns = area
    base    = inside(tabletop)
    modifier "not through impassable terrain" { but_not = terrains.impassable }
  }
  value "Ground" { # every point where the unit may end its move
    given   = { unit = unit, inches = number }
    returns = area
    base    = reach(unit, inches, passable(unit))
    modifier "an inch from every enemy" { but_not = within(1 + unit.base, [for e in units : e if e.owner != unit.owner]) }
    modifier "not on another unit" { but_not = within(unit.base, [for u in units : u if u != unit]) }
  }
  rule "Advance" {
    given = { unit = unit }
    after = carry_out(unit, advance)
    choose spot { # from an area: the answer is a point
      player = unit.owner
      from   = ground(unit, unit.speed)
      none {}
    }
    if "it can move" {
      when = spot != none
      move unit { to = spot }
    }
    run "Shoot" {}
  }
}

section "fire" "Fire" {
  rule "Fire" {
    given = { unit = unit }
    after = carry_out(unit, fire)
    run "Shoot" {}
  }
  rule "Shoot" {
    given = { unit = unit }
    choose target {
      player   = unit.owner
      from     = [for t in units : t if t.owner != unit.owner && distance(unit, t) <= unit.weapon.range]
      may_pass = true
      none {}
    }
    if "somebody is shot at" {
      when = target != none
      roll shots { dice = pool(unit.weapon.shots * unit.models, d6) }
      let { hits = count([for s in shots : s if s >= to_hit(unit, target)]) }
      if "hit" {
        when = hits > 0
        set target {
          pins   = target.pins + 1
          models = max(0, target.models - hits)
        }
        if "destroyed" {
          when = target.models == 0
          remove target {}
        }
      }
    }
  }
  value "To Hit" {
    given = { unit = unit, target = unit }
    base  = 3
    modifier "point blank" {
      when = distance(unit, target) <= 6
      by   = -1
    }
    modifier "long range" {
      when = distance(unit, target) * 2 > unit.weapon.range
      by   = 1
    }
    modifier "pins on the shooter" { by = unit.pins }
    modifier "inexperienced" {
      when = unit.quality == inexperienced
      by   = 1
    }
    modifier "fired on an Advance" {
      when = unit.order == advance && !unit.weapon.assault
      by   = 1
    }
    modifier "target Down" {
      when = target.order == down
      by   = 2
    }
    modifier "1 always misses" { at_least = 2 }
  }
}

# -------------------------------------------------------------------------- reserves and first wave
section "common.reserves" "Reserves and first wave" {
  modify "Allowed" "in turn 1 reserves are Down" {
    when = unit.in_reserve && game_turn == 1
    to   = order == down
  }
  modify "Allowed" "later they enter by Advance or Run, or wait Down" {
    when = unit.in_reserve && game_turn > 1
    to   = contains([advance, run, down], order)
  }
  modify "Allowed" "the first wave must Advance or Run" {
    when = unit.in_first_wave
    to   = contains([advance, run], order)
  }
  modify "Needs a Test" "out of reserve: always" {
    when = unit.in_reserve && order != down
    to   = true
  }
  modify "Test Target" "out of reserve" {
    when = unit.in_reserve
    by   = -1
  }
  modify "Ground" "from one's own table edge" { # off the table, the move is measured from the edge
    when = (unit.in_reserve || unit.in_first_wave) && unit.owner.edge != none
    base = within(inches, edge(tabletop, unit.owner.edge), inside(passable(unit), unit.base))
  }
  rule "It Has Arrived" {
    given = { unit = unit }
    after = enter(unit, tabletop)
    set unit {
      in_reserve    = false
      in_first_wave = false
    }
  }
}

# ------------------------------------------------------------------------------------- scenario
section "3" "Key Positions" {
  rule "Roll Off" { # the higher wins; ties roll again
    returns = commander
    roll one { dice = d6 }
    roll two { dice = d6 }
    if "the first" {
      when = one > two
      return { the = player_1 }
    }
    if "the second" {
      when = two > one
      return { the = player_2 }
    }
    run "Roll Off" again {}
    return { the = again }
  }

  phase "Battle" {
    run "Placing Objectives" {}
    run "Sides and Reserves" {}
    repeat {
      advance game_turn { by = 1 }
      run "Turn" {}
      run "The Last Turn" {}
    }
  }

  phase "Placing Objectives" {
    roll d { dice = d3 }
    run "Roll Off" winner {}
    each n {
      from = numbers(1, d + 2)
      choose spot {
        player = n % 2 == 1 ? winner : other(winner)
        from   = objective_ground
      }
      put objective {
        from = key_position.supply
        to   = spot
      }
    }
  }
  value "Objective Ground" {
    returns = area
    base    = inside(tabletop)
    modifier "more than twelve inches apart" { but_not = within(12, objectives) }
  }

  phase "Sides and Reserves" {
    run "Roll Off" winner {}
    choose edge {
      player = winner
      from   = [north, south]
    }
    set winner { edge = edge }
    set {
      the  = other(winner)
      edge = opposite(edge)
    }
    each commander {
      from = commanders
      choose reserves {
        player = commander
        from   = army(commander)
        up_to  = floor(count(army(commander)), 2)
      }
      set reserves { in_reserve = true }
      set {
        the           = [for u in army(commander) : u if !u.in_reserve]
        in_first_wave = true
      }
    }
  }
  value "Army" { # on the table or not
    given = { commander = commander }
    base  = [for u in all(units) : u if u.owner == commander]
  }

  rule "The Last Turn" {
    when = game_turn >= 6
    if "after turn 6, on 4 or more one turn is added" {
      when = game_turn == 6
      roll more { dice = d6 }
      if "one more" {
        when = more >= 4
        return {}
      }
    }
    run "Count" {}
  }
  rule "Count" {
    if "player 1 holds more" {
      when = held_by(player_1) > held_by(player_2)
      end game { winner = player_1 }
    }
    if "player 2 holds more" {
      when = held_by(player_2) > held_by(player_1)
      end game { winner = player_2 }
    }
    end game { result = draw }
  }
  value "Held by" {
    given = { commander = commander }
    base  = count([for o in objectives : o if near(o, commander) && !near(o, other(commander))])
  }
  value "Near" {
    given = { o = objective, commander = commander }
    base  = any([for u in units : u if u.owner == commander && distance(u, o) <= 3])
  }
}
