# What wins a battle: what it is decided by, how it stands, and how soon it may end.

policy "What Wins" {
  text = "Who would win if the battle ended now, what a place scores, when to dare, and who goes for what."

  # -------------------------------------------------------------------------------------- the end
  value "Later" { # in a hundred, that there is another turn
    base = turn < last_sure_turn ? 100 : turn < last_sure_turn + further_turns ? 50 : 0
  }
  value "One Blow Decides" { # a base falls, the hunted officer, or the papers are brought home
    base = any(base_camps) || any(hunted) || documents.in_play || documents.carrier != none
  }
  value "Points Decide" {
    base = none(objectives) && !strategic_objective.in_play && !one_blow_decides
  }
  value "Outcome" { # of a battle that ends with so many points more: 1 won, -1 lost
    given = { points = number }
    base  = points >= clear_lead ? 1 : points <= -clear_lead ? -1 : 0
  }
  value "Would Win" { # if it ended now
    given = { commander = commander }
    base  = outcome(lead(commander)) > 0
    modifier "positions" {
      when = any(objectives)
      to   = positions_ahead(commander) > 0
    }
    modifier "the objective" {
      when = strategic_objective.in_play
      to   = controls(commander)
    }
  }
  value "Positions Ahead" { # positions more than the enemy has
    given = { commander = commander }
    base  = held(commander) - held(other(commander))
    modifier "they change hands: two of three" {
      when = any([for o in objectives : o if o.holder != none])
      to   = (1 - objectives_to_take) * (commander.attacks ? 1 : -1)
    }
  }
  value "Swing" { # what one position more means when it may end: a draw, or the victory
    given = { commander = commander }
    base  = 0
    modifier "it decides" {
      when = (
        places_count &&
        any(objectives) &&
        (positions_ahead(commander) == 0 || positions_ahead(commander) == -1)
      )
      to = 40 * (turn - last_sure_turn + 3)
    }
  }
  value "Care" { # in a hundred, what our own losses count
    given = { commander = commander }
    base  = 100
    modifier "the stronger has yet to win, or we lose as it stands: who dares wins" {
      when = (
        turn >= last_sure_turn - 2 &&
        !one_blow_decides &&
        !would_win(commander) &&
        (would_win(other(commander)) || strength(commander) >= strength(other(commander)))
      )
      to = 30
    }
  }
  value "Under Shells" { # before the battle; whoever is hunted, or stops the enemy, is set up anyway
    given = { commander = commander }
    base = (
      bombards(other(commander)) &&
      none([for u in force(other(commander)) : u if may_leave(u)]) &&
      !bombards(commander) &&
      none([for u in force(commander) : u if falls_last(u)])
    )
  }

  # ---------------------------------------------------------------------------- places that score
  value "Quarters Count" { base = any([for c in commanders : c if c.in_the_east]) }
  value "Places Count" { # it may end this turn, and where one stands decides, or scores
    base = later < 100 && (
      any(objectives) ||
      any([for u in units : u if may_leave(u)]) ||
      quarters_count
    )
  }
  value "To Their Edge" {
    given = { unit = unit, spot = point }
    base  = unit.commander.edge == south ? 48 - spot.y : spot.y
  }
  value "To Our Edge" {
    given = { unit = unit, spot = point }
    base  = 48 - to_their_edge(unit, spot)
  }
  value "Points at" { # that a unit scores if the battle ends while it is there
    given = { unit = unit, spot = point }
    base  = 0
    modifier "in the enemy's zone" {
      when = may_leave(unit) && to_their_edge(unit, spot) - unit.base < depth_of_the_zone
      to   = 2 * worth(unit)
    }
    modifier "off the table" {
      when = may_get_off(unit) && off_there(unit, spot)
      to   = 3 * worth(unit)
    }
    modifier "in a neutral quarter, or in the enemy's" {
      when = quarters_count
      to   = worth(unit) * (quarters_off(unit, spot) == 2 ? 3 : quarters_off(unit, spot))
    }
  }
  value "May Get Off" {
    given = { unit = unit }
    base  = may_leave(unit) && unit.in_play && unit.arrived < turn
  }
  value "Off There" {
    given = { unit = unit, spot = point }
    base  = to_their_edge(unit, spot) <= unit.base + half_line(unit)
  }
  value "Quarters Off" { # 0 at home, 2 in the enemy's quarter
    given = { unit = unit, spot = point }
    base = (
      ((spot.x > 36) == unit.commander.in_the_east ? 0 : 1) +
      (to_their_edge(unit, spot) < 24 ? 1 : 0)
    )
  }
  value "Means" { # what so many points more are worth at the end
    given = { commander = commander, points = number }
    base = (
      floor(100 * points, clear_lead) +
      100 * (outcome(lead(commander) + points) - outcome(lead(commander)))
    )
  }

  # ------------------------------------------------------------------------------------ positions
  value "Guards" { # of a position
    given = { objective = objective, commander = commander }
    base  = [for u in units : u if u.commander == commander && can_hold(u) && is_at(u, objective)]
  }
  value "Positions" { # that a unit is wanted at: nobody else guards them, or the enemy contests
    given = { unit = unit }
    base = [
      for o in objectives : o
      if !needless(unit, o) && (none(but_not(guards(o, unit.commander), unit)) || any(guards(o, other(unit.commander))) || first(lowest({
        for u in guards(o, unit.commander) : u => u.cost
      })) == unit)
    ]
  }
  value "Needless" { # an attacker has three who are nearer, has taken it, or has enough without it
    given = { unit = unit, objective = objective }
    base = unit.commander.attacks && (
      nearer_to(unit, objective) >= 3 ||
      (
        positions_ahead(unit.commander) > 0 ? objective.holder != unit.commander :
        taken(unit.commander, objective)
      )
    )
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
    base = (
      any([
        for h in houses_at(objective) : h
        if may_yet_go_in(unit, h) && distance(spot, h) <= 1 + unit.base
      ]) ? 0 :
      max(0, distance(spot, objective) - 2) +
      (
        none(houses_at(objective)) || unit.in_play && spot == unit.point && is_at(unit, objective) ? 0 :
        6
      )
    )
    modifier "who attacks goes where no enemy is: it changes hands at once" {
      when = unit.commander.attacks && objective.holder == other(unit.commander) && any([
        for e in enemies(unit) : e
        if contests(e) && distance(e, objective) <= 6
      ])
      by = 8
    }
  }
  value "Stands by" { # a squad that defends positions, and guards none
    given = { unit = unit }
    base = unit.slot == squad && !unit.commander.attacks && none(positions(unit)) && any([
      for o in objectives : o
      if o.holder == unit.commander
    ])
  }
  value "Most in Danger" { # the position with the nearest enemies and the fewest guards
    given   = { unit = unit }
    returns = maybe(objective)
    base = first(lowest({
      for o in objectives : o => min(60, [
        for e in enemies(unit) : floor(distance(e, o))
        if can_hold(e) && e.in_play
      ]) + 2 * sum([for u in guards(o, unit.commander) : u.men])
    }))
  }

  # ----------------------------------------------------------------------------------- the papers
  value "Papers" { # where they are
    returns = point
    modifier "they lie on the table" {
      when = documents.in_play
      to   = documents.point
    }
    modifier "somebody carries them" {
      when = documents.carrier != none && on_the_ground(documents.carrier).in_play
      to   = on_the_ground(documents.carrier).point
    }
    base = point(36, 24)
  }
  value "Relays" { # who waits on the way home, to go on with the papers in the same turn
    given = { unit = unit }
    base = unit.in_play && documents.carrier != none && documents.carrier != unit && documents.carrier.commander == unit.commander && first(lowest({
      for f in friends(documents.carrier) : f => distance(f, half_way_home(f))
      if may_carry_them(f)
    })) == unit
  }
  value "Half Way Home" { # where a runner can take them over
    given   = { unit = unit }
    returns = point
    base = point(
      max(2, papers.x),
      unit.commander.edge == south ? max(7, papers.y - 15) : min(41, papers.y + 15)
    )
  }
  value "Homeward" { # inches that a unit may yet go in this turn, less those to its own edge
    given = { unit = unit }
    base = (
      (unit.order == waiting ? run_pace(unit) - 3 * unit.pins : 0) -
      to_our_edge(unit, unit.point)
    )
  }
  value "Runs Home" { # that a unit needs to its own edge when it has gone so far
    given = { unit = unit, inches = number }
    base = ceil(
      max(0, to_our_edge(unit, unit.point) - unit.base - inches),
      max(1, run_pace(unit))
    )
  }

  # ------------------------------------------------------------------------- an officer is hunted
  value "Hunted" { # the officer of a manhunt
    base = [for u in units : u if falls_last(u)]
  }
  value "Within Reach" { # inches by which a place is too near to those who hunt an officer
    given = { unit = unit, spot = point }
    base = max(12 - off_the_edges(spot), [
      for e in enemies(unit) : 24 - distance(spot, e) + (e.order == waiting ? 8 : 0)
      if assaults(e)
    ], 0)
    modifier "more of them may come by an edge" {
      when     = any(in_reserve(other(unit.commander)))
      at_least = 18 - off_the_edges(spot)
    }
    modifier "they may yet do so this turn" {
      when     = contains(in_reserve(other(unit.commander))[*].order, waiting)
      at_least = 30 - off_the_edges(spot)
    }
  }
  value "Off the Edges" {
    given = { spot = point }
    base  = min(spot.x, 72 - spot.x, spot.y, 48 - spot.y)
  }
}
