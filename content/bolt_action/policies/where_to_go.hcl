# Where to go: what decides the battle, what an inch on the way there is worth, and what it is worth
# to be at a place.

policy "Where to Go" {
  use  = "Reckoning"
  text = "Where a unit does most for victory, and what a place is worth."
  weights = {
    haste = 4 # points for each inch towards what decides the battle, where killing does not
    hunt  = 1 # points for each inch towards the enemy
  }

  # ------------------------------------------------------------------------ what decides the battle
  value "House of the Site" { # whoever is in it is at the objective
    given = { house = ground }
    base  = strategic_objective.in_play && any(within(3, the_objective, house.shape))
  }
  value "House that Counts" {
    given = { unit = unit, house = ground }
    base = house_of_the_site(house) || any([
      for o in positions(unit) : o
      if contains(house.shape, o)
    ])
  }
  value "May Yet Go In" { # who runs there
    given = { unit = unit, house = ground }
    base = (
      unit.in_play &&
      unit.inside == none &&
      (unit.order == waiting || unit.order == order.run) &&
      has_room(house, unit.commander)
    )
  }
  value "Houses to Take" { # that count: beside the unit, or a run away when it may end
    given = { unit = unit }
    base = [
      for h in grounds.building : h
      if house_that_counts(unit, h) && has_room(h, unit.commander) && (
        distance(unit, h) <= 1 ||
        (
          places_count &&
          distance(unit, h) <= run_pace(unit) + 1 &&
          !crosses(unit.point, middle(h), but_not(bars_to_a_run, [h]))
        )
      )
    ]
  }
  value "Far Back" { # towards its own edge, and where nobody runs
    given = { commander = commander, spot = point }
    base  = (commander.edge == south ? -spot.y : spot.y) + (bogged(spot) ? 6 : 0)
  }
  value "From the Others" { # inches to the nearest position, or to the middle of the edge if there is none
    given = { spot = point }
    base  = none(objectives) ? abs(spot.x - 36) : distance(spot, objectives)
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
      base = max(
        0,
        distance(spot, [for b in base_camps : b if b.commander != unit.commander]) - unit.base
      )
    }
    modifier "home, to guard our base" {
      when = any(base_camps) && (
        fixed(unit) ||
        unit.slot == officer ||
        at_their_base(unit.commander)
      )
      base = max(0, distance(spot, [for b in base_camps : b if b.commander == unit.commander]) - (any([
        for e in enemies(unit) : e
        if threatens_a_base(e)
      ]) ? 2 : 8))
    }
    modifier "to a position" {
      when = can_hold(unit) && any(positions(unit))
      base = min([for o in positions(unit) : way_to_position(unit, spot, o)])
    }
    modifier "beside the position that is most in danger" {
      when = stands_by(unit) && most_in_danger(unit) != none
      base = max(0, distance(spot, most_in_danger(unit)) - 6)
    }
    modifier "to the objective" {
      when = strategic_objective.in_play
      base = max(0, distance(spot, the_objective) - 2)
    }
    modifier "into a house from which it is held" {
      when = strategic_objective.in_play && unit.slot <= team && distance(spot, the_objective) <= 10 && any([
        for h in grounds.building : h
        if distance(spot, h) <= (may_yet_go_in(unit, h) ? 1 : 0) && house_of_the_site(h)
      ])
      base = 0
    }
    modifier "to the documents, and home with them" {
      when = documents.in_play && unit.slot <= team || documents.carrier != none
      base = (
        documents.carrier == unit ? to_our_edge(unit, spot) :
        max(0, distance(spot, papers) - (documents.in_play ? unit.base : 5))
      )
    }
    modifier "on the way home, to run on with them" {
      when = relays(unit)
      base = max(0, distance(spot, half_way_home(unit)) - 2)
    }
    modifier "after the officer, or away from all who hunt him" {
      when = falls_last(unit) || any(hunted) && unit.commander.attacks
      base = (
        unit.commander.attacks ? max(0, distance(spot, hunted) - unit.base) :
        within_reach(unit, spot)
      )
    }
    modifier "the officer waits in the middle at first, more to his own side" {
      when = falls_last(unit) && turn == 0
      base = (
        max(0, 28 - distance(spot, edge(table, attacker.edge))) +
        max(0, 16 - distance(spot, edge(table, defender.edge)))
      )
    }
    modifier "around the officer who is hunted" {
      when = any(hunted) && !unit.commander.attacks && !contains(hunted, unit)
      base = max(0, distance(spot, hunted) - 6)
    }
    modifier "into their quarter" {
      when = turn >= 4 && quarters_count
      base = (
        max(0, unit.commander.in_the_east ? spot.x - 34 : 38 - spot.x) +
        max(0, to_their_edge(unit, spot) - 22)
      )
    }
  }
  value "Prey" { # near, dear and weak
    given   = { unit = unit }
    returns = maybe(unit)
    base = first(lowest({
      for e in enemies(unit) : e => (unit.in_play ? floor(distance(unit, e)) : 0) - floor(e.cost, 10) - 2 * e.pins - (
        unit.slot == team && unit.main != none && unit.main.pen > 1 && e.slot == vehicle ? 40 :
        0
      )
    }))
  }
  value "Alone" { # inches farther from our squads than is good for whoever is lost without them
    given = { unit = unit, spot = point }
    base = max(
      0,
      (
        min(99, [for u in friends(unit) : distance(spot, u) if u.slot == squad]) -
        (unit.slot == officer ? 5 : 14)
      )
    )
  }
  value "Short" { # inches from a place to where the unit does most for victory
    given = { unit = unit, spot = point }
    base = (
      goal(unit, spot) >= 0 ? goal(unit, spot) :
      unit.slot == officer && alone(unit, spot) < 80 ? alone(unit, spot) :
      prey(unit) == none ? max(36, to_their_edge(unit, spot)) + floor(abs(spot.x - 36), 2) :
      abs(distance(spot, prey(unit)) - (
        unit.slot == vehicle ? 16 :
        unit.slot == squad ? 4 :
        far_arm(unit) > 24 ? 18 :
        12
      ))
    )
  }
  value "Push" { # what an inch on this way is worth
    given = { unit = unit }
    base  = goal(unit, point(36, 24)) < 0 ? floor(hunt * later, 100) : haste
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
      by   = floor((turn - 2) * hunt * later, 100)
    }
    modifier "they must come past us" {
      when = turn > 0 && turn < last_sure_turn - 1 && !may_leave(unit) && any([
        for e in force(other(unit.commander)) : e
        if may_leave(e)
      ])
      to = 0
    }
    modifier "we lead: let them come" {
      when = turn >= 3 && goal(unit, point(36, 24)) < 0 && lead(unit.commander) >= clear_lead
      to   = 0
    }
    modifier "nobody else can win" {
      when = documents.carrier == unit || contains(hunted, unit)
      by   = 3 * haste
    }
    modifier "scouts who slip away go out of sight, not on" {
      when = unit.flees != none
      to   = 0
    }
    modifier "one move, and the battle is won" {
      when = unit.in_play && documents.carrier == unit && goal(unit, unit.point) <= run_pace(unit)
      to   = 10 * haste
    }
  }
  value "Bars to a Run" {
    base = union(grounds.solid, union(grounds.rough, grounds.obstacle))
  }
  value "One Move Away" { # from what it must reach, straight ahead, over what does not bar the way
    given = { unit = unit, inches = number, bars = set(ground) }
    base = any([
      for b in base_camps : b
      if (
        b.commander != unit.commander &&
        !at_their_base(unit.commander) &&
        distance(unit, b) <= inches - 0.5 &&
        !crosses(unit.point, b.point, bars) &&
        none(in_the_way_of(unit, b))
      )
    ]) || places_count && can_hold(unit) && any([
      for o in positions(unit) : o
      if !is_at(unit, o) && distance(unit, o) <= inches + 2 && !crosses(unit.point, o.point, bars)
    ]) || may_get_off(unit) && off_there(unit, offset(unit.point, far_way(unit), inches)) && !crosses(unit.point, offset(unit.point, far_way(unit), min(inches, to_their_edge(unit, unit.point))), bars)
  }
  value "In the Way of" { # who must be driven off before a unit can touch a base
    given = { unit = unit, base_camp = base_camp }
    base = [
      for e in enemies(unit) : e
      if (
        distance(e, base_camp.point) == 0 && e.base >= 1 ||
        distance(unit, e) + distance(e, base_camp) + e.base <= distance(unit, base_camp)
      )
    ]
  }
  value "Far Way" {
    given = { unit = unit }
    base  = unit.commander.edge == south ? north : south
  }
  value "Wins There" { # whoever stands there at last has won
    given = { unit = unit, spot = point }
    base = documents.carrier == unit && to_our_edge(unit, spot) <= unit.base || any(base_camps) && distance(spot, [
      for b in base_camps : b
      if b.commander != unit.commander
    ]) <= unit.base
  }

  # ----------------------------------------------------------------------------------------- places
  value "Place" { # what it is worth to be there
    given = { unit = unit, spot = point }
    base  = -push(unit) * short(unit, spot) - floor(care(unit.commander) * danger(unit, spot), 100)
    modifier "slow ground, from which a fixed weapon never comes" {
      when = bogged(spot) && short(unit, spot) > 6
      by   = -4 * push(unit) * (fixed(unit) ? 5 : 1)
    }
    modifier "in cover" {
      when = (
        unit.slot != vehicle &&
        contains(union(grounds.soft_cover, grounds.hard_cover).shape, spot)
      )
      by = turn == 0 ? 18 : 3
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
    modifier "one move from the papers, and one from home" {
      when = (
        relays(unit) &&
        documents.carrier != none &&
        unit.order != waiting &&
        to_our_edge(unit, spot) <= run_pace(unit) + unit.base - 0.5 &&
        !crosses(
          spot,
          offset(spot, opposite(far_way(unit)), to_our_edge(unit, spot)),
          bars_to_a_run
        ) &&
        distance(spot, documents.carrier) <= run_pace(documents.carrier) + unit.base
      )
      by = 30 * haste
    }
    modifier "at what must be held, when it may end" {
      when = (
        (strategic_objective.in_play || any(objectives)) &&
        can_hold(unit) &&
        turn >= last_sure_turn - 1 &&
        goal(unit, spot) <= 1
      )
      by = (later == 0 ? 20 : 10) * haste
    }
    modifier "beside a friend who can yet bring the papers off" {
      when = documents.carrier == unit && documents.taken < turn && documents.handed < turn && any([
        for f in friends(unit) : f
        if (
          may_carry_them(f) &&
          f.pins == 0 &&
          homeward(f) + f.base >= 0 &&
          distance(spot, f) <= unit.base + 1
        )
      ])
      by = 50 * haste
    }
    modifier "it scores there, if it ends" {
      when = places_count
      by = floor(
        means(unit.commander, points_at(unit, spot) - points_at(unit, unit.point)) * (100 - later),
        100
      )
    }
    modifier "off the table, for three points" {
      when = may_get_off(unit) && off_there(unit, spot)
      by   = 40 * haste
    }
    modifier "on the papers" {
      when = documents.in_play && unit.slot <= team && distance(spot, documents) <= unit.base
      by = (unit.slot == squad || turn > 3 ? 15 : 5) * haste - (any([
        for e in enemies(unit) : e
        if (
          e.order == waiting &&
          assaults(e) &&
          wins(e, unit) >= 40 &&
          distance(spot, e) <= 11 + unit.base
        )
      ]) && turn <= 3 ? 20 * haste : 0)
    }
    modifier "a shot from there" {
      when = unit.order != run
      by   = floor(shot_from(unit, spot), unit.order == advance ? 1 : 2) # who advances fires now
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
    modifier "onto the papers" {
      when = (
        documents.in_play &&
        may_carry_them(unit) &&
        distance(unit, documents) <= inches &&
        !crosses(unit.point, documents.point, bars_to_a_run)
      )
      at_least = place(unit, documents.point) - place(unit, unit.point)
    }
    modifier "home with the papers: friends make room" {
      when     = documents.carrier == unit
      at_least = push(unit) * min(inches, goal(unit, unit.point))
    }
  }
  value "Best Along" { # of the places that a vehicle comes to that way
    given = { unit = unit, way = direction }
    base = max([
      for n in [0, 3, 6, 9, 12, 18, 24, room_ahead(unit, way, unit.inches_left)] : onward(unit, offset(unit, way, n))
      if n <= room_ahead(unit, way, unit.inches_left)
    ])
  }
  value "Onward" { # of a vehicle: to be there, or to go on from there next time
    given = { unit = unit, spot = point }
    base = max(place(unit, spot), [
      for d in directions : place(unit, offset(spot, d, clear_inches(room(unit), spot, d, 1, 12))) - 6
    ])
  }
}
