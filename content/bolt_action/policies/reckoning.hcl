# What a platoon reckons with: what fire does, who wins hand to hand, and what a place costs.

policy "Reckoning" {
  use  = "What Wins"
  text = "What fire and a charge are worth, and where one is in danger."
  weights = {
    head = 50 # points that a destroyed unit counts besides its cost
    calm = 5  # the more, the less a unit minds who could fire at it
  }

  # --------------------------------------------------------------------------------- what fire does
  table "Chance" { # in a thousand, that a die reaches a number; over six it is a six and another one
    given   = { need = number }
    returns = { chance = number }
    rows    = [["..2", 833], [3, 667], [4, 500], [5, 333], [6, 167], ["7..", 28]]
  }
  value "Kills" { # in a thousand, what one hit takes: a man, or a vehicle
    given = { shooter = unit, target = unit, weapon = weapon }
    base = chance(damage_to_a_man(target.quality) - weapon.pen + (
      target.inside != none && !weapon.flame ? 1 :
      0
    ))
    modifier "a shell" {
      when = weapon.blast > 0 && target.slot != vehicle
      base = min(
        1000 * target.men,
        floor(shell(weapon.blast).throws * (weapon.blast == 1 ? 2 : 3)) * chance(damage_to_a_man(target.quality) - shell(weapon.blast).pen)
      )
    }
    modifier "a vehicle" {
      when = target.slot == vehicle
      base = (
        armour(target) && weapon.pen == 0 ? 0 :
        floor(
          6 * chance(target.damage + (
            armour(target) ? 1 - weakness(target, struck_side(shooter, target)) :
            0
          ) - weapon.pen),
          10
        )
      )
    }
  }
  value "Hits" { # in a thousand; harder by two on who lies down, where that troubles the weapon
    given = { shooter = unit, target = unit, weapon = weapon, harder = number }
    base = shots(shooter, weapon) * carried(shooter, weapon) * (weapon.flame ? 3 : 1) * chance(to_hit(shooter, target, weapon) + (
      weapon.flame || weapon.aimed || weapon.high ? 0 :
      harder
    ))
  }
  value "Dead" { # in a thousand, of all its weapons
    given = { shooter = unit, target = unit, harder = number }
    base = min(1000 * target.men, sum([
      for w in guns_for(shooter, target) : floor(hits(shooter, target, w, harder) * kills(shooter, target, w), 1000)
      if !w.single || target.slot == vehicle
    ]))
    modifier "of a turret one gun fires, and a gun in one way" {
      when = shooter.slot == vehicle || shooter.slot == gun
      to = min(1000 * target.men, max(0, [
        for w in guns_for(shooter, target) : floor(hits(shooter, target, w, harder) * kills(shooter, target, w), 1000)
      ]))
    }
  }
  value "Other Way" { # of a howitzer: over what is in the way, in place of straight
    given = { unit = unit, weapon = weapon }
    base  = unit.slot == gun && weapon.high
  }
  value "Trophy" { # what the loss of a unit means besides its cost
    given = { unit = unit }
    base  = head
    modifier "whoever may yet leave for three points" {
      when = may_leave(unit)
      by   = 2 * head
    }
    modifier "the end is near, and it decides who wins" {
      when = (
        turn >= last_sure_turn - 1 &&
        points_decide &&
        outcome(lead(unit.commander)) != outcome(lead(unit.commander) - worth(unit))
      )
      by = 40 * (turn - last_sure_turn + 3)
    }
  }
  value "Stake" { # what the loss of a unit means
    given = { unit = unit }
    base  = unit.cost + trophy(unit)
    modifier "all is lost with him" {
      when = falls_last(unit)
      by   = 400
    }
  }
  value "Price" { # of one of its men, or of the vehicle
    given = { unit = unit }
    base  = floor(stake(unit), unit.slot == vehicle ? 1 : max(1, unit.men))
  }
  value "Prize" { # what the loss of a unit means where it stands
    given = { unit = unit }
    base  = 0
    modifier "near the base that it wants" {
      when = any([
        for b in base_camps : b
        if b.commander != unit.commander && distance(unit, b) <= 18
      ])
      by = 60
    }
    modifier "it may touch that base this turn" {
      when = threatens_a_base(unit)
      by   = 200
    }
    modifier "at the objective: the nearer the end, the more" {
      when = (
        unit.in_play &&
        strategic_objective.in_play &&
        !unit.medic &&
        at_the_site(unit)
      )
      by = 30 * max(2, turn - last_sure_turn + 4)
    }
  }
  value "Booty" { # what the papers that a unit has mean: the nearer home, the more
    given = { unit = unit }
    base = (
      documents.carrier != unit ? 0 :
      runs_home(unit, 0) <= 1 ? 400 :
      runs_home(unit, 0) == 2 ? 200 :
      100
    )
  }
  value "Threatens a Base" { # it touches the base that it wants, or may yet do so this turn
    given = { unit = unit }
    base = any([
      for b in base_camps : b
      if (
        b.commander != unit.commander &&
        distance(unit, b) <= (unit.order == waiting ? run_pace(unit) : 0)
      )
    ])
  }
  value "At Their Base" { # one of ours is: the others keep them from ours
    given = { commander = commander }
    base = any([
      for b in base_camps : b
      if b.commander != commander && any([
        for u in units : u
        if u.commander == commander && distance(u, b) == 0
      ])
    ])
  }
  value "Weight" { # in a thousand, of its losses: they count less the sooner the battle ends
    given = { unit = unit, dead = number }
    base = (
      10 * later +
      floor((100 - later) * (unit.men > 1 ? min(1000, floor(dead, unit.men)) : 1000), 100)
    )
  }
  value "Harm" { # points that the target loses
    given = { shooter = unit, target = unit, harder = number }
    base = (
      contains(hunted, target) ? -1000 :
      floor(
        floor(dead(shooter, target, harder) * price(target), 1000) * weight(target, dead(shooter, target, harder)),
        1000
      )
    ) # an officer is wanted hand to hand
    modifier "who stands in the way of victory" {
      by = floor(dead(shooter, target, harder) * (prize(target) + booty(target)), 1000 * target.men)
    }
    modifier "a pin: it troubles most whoever has yet to obey an order" {
      by = floor(min(1000, sum([
        for w in guns_for(shooter, target) : hits(shooter, target, w, harder)
        if !(other_way(shooter, w) && contains(guns_for(shooter, target), shooter.main))
      ])) * (4 + floor(target.cost, target.order == waiting ? 6 : 12)), 1000)
    }
    modifier "that is the end of it" {
      when = dead(shooter, target, harder) >= 400 * target.men
      by   = floor(trophy(target) * dead(shooter, target, harder), 1000 * target.men)
    }
  }
  value "Reply" { # points that an order of his would take
    given = { unit = unit }
    base  = max(5, [for e in targets(unit) : harm(unit, e, 0)])
    modifier "home with the papers" {
      when     = documents.carrier == unit
      at_least = booty(unit)
    }
  }
  value "Likely Harm" { # whoever has not had his order may go down before the dice fall, which costs him the order
    given = { shooter = unit, target = unit }
    base  = harm(shooter, target, 0)
    modifier "he takes cover" {
      when    = target.slot != vehicle && may_act_out_of_turn(target)
      at_most = harm(shooter, target, 2) + reply(target)
    }
  }
  value "Best Harm" {
    given = { unit = unit }
    base  = max(0, [for e in targets(unit) : likely_harm(unit, e)])
  }
  value "Obeys" { # in a hundred
    given = { unit = unit, order = order }
    base = (
      !must_test(unit) ? 100 :
      max(
        3,
        min(97, 100 - floor(chance_of_sum(pool(2, d6), reach_of_nerve(nerve(unit, order)) + 1), 10))
      )
    )
  }

  # --------------------------------------------------------------------------------- close quarters
  value "Blows" { # in tenths, of men whom so many strike down
    given = { from = unit, to = unit, men = number }
    base = floor(
      (men + min(men, sum([for w in weapons : carried(from, w) if w.assault]))) * chance(damage_to_a_man(to.quality)),
      100
    )
  }
  value "Shot on the Way" { # in tenths, men whom he loses before he is there
    given = { attacker = unit, target = unit }
    base = (
      (
        attacker.in_play &&
        target.in_play &&
        distance(attacker, target) > 6 &&
        (may_act_out_of_turn(target) || target.order == ambush) &&
        contains(targets(target), attacker)
      ) ? floor(dead(target, attacker, 0), 100) :
      0
    )
  }
  value "Margin" { # in tenths, by how many more men the attacker strikes down; across something both strike at once
    given = { attacker = unit, target = unit }
    base = (
      floor(
        (10 * attacker.men - shot_on_the_way(attacker, target)) * 3 * blows(attacker, target, attacker.men),
        20 * max(1, attacker.men)
      ) -
      blows(target, attacker, target.men) -
      (
        attacker.in_play && target.in_play && across_something(attacker, target) ? floor(blows(attacker, target, attacker.men), 2) :
        0
      )
    )
  }
  value "Wins" { # in a hundred; a vehicle does not strike back
    given = { attacker = unit, target = unit }
    base = (
      target.slot != vehicle ? max(3, min(95, 50 + floor(35 * margin(attacker, target), 6 + attacker.men + target.men))) :
      target.recce && may_act_out_of_turn(target) ? 0 :
      run_down(attacker, target)
    )
  }
  value "Run Down" { # in a hundred, that men destroy a vehicle that does not get away
    given = { attacker = unit, target = unit }
    base = (
      closed_armour(target) ? 5 :
      min(
        83,
        floor(
          (10 * attacker.men - shot_on_the_way(attacker, target)) * (
            target.order == advance ? 6 :
            target.order == run ? 3 :
            9
          ),
          10
        )
      )
    )
  }
  value "Caught" { # points that a vehicle loses to whoever runs up to it, or aims at it
    given = { pursuer = unit, unit = unit }
    base = floor(
      stake(unit) * (
        pursuer.order == run ? 10 * run_down(pursuer, unit) :
        min(1000, dead(pursuer, unit, 0))
      ),
      1000
    )
  }

  # ----------------------------------------------------------------------------------------- places
  value "Bogged" { # in rough ground, from which nobody runs
    given = { spot = point }
    base  = any([for g in grounds.rough : g if distance(spot, g) <= 0.5])
  }
  value "Far Arm" {
    given = { unit = unit }
    base  = max(0, [for w in weapons : w.range if carried(unit, w) > 0])
  }
  value "Volume" { # hits in a thousand that an enemy makes at middle range, on men or on armour
    given = { enemy = unit, armour = bool }
    base = sum([
      for w in weapons : shots(enemy, w) * carried(enemy, w) * (w.blast > 0 ? 2 : 1) * (
        armour ? (w.pen > 0 ? 500 : 0) :
        1000
      )
      if carried(enemy, w) > 0 && !(w.single && !armour) && !other_way(enemy, w)
    ])
  }
  value "Fire on" { # points that the unit loses there by an enemy's fire
    given = { enemy = unit, from = point, unit = unit, spot = point }
    base = floor(
      floor(
        volume(enemy, armour(unit)) * chance(3 + enemy.pins + (
          2 * distance(spot, from) > far_arm(enemy) ? 1 :
          0
          ) + (
          !enemy.in_play ? 0 :
          cover_of_a_man(enemy, spot) == hard ? 2 :
          cover_of_a_man(enemy, spot) == soft ? 1 :
          0
        ) + (unit.slot <= team && unit.men <= 2 ? 1 : 0)),
        1000
      ) * price(unit),
      2000
    )
  }
  value "Danger" {
    given = { unit = unit, spot = point }
    base = floor((falls_last(unit) ? 3 : 1) * sum([
      for e in enemies(unit) : (
        e.order == waiting || e.order == ambush || unit.flees == e ? 200 :
        e.order == down ? 0 :
        later
      ) * fire_on(e, e.point, unit, spot)
      if distance(spot, e) <= far_arm(e) && clear(e.point, spot)
    ]), 100 * calm)
    modifier "they may charge, most of all who have not had an order" {
      by = max(0, [
        for e in enemies(unit) : floor(stake(unit) * wins(e, unit) * (
          e.order == waiting || unit.flees == e ? 300 :
          falls_last(unit) ? 2 * later :
          unit.slot == squad && wins(unit, e) >= 60 ? 0 :
          later
        ), 40000)
        if assaults(e) && distance(spot, e) <= 12 + unit.base
      ])
    }
    modifier "no more than all" { at_most = stake(unit) }
  }
  value "Shot from" { # points that the enemies lose by the unit's best shot from a place
    given = { unit = unit, spot = point }
    base = max(0, [
      for e in enemies(unit) : fire_on(unit, spot, e, e.point)
      if distance(spot, e) <= far_arm(unit) && clear(spot, e.point)
    ])
  }
  value "Shot at a Gate" { # by whoever comes on there at an Advance
    given = { unit = unit, gate = point }
    base = (
      contains(entry(unit), gate) ? shot_from(unit, offset(gate, inward(gate), pace(unit))) :
      0
    )
  }
  value "Shot Coming on" { # the best from opposite an enemy
    given = { unit = unit }
    base = max(
      0,
      [for e in enemies(unit) : shot_at_a_gate(unit, point(e.point.x, 0))],
      [for e in enemies(unit) : shot_at_a_gate(unit, point(e.point.x, 48))],
      [for e in enemies(unit) : shot_at_a_gate(unit, point(0, e.point.y))],
      [for e in enemies(unit) : shot_at_a_gate(unit, point(72, e.point.y))]
    )
  }
  value "Charge from" { # points that a charge from a place promises for the next turn
    given = { unit = unit, spot = point }
    base = floor(later * max(0, [
      for e in enemies(unit) : wins(unit, e) * (stake(e) + prize(e)) - (100 - wins(unit, e)) * stake(unit)
      if e.slot != vehicle && distance(spot, e) <= 11 + unit.base && clear(spot, e.point)
    ]), 15000)
    modifier "three or more who have yet to act come first" {
      when = unit.in_play && distance(unit.point, spot) > pace(unit) && count([
        for e in enemies(unit) : e
        if e.order == waiting && distance(spot, e) <= 18 && clear(spot, e.point)
      ]) >= 3
      to = 0
    }
  }
}
