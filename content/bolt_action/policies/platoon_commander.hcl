# How to lead a platoon: know what decides the battle and go there, shoot before you move where it
# hurts most, charge whoever has had his order or is near, and stand where few see you.

policy "Platoon Commander" {
  use  = "Where to Go"
  text = "Goes for what decides the battle, shoots where it hurts, charges who cannot shoot first, and walks behind cover."

  # ----------------------------------------------------------------------------------------- set-up
  prefer "all men at once, or the slow ones" {
    choice = reserve
    worth  = reserve.slot == vehicle ? -7 : reserve.slot == officer ? -13 : -10
  }
  prefer "squads stay around the officer who is hunted" {
    choice = reserve
    when   = reserve.slot == squad && any([for f in force(reserve.commander) : f if falls_last(f)])
    worth  = -5
  }
  prefer "the shells do not find them" { # but who must be set up to fire is wanted from the first
    choice = reserve
    when   = under_shells(reserve.commander) && reserve.slot != squad && !fixed(reserve)
    worth  = 12
  }
  prefer "straight on" {
    choice = [outflanker, go_straight_back, keep_to_the_road]
    worth  = -5
  }
  prefer "the attacker has the choice where to strike" { # scenarios that favor the defender except it
    choice = attack
    worth  = 2
  }
  prefer "the defender lies in wait" {
    choice = attack
    worth  = -1
  }
  prefer "the side of the table where more positions lie" {
    choice = side
    worth  = sum([for o in objectives : side == south ? 24 - o.point.y : o.point.y - 24])
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
    in     = place_a_base
    worth  = far_back(commander, spot)
  }
  prefer "in the middle, while nobody knows on which side he will be" {
    choice = spot
    in     = place_an_objective
    when   = !other(commander).attacks
    worth  = 24 - abs(spot.y - 24)
  }
  prefer "far back and close together: whoever holds one can help the next" {
    choice = spot
    in     = place_an_objective
    when   = other(commander).attacks
    worth  = far_back(commander, spot) - from_the_others(spot)
  }
  prefer "in cover, together, near what decides the battle" {
    choice = spot
    in     = [place_there, set_up_a_lone_one]
    worth = (
      (unit.slot == vehicle ? onward(unit, spot) : place(unit, spot)) -
      (any(friends(unit)) ? distance(spot, friends(unit)) : 0)
    )
  }

  # ------------------------------------------------------------------------------------- order dice
  prefer "fire where it hurts" {
    action = fire
    worth  = floor(obeys(actor, fire) * best_harm(actor), 100)
  }
  prefer "closer, and fire on the move" {
    action = advance
    worth = floor(
      obeys(actor, advance) * (
        fixed(actor) ? 0 :
        (
          floor((steady(actor, rifle) ? 10 : 7) * best_harm(actor), 10) +
          max(gain(actor, pace(actor)), gain(actor, floor(pace(actor), 2)))
        )
      ),
      100
    )
  }
  prefer "run for it" {
    action = run
    when   = actor.slot == vehicle || !bogged(actor.point)
    worth = floor(
      obeys(actor, run) * max(gain(actor, run_pace(actor)), gain(actor, floor(run_pace(actor), 2))),
      100
    )
  }
  prefer "one run to what decides" {
    action = run
    when   = actor.in_play && one_move_away(actor, run_pace(actor), bars_to_a_run)
    worth  = floor(obeys(actor, run) * (100 + swing(actor.commander)), 100)
  }
  prefer "one step to what decides" {
    action = advance
    when   = actor.in_play && one_move_away(actor, pace(actor), grounds.solid)
    worth  = floor(obeys(actor, advance) * (100 + swing(actor.commander)), 100)
  }
  prefer "into the house that counts: only who runs may go in" {
    action = run
    when = (
      actor.in_play &&
      actor.slot <= team &&
      actor.inside == none &&
      any(houses_to_take(actor))
    )
    worth = floor(obeys(actor, run) * (places_count ? 100 + swing(actor.commander) : 50), 100)
  }
  prefer "what must be set up to fire stays where it can" {
    action = run
    when   = fixed(actor) && goal(actor, actor.point) < 0 && shot_from(actor, actor.point) > 0
    worth  = -15
  }
  prefer "we win hand to hand" {
    action = assault
    worth = floor(
      obeys(actor, run) * (
        wins(actor, target) * (
          stake(target) +
          prize(target) +
          booty(target) +
          (documents.carrier == target ? 300 : 0)
        ) -
        floor(
          care(actor.commander) * (
            target.slot == vehicle ? 10 * shot_on_the_way(actor, target) * price(actor) :
            (100 - wins(actor, target)) * (actor.cost + trophy(actor))
          ),
          100
        )
      ),
      10000
    )
  }
  prefer "through whoever lies before their base, and on to it" {
    action = assault
    when = target.slot != vehicle && !at_their_base(actor.commander) && any([
      for b in base_camps : b
      if b.commander != actor.commander && distance(target, b) <= 3
    ])
    worth = floor(obeys(actor, run) * 2 * wins(actor, target), 100)
  }
  prefer "whoever guards our base stays while others may come" {
    action = assault
    when = any([for e in enemies(actor) : e if e != target && threatens_a_base(e)]) && any([
      for b in base_camps : b
      if b.commander == actor.commander && distance(actor, b) <= 8
    ])
    worth = -100
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
    worth  = actor.pins >= 2 ? floor(min(actor.pins, 5) * actor.cost * later, 1000) : 1
  }
  prefer "out before they come near" {
    action = get_out
    worth = (
      actor.rides != none && actor.rides.in_play && short(actor, actor.rides.point) < 15 ? 40 :
      1
    )
  }
  prefer "under fire" {
    action = down
    when   = actor.in_play
    worth  = floor(care(actor.commander) * danger(actor, actor.point), 400)
  }
  prefer "whoever has the papers stops to fire only if they come home no later" {
    action = advance
    when = (
      documents.carrier == actor &&
      actor.in_play &&
      runs_home(actor, pace(actor)) > runs_home(actor, run_pace(actor))
    )
    worth = -25 * haste
  }
  prefer "whoever runs on with the papers waits for them" {
    action = [fire, advance, run, ambush, rally, down]
    when = (
      documents.carrier != none &&
      relays(actor) &&
      documents.carrier.order == waiting &&
      goal(actor, actor.point) < 4
    )
    worth = -40
  }
  prefer "who is hunted waits to see where they come" {
    action = [fire, advance, run, assault, ambush, rally, down]
    when = (
      contains(hunted, actor) &&
      any([
        for f in force(actor.commander) : f
        if f != actor && f.order == waiting && (f.in_play || may_arrive(f))
      ]) &&
      none([
        for e in enemies(actor) : e
        if e.order == waiting && assaults(e) && distance(actor, e) <= 13
      ])
    )
    worth = -600 # more than any way off is worth to him
  }
  prefer "who is hunted lies low" {
    action = down
    when   = contains(hunted, actor)
    worth = any([
      for e in enemies(actor) : e
      if assaults(e) && distance(actor, e) <= 12
    ]) ? -100 : actor.hidden ? 400 : 30
  }
  prefer "let them come" {
    action = ambush
    when   = none(targets(actor)) && far_arm(actor) >= 24
    worth  = fixed(actor) ? 9 : 3
  }
  prefer "onto the table" {
    action = arrive
    worth  = 30
  }
  prefer "at a run" {
    action = arrive
    when   = manner == run
    worth  = 2 * push(actor)
  }
  prefer "slower, with a shot at whoever is near the edge" {
    action = arrive
    when   = manner == advance && !fixed(actor)
    worth  = shot_coming_on(actor)
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
    in     = aim
    worth  = 1 + likely_harm(shooter, target)
  }
  prefer "what is fired once is for armour" {
    choice = target
    in     = aim_one-shot_weapons
    worth  = target.slot == vehicle ? 10 : -10
  }
  prefer "what is fired once is for armour, from ambush, too" {
    choice = number
    in     = salvo
    worth  = target.slot == vehicle || self != shooter.commander ? number : -number
  }
  prefer "gunners first, then the sergeant" {
    choice = victim
    in     = pick_a_victim
    worth = (
      victim == machine_gunner ? 5 :
      victim == automatic_rifleman ? 3 :
      victim == sergeant ? 2 :
      1
    )
  }
  prefer "it hurts them most when they have come" {
    choice = target
    in     = fire_from_ambush_at_the_end
    worth  = 1 + harm(unit, target, 0)
  }
  prefer "the weapon for this target" {
    choice = weapon
    in     = open_fire
    worth  = floor(hits(shooter, target, weapon, 0) * kills(shooter, target, weapon), 1000)
  }
  prefer "take cover" {
    choice = go_down
    when   = shooter.aims_at != none
    worth = (
      harm(shooter, shooter.aims_at, 0) -
      harm(shooter, shooter.aims_at, 2) -
      max(
        best_harm(shooter.aims_at),
        floor(push(shooter.aims_at) * min(6, short(shooter.aims_at, shooter.aims_at.point)), 2)
      )
    )
  }
  prefer "from ambush, when they are near" {
    choice = stop
    worth  = contains(hunted, ambusher) ? -60 : 60 - distance(stop, ambusher)
  }
  prefer "scouts live by their wheels" {
    choice = manner
    in     = escape
    worth = (
      max(danger(unit, unit.point), caught(pursuer, unit)) -
      best_harm(unit) +
      (manner == run ? 1 : 0)
    )
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
    worth = place(
      unit,
      offset(gate, inward(gate), unit.slot == vehicle ? room_inside(unit, gate, 18) : 6)
    )
  }
  prefer "as far in as is good" {
    choice = depth
    worth  = place(unit, offset(gate, inward(gate), depth))
  }
  prefer "into a house that counts, or to shoot from" {
    choice = house
    in     = go_in
    worth = documents.carrier == unit || contains(hunted, unit) ? -50 : house_that_counts(unit, house) ? 50 : goal(unit, middle(house)) > 0 ? -5 : 5 + (
      goal(unit, middle(house)) < 0 ? place(unit, middle(house)) - place(unit, unit.point) :
      0
    )
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
    in     = drive_on
    worth  = best_along(unit, back ? backwards(way) : way)
  }
  prefer "the road to a better place" {
    choice = way
    in     = follow_the_road
    worth  = best_along(unit, way)
  }
  prefer "as far as is good" {
    choice = inches
    in     = go_straight
    worth = (
      (
        (goal(unit, unit.point) < 0 || any(base_camps)) &&
        (unit.turns_left == 0 || inches == unit.inches_left || inches == 0)
      ) ? place(unit, offset(unit, way, inches)) :
      onward(unit, offset(unit, way, inches))
    )
  }
}
