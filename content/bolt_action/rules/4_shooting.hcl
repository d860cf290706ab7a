# Who sees whom, what covers, what hits, and what a hit does to men.

section "4" "Shooting" {
  text     = "A unit shoots at one enemy with all weapons that reach it; one-shot weapons may choose another."
  no_rules = "a heading"
}

section "4.1" "Weapons" {
  text = "Each weapon has a range, a number of shots and a penetration. A howitzer fires straight, or from above at what is far away; a sniper uses his rifle only if he stands, and a pistol near by. Small arms have none, and do nothing to armour."

  kind "weapon" {
    is     = concept
    fields = { range = number, nearest = number, shots = number, pen = number, blast = number }
    traits = [assault, belted, crewed, fixed, forward, shaped, single, aimed, flame, high, shell]
  }
  roster "weapon" {
    source  = "source: 2nd edition catalogues, three of which agree in every row but small ones"
    columns = [range, nearest, shots, pen, blast, traits]
    rows = {
      Rifle              = [24, 0, 1, 0, 0, []]
      Pistol             = [6, 0, 1, 0, 0, [assault]]
      "Submachine Gun"   = [12, 0, 2, 0, 0, [assault]]
      "Automatic Rifle"  = [30, 0, 2, 0, 0, []]
      "Light MG"         = [36, 0, 4, 0, 0, [belted, crewed]]
      "Medium MG"        = [36, 0, 5, 0, 0, [belted, crewed, fixed]]
      "Vehicle MG"       = [36, 0, 5, 0, 0, [belted]]
      "Hull MG"          = [36, 0, 5, 0, 0, [belted, forward]]
      "Pintle MG"        = [36, 0, 5, 0, 0, [belted]]
      "Heavy MG"         = [36, 0, 3, 1, 0, [crewed, fixed]]
      "Vehicle HMG"      = [36, 0, 3, 1, 0, []]
      "AT Rifle"         = [36, 0, 1, 2, 0, [crewed]]
      "Sniper Rifle"     = [36, 12, 1, 0, 0, [crewed, aimed]]
      Flamethrower       = [6, 0, 1, 3, 0, [crewed, flame]]
      "Light Autocannon" = [48, 0, 2, 2, 1, []]
      "Light AT Gun"     = [48, 0, 1, 4, 1, [crewed, fixed]]
      "Medium AT Gun"    = [60, 0, 1, 5, 1, [crewed, fixed]]
      "Medium Tank Gun"  = [60, 0, 1, 5, 2, []]
      "Heavy AT Gun"     = [72, 0, 1, 6, 2, [crewed, fixed]]
      "Super Heavy Gun"  = [84, 0, 1, 7, 3, [crewed, fixed]]
      "Light Mortar"     = [24, 12, 1, 1, 1, [crewed, high, shell]]
      "Medium Mortar"    = [60, 12, 1, 2, 2, [crewed, fixed, high, shell]]
      "Heavy Mortar"     = [72, 12, 1, 3, 3, [crewed, fixed, high, shell]]
      "Light Howitzer"   = [48, 0, 1, 2, 2, [crewed, fixed, shell]]
      "Medium Howitzer"  = [60, 0, 1, 3, 3, [crewed, fixed, shell]]
      "Lobbed Shell"     = [60, 24, 1, 2, 2, [crewed, fixed, high, shell]]
      "Big Lobbed Shell" = [72, 30, 1, 3, 3, [crewed, fixed, high, shell]]
      Bazooka            = [24, 0, 1, 5, 0, [crewed, shaped]]
      Panzerschreck      = [24, 0, 1, 6, 0, [crewed, shaped]]
      Panzerfaust        = [12, 0, 1, 6, 0, [shaped, single]]
    }
  }
  value "Small" {
    given = { weapon = weapon }
    base  = weapon.pen == 0 && weapon.blast == 0
  }
  value "Carried" { # how many of the men who are left fire it; a loader fires nothing, and the last man takes the best weapon
    given = { unit = unit, weapon = weapon }
    base = (
      weapon == unit.main || weapon == unit.coaxial || weapon == unit.hull || weapon == unit.pintle ? 1 :
      0
    )
    modifier "a howitzer fires straight or over what is in the way" {
      when = (
        weapon == lobbed_shell && unit.main == light_howitzer ||
        weapon == big_lobbed_shell && unit.main == medium_howitzer
      )
      to = 1
    }
    modifier "a sniper on the move does not use his scope" {
      when = weapon.aimed && unit.order == advance
      to   = 0
    }
    modifier "he and his assistant have pistols, too" {
      when = weapon == pistol && unit.main == sniper_rifle
      to   = unit.men
    }
    modifier "a medic fires nothing" {
      when = unit.medic
      to   = 0
    }
    modifier "light machine guns" {
      when = weapon == light_mg && unit.slot == squad
      to   = min(unit.light_machine_guns, unit.men)
    }
    modifier "automatic rifles" {
      when = weapon == automatic_rifle
      to   = min(unit.automatic_rifles, unit.men - min(unit.light_machine_guns, unit.men))
    }
    modifier "submachine guns" {
      when = weapon == submachine_gun
      to = max(
        0,
        min(unit.submachine_guns, unit.men - unit.light_machine_guns - unit.automatic_rifles)
      )
    }
    modifier "one-shot weapons" {
      when = weapon == panzerfaust
      to   = max(0, min(unit.panzerfausts, unit.men - 2 * unit.light_machine_guns))
    }
    modifier "all others have rifles" {
      when = weapon == rifle && (unit.slot == squad || unit.slot == officer)
      to = max(
        0,
        (
          unit.men -
          unit.submachine_guns -
          unit.automatic_rifles -
          2 * unit.light_machine_guns -
          unit.rocketeers
        )
      )
    }
  }
  value "Shots" {
    given = { unit = unit, weapon = weapon }
    base  = weapon.shots
    modifier "German machine guns" {
      when = unit.german && weapon.belted
      by   = 1
    }
  }
}

section "4.2" "Sight" {
  text = "A unit sees another one if a straight line from its centre to the other's footprint, or from the other's centre to its own, meets nothing tall. Woods and ruins are seen into and out of, not through. From a hill one looks over what is low. Nobody fires along a line that passes within an inch of a friend, but from above, or over him."

  value "Visibility" { base = 90 }
  value "Visible At" { # from how far a unit is seen
    given = { target = unit }
    base  = visibility
  }
  table "Sight Point" { # the centre, the four sides and four corners of a round footprint, in parts of its radius
    given   = { n = number }
    returns = { x = number, y = number }
    source  = "reconstructed: nine points stand for the men"
    rows    = [[1, 0, 0], [2, 10, 0], [3, -10, 0], [4, 0, 10], [5, 0, -10], [6, 7, 7], [7, 7, -7], [8, -7, 7], [9, -7, -7]]
  }
  value "Man" { # where the n-th of nine stands
    given = { unit = unit, n = number }
    # On their way men may come so near to an edge that the outermost stand on it.
    base = point(
      max(0, min(72, unit.point.x + part_of(sight_point(n).x, unit.base))),
      max(0, min(48, unit.point.y + part_of(sight_point(n).y, unit.base)))
    )
    modifier "of a hull" {
      when = unit.length != none
      base = offset(
        offset(
          unit.point,
          hull_point(n).ahead ? unit.facing : opposite(unit.facing),
          hull_point(n).along * half_line(unit)
        ),
        hull_point(n).left ? left_of(unit.facing) : opposite(left_of(unit.facing)),
        hull_point(n).across * unit.base
      )
    }
  }
  table "Hull Point" { # its middle, the two ends of the line that its base follows, and beside each of them both flanks
    given   = { n = number }
    returns = { along = number, ahead = bool, across = number, left = bool }
    source  = "reconstructed: nine points stand for the vehicle, too"
    rows = [
      [1, 0, true, 0, true],
      [2, 1, true, 0, true],
      [3, 1, false, 0, true],
      [4, 0, true, 1, true],
      [5, 0, true, 1, false],
      [6, 1, true, 1, true],
      [7, 1, true, 1, false],
      [8, 1, false, 1, true],
      [9, 1, false, 1, false],
    ]
  }
  value "Half Line" { # from the middle of a hull to the round of its bow
    given = { unit = unit }
    base  = unit.length == none ? 0 : floor(unit.length - 2 * unit.base, 2)
  }
  table "Left of" {
    given   = { way = direction }
    returns = { left = direction }
    rows = [
      [north, west],
      [north_west, south_west],
      [west, south],
      [south_west, south_east],
      [south, east],
      [south_east, north_east],
      [east, north],
      [north_east, north_west],
    ]
  }
  value "Part of" { # so many tenths of a radius, cut to a tenth of an inch
    given = { tenths = number, radius = number }
    base  = (tenths < 0 ? -1 : 1) * floor(abs(tenths) * radius) * 0.1
  }
  value "Tall" { base = [for g in grounds : g if g.height > 0] }
  value "On a Hill" {
    given = { spot = point }
    base  = any([for g in grounds.hill : g if contains(g.shape, spot)])
  }
  value "Clear" {
    given = { from = point, to = point }
    base  = !blocked_by(from, to, tall) && !behind_a_hull(from, to)
  }
  value "Blocked by" {
    given = { from = point, to = point, pieces = set(ground) }
    base = crosses(from, to, [
      for g in pieces : g
      if !contains(g.shape, from) && !contains(g.shape, to) && !looked_over(g, from, to)
    ])
  }
  value "Looked Over" {
    given = { ground = ground, from = point, to = point }
    base = ground.height == 1 && (
      on_a_hill(from) && on_a_hill(to) ||
      on_a_hill(from) && distance(to, ground) > 6 ||
      on_a_hill(to) && distance(from, ground) > 6
    )
  }
  value "Corner Only" { # no line from the shooter's centre is clear, but one from the target's centre is
    given = { shooter = unit, target = unit }
    base  = none([for n in numbers(1, 9) : n if clear(shooter.point, man(target, n))])
  }
  value "Sees" {
    given = { shooter = unit, target = unit }
    base = apart(shooter, target) <= visible_at(target) && (
      clear(shooter.point, target.point) ||
      any([for n in numbers(2, 9) : n if clear(shooter.point, man(target, n))]) ||
      any([for n in numbers(2, 9) : n if clear(target.point, man(shooter, n))])
    )
  }
  value "Across the Line" { # how far a point lies beside a line, times the length of the line, in tenths of inches
    given = { spot = point, from = point, to = point }
    base = abs(
      10 * (spot.x - from.x) * (10 * (to.y - from.y)) -
      10 * (spot.y - from.y) * (10 * (to.x - from.x))
    )
  }
  value "Ahead" { # the same, along the line
    given = { spot = point, from = point, to = point }
    base = (
      10 * (spot.x - from.x) * (10 * (to.x - from.x)) +
      10 * (spot.y - from.y) * (10 * (to.y - from.y))
    )
  }
  value "Hinders" { # whether a line passes within an inch of a friend
    given = { friend = unit, from = point, to = point }
    base = any([
      for n in numbers(1, friend.length == none ? 1 : 3) : n
      if (
        ahead(man(friend, n), from, to) > 0 &&
        ahead(man(friend, n), from, to) < ahead(to, from, to) &&
        across_the_line(man(friend, n), from, to) <= 100 * (friend.base + 1) * distance(from, to)
      )
    ])
  }
  value "Bystanders" { # friends of the shooter who may be in the way, and are not below him
    given = { shooter = unit, target = unit }
    base = [
      for f in friends(shooter) : f
      if (
        f != target &&
        f.inside == none &&
        !(f.spotter && f.serves == shooter) &&
        across_the_line(f.point, shooter.point, target.point) <= 100 * (5 + f.base) * distance(shooter.point, target.point) &&
        distance(f, shooter) < distance(target, shooter) + 1 &&
        !(on_a_hill(shooter.point) && !on_a_hill(f.point))
      )
    ]
  }
  value "Unhindered" { # one line on which it is seen passes by nobody's friends
    given  = { shooter = unit, target = unit }
    source = "source: 2nd edition rules digests; that one such line is enough is reconstructed"
    base = none(bystanders(shooter, target)) || any([
      for n in numbers(1, 9) : n
      if clear(shooter.point, man(target, n)) && none([
        for f in bystanders(shooter, target) : f
        if hinders(f, shooter.point, man(target, n))
      ])
    ]) || any([
      for n in numbers(2, 9) : n
      if clear(target.point, man(shooter, n)) && none([
        for f in bystanders(shooter, target) : f
        if hinders(f, target.point, man(shooter, n))
      ])
    ])
  }
  value "Only Forward" { # whatever is fixed, or built into a hull
    given = { unit = unit, weapon = weapon }
    base = (
      unit.slot == gun ||
      unit.slot == team && weapon.fixed ||
      weapon.forward ||
      unit.casemate && weapon == unit.main
    )
  }
  value "Bears" { # what fires only forward must be turned towards its target
    given = { shooter = unit, target = unit, weapon = weapon }
    base = !only_forward(shooter, weapon) || any([
      for n in numbers(1, 9) : n
      if in_front(shooter.facing, shooter.point, man(target, n))
    ])
  }
  value "Guns For" { # with what it can hit something there
    given = { shooter = unit, target = unit }
    base = [
      for w in weapons : w
      if (
        carried(shooter, w) > 0 &&
        apart(shooter, target) <= w.range &&
        apart(shooter, target) >= w.nearest &&
        !(small(w) && closed_armour(target)) &&
        !(w.high && (shooter.order == advance || shooter.order == ambush || shooter.springs)) &&
        bears(shooter, target, w) &&
        (w.high || unhindered(shooter, target))
      )
    ]
  }
  value "Targets" {
    given = { shooter = unit }
    base = [
      for e in enemies(shooter) : e
      if any(guns_for(shooter, e)) && sees(shooter, e)
    ]
  }
  enum "mount" { names = [turret, bow, pintle, one_shot] }
  value "Mount of" { # where a weapon sits; men carry all that they have like the one turret
    given = { unit = unit, weapon = weapon }
    base = (
      weapon.single ? one_shot :
      weapon == unit.hull ? bow :
      weapon == unit.pintle ? mount.pintle :
      turret
    )
  }
  value "Guns There" {
    given = { shooter = unit, target = unit, mount = mount }
    base  = [for w in guns_for(shooter, target) : w if mount_of(shooter, w) == mount]
  }
  value "In Its Sights" {
    given = { shooter = unit, mount = mount }
    base  = [for e in targets(shooter) : e if any(guns_there(shooter, e, mount))]
  }
}

section "4.3" "Cover" {
  text = "A man is covered if he stands in cover, or if the line to him crosses cover that is nearer to him than to the shooter, or is blocked: softly by woods, hard by all else. Five of nine cover the unit: hard if more have hard cover than soft."

  enum "cover" { names = [open, soft, hard] }
  value "Cover of a Man" {
    given = { shooter = unit, spot = point }
    base  = open
    modifier "soft" {
      when = (
        covered_by(shooter, spot, grounds.soft_cover) ||
        blocked_by(shooter.point, spot, [for g in tall : g if g.soft_cover])
      )
      base = soft
    }
    modifier "hard" {
      when = (
        covered_by(shooter, spot, grounds.hard_cover) ||
        blocked_by(shooter.point, spot, [for g in tall : g if !g.soft_cover]) ||
        behind_a_hull(shooter.point, spot)
      )
      to = hard
    }
  }
  value "Covered by" {
    given = { shooter = unit, spot = point, pieces = set(ground) }
    base = any([for g in pieces : g if contains(g.shape, spot)]) || crosses(shooter.point, spot, [
      for g in pieces : g
      if distance(spot, g) < distance(shooter.point, g) && distance(shooter, g) > 1
    ])
  }
  value "Covered Men" {
    given = { shooter = unit, target = unit, cover = cover }
    base  = count([for n in numbers(1, 9) : n if cover_of_a_man(shooter, man(target, n)) == cover])
  }
  value "Cover" {
    given = { shooter = unit, target = unit }
    base  = protection(covered_men(shooter, target, soft), covered_men(shooter, target, hard))
    modifier "around a corner" {
      when = corner_only(shooter, target)
      to   = hard
    }
  }
  value "Protection" {
    given = { soft_men = number, hard_men = number }
    base  = soft_men + hard_men < 5 ? open : hard_men > soft_men ? hard : soft
  }
  value "Wholly Covered" {
    given = { shooter = unit, target = unit }
    base  = covered_men(shooter, target, open) == 0
  }
}
