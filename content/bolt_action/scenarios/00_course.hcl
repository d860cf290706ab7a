# Reserves, the first wave, the length of a battle and victory: the course that scenarios have in
# common.

section "7.5" "Reserves" {
  text = "Reserves are down in the first turn. From the second on they may be ordered to Advance or Run onto the table from their own edge, by a test at minus one. Who never arrives counts as destroyed."

  value "First Turn of Reserves" { base = 2 }
  value "May Arrive" {
    given = { unit = unit }
    base  = unit.at == first_wave || unit.at == reserves && turn >= first_turn_of_reserves
  }
  value "Entry" { # where it may come from
    ruling  = "reserves come by their own long edge, as the text says of first waves"
    given   = { unit = unit }
    returns = area
    base    = edge(table, unit.commander.edge)
  }
  action "Wait" {
    menu = orders
    require "is in reserve" { that = actor.at == reserves }
    set actor { order = down }
  }
  action "Arrive" {
    menu = orders
    require "is off the table, and may come" { that = may_arrive(actor) }
    choose manner { from = [order.advance, order.run] }
    run "Receive" obeyed {
      unit  = actor
      order = manner
    }
    if "it comes" {
      when = obeyed
      run "Come On" {
        unit   = actor
        inches = arrival_pace(actor, manner)
      }
      if "it may fire" {
        when = manner == advance && actor.in_play && !fixed(actor)
        run "Shoot" { shooter = actor }
      }
      run "Snap to Action" { officer = actor }
    }
  }
  value "Arrival Pace" {
    given  = { unit = unit, manner = order }
    source = "reconstructed: fixed weapons and guns come at a Run, whatever the order; a heavy gun is brought six inches onto the table by a tow that does not stay"
    base   = manner == order.run || fixed(unit) ? run_pace(unit) : pace(unit)
    modifier "heavy guns" {
      when = unit.gear == heavily_towed
      to   = 6
    }
  }
  rule "Come On" {
    given  = { unit = unit, inches = number }
    source = "reconstructed: a vehicle comes straight on"
    let { was = unit.facing }
    choose gate "place on the edge to come on at" {
      from   = entry(unit)
      player = unit.commander
      require "there is room" {
        that = (
          unit.slot == vehicle ? across(unit.facing, inward(gate)) || drives_in(unit, gate, inches) :
          any(destinations(unit, gate, inches))
        )
      }
      require "there is room, as it faces there" {
        supposing {
          set unit { facing = inward(gate) }
        }
        that = unit.slot != vehicle || !across(was, inward(gate)) || drives_in(unit, gate, inches)
      }
      none {
        set unit { order = down }
        return {}
      }
    }
    let { way = inward(gate) }
    set unit {
      facing  = way
      arrived = turn
    }
    set {
      the       = unit.commander
      last_gate = opposite(way)
    }
    if "on wheels and tracks" {
      when = unit.slot == vehicle
      choose depth "inches to drive in" {
        from        = numbers(first_inch(unit), room_inside(unit, gate, inches))
        player      = unit.commander
        never_empty = true
      }
      move unit { to = offset(gate, way, depth) }
    }
    else {
      choose spot "place to come to" {
        from        = destinations(unit, gate, inches)
        player      = unit.commander
        never_empty = true
      }
      move unit { to = spot }
    }
  }
  value "Inward" {
    given = { gate = point }
    base  = gate.y == 0 ? north : gate.y == 48 ? south : gate.x == 0 ? east : west
  }
  value "Across" { # a hull that faces one way lies in another line than one that faces the other
    given = { a = direction, b = direction }
    base  = angle(a, b) % 180 != 0
  }
  value "Drives In" { # straight on, until the whole hull is on the table
    given = { unit = unit, gate = point, inches = number }
    base  = room_inside(unit, gate, inches) >= first_inch(unit)
  }
  value "First Inch" { # at which the whole hull is on the table
    given = { unit = unit }
    base  = unit.length == none ? 0 : ceil(unit.length, 2)
  }
  value "Room Inside" { # whole inches from the edge
    given = { unit = unit, gate = point, limit = number }
    base  = clear_inches(room(unit), gate, inward(gate), first_inch(unit), limit)
  }
}

section "7.6" "The First Wave" {
  text = "Some scenarios bring all that is not in reserve onto the table in the first turn, by an Advance or a Run without a test. It may not assault then."

  rule "Form the First Wave" {
    given = { commander = commander }
    move {
      the = to_deploy(commander)
      to  = first_wave
    }
    run "Mount Up" { place = first_wave }
  }
  rule "March to Meet" { # nobody is set up: a first wave and reserves on both sides
    run "Roll Off" winner {}
    run "Pick a Side" { commander = winner }
    run "Keep Reserves" { commander = winner }
    run "Keep Reserves" { commander = other(winner) }
    run "Form the First Wave" { commander = allies }
    run "Form the First Wave" { commander = axis }
  }
  rule "Kept Out" {
    ruling = "whoever of the first wave found no room is in reserve from then on"
    before = end_of_the_turn()
    move {
      the = first_wave.units
      to  = reserves
    }
  }
}

section "7.6.1" "Leaving the Table" {
  text = "Some scenarios let units leave by the enemy's edge: a move that ends in contact with it is enough, but not in the turn in which the unit arrived."

  value "May Leave" {
    given = { unit = unit }
    base  = false
  }
  value "At the Far Edge" {
    given = { unit = unit }
    base  = distance(unit, edge(table, other(unit.commander).edge)) == 0
  }
  value "To the Far Edge" { # inches from its middle
    given = { unit = unit }
    base  = unit.commander.edge == south ? 48 - unit.point.y : unit.point.y
  }
  rule "A Move Has Ended" { # on foot, driving, off a vehicle, over men, at a charge, onto the table
    given = { unit = unit }
  }
  rule "After a Move" {
    given = { unit = unit }
    after = move(unit)
    run "A Move Has Ended" {}
  }
  rule "After Getting Out" {
    given = { unit = unit }
    after = climb_down(unit)
    run "A Move Has Ended" {}
  }
  rule "After an Overrun" {
    given = { tank = unit }
    after = drive_over(tank)
    run "A Move Has Ended" { unit = tank }
  }
  rule "After a Charge" { # a Run, and the regrouping of who has won
    given = { attacker = unit }
    after = come_to_blows(attacker)
    run "A Move Has Ended" { unit = attacker }
  }
  rule "After Coming On" {
    given = { unit = unit }
    after = come_on(unit)
    run "A Move Has Ended" {}
  }
  rule "Off the Far Edge" {
    given = { unit = unit }
    after = a_move_has_ended(unit)
    when  = unit.in_play && may_leave(unit) && unit.arrived < turn && at_the_far_edge(unit)
    may "leave the table" {
      player = unit.commander
      move unit { to = beyond_the_table }
    }
  }
}

section "7.7" "The Length of the Battle" {
  text = "A battle lasts six turns; then a die decides whether there is another one. Some last longer."

  value "Last Sure Turn" { base = 6 }
  value "Further Turns" { base = 1 }
  value "Turns of the Battle" { # those that are sure, and those that a die may add
    base = [for b in track_boxes : b if b.number <= last_sure_turn + further_turns]
  }
  rule "The Last That Is Sure" {
    after = enter(turn, any)
    when  = turn >= last_sure_turn && turn < last_sure_turn + further_turns
    say { text = "a die decides whether there is a turn after this one" }
  }
  rule "Does It End" {
    if "the last turn that can be" {
      when = turn >= last_sure_turn + further_turns
      run "Reckoning" {}
    }
    else "a die decides" {
      when = turn >= last_sure_turn
      roll on "last turn" { dice = d6 }
      if "it ends" {
        when = on <= 3
        run "Reckoning" {}
      }
    }
  }
}

section "7.8" "Victory" {
  text = "At the end victory points are counted. Two more win; anything else is a draw."

  value "Victory Points" {
    given = { commander = commander }
    base  = sum([for u in force(other(commander)) : worth(u) if u.at == destroyed])
  }
  value "Lead" {
    given = { commander = commander }
    base  = victory_points(commander) - victory_points(other(commander))
  }
  rule "Reckoning" {
    run "Missing in Action" {}
    run "Judge" {}
  }
  rule "Missing in Action" {
    move {
      the = union(reserves.units, [
        for u in aboard.units : u
        if u.rides != none && u.rides.at == reserves
      ])
      to = destroyed
    }
  }
  rule "Judge" {
    each commander {
      from = commanders
      if "two more at least" {
        when = lead(commander) >= clear_lead
        end game { winner = commander }
      }
    }
    end game { result = draw }
  }
  rule "Settle" { # what a scenario decides by anything but points
    given = { winner = maybe(commander) }
    if "somebody has won" {
      when = winner != none
      end game { winner = winner }
    }
    end game { result = draw }
  }
  value "Standing" { # for bots and reports: points, what can fight on, and how near it is to its goals
    given = { commander = commander }
    base = 100 * lead(commander) + strength(commander) - strength(other(commander)) - sum([
      for u in still_there(commander) : way_to_go(u)
    ])
  }
  value "Points to a Win" { # a clear lead less the lead so far
    given = { commander = commander }
    base  = max(0, clear_lead - lead(commander))
  }
  value "Inches to the Goal" { # of the unit that is nearest to it
    given = { commander = commander }
    base  = min(48, [for u in still_there(commander) : way_to_go(u)])
  }
  value "Strength" { # what has left by the enemy's edge has not lost any
    given = { commander = commander }
    base  = sum([for u in force(commander) : fighting_value(u) if u.at != destroyed])
  }
  value "Fighting Value" { # the cost of its men who are left; each pin takes a tenth
    given = { unit = unit }
    base  = floor(unit.cost * unit.men * max(0, 10 - unit.pins), 10 * unit.largest)
  }
  value "Inches to Go" { # to where a unit does most for victory: nobody destroys much from afar
    given = { unit = unit }
    base  = distance(unit, enemies(unit)) - 6
  }
  value "Way to Go" { # reserves count as if they had to cross the table, and who goes around it more
    given = { unit = unit }
    base  = unit.in_play ? max(0, floor(inches_to_go(unit))) : 48
    modifier "aboard" {
      when = unit.rides != none && unit.rides.in_play
      base = max(0, floor(inches_to_go(unit.rides)))
    }
    modifier "in reserve" {
      when = unit.at == reserves
      base = unit.outflanking ? 90 : 72
    }
    modifier "no farther than the table is deep" {
      when    = unit.at != reserves
      at_most = 48
    }
  }
}

section "7.9" "Attrition" {
  text = "In tournaments a unit counts its points times what the scenario gives for it. Where objectives decide, the winner has twice the points of what he destroyed, all others once, and a loser ten less than the winner at most. A fifth of an army's points must be the lead, whatever the scenario says."

  value "Worth" { # what a unit counts
    given = { unit = unit }
    base  = unit.spotter ? 0 : 1
  }
  value "Clear Lead" { base = 2 }
  value "Agreed Size" { # of an army: its points, or those that one chooses up to
    given = { commander = commander }
    base  = commanded(commander).points == 0 ? limit : commanded(commander).points
  }
  value "Score" { # where objectives decide
    given = { commander = commander, winner = maybe(commander) }
    base = sum([
      for u in force(other(commander)) : (commander == winner ? 2 : 1) * worth(u)
      if u.at == destroyed
    ])
    modifier "ten less than the winner" {
      when    = winner != none && winner != commander
      at_most = sum([for u in force(commander) : 2 * worth(u) if u.at == destroyed]) - 10
    }
  }
  option "Scoring" {
    ruling  = "armies of two sizes ask for a fifth of the larger one; a game that ends at once is scored at once, with all who are still in reserve"
    default = by_units
    variant "By Units" { text = "A unit destroyed is a unit, large or small." }
    variant "Attrition" {
      text = "A unit destroyed counts the points that it costs."
      modify "Worth" "its points" {
        to = unit.spotter ? 0 : unit.cost + sum([for s in spotters_of(unit) : s.cost])
      }
      modify "Clear Lead" "a fifth of an army" {
        to = floor(max(agreed_size(allies), agreed_size(axis)), 5)
      }
      modify "Standing" "points are counted already" { by = -99 * lead(commander) }
      rule "Settle by Attrition" {
        instead_of = settle(winner)
        given      = { winner = maybe(commander) }
        run "Missing in Action" {}
        each commander {
          from = commanders
          if "a fifth of an army ahead" {
            when = score(commander, winner) - score(other(commander), winner) >= clear_lead
            end game { winner = commander }
          }
        }
        end game { result = draw }
      }
    }
  }
}
