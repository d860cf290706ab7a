# The series: checks, and direct fire.

section "G.check" "Troop Quality" {
  source = "reconstructed from a summary of the series and the play aid: the roll, and what changes the quality"
  text   = "A check passes if a die reads no more than the quality of the unit, or for a Command Point where the rules allow it; 0 always passes, 9 never. Hits, losses, suppression, barrages and being out of command lower it, positions raise it."

  value "Digit" { # a die of ten reads 0 to 9
    given = { throw = number }
    base  = throw % 10
  }
  value "Troop Quality" {
    given = { unit = unit }
    base  = unit.pattern.quality
    modifier "second Cohesion Hit" {
      when = unit.cohesion_hits >= 2
      by   = -1
    }
    modifier "suppressed" {
      when = unit.suppressed
      by   = -1
    }
    modifier "step lost" {
      when = unit.reduced
      by   = -1
    }
    modifier "improved position" {
      when = unit.dug_in
      by   = 1
    }
    modifier "entrenched" {
      when = unit.entrenched
      by   = 2
    }
    modifier "under a light barrage" {
      when = unit.in_play && spot(unit).shelled
      by   = -1
    }
    modifier "under a heavy barrage" {
      when = unit.in_play && spot(unit).pounded
      by   = -2
    }
    modifier "out of command" {
      when = !in_command(unit)
      by   = -1
    }
    modifier "the division as a whole" { by = division_shift(unit) }
  }
  rule "Check" {
    given   = { unit = unit, paid = bool, before = optional(maybe(hex), none) } # before: the hex to be assaulted
    returns = bool
    if "a point may be spent" {
      when = paid && unit.division.points >= 1 && in_command(unit)
      may "Spend a Command Point" {
        player = unit.army
        let { division = unit.division }
        set division { points = division.points - 1 }
        return { the = true }
      }
    }
    roll check { dice = d10 }
    return { the = digit(check) <= max(0, min(8, troop_quality(unit) + (
      before == none ? 0 :
      dread(spot(unit), before)
    ))) }
  }
}

section "G.fire" "Fire" {
  source = "reconstructed from the play aid of the series: what changes a rating, ranges, and the Company Bonus"
  text   = "A shot hits if the die reads no more than the rating; then color, target and the number rolled give the result. 0 always hits, 9 never. A unit of two steps may try for the Company Bonus of two. Beside the enemy, or under a barrage, units shoot at the next hex only."

  enum "way" { names = [aimed, watching, indirect, close_fire, hand_to_hand] } # the last two in an assault

  value "Fire Range" {
    given = { unit = unit }
    base  = unit.now.range
    modifier "guns" {
      when    = unit.gun
      at_most = 3
    }
    modifier "mortars in opportunity fire" {
      when    = unit.now.color == green
      at_most = 3
    }
    modifier "beside the enemy, or under a barrage" {
      when    = hard_pressed(unit)
      at_most = 1
    }
  }
  value "Hard Pressed" {
    given = { unit = unit }
    base = spot(unit).shelled || spot(unit).pounded || any([
      for h in neighbors(spot(unit)) : h
      if any(enemies(unit, h))
    ])
  }
  value "Targets" {
    given = { unit = unit }
    base = [
      for u in units : u
      if (
        u.army != unit.army &&
        distance(spot(unit), spot(u)) <= fire_range(unit) &&
        sees(spot(unit), spot(u))
      )
    ]
  }

  value "Rating" { # attacked: the target defends in an assault
    given = { firer = unit, target = unit, way = optional(way, aimed), shift = optional(number, 0), attacked = optional(bool, false) }
    base  = way == hand_to_hand ? firer.now.assault : firer.now.fire != none ? firer.now.fire : 0
    modifier "Company Bonus, movement or charge" { by = shift }
    modifier "firer's Cohesion Hits" { by = -firer.cohesion_hits }
    modifier "firer's step lost" {
      when = firer.reduced
      by   = -1
    }
    modifier "firer in Column" {
      when = firer.in_column
      by   = -1
    }
    modifier "firer entrenched" {
      when = firer.entrenched
      by   = 1
    }
    modifier "firer suppressed" {
      when = firer.suppressed
      by   = -2
    }
    modifier "firer under a light barrage" {
      when = firer.in_play && spot(firer).shelled
      by   = -1
    }
    modifier "firer under a heavy barrage" {
      when = firer.in_play && spot(firer).pounded
      by   = -2
    }
    modifier "range, armored target" {
      when = way <= watching && target.now.armor
      by = (
        distance(spot(firer), spot(target)) == 1 ? 0 :
        distance(spot(firer), spot(target)) == firer.now.range ? -2 :
        -1
      )
    }
    modifier "range, unarmored target" {
      when = way <= watching && !target.now.armor
      by   = 1 - distance(spot(firer), spot(target))
    }
    modifier "mass" { by = mass(target_steps(target)) }
    modifier "defense" { by = defense_rating(target) }
    modifier "target in Column" {
      when = below(target).in_column
      by   = 2
    }
    modifier "target in an improved position" {
      when = below(target).dug_in
      by   = -1
    }
    modifier "target entrenched" {
      when = below(target).entrenched
      by   = -2
    }
    modifier "cover" {
      when = !below(target).in_column && ground_counts(way, attacked)
      by   = cover(underfoot(target), below(target).now.armor, shot_color(firer, way))
    }
    modifier "no less than 0, no more than 9" {
      at_least = 0
      at_most  = 9
    }
  }
  value "Defense Rating" {
    given = { unit = unit }
    base  = unit.now.defense
  }
  value "Ground Counts" { # where the target is: not that of those who assault
    given = { way = way, attacked = bool }
    base  = way <= indirect || attacked
  }
  value "Underfoot" { # the terrain that a unit is shot at in
    given = { unit = unit }
    base  = spot(unit).terrain
  }
  value "Target Steps" {
    given = { target = unit }
    base  = sum([for u in target.at.units : u.steps if u.army == target.army])
  }
  table "Mass" { # steps in the target's hex
    source  = "reconstructed from the play aid of the series; the card of this game was not seen"
    given   = { steps = number }
    returns = { shift = number }
    rows    = [["..0", -1], ["1-3", 0], ["4-5", 1], ["6-7", 2], ["8..", 3]]
  }
  value "Shot Color" { # guns that shoot directly count as yellow
    given = { firer = unit, way = way }
    base  = weapon(way == hand_to_hand ? firer.now.arms : firer.gun && way != indirect ? yellow : firer.now.color)
  }
  value "Weapon" {
    given = { color = maybe(color) }
    base  = color == none ? pink : color
  }

  rule "Shot" {
    ruling = "a shot is at one unit, or at a vehicle and its riders"
    given  = { firer = unit, target = unit, way = way, shift = number, attacked = bool }
    set firer { aim = shift }
    roll throw "fire" { dice = d10 }
    run "The Die Counts" { a_hit = digit(throw) <= min(8, rating(firer, target, way, firer.aim, attacked)) }
    if "nine" {
      when = digit(throw) == 9
      run "A Nine" { unit = firer }
    }
  }
  rule "A Nine" { # rolled in fire
    given = { unit = unit }
  }
  rule "The Die Counts" {
    given = { firer = unit, target = unit, way = way, shift = number, attacked = bool, throw = number, a_hit = bool }
    if "it is low enough" {
      when = a_hit
      run "Take a Hit" {
        unit  = target
        color = shot_color(firer, way)
      }
    }
  }
  rule "Take a Hit" {
    given = { unit = unit, color = color, throw = number }
    let { effect = combat_results(color, unit.now.armor || unit.entrenched, throw) }
    say { text = "the result for ${unit}: ${effect}" }
    run "Suffer" {}
  }
  rule "Company Bonus" { # what it adds
    given   = { unit = unit }
    returns = number
    if "two steps" {
      when = unit.steps == 2
      may "Try for the Company Bonus" {
        player = unit.army
        run "Check" passed { paid = true }
        return { the = passed ? 2 : 0 }
      }
    }
    return { the = 0 }
  }
}
