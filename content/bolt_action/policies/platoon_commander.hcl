# How to lead a platoon: know what decides the battle and go there, shoot before you move where it
# hurts most, charge whoever has had his order or is near, and stand where few see you.

policy "Platoon Commander" {
  use  = "Reckoning"
  text = "Goes for what decides the battle, shoots where it hurts, charges who cannot shoot first, and walks behind cover."
  weights = {
    haste = 4 # points for each inch towards what decides the battle, where killing does not
    hunt  = 1 # points for each inch towards the enemy
  }

  # -------------------------------------------------------------------------- what decides the battle
  value "Guards" { # of a position
    given = { objective = objective, commander = commander }
    base  = [for u in units : u if u.commander == commander && can_hold(u) && is_at(u, objective)]
  }
  # that nobody else guards, or the enemy contests; an attacker leaves some to three who are nearer,
  # and what he has taken
  value "Positions" {
    given = { unit = unit }
    base = [
      for o in objectives : o
      if !(unit.commander.attacks && (nearer_to(unit, o) >= 3 || taken(unit.commander, o))) && (none(but_not(guards(o, unit.commander), unit)) || any(guards(o, other(unit.commander))) || first(lowest({
        for u in guards(o, unit.commander) : u => u.cost
      })) == unit)
    ]
  }
  value "Taken" { # it stays his until the enemy comes
    given = { commander = commander, objective = objective }
    base = objective.holder == commander && none([
      for u in units : u
      if u.commander != commander && can_hold(u) && distance(u, objective) <= 12
    ])
  }
  value "Nearer to" { # how many of ours are nearer to a position than a unit
    given = { unit = unit, objective = objective }
    base = count([
      for f in friends(unit) : f
      if can_hold(f) && distance(f, objective) < (unit.in_play ? distance(unit, objective) : 30)
    ])
  }
  value "Way to Position" { # whoever wants a house must go in
    given = { unit = unit, spot = point, objective = objective }
    base  = max(0, distance(spot, objective) - 2) + (none(houses_at(objective)) || unit.in_play && spot == unit.point && is_at(unit, objective) ? 0 : 6)
  }
  value "Papers" { base = documents.carrier != none && on_the_ground(documents.carrier).in_play ? on_the_ground(documents.carrier).point : documents.in_play ? documents.point : point(36, 24) } # where they are
  value "Relays" {                                                                                                                                                                               # who waits on the way home, to go on with the papers in the same turn
    given = { unit = unit }
    base = unit.in_play && documents.carrier != none && documents.carrier != unit && documents.carrier.commander == unit.commander && first(lowest({
      for f in friends(documents.carrier) : f => distance(f, half_way_home(f))
      if may_carry_them(f)
    })) == unit
  }
  value "Half Way Home" { # where a runner can take them over
    given   = { unit = unit }
    returns = point
    base    = point(max(2, papers.x), unit.commander.edge == south ? max(7, papers.y - 15) : min(41, papers.y + 15))
  }
  value "Hunted" { base = [for u in units : u if falls_last(u)] } # the officer of a manhunt
  value "To Their Edge" {
    given = { unit = unit, spot = point }
    base  = unit.commander.edge == south ? 48 - spot.y : spot.y
  }
  value "Homeward" { # inches that a unit may yet go in this turn, less those to its own edge
    given = { unit = unit }
    base  = (unit.order == waiting ? run_pace(unit) - 3 * unit.pins : 0) - (48 - to_their_edge(unit, unit.point))
  }
  value "Goal" { # inches from a place to where the scenario wants the unit; -1: it wants it nowhere
    given = { unit = unit, spot = point }
    base  = -1
    modifier "off the far edge" {
      when = may_leave(unit)
      base = to_their_edge(unit, spot)
    }
    modifier "to their base" {
      when = any(base_camps)
      base = max(0, distance(spot, [for b in base_camps : b if b.commander != unit.commander]) - unit.base)
    }
    modifier "home, to guard our base" {
      when = any(base_camps) && (fixed(unit) || unit.slot == officer)
      base = max(0, distance(spot, [for b in base_camps : b if b.commander == unit.commander]) - 8)
    }
    modifier "to a position" {
      when = can_hold(unit) && any(positions(unit))
      base = min([for o in positions(unit) : way_to_position(unit, spot, o)])
    }
    modifier "to the objective" {
      when = strategic_objective.in_play
      base = max(0, distance(spot, the_objective) - 2)
    }
    modifier "to the documents, and home with them" {
      when = documents.in_play && unit.slot <= team || documents.carrier != none
      base = documents.carrier == unit ? 48 - to_their_edge(unit, spot) : max(0, distance(spot, papers) - (documents.in_play ? unit.base : 5))
    }
    modifier "on the way home, to run on with them" {
      when = relays(unit)
      base = max(0, distance(spot, half_way_home(unit)) - 2)
    }
    modifier "after the officer, or away from all who hunt him" {
      when = falls_last(unit) || any(hunted) && unit.commander.attacks
      base = unit.commander.attacks ? max(0, distance(spot, hunted) - unit.base) : max(0, turn == 0 ? 40 - distance(spot, edge(table, attacker.edge)) : 20 - min(distance(spot, enemies(unit)), 6 + min(spot.x, 72 - spot.x, spot.y, 48 - spot.y)))
    }
    modifier "around the officer who is hunted" {
      when = any(hunted) && !unit.commander.attacks && !contains(hunted, unit)
      base = max(0, distance(spot, hunted) - 6)
    }
    modifier "into their quarter" {
      when = turn >= 4 && any([for c in commanders : c if c.in_the_east])
      base = max(0, unit.commander.in_the_east ? spot.x - 34 : 38 - spot.x) + max(0, to_their_edge(unit, spot) - 22)
    }
  }
  value "Prey" { # near, dear and weak
    given   = { unit = unit }
    returns = maybe(unit)
    base = first(lowest({
      for e in enemies(unit) : e => (unit.in_play ? floor(distance(unit, e)) : 0) - floor(e.cost, 10) - 2 * e.pins - (unit.slot == team && unit.main != none && unit.main.pen > 1 && e.slot == vehicle ? 40 : 0)
    }))
  }
  value "Alone" { # inches farther from our squads than is good for whoever is lost without them
    given = { unit = unit, spot = point }
    base  = max(0, min(99, [for u in friends(unit) : distance(spot, u) if u.slot == squad]) - (unit.slot == officer ? 5 : 14))
  }
  value "Short" { # inches from a place to where the unit does most for victory
    given = { unit = unit, spot = point }
    base  = goal(unit, spot) >= 0 ? goal(unit, spot) : unit.slot == officer && alone(unit, spot) < 80 ? alone(unit, spot) : prey(unit) == none ? to_their_edge(unit, spot) : abs(distance(spot, prey(unit)) - (unit.slot == vehicle ? 16 : unit.slot == squad ? 4 : far_arm(unit) > 24 ? 18 : 12))
  }
  value "Push" { # what an inch on this way is worth
    given = { unit = unit }
    base  = goal(unit, point(36, 24)) < 0 ? hunt : haste
    modifier "time is short" {
      when = unit.in_play && goal(unit, unit.point) > 9 * (last_sure_turn - turn)
      by   = haste
    }
    modifier "off the table, for three points" {
      when = may_leave(unit)
      by   = floor(haste, 2)
    }
    modifier "what must be set up to fire" {
      when = fixed(unit) && goal(unit, point(36, 24)) < 0
      to   = 1
    }
    modifier "time goes by, and nobody has won" {
      when = turn >= 3 && goal(unit, point(36, 24)) < 0 && lead(unit.commander) < clear_lead
      by   = (turn - 2) * hunt
    }
    modifier "we lead: let them come" {
      when = turn >= 3 && goal(unit, point(36, 24)) < 0 && lead(unit.commander) >= clear_lead
      to   = 0
    }
    modifier "nobody else can win" {
      when = documents.carrier == unit || contains(hunted, unit)
      by   = 3 * haste
    }
    modifier "one move, and the battle is won" {
      when = unit.in_play && documents.carrier == unit && goal(unit, unit.point) <= run_pace(unit)
      to   = 10 * haste
    }
  }
  value "Wins There" { # whoever stands there at last has won
    given = { unit = unit, spot = point }
    base = documents.carrier == unit && 48 - to_their_edge(unit, spot) <= unit.base || any(base_camps) && distance(spot, [
      for b in base_camps : b
      if b.commander != unit.commander
    ]) <= unit.base
  }

  # ------------------------------------------------------------------------------------------ places
  value "Place" { # what it is worth to be there
    given = { unit = unit, spot = point }
    base  = -push(unit) * short(unit, spot) - danger(unit, spot)
    modifier "slow ground, from which a fixed weapon never comes" {
      when = bogged(spot) && short(unit, spot) > 6
      by   = -4 * push(unit) * (fixed(unit) ? 5 : 1)
    }
    modifier "in cover" {
      when = unit.slot != vehicle && contains(union(grounds.soft_cover, grounds.hard_cover).shape, spot)
      by   = turn == 0 ? 18 : 3
    }
    modifier "armor that goes on before the men is shot at by all" {
      when = unit.slot == vehicle && goal(unit, spot) < 0
      by   = -hunt * alone(unit, spot)
    }
    modifier "a charge from there: who lies down is hardly hit from afar" {
      when = unit.slot == squad
      by   = charge_from(unit, spot)
    }
    modifier "there, and the battle is won" {
      when = wins_there(unit, spot)
      by   = 60 * haste
    }
    modifier "on the papers" {
      when = documents.in_play && unit.slot <= team && distance(spot, documents) <= unit.base
      by = (unit.slot == squad || turn > 3 ? 15 : 5) * haste - (any([
        for e in enemies(unit) : e
        if e.order == waiting && assaults(e) && wins(e, unit) >= 40 && distance(spot, e) <= 11 + unit.base
      ]) && turn <= 3 ? 20 * haste : 0)
    }
    modifier "a shot from there" {
      when = unit.order != run
      by   = floor(shot_from(unit, spot), 2)
    }
  }
  value "Gain" { # what the best place so many inches away is worth more than this one
    given = { unit = unit, inches = number }
    base = max(0, [
      for d in directions : place(unit, offset(unit.point, d, inches)) - place(unit, unit.point)
      if contains(room(unit), offset(unit.point, d, inches))
    ])
    modifier "straight ahead, or after a turn" {
      when = unit.slot == vehicle
      base = max(0, [
        for d in directions : place(unit, offset(unit.point, d, room_ahead(unit, d, inches))) - place(unit, unit.point)
        if angle(unit.facing, d) <= 90
      ])
    }
    modifier "home with the papers: friends make room" {
      when     = documents.carrier == unit
      at_least = push(unit) * min(inches, goal(unit, unit.point))
    }
  }
  value "Onward" { # of a vehicle: to be there, or to go on from there next time
    given = { unit = unit, spot = point }
    base = max(place(unit, spot), [
      for d in directions : place(unit, offset(spot, d, clear_inches(room(unit), spot, d, 1, 12))) - 6
    ])
  }

  # ----------------------------------------------------------------------------------------- set-up
  prefer "all men at once, or the slow ones" {
    choice = reserve
    worth  = reserve.slot == vehicle ? -7 : reserve.slot == officer ? -13 : -10
  }
  prefer "straight on" {
    choice = [outflanker, go_straight_back, keep_to_the_road]
    worth  = -5
  }
  prefer "the attacker has the choice where to strike" { # but where he must drive off whoever waits for him
    choice = attack
    worth  = 2
  }
  prefer "the defender lies in wait; an officer is hard to catch, and who holds the objective hard to drive off" {
    choice = attack
    worth  = last_sure_turn > 6 || strategic_objective.in_play ? -3 : -1
  }
  prefer "as many as we may, and out of sight" {
    choice = [unit, hide]
    worth  = 5
  }
  prefer "who is hunted first, and the others around him" {
    choice = unit
    in     = set_up_a_unit
    worth  = falls_last(unit) ? 5 : 0
  }
  prefer "far from the enemy" {
    choice = spot
    in     = [place_an_objective, place_a_base]
    worth  = (commander.edge == south ? -spot.y : spot.y) + (bogged(spot) ? 6 : 0)
  }
  prefer "in cover, together, near what decides the battle" {
    choice = spot
    in     = [place_there, set_up_a_lone_one]
    worth  = (unit.slot == vehicle ? onward(unit, spot) : place(unit, spot)) - (any(friends(unit)) ? distance(spot, friends(unit)) : 0)
  }

  # ------------------------------------------------------------------------------------- order dice
  prefer "fire where it hurts" {
    action = fire
    worth  = floor(obeys(actor, fire) * best_harm(actor), 100)
  }
  prefer "closer, and fire on the move" {
    action = advance
    worth  = floor(obeys(actor, advance) * (fixed(actor) ? 0 : floor((steady(actor, rifle) ? 10 : 7) * best_harm(actor), 10) + max(gain(actor, pace(actor)), gain(actor, floor(pace(actor), 2)))), 100)
  }
  prefer "run for it" {
    action = run
    when   = actor.slot == vehicle || !bogged(actor.point)
    worth  = floor(obeys(actor, run) * max(gain(actor, run_pace(actor)), gain(actor, floor(run_pace(actor), 2))), 100)
  }
  prefer "what must be set up to fire stays where it can" {
    action = run
    when   = fixed(actor) && goal(actor, actor.point) < 0
    worth  = -15
  }
  prefer "we win hand to hand" {
    action = assault
    worth  = floor(obeys(actor, run) * (wins(actor, target) * (target.cost + head + (contains(hunted, target) || documents.carrier == target ? 400 : 0)) - (target.slot == vehicle ? 0 : (100 - wins(actor, target)) * (actor.cost + head))), 10000)
  }
  prefer "whoever has the papers fights nobody" {
    action = assault
    when   = documents.carrier == actor
    worth  = -300
  }
  prefer "others follow him" {
    action = [fire, advance, run, rally]
    when   = actor.in_play && leads(actor)
    worth  = floor(max(0, [for f in snapped_to(actor) : best_harm(f)]), 2)
  }
  prefer "shaken" {
    action = rally
    worth  = actor.pins >= 2 ? floor(min(actor.pins, 5) * actor.cost, 10) : 1
  }
  prefer "out before they come near" {
    action = get_out
    worth  = actor.rides != none && actor.rides.in_play && short(actor, actor.rides.point) < 15 ? 40 : 1
  }
  prefer "under fire" {
    action = down
    when   = actor.in_play
    worth  = floor(danger(actor, actor.point), 4)
  }
  prefer "whoever runs on with the papers waits for them" {
    action = [fire, advance, run, ambush, rally, down]
    when   = documents.carrier != none && relays(actor) && documents.carrier.order == waiting && goal(actor, actor.point) < 4
    worth  = -40
  }
  prefer "who is hunted lies low" {
    action = down
    when   = contains(hunted, actor)
    worth = any([
      for e in enemies(actor) : e
      if assaults(e) && distance(actor, e) <= 12
    ]) ? -100 : 30
  }
  prefer "let them come" {
    action = ambush
    when   = none(targets(actor)) && far_arm(actor) >= 24
    worth  = fixed(actor) ? 9 : 3
  }
  prefer "onto the table, at a run" {
    action = arrive
    worth  = 30 + (manner == run ? push(actor) * 2 : 0)
  }
  prefer "shells on many of them, far from our own" {
    action = call_for_fire
    worth = mission == smoke || about.commander == actor.commander ? -100 : sum([
      for u in units : u.commander == actor.commander ? -20 : 10
      if distance(u, about) <= 6
    ])
  }
  prefer "the best of them follow at once" {
    choice = follower
    worth  = 1 + best_harm(follower)
  }

  # ------------------------------------------------------------------------------------------- fire
  prefer "it hurts them most" {
    choice = target
    in     = engage
    worth  = 1 + likely_harm(shooter, target)
  }
  prefer "it hurts them most when they have come" {
    choice = target
    in     = fire_from_ambush_at_the_end
    worth  = 1 + harm(unit, target)
  }
  prefer "the weapon for this target" {
    choice = weapon
    in     = open_fire
    worth  = floor(hits(shooter, target, weapon) * kills(shooter, target, weapon), 1000)
  }
  prefer "take cover" {
    choice = go_down
    when   = shooter.aims_at != none
    worth  = floor(2 * harm(shooter, shooter.aims_at), 3) - max(best_harm(shooter.aims_at), floor(push(shooter.aims_at) * min(6, short(shooter.aims_at, shooter.aims_at.point)), 2))
  }
  prefer "from ambush, when they are near" {
    choice = stop
    worth  = contains(hunted, ambusher) ? -60 : 60 - distance(stop, ambusher)
  }
  prefer "scouts live by their wheels" {
    choice = drive_off
    worth  = danger(unit, unit.point) - best_harm(unit)
  }
  prefer "while we can" {
    action = call_an_aircraft
    choice = [fire_at_them_first, fire_before_the_turn_ends, leave_the_table, carry_the_documents_off, take_the_documents, go_in]
    worth  = 60
  }
  prefer "while they stand there; but who is hunted shows himself to nobody" {
    choice = fire_from_ambush
    worth  = contains(hunted, ambusher) ? -60 : 60
  }
  prefer "up again: whoever rallies loses more pins than whoever lies" {
    choice = keep_the_order
    worth  = -1
  }

  # ------------------------------------------------------------------------------------------ moves
  prefer "to whoever brings the papers home sooner" {
    choice = partner
    worth  = (documents.carrier == unit ? 1 : -1) * (homeward(partner) - homeward(unit))
  }
  prefer "a better place" {
    choice = spot
    in     = [move, come_out, come_on, climb_down, regroup, driven_out, jump]
    worth  = place(unit, spot)
  }
  prefer "only if it is better" {
    pass  = spot
    in    = [move, come_out, regroup]
    worth = place(unit, unit.point)
  }
  prefer "onto the table where it is needed" {
    choice = gate
    worth  = place(unit, gate)
  }
  prefer "as far in as is good" {
    choice = depth
    worth  = place(unit, offset(gate, inward(gate), depth))
  }
  prefer "into a house that counts, or to shoot from" {
    choice = house
    in     = go_in
    worth = documents.carrier == unit || contains(hunted, unit) ? -50 : any([
      for o in positions(unit) : o
      if contains(house.shape, o)
    ]) ? 50 : goal(unit, unit.point) > 4 ? -5 : 5
  }
  prefer "face the enemy" {
    choice = way
    in     = face_about
    worth = sum([
      for e in enemies(unit) : 2 + floor(e.cost, 20) + (clear(unit.point, e.point) ? 10 : 0)
      if in_front(way, unit.point, e.point)
    ])
  }
  prefer "the way to a better place" {
    choice = way
    in     = [drive, follow_the_road]
    worth = max([
      for n in [0, 3, 6, 9, 12, 18, 24] : onward(unit, offset(unit, way, n))
      if n <= room_ahead(unit, way, unit.inches_left)
    ])
  }
  prefer "as far as is good" {
    choice = inches
    in     = go_straight
    worth  = (goal(unit, unit.point) < 0 || any(base_camps)) && (unit.turns_left == 0 || inches == unit.inches_left || inches == 0) ? place(unit, offset(unit, way, inches)) : onward(unit, offset(unit, way, inches))
  }
}
