# What a fight is worth to both sides: a shot, a barrage, an assault, and the nerve that each takes.
# Worths are tenths of what a result costs.

policy "Combat" {
  use  = "Ways"
  text = "Shoots where a result costs most, and storms where one wins."

  # --------------------------------------------------------------------------- what a shot is worth
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
    base = expected_harm(
      shot_color(firer, way),
      target.now.armor || target.entrenched,
      rating(firer, target, way, shift, attacked)
    )
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
      for w in watchers(unit.army, hex) : expected_harm(weapon(w.now.color), unit.now.armor, max(0, (
        w.now.fire == none ? 0 :
        w.now.fire
        ) + 1 - distance(spot(w), hex) + unit.now.defense + (
        unit.in_column ? 2 :
        cover(hex.terrain, unit.now.armor, weapon(w.now.color))
      ) - w.cohesion_hits - murk))
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
    base = (
      !runs(unit) &&
      (
        unit.now.mobility > leg ? any(in_view(unit, spot(unit))) :
        nearest_foe(unit, spot(unit)) <= 3
      )
    )
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
    base = sum([
      for f in foes : f.division.points >= count(foes) && in_command(f) ? 4 : (10 - stands(f)) * 14
    ]) - floor(3 * sum([
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
    base = (
      floor(
        nerve(unit, to) * (
          max(
            odds(unit, to, direct),
            charge(union([unit], company(unit, to, direct)), enemies(unit, to))
          ) +
          8 * count(enemies(unit, to).suppressed)
        ),
        10
      ) -
      10
    )
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
    base = (
      1 +
      max(
        0,
        min(
          8,
          (
            troop_quality(unit) +
            dread(spot(unit), to) -
            (unit.now.armor ? min(0, defense_rating(unit)) : 0)
          )
        )
      )
    )
    modifier "nobody there shoots" {
      when = none([for u in to.units : u if zone_range(u) > 0])
      to   = 10
    }
  }
  value "Stands" { # in ten: that a unit passes a check
    given = { unit = unit }
    base  = 1 + max(0, min(8, troop_quality(unit)))
  }
}
