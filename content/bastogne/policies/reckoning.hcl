# What both sides reckon with: what a shot is worth, which way is shorter, what an assault costs; and
# how a staff spends points, buys chits and brings men up. Worths are tenths of what a result costs.

policy "Reckoning" {
  use  = "Ways"
  text = "Points where they gain most, chits for the strongest formation, guns in contact with whoever sees something, and Columns for the long way."
  weights = {
    point   = 18 # what the last Command Point is worth
    closing = 18 # what it is worth to come up to the enemy
  }

  # ------------------------------------------------------------------------------------- what a shot is worth
  table "Harm" { # what a result costs the enemy
    given   = { effect = effect }
    returns = { points = number }
    rows    = [[miss, 0], [C, 3], [S, 5], [s_or_nothing, 2], [step, 8], [E, 14]]
  }
  value "Expected Harm" { # of ten shots
    given = { color = color, hard = bool, rating = number }
    base = sum([
      for throw in numbers(1, 10) : harm(combat_results(color, hard, throw))
      if throw % 10 <= min(8, rating)
    ])
  }
  value "Shot Worth" {
    given = { firer = unit, target = unit, way = way, shift = number, attacked = bool }
    base  = expected_harm(shot_color(firer, way), target.now.armor || target.entrenched, rating(firer, target, way, shift, attacked))
    modifier "who is down already" {
      when = target.suppressed
      by   = -4
    }
    modifier "nearly broken" { by = 2 * target.cohesion_hits }
    modifier "only a platoon" {
      when = target.steps == 0
      by   = -3
    }
    modifier "whoever holds what we want" {
      when = contains(prizes, spot(target))
      by   = 4
    }
    modifier "whoever bars the road to our Columns" {
      when = columns_before(target) >= 3
      by   = 6
    }
    modifier "whoever stands where our vehicles come out of the woods" {
      when = corks(target)
      by   = 12
    }
    modifier "only a 0 hits, or nothing does: then better keep still" {
      when = rating(firer, target, way, shift, attacked) <= 0
      to   = 1 + rating(firer, target, way, shift, attacked)
    }
  }
  value "Best Shot" {
    given = { unit = unit }
    base = !unit.in_play || unit.now.fire == none || unit.now.color == green || unit.suppressed ? 0 : max(0, [
      for t in targets(unit) : shot_worth(unit, t, aimed, 0, false)
    ])
  }
  value "Lobs" { # whether a unit shoots over others' heads
    given = { unit = unit }
    base  = unit.now.fire != none && (unit.now.color == green || (unit.gun && unit.contact != none))
  }
  value "Best Barrage" {
    given = { unit = unit }
    base = !lobs(unit) || unit.suppressed ? 0 : 6 + max(-6, [
      for t in indirect_targets(unit) : shot_worth(unit, t, indirect, 0, false)
    ])
  }

  # ------------------------------------------------------------------------------------- dangers
  value "Watchers" {
    given = { army = player, hex = hex }
    base  = [for u in units : u if u.army != army && covers(u, hex)]
  }
  value "Murk" { # what night, fog and rain take from every rating
    base = (turn.at.hour == night ? 2 : 0) + (weather_now == fog || weather_now == rain ? 1 : 0)
  }
  value "Fire Ahead" { # what a unit would suffer on its way into a hex
    given = { unit = unit, hex = hex }
    base = sum([
      for w in watchers(unit.army, hex) : expected_harm(weapon(w.now.color), unit.now.armor, max(0, (w.now.fire == none ? 0 : w.now.fire) + 1 - distance(spot(w), hex) + unit.now.defense + (unit.in_column ? 2 : cover(hex.terrain, unit.now.armor, weapon(w.now.color))) - w.cohesion_hits - murk))
      if !w.shot
    ])
  }
  value "In View" { # enemies that a unit could shoot at from a hex
    given = { unit = unit, hex = hex }
    base = [
      for u in units : u
      if u.army != unit.army && distance(spot(u), hex) <= unit.now.range && sees(hex, spot(u))
    ]
  }
  value "At Close Quarters" { # where a unit fights no more in Column
    given = { unit = unit }
    base  = !runs(unit) && (unit.now.mobility > leg ? any(in_view(unit, spot(unit))) : nearest_foe(unit, spot(unit)) <= 3)
  }
  value "Beside a Goal" { # which the enemy holds
    given = { unit = unit, hex = hex }
    base  = any([for g in goals(unit) : g if distance(g, hex) == 1 && any(enemies(unit, g))])
  }
  value "Outnumbered" { # near a hex
    given = { army = player, hex = hex }
    base = sum([for u in units : u.steps if u.army == army && distance(spot(u), hex) <= 4]) < sum([
      for u in units : u.steps
      if u.army != army && distance(spot(u), hex) <= 3
    ])
  }
  value "Steps Around" { # of an army in a hex
    given = { army = player, hex = hex }
    base  = sum([for u in hex.units : u.steps if u.army == army])
  }

  # ------------------------------------------------------------------------------------- assaults
  value "Blow" { # what a unit does to the best of its foes in one round
    given = { unit = unit, foes = set(unit), attacked = bool }
    base = unit.now.arms == none ? 0 : max(0, [
      for f in foes : expected_harm(shot_color(unit, hand_to_hand), f.now.armor || f.entrenched, rating(unit, f, hand_to_hand, 0, attacked))
    ])
    modifier "and shoots" {
      when = unit.now.fire != none && !unit.suppressed
      by = max(0, [
        for f in foes : expected_harm(shot_color(unit, close_fire), f.now.armor || f.entrenched, rating(unit, f, close_fire, 0, attacked))
      ])
    }
  }
  value "Odds" { # of an assault: what a round costs them, less what it costs us
    given = { unit = unit, to = hex, direct = bool }
    base = sum([
      for u in union([unit], company(unit, to, direct)) : blow(u, enemies(unit, to), true)
    ]) - sum([
      for f in enemies(unit, to) : blow(f, union([unit], company(unit, to, direct)), false)
    ])
  }
  value "Charge" { # of attackers: what the defenders' nerves cost them, less what their fire costs us
    given = { stormers = set(unit), foes = set(unit) }
    base = sum([for f in foes : (10 - stands(f)) * 14]) - floor(3 * sum([
      for f in foes : blow(f, stormers, false)
    ]), 2)
  }
  value "Best Assault" {
    given = { unit = unit, direct = bool }
    base = !can_storm(unit) ? 0 : max(0, [
      for h in neighbors(spot(unit)) : assault_worth(unit, h, direct)
      if any(enemies(unit, h)) && could_go(unit, h)
    ])
  }
  value "Assault Worth" {
    given = { unit = unit, to = hex, direct = bool }
    base  = floor(nerve(unit, to) * (max(odds(unit, to, direct), charge(union([unit], company(unit, to, direct)), enemies(unit, to))) + 8 * count(enemies(unit, to).suppressed)), 10) - 10
    modifier "what we want" {
      when = contains(goals(unit), to) && (odds(unit, to, direct) >= 10 || any(to.units.suppressed))
      by   = 15
    }
    modifier "too few" {
      when = turn.at != last_turn && unit.steps + sum([for u in company(unit, to, direct) : u.steps]) <= sum([
        for u in enemies(unit, to) : u.steps
        if !u.suppressed
      ])
      by = -30
    }
    modifier "now or never" {
      when = unit.army == german && contains(prizes, to) && turn.at.number >= last_turn.number - 1
      by   = turn.at == last_turn ? 40 : 15
    }
  }
  value "Nerve" { # in ten: that a unit goes in
    given = { unit = unit, to = hex }
    base  = 1 + max(0, min(8, troop_quality(unit) + dread(spot(unit), to) - (unit.now.armor ? min(0, defense_rating(unit)) : 0)))
    modifier "nobody there shoots" {
      when = none([for u in to.units : u if zone_range(u) > 0])
      to   = 10
    }
  }
  value "Stands" { # in ten: that a unit passes a check
    given = { unit = unit }
    base  = 1 + max(0, min(8, troop_quality(unit)))
  }

  # ------------------------------------------------------------------------------------- what one does at all
  value "Use" { # of an activation of a unit, by the best that it could do
    given = { unit = unit, quiet = bool, direct = bool }
    base  = unit.suppressed ? 25 : max(0, unit.in_play && in_danger(unit.army, spot(unit)) ? 0 : 9 * unit.cohesion_hits, march_worth(unit, quiet), dig_worth(unit))
    modifier "in a fight" {
      when     = !quiet && !unit.suppressed
      at_least = max(best_shot(unit), best_barrage(unit), best_assault(unit, direct))
    }
  }
  value "Use Again" { # of a second action
    given = { unit = unit, quiet = bool }
    base  = max(quiet || unit.last == firing ? 0 : max(best_shot(unit), best_barrage(unit)), quiet || unit.last == storming_in ? 0 : best_assault(unit, false), unit.last == moving && (way_off(unit, spot(unit)) <= 3 || makes_way(unit)) ? 0 : march_worth(unit, quiet))
  }
  value "March Worth" {
    given = { unit = unit, quiet = bool }
    base  = 0
    modifier "it has a way to go" {
      when = unit.in_play && unit.now.allowance > 0 && !unit.suppressed && way_off(unit, spot(unit)) > rest(unit) && way_off(unit, spot(unit)) < 999 && way_ahead(unit, quiet)
      to   = !goes_out(unit) && (hard_pressed(unit) || quiet && nearest_foe(unit, spot(unit)) <= 2) ? 0 : way_off(unit, spot(unit)) <= 4 ? closing : 8 + min(12, floor(way_off(unit, spot(unit)), 2))
    }
    modifier "off the map with this movement" {
      when = unit.in_play && goes_out(unit) && !leads_others(unit) && !unit.suppressed && way_off(unit, spot(unit)) < unit.now.allowance && way_ahead(unit, quiet)
      to   = 28
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
      when     = unit.in_play && unit.in_column && !unit.suppressed && at_close_quarters(unit) && deploying_cost(unit) != none && room_out_of_column(unit)
      at_least = closing
    }
    modifier "off the road, so that it is free for others, or on beside it" {
      when     = unit.in_play && !unit.suppressed && makes_way(unit)
      at_least = closing
    }
    modifier "a gun that is to go on, back onto its wheels" {
      when     = goes_out(unit) && unit.in_play && unit.afoot && unit.now.mobility == fixed && can_mount(unit) && !unit.suppressed && open_to_transport(unit) && (pressed(unit) || nearest_foe(unit, spot(unit)) > 2)
      at_least = 12
    }
    modifier "in from the edge, or off it" {
      when     = unit.in_play && (entry_hex(spot(unit)) || goes_out(unit) && !leads_others(unit) && beyond(unit, spot(unit)) != none && !at_another_gate(unit))
      at_least = 30
    }
  }
  value "Dig Worth" {
    given = { unit = unit }
    base  = 0
    modifier "on foot, near the enemy, and where it would stay" {
      when = unit.in_play && unit.now.mobility == leg && !unit.in_column && unit.steps > 0 && !unit.entrenched && stays(unit)
      to   = unit.dug_in ? 7 : 11
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
      when     = division.points <= (races(division) ? 8 : 4) - 2 * division.dispatch && wants_a_chit(division)
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
      if c.formation != none && c.formation.division == division && strength_in_play(c.formation) >= 6
    ])
  }
  value "Word to Come" { # whether Direct Command is to be played yet
    given = { army = player }
    base = none([
      for c in played.activation_chits : c
      if c.player == army && c.division == none && c.formation == none
    ])
  }

  # ------------------------------------------------------------------------------------- chits and points
  value "Strength in Play" { # steps of a formation
    given = { formation = formation }
    base = sum([
      for u in all(units) : u.steps
      if u.formation == formation && !u.held_back && (u.in_play || u.at.reinforcement_box) && (u.in_play ? way_off(u, spot(u)) < 999 && (turn.at != last_turn || to_go(u) < 25) : turn.at != last_turn)
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
    worth  = division.dispatch >= 4 || division.points >= 6 || turns_left(division) == 0 || races(division) && chit.formation != none && strength_in_play(chit.formation) >= 12 ? 5 : -5
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
    ]) && division.points >= 2 && division.dispatch < 2 ? (in_no_haste && division.points >= 8 || races(division) && division.points >= 4 - 2 * division.dispatch) ? 60 : 1 : -5
  }

  # ------------------------------------------------------------------------------------- leaders, guns, aircraft
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
    worth  = 5 + count(observers_of(leader))
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
