# How to lead a platoon: know what decides the battle and go there, shoot before you move where it
# hurts most, charge whoever has had his order or is near, and stand where few see you.

policy "Platoon Commander" {
  text = "Goes for what decides the battle, shoots where it hurts, charges who cannot shoot first, and walks behind cover."
  weights = {
    head  = 30 # points that a destroyed unit counts besides its cost
    haste = 4  # points for each inch towards what decides the battle, where killing does not
    calm  = 5  # the more, the less a unit minds who could fire at it
    hunt  = 4  # points for each inch towards the enemy
  }

  # ---------------------------------------------------------------------------------- what fire does
  table "Chance" { # in a thousand, that a die reaches a number; over six it is a six and another one
    given   = { need = number }
    returns = { chance = number }
    rows    = [["..2", 833], [3, 667], [4, 500], [5, 333], [6, 167], ["7..", 28]]
  }
  value "Kills" { # in a thousand, what one hit takes: a man, or a vehicle
    given = { shooter = unit, target = unit, weapon = weapon }
    base  = chance(damage_to_a_man(target.quality) - weapon.pen + (target.inside != none && !weapon.flame ? 1 : 0))
    modifier "a shell" {
      when = weapon.blast > 0 && target.slot != vehicle
      base = min(1000 * target.men, floor(shell(weapon.blast).throws * (weapon.blast == 1 ? 2 : 3)) * chance(damage_to_a_man(target.quality) - shell(weapon.blast).pen))
    }
    modifier "a vehicle" {
      when = target.slot == vehicle
      base = armour(target) && weapon.pen == 0 ? 0 : floor(6 * chance(target.damage + (armour(target) ? 1 - weakness(target, struck_side(shooter, target)) : 0) - weapon.pen), 10)
    }
  }
  value "Hits" { # in a thousand
    given = { shooter = unit, target = unit, weapon = weapon }
    base  = shots(shooter, weapon) * carried(shooter, weapon) * (weapon.flame ? 3 : 1) * chance(to_hit(shooter, target, weapon))
  }
  value "Dead" { # in a thousand, of all its weapons
    given = { shooter = unit, target = unit }
    base = min(1000 * target.men, sum([
      for w in guns_for(shooter, target) : floor(hits(shooter, target, w) * kills(shooter, target, w), 1000)
    ]))
  }
  value "Price" { # of one of its men, or of the vehicle
    given = { unit = unit }
    base  = floor(unit.cost, unit.slot == vehicle ? 1 : max(1, unit.men))
  }
  value "Harm" { # points that the target loses
    given = { shooter = unit, target = unit }
    base  = contains(hunted, target) ? -1000 : floor(dead(shooter, target) * price(target), 1000) # an officer is wanted hand to hand
    modifier "a pin" {
      by = floor(min(1000, sum([for w in guns_for(shooter, target) : hits(shooter, target, w)])) * (4 + floor(target.cost, 12)), 1000)
    }
    modifier "that is the end of it" {
      when = dead(shooter, target) >= 400 * target.men
      by   = floor(head * dead(shooter, target), 1000 * target.men)
    }
  }
  value "Best Harm" {
    given = { unit = unit }
    base  = max(0, [for e in targets(unit) : harm(unit, e)])
  }
  value "Obeys" { # in a hundred
    given = { unit = unit, order = order }
    base  = !must_test(unit) ? 100 : max(3, min(97, 100 - floor(chance_of_sum(pool(2, d6), reach_of_nerve(nerve(unit, order)) + 1), 10)))
  }

  # --------------------------------------------------------------------------------- close quarters
  value "Blows" { # in tenths, of men whom so many strike down
    given = { from = unit, to = unit, men = number }
    base  = floor((men + min(men, carried(from, submachine_gun))) * chance(damage_to_a_man(to.quality)), 100)
  }
  value "Shot on the Way" { # in tenths, men whom he loses before he is there
    given = { attacker = unit, target = unit }
    base  = attacker.in_play && target.in_play && distance(attacker, target) > 6 && (may_act_out_of_turn(target) || target.order == ambush) && contains(targets(target), attacker) ? floor(dead(target, attacker), 100) : 0
  }
  value "Margin" { # in tenths, by how many more men the attacker strikes down; across something both strike at once
    given = { attacker = unit, target = unit }
    base  = floor((10 * attacker.men - shot_on_the_way(attacker, target)) * 3 * blows(attacker, target, attacker.men), 20 * max(1, attacker.men)) - blows(target, attacker, target.men) - (attacker.in_play && target.in_play && across_something(attacker, target) ? floor(blows(attacker, target, attacker.men), 2) : 0)
  }
  value "Wins" { # in a hundred; a vehicle does not strike back
    given = { attacker = unit, target = unit }
    base  = target.slot != vehicle ? max(3, min(95, 50 + floor(35 * margin(attacker, target), 6 + attacker.men + target.men))) : closed_armour(target) ? 5 : target.recce && may_act_out_of_turn(target) ? 0 : min(90, 10 * attacker.men * (target.order == advance ? 1 : target.order == run ? 0 : 2))
  }

  # -------------------------------------------------------------------------- what decides the battle
  value "Guards" { # of a position
    given = { objective = objective, commander = commander }
    base  = [for u in units : u if u.commander == commander && can_hold(u) && is_at(u, objective)]
  }
  value "Positions" { # that nobody else guards, or the enemy contests; the cheapest guard is enough
    given = { unit = unit }
    base = [
      for o in objectives : o
      if none(but_not(guards(o, unit.commander), unit)) || any(guards(o, other(unit.commander))) || first(lowest({
        for u in guards(o, unit.commander) : u => u.cost
      })) == unit
    ]
  }
  value "Way to Position" { # whoever wants a house must go in
    given = { unit = unit, spot = point, objective = objective }
    base  = max(0, distance(spot, objective) - 2) + (none(houses_at(objective)) || unit.in_play && spot == unit.point && is_at(unit, objective) ? 0 : 6)
  }
  value "Papers" { base = documents.carrier != none && on_the_ground(documents.carrier).in_play ? on_the_ground(documents.carrier).point : documents.in_play ? documents.point : point(36, 24) } # where they are
  value "Hunted" { base = [for u in units : u if falls_last(u)] }                                                                                                                                # the officer of a manhunt
  value "To Their Edge" {
    given = { unit = unit, spot = point }
    base  = unit.commander.edge == south ? 48 - spot.y : spot.y
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
    modifier "after the officer, or away from all who hunt him" {
      when = any(hunted) && (unit.commander.attacks || contains(hunted, unit))
      base = unit.commander.attacks ? max(0, distance(spot, hunted) - unit.base) : max(0, 20 - distance(spot, enemies(unit)))
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
      for e in enemies(unit) : e => (unit.in_play ? floor(distance(unit, e)) : 0) - floor(e.cost, 10) - 2 * e.pins
    }))
  }
  value "Far Arm" {
    given = { unit = unit }
    base  = max(0, [for w in weapons : w.range if carried(unit, w) > 0])
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
    modifier "nobody else can win" {
      when = documents.carrier == unit || contains(hunted, unit)
      by   = 3 * haste
    }
  }

  # ------------------------------------------------------------------------------------------ places
  value "Bogged" { # in rough ground, from which nobody runs
    given = { spot = point }
    base  = any([for g in grounds.rough : g if distance(spot, g) <= 0.5])
  }
  value "Volume" { # hits in a thousand that an enemy makes at middle range, on men or on armour
    given = { enemy = unit, armour = bool }
    base = sum([
      for w in weapons : shots(enemy, w) * carried(enemy, w) * (w.blast > 0 ? 2 : 1) * (armour ? (w.pen > 0 ? 500 : 0) : 1000)
      if carried(enemy, w) > 0 && !(w.single && !armour)
    ])
  }
  value "Fire on" { # points that the unit loses there by an enemy's fire
    given = { enemy = unit, unit = unit, spot = point }
    base  = floor(floor(volume(enemy, armour(unit)) * chance(3 + enemy.pins + (2 * distance(spot, enemy) > far_arm(enemy) ? 1 : 0) + (cover_of_a_man(enemy, spot) == hard ? 2 : cover_of_a_man(enemy, spot) == soft ? 1 : 0)), 1000) * price(unit), 2000)
  }
  value "Danger" {
    given = { unit = unit, spot = point }
    base = floor(sum([
      for e in enemies(unit) : (e.order == waiting || e.order == ambush ? 2 : 1) * fire_on(e, unit, spot)
      if distance(spot, e) <= far_arm(e) && clear(e.point, spot)
    ]), calm)
    modifier "they may charge, most of all who have not had an order" {
      by = max(0, [
        for e in enemies(unit) : floor((unit.cost + head) * wins(e, unit) * (e.order == waiting ? 3 : unit.slot == squad ? 0 : 1), 400)
        if assaults(e) && distance(spot, e) <= 12 + unit.base && clear(e.point, spot)
      ])
    }
    modifier "no more than all" { at_most = unit.cost + head }
  }
  value "Place" { # what it is worth to be there
    given = { unit = unit, spot = point }
    base  = -push(unit) * short(unit, spot) - danger(unit, spot)
    modifier "slow ground" {
      when = bogged(spot) && short(unit, spot) > 6
      by   = -4 * push(unit)
    }
    modifier "in cover" {
      when = unit.slot != vehicle && contains(union(grounds.soft_cover, grounds.hard_cover).shape, spot)
      by   = turn == 0 ? 18 : 3
    }
    modifier "armor that goes on before the men is shot at by all" {
      when = unit.slot == vehicle && goal(unit, spot) < 0
      by   = -hunt * alone(unit, spot)
    }
    modifier "a shot from there" {
      when = unit.order == advance && any([
        for e in enemies(unit) : e
        if distance(spot, e) <= far_arm(unit) && clear(spot, e.point)
      ])
      by = 12
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
  prefer "the attacker has the choice, but an officer is hard to catch" {
    choice = attack
    worth  = last_sure_turn > 6 ? -1 : 1
  }
  prefer "as many as we may, and out of sight" {
    choice = [unit, hide]
    worth  = 5
  }
  prefer "far from the enemy" {
    choice = spot
    in     = [place_an_objective, place_a_base]
    worth  = commander.edge == south ? -spot.y : spot.y
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
    worth  = floor(obeys(actor, advance) * ((fixed(actor) ? 0 : floor(7 * best_harm(actor), 10)) + push(actor) * min(pace(actor), short(actor, actor.point))), 100)
  }
  prefer "run for it" {
    action = run
    when   = actor.slot == vehicle || !bogged(actor.point)
    worth  = floor(obeys(actor, run) * push(actor) * min(run_pace(actor), short(actor, actor.point)), 100)
  }
  prefer "we win hand to hand" {
    action = assault
    worth  = floor(obeys(actor, run) * (wins(actor, target) * (target.cost + head + (contains(hunted, target) || documents.carrier == target ? 400 : 0)) - (target.slot == vehicle ? 0 : (100 - wins(actor, target)) * (actor.cost + head))), 10000)
  }
  prefer "others follow him" {
    action = [fire, advance, run, rally]
    when   = actor.in_play && leads(actor) && any(snapped_to(actor))
    worth  = 15
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
    worth  = 1 + harm(shooter, target)
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
    worth  = floor(harm(shooter, shooter.aims_at), 2) - best_harm(shooter.aims_at) - push(shooter.aims_at) * min(6, short(shooter.aims_at, shooter.aims_at.point))
  }
  prefer "from ambush, when they are near" {
    choice = stop
    worth  = 60 - distance(stop, ambusher)
  }
  prefer "scouts live by their wheels" {
    choice = drive_off
    worth  = danger(unit, unit.point) - best_harm(unit)
  }
  prefer "while we can" {
    action = call_an_aircraft
    choice = [fire_at_them_first, fire_before_the_turn_ends, fire_from_ambush, leave_the_table, carry_the_documents_off, take_the_documents, go_in]
    worth  = 60
  }
  prefer "stay down only to recover" {
    choice = keep_the_order
    worth  = unit.order == order.down && unit.pins >= 3 ? 1 : -1
  }

  # ------------------------------------------------------------------------------------------ moves
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
    worth  = any([for o in positions(unit) : o if contains(house.shape, o)]) ? 50 : goal(unit, unit.point) > 4 ? -5 : 5
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
    worth  = onward(unit, offset(unit, way, inches))
  }
}
