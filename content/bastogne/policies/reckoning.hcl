# What both sides reckon with beside the fight: how a staff spends points, buys chits and brings men
# up. Worths are tenths of what a result costs.

policy "Reckoning" {
  use  = "Combat"
  text = "Points where they gain most, chits for the strongest formation, guns in contact with whoever sees something, and Columns for the long way."
  weights = {
    point   = 18 # what the last Command Point is worth
    closing = 18 # what it is worth to come up to the enemy
  }

  # --------------------------------------------------------------------------- what one does at all
  value "Use" { # of an activation of a unit, by the best that it could do
    given = { unit = unit, quiet = bool, direct = bool }
    base = (
      unit.suppressed ? 25 :
      max(
        0,
        unit.in_play && in_danger(unit.army, spot(unit)) ? 0 : 9 * unit.cohesion_hits,
        march_worth(unit, quiet),
        dig_worth(unit)
      )
    )
    modifier "in a fight" {
      when     = !quiet && !unit.suppressed
      at_least = max(best_shot(unit), best_barrage(unit), best_assault(unit, direct))
    }
  }
  value "Use Again" { # of a second action
    given = { unit = unit, quiet = bool }
    base = max(
      quiet || unit.last == firing ? 0 : max(best_shot(unit), best_barrage(unit)),
      quiet || unit.last == storming_in ? 0 : best_assault(unit, false),
      (
        unit.last == moving && (way_off(unit, spot(unit)) <= 3 || makes_way(unit)) ? 0 :
        march_worth(unit, quiet)
      )
    )
  }
  value "March Worth" {
    given = { unit = unit, quiet = bool }
    base  = 0
    modifier "it has a way to go" {
      when = (
        unit.in_play &&
        unit.now.allowance > 0 &&
        !unit.suppressed &&
        way_off(unit, spot(unit)) > rest(unit) &&
        way_off(unit, spot(unit)) < 999 &&
        way_ahead(unit, quiet)
      )
      to = (
        !goes_out(unit) && quiet && nearest_foe(unit, spot(unit)) <= 2 ? 0 :
        !goes_out(unit) && hard_pressed(unit) && none(lies_open(unit)) ? 0 :
        way_off(unit, spot(unit)) <= 4 ? closing :
        8 + min(12, floor(way_off(unit, spot(unit)), 2))
      )
    }
    modifier "off the map with this movement" {
      when = (
        unit.in_play &&
        goes_out(unit) &&
        !leads_others(unit) &&
        !unit.suppressed &&
        way_off(unit, spot(unit)) < unit.now.allowance &&
        way_ahead(unit, quiet)
      )
      to = 28
    }
    modifier "off the trucks, where the road is full" {
      when = unit.in_play && !unit.suppressed && on_foot_instead(unit)
      to   = 18
    }
    modifier "out of a defile, so that others come up" {
      when = !quiet && unit.in_play && !unit.suppressed && holds_up(unit)
      to   = 40
    }
    modifier "out of Column, to fight" {
      when = (
        unit.in_play &&
        unit.in_column &&
        !unit.suppressed &&
        at_close_quarters(unit) &&
        deploying_cost(unit) != none &&
        room_out_of_column(unit)
      )
      at_least = closing
    }
    modifier "off the road, so that it is free for others, or on beside it" {
      when     = unit.in_play && !unit.suppressed && makes_way(unit)
      at_least = closing
    }
    modifier "a gun that is to go on, back onto its wheels" {
      when = (
        goes_out(unit) &&
        unit.in_play &&
        unit.afoot &&
        unit.now.mobility == fixed &&
        can_mount(unit) &&
        !unit.suppressed &&
        open_to_transport(unit) &&
        (pressed(unit) || nearest_foe(unit, spot(unit)) > 2)
      )
      at_least = 12
    }
    modifier "in from the edge, or off it" {
      when = (
        unit.in_play &&
        (
          entry_hex(spot(unit)) ||
          (
            goes_out(unit) &&
            !leads_others(unit) &&
            beyond(unit, spot(unit)) != none &&
            !at_another_gate(unit)
          )
        )
      )
      at_least = 30
    }
    modifier "into what lies open" {
      when = !quiet && comes_into_it(unit)
      to   = turn.at.number >= last_turn.number - 1 ? 150 : 60
    }
  }
  value "Dig Worth" {
    given = { unit = unit }
    base  = 0
    modifier "on foot, near the enemy, and where it would stay" {
      when = (
        unit.in_play &&
        unit.now.mobility == leg &&
        !unit.in_column &&
        unit.steps > 0 &&
        !unit.entrenched &&
        stays(unit)
      )
      to = unit.dug_in ? 7 : 11
    }
  }
  value "Stays" {
    given = { unit = unit }
    base  = way_off(unit, spot(unit)) <= rest(unit)
  }
  value "Price" { # of a Command Point
    given = { division = division }
    base  = max(3, point - 2 * division.points)
    modifier "it takes two for each chit that one would buy" {
      when = (
        division.points <= (races(division) ? 8 : 4) - 2 * division.dispatch &&
        wants_a_chit(division)
      )
      at_least = 24
    }
    modifier "kept for the last turn, which decides" {
      when     = turns_left(division) == 1 && division.points <= 6 && any(prizes)
      at_least = 24
    }
    modifier "there is no tomorrow" {
      when = turns_left(division) == 0
      to   = word_to_come(division.player) ? 12 : 3
    }
  }
  value "Wants a Chit" { # for the turn that follows
    given = { division = division }
    base = any([
      for c in union(formation_chits.activation_chits, union(mug.activation_chits, played.activation_chits)) : c
      if (
        c.formation != none &&
        c.formation.division == division &&
        strength_in_play(c.formation) >= 6
      )
    ])
  }
  value "Word to Come" { # whether Direct Command is to be played yet
    given = { army = player }
    base = none([
      for c in played.activation_chits : c
      if c.player == army && c.division == none && c.formation == none
    ])
  }

  # ------------------------------------------------------------------------------- chits and points
  value "Strength in Play" { # steps of a formation
    given = { formation = formation }
    base = sum([
      for u in all(units) : u.steps
      if (
        u.formation == formation &&
        !u.held_back &&
        (u.in_play || u.at.reinforcement_box) &&
        (
          u.in_play ? way_off(u, spot(u)) < 999 && (turn.at != last_turn || to_go(u) < 25) :
          turn.at != last_turn
        )
      )
    ])
  }
  value "Still to Come" { # steps of a formation that its division must bring onto the map before they act
    given = { formation = formation }
    base = sum([
      for u in all(units) : u.steps
      if u.formation == formation && !u.held_back && u.at.reinforcement_box
    ])
  }
  prefer "the strongest formation, and none that is not there" {
    choice = chit
    in     = [one_formation_each, fusiliers_or_paratroopers]
    worth  = chit.formation == none ? 0 : strength_in_play(chit.formation) + 1
  }
  prefer "the strongest formation" {
    action = [order_for_the_next_turn, order_for_this_turn]
    worth  = chit.formation == none ? 0 : strength_in_play(chit.formation)
  }
  prefer "later is cheaper" {
    action = order_for_this_turn
    worth = (
      (
        division.dispatch >= 4 ||
        division.points >= 6 ||
        turns_left(division) == 0 ||
        races(division) && chit.formation != none && strength_in_play(chit.formation) >= 12
      ) ? 5 :
      -5
    )
  }
  value "Chit to Come" { # whether the formation of a unit is yet to act in this turn
    given = { unit = unit }
    base = unit.formation != none && any([
      for c in mug.activation_chits : c
      if c.formation == unit.formation
    ])
  }
  prefer "not for men who may come after their chit" {
    action = order_for_this_turn
    when   = chit.formation != none
    worth  = chit.formation == none ? 0 : -still_to_come(chit.formation)
  }
  prefer "there is no next turn" {
    action = order_for_the_next_turn
    when   = turns_left(division) == 0
    to     = -5
  }
  prefer "points for a chit: it moves ten units, a point moves one" {
    action = two_command_points_for_a_dispatch_point
    worth = any([
      for c in wares(division) : c
      if c.formation != none && strength_in_play(c.formation) >= 6
    ]) && division.points >= 2 && division.dispatch < 2 ? (
      in_no_haste && division.points >= 8 ||
      races(division) && division.points >= 4 - 2 * division.dispatch
    ) ? 60 : 1 : -5
  }

  # ------------------------------------------------------------------------ leaders, guns, aircraft
  prefer "with those whom he commands" {
    choice = host
    in     = [transfer, a_leader_is_placed, a_commander_joins]
    worth = count([
      for u in units : u
      if u.formation == leader.formation && distance(spot(u), spot(host)) <= leader.reach
    ])
  }
  prefer "where he commands more" {
    choice = movers
    in     = transfer
    worth = max([
      for h in hosts(movers) : count([
        for u in units : u
        if u.formation == movers.formation && distance(spot(u), spot(h)) <= movers.reach
      ])
    ]) - 1 - count([
      for u in units : u
      if u.formation == movers.formation && commands(movers, u)
    ])
  }
  prefer "a leader who sees something" {
    choice = leader
    in     = contact
    worth  = 5 + count(observers_of(leader)) - (leader.limit == 0 && limited(unit) ? 4 : 0)
  }
  prefer "guns without contact call" {
    choice = callers
    worth  = callers.contact == none ? 5 : -5
  }
  prefer "guns stay in their park" {
    choice = leaving
    worth  = leaving.troop != none && goes_out(leaving) || pressed(leaving) ? 5 : -5
  }
  prefer "guns park where they are" {
    choice = parking
    worth  = parking.troop != none && goes_out(parking) || pressed(parking) ? -4 : 4
  }
  prefer "where they are" {
    choice = place
    in     = parks
    worth  = place == spot(unit) ? 4 : -4
  }
  prefer "they shoot from afar" {
    choice = guns
    worth  = -5
  }
  prefer "all that fly" {
    choice = strikes
    worth  = strikes
  }
  prefer "where many stand" {
    choice = target
    in     = [air_raid, one_strike]
    worth  = 10 * air_rating(target, strength) + 3 * target.steps
  }

  # ------------------------------------------------------------------------------------- arrivals
  prefer "the gate that is nearest" {
    choice = entry
    worth  = -way_off(unit, entry)
  }
  value "Walks In" { # over a short way, on which a Column would only wait for others
    given = { unit = unit, gate = maybe(hex) }
    base = (
      unit.pattern.mobility == leg &&
      unit.transport != none &&
      !goes_out(unit) &&
      min(999, [for h in entries(unit, gate) : way_off(unit, h)]) <= 2 * unit.pattern.allowance
    )
  }
  prefer "on foot over a short way" {
    choice = mounting
    when   = walks_in(mounting, gate)
    worth  = -15
  }
  prefer "the road is for guns and tanks" {
    choice = marching
    in     = group_arrives
    when   = walks_in(marching, gate)
    worth  = -15
  }
  prefer "on wheels" {
    choice = mounting
    worth  = foe_at_the_gate(mounting, gate) > (goes_out(mounting) ? 1 : 4) ? 5 : -5
  }
  prefer "in Column" {
    choice = marching
    in     = group_arrives
    worth  = foe_at_the_gate(marching, gate) > 3 ? 5 : -5
  }
  prefer "a lift" {
    choice = [vehicle, truck, come_on_red_ball_trucks]
    worth  = 3
  }
  prefer "on" {
    choice = way_in
    worth  = -way_off(unit, way_in)
  }
  prefer "back to where one is wanted" {
    choice = back
    in     = retreat
    worth  = -way_off(unit, back) - count(watchers(unit.army, back))
  }
}
