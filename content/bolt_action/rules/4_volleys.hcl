# The roll to hit, the roll to damage, and what falls.

section "4.4" "The Roll to Hit" {
  text = "Three or more hits. Range, pins, movement, cover and posture make it harder; more than six is a six and then another six."

  value "To Hit" {
    given = { shooter = unit, target = unit, weapon = weapon }
    base  = 3
    modifier "point blank" {
      when = apart(shooter, target) <= 6
      by   = -1
    }
    modifier "long range" {
      when = apart(shooter, target) > floor(weapon.range, 2)
      by   = 1
    }
    modifier "pins" { by = shooter.pins }
    modifier "inexperienced" { by = skill(shooter.quality) }
    modifier "on the move" {
      when = shooter.order == advance && !weapon.assault && !steady(shooter, weapon)
      by   = 1
    }
    modifier "alone with a weapon for two" {
      when = weapon.crewed && shooter.men == 1 && shooter.slot != vehicle
      by   = 1
    }
    modifier "the target is down" {
      when = lies_down(target) && target.slot != vehicle && !weapon.flame
      by   = 2
    }
    modifier "one or two men" {
      when = target.men <= 2 && target.slot <= team
      by   = 1
    }
    modifier "soft cover" {
      when = !target.hidden && !weapon.flame && cover(shooter, target) == soft
      by   = 1
    }
    modifier "hard cover" {
      when = !target.hidden && !weapon.flame && cover(shooter, target) == hard
      by   = 2
    }
    modifier "a 1 misses" { at_least = 2 }
  }
  table "Skill" {
    given   = { quality = quality }
    returns = { worse = number }
    source  = "source: 2nd edition rules pages"
    rows    = [[inexperienced, 1], [else, 0]]
  }
  value "Steady" { # American fire and manoeuvre
    given  = { unit = unit, weapon = weapon }
    base   = unit.american && (weapon == rifle || weapon == automatic_rifle)
    source = "source: 2nd edition catalogues"
  }
  rule "Roll to Hit" {
    given   = { needed = number, shots = number }
    returns = number
    roll dice "hits" { dice = pool(shots, d6) }
    let {
      enough = count_at_least(dice, needed)
      sixes  = count_exactly(dice, 6)
    }
    if "a six and another six" {
      when = needed > 6
      if "no six" {
        when = sixes == 0
        return { the = 0 }
      }
      roll again "sixes again" { dice = pool(sixes, d6) }
      return { the = count_at_least(again, 6) }
    }
    return { the = enough }
  }
}

section "4.5" "A Volley" {
  text = "The target may go down before the dice fall, if it has no order yet. All weapons are counted together: casualties, one pin, and a morale check if half the men fall at once. Of the guns in one turret one fires."

  rule "Shoot" { # a vehicle fires each of its weapons, at a target of its own
    given = { shooter = unit }
    run "Aim" turret_at { mount = turret }
    run "Aim" bow_at { mount = bow }
    run "Aim" pintle_at { mount = pintle }
    run "Aim One-Shot Weapons" {}
    each target {
      from = [
        for e in enemies(shooter) : e
        if e == turret_at || e == bow_at || e == pintle_at || e.rockets > 0
      ]
      when = shooter.in_play
      run "Engage" {
        aimed = [
          for m in mounts : m
          if (
            m == turret && turret_at == target ||
            m == bow && bow_at == target ||
            m == mount.pintle && pintle_at == target ||
            m == one_shot && target.rockets > 0
          )
        ]
        rockets = target.rockets
      }
    }
    run "Lower One-Shot Weapons" {}
  }
  rule "Aim" {
    text    = "The target is picked among the enemies in sight, in reach and in the arc of fire."
    given   = { shooter = unit, mount = mount }
    returns = maybe(unit)
    choose target {
      from     = in_its_sights(shooter, mount)
      when     = shooter.in_play
      player   = shooter.commander
      may_pass = true
      passing  = "it holds its fire"
    }
    return { the = target }
  }
  rule "Aim One-Shot Weapons" {
    text  = "A weapon that fires once a game may have a target of its own; whoever fires it does not fire his rifle."
    given = { shooter = unit }
    repeat {
      times = shooter.in_play ? carried(shooter, panzerfaust) : 0
      choose target "target of a one-shot weapon" {
        from     = in_its_sights(shooter, one_shot)
        player   = shooter.commander
        may_pass = true
        passing  = "it is kept for later"
      }
      if "kept" {
        when = target == none
        return {}
      }
      set target { rockets = target.rockets + 1 }
      set shooter { rocketeers = shooter.rocketeers + 1 }
    }
  }
  rule "Lower One-Shot Weapons" { # those whose target got away are kept
    given = { shooter = unit }
    set {
      the     = [for u in all(units) : u if u.rockets > 0]
      rockets = 0
    }
    set shooter { rocketeers = 0 }
  }
  rule "Engage" {
    given = { shooter = unit, target = unit, aimed = set(mount), rockets = number }
    unmark shooter { with = hidden }
    set shooter { aims_at = target } # declared: all know it
    run "React" {}
    if "it has not got away" {
      when = shooter.in_play && target.in_play && any([
        for m in aimed : m
        if contains(in_its_sights(shooter, m), target)
      ])
      run "Open Fire" {}
    }
  }
  rule "Open Fire" { # all that is fired at one target is one attack
    given = { shooter = unit, target = unit, aimed = set(mount), rockets = optional(number, 0) }
    let { guns = [for w in guns_for(shooter, target) : w if contains(aimed, mount_of(shooter, w))] }
    if "one weapon of a turret, and one way to fire a gun" {
      when = shooter.slot == vehicle || shooter.slot == gun
      choose weapon "gun that fires" {
        from   = [for w in guns : w if mount_of(shooter, w) == turret]
        player = other(target.commander)
        none {}
      }
      run "Volley" { guns = [for w in guns : w if w == weapon || mount_of(shooter, w) != turret] }
    }
    else {
      run "Volley" {}
    }
  }
  rule "React" { # the unit that somebody aims at
    text  = "A unit that has no order yet may go down at once: it is harder to hit by two, and has had its order of the turn."
    given = { shooter = unit, target = unit }
    if "men may take cover" {
      when = target.slot != vehicle && may_act_out_of_turn(target)
      may "go down" {
        player = target.commander
        run "Take Your Die" { unit = target }
        set target { order = down }
      }
    }
    if "scouts may slip away" {
      when = target.recce && !target.immobile && may_act_out_of_turn(target)
      run "Escape" {
        unit    = target
        pursuer = shooter
      }
    }
  }
  rule "Volley" {
    given = { shooter = unit, target = unit, guns = set(weapon), rockets = optional(number, 0) }
    let { strength = target.men }
    run "Forget Earlier Fire" {}
    each weapon {
      from = guns
      when = target.at != destroyed
      let { needed = to_hit(shooter, target, weapon) }
      run "Throws" throws {}
      run "Roll to Hit" hits { shots = throws }
      say { text = "${weapon} at ${target}: ${hits} of ${throws} hit, ${needed}+ needed" }
      if "used up" {
        when = weapon.single
        set shooter { panzerfausts = shooter.panzerfausts - throws }
      }
      if "a shell from above" {
        when = weapon.high
        run "Correct the Fire" {}
      }
      if "hit" {
        when = hits > 0
        run "Strike" {}
      }
    }
    if "it was hit" {
      when = target.hits > 0 && target.at != destroyed
      unmark target { with = hidden }
      set target { pins = target.pins + (target.slot == vehicle ? 0 : target.shock) }
      run "Pick Victims" {}
      run "Suffer" {}
    }
    if "the fuel is spent" {
      when = shooter.in_play && any([for w in guns : w if w.flame])
      run "Spend Fuel" { unit = shooter }
    }
  }
  rule "Forget Earlier Fire" {
    given = { target = unit }
    set target {
      hits     = 0
      fallen   = 0
      deadly   = 0
      shock    = 0
      smashed  = false
      scorched = false
    }
  }
  rule "Throws" { # how many dice a weapon throws
    given   = { shooter = unit, weapon = weapon, rockets = optional(number, 0) }
    returns = number
    if "a jet of fire" {
      when = weapon.flame
      roll jet "shots of the flame-thrower" { dice = d6 }
      return { the = jet }
    }
    if "fired once" {
      when = weapon.single
      return { the = rockets }
    }
    return { the = shots(shooter, weapon) * carried(shooter, weapon) }
  }
  rule "Shake" { # the pins that a weapon puts on a vehicle
    given = { target = unit, weapon = weapon }
    if "fire" {
      when = weapon.flame
      run "Scorch" {}
    }
    else "a shell" {
      when = weapon.shell
      roll shock "pins of the shell" { dice = shell(weapon.blast).pins }
      set target { shock = max(target.shock, shock) }
    }
    else {
      set target { shock = max(target.shock, 1) }
    }
  }
  rule "Strike" { # hits of one weapon
    given = { shooter = unit, target = unit, weapon = weapon, hits = number }
    if "the pins of a hit come before what the hit does to a vehicle" {
      when = target.slot == vehicle
      let { before = target.shock }
      run "Shake" {}
      run "Pin" {
        unit   = target
        number = target.shock - before
      }
    }
    set target {
      hits  = target.hits + hits
      shock = max(1, target.shock)
    }
    if "armour and wheels" {
      when = target.slot == vehicle
      repeat {
        times = hits
        if "still there" {
          when = target.at != destroyed
          run "Pierce" {
            pen   = weapon.pen
            worse = weapon.high ? open_above(target) : 0
            side  = weapon.high || weapon.flame ? flank : struck_side(shooter, target)
            far = (
              !weapon.shaped &&
              !weapon.shell &&
              !weapon.flame &&
              apart(shooter, target) > floor(weapon.range, 2) &&
              weapon.pen > 0
            )
          }
        }
      }
    }
    else "a shell among men" {
      when = weapon.blast > 0
      repeat {
        times = hits
        run "Burst" { blast = weapon.blast }
      }
    }
    else {
      let { before = target.fallen - target.deadly } # nobody saves whom a deadly hit kills
      run "Wound" {
        pen   = weapon.pen
        count = hits
        sheltered = (
          !weapon.flame &&
          !weapon.aimed &&
          (
            target.inside != none ||
            target.shielded && in_front(target.facing, target.point, shooter.point)
          )
        )
      }
      if "he picks his man" {
        when = weapon.aimed
        set target { deadly = target.fallen }
      }
      if "burnt" {
        when = weapon.flame
        run "Scorch" {}
      }
      if "the house is on fire" {
        when = weapon.flame && hits >= 4
        run "Burn Down" { house = target.inside }
      }
      if "a medic is there" {
        when = small(weapon) && target.fallen - target.deadly > before && tended(target)
        run "Tend" { number = target.fallen - target.deadly - before }
      }
    }
  }
  rule "Suffer" { # all that was hit by one attack
    given = { target = unit, strength = number }
    if "a vehicle has suffered already" {
      when = target.slot == vehicle
      run "Break" { unit = target }
      if "in flames" {
        when = target.scorched && target.at != destroyed
        run "Morale Check" { unit = target }
      }
      return {}
    }
    if "still there" {
      when = target.at != destroyed
      set target { men = max(0, target.men - target.fallen) }
      run "Close Up" { unit = target }
      if "the last man falls" {
        when = target.men == 0
        run "Destroy" { unit = target }
        return {}
      }
      run "Break" { unit = target }
      if "half of them in one attack" {
        when = target.at != destroyed && (target.scorched || 2 * target.fallen >= strength)
        run "Morale Check" { unit = target }
      }
    }
  }
  rule "Break" { # as many pins as courage
    given = { unit = unit }
    if "too many pins" {
      when = unit.pins >= courage(unit)
      run "Destroy" {}
    }
  }
  rule "Morale Check" {
    given   = { unit = unit }
    returns = bool
    roll dice "morale check" { dice = pool(2, d6) }
    if "they stand" {
      when = sum(dice) <= reach_of_nerve(nerve(unit, waiting)) # with all pins, even after a rally
      return { the = true }
    }
    run "Destroy" {}
    return { the = false }
  }
}
