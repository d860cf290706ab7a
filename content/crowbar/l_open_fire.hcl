# L: Open Fire, the aimed fire of whole units that chits and officers bring about.

section "L" "Open Fire! Combat" {
  text = "A chit or an officer lets units fire. Who fires must see his target; the further away it is, the fewer dice he throws."

  rule "Open Fire" { # one unit, once
    given = { firer = unit, target = unit }
    run "Fire" {}
    run "Add Up the Half Hits" {}
  }

  rule "Fire" {
    given = { firer = unit, target = unit, low_ammo = optional(bool, false) }
    say { text = "${firer} at ${firer.at} fires at ${target} at ${target.at}" }
    run "Bonus for the Dice" { unit = firer }
    roll shots "fire" {
      dice = pool(firing_dice(firer, target, low_ammo), d6)
      on   = open_fire_results(firer.MG || firer.FLAK)
    }
    unmark firer { with = [led, inspired] }
    run "Effect of Fire" {
      halves = sum(shots[*].halves)
      pinned = any([for s in shots : s if s.pins])
    }
  }

  rule "Rangers Open Fire" { # all who can, each once, in any order
    given = { company = company, low_ammo = bool }
    each shooter {
      from = [
        for p in players : p
        if any([for r in rangers : r if r.company == company && leader(r) == p])
      ]
      run "Fire at Will" {}
    }
    unmark {
      the  = rangers
      with = done_firing
    }
    run "Add Up the Half Hits" {}
  }
  rule "Fire at Will" {
    given = { company = company, low_ammo = bool, shooter = player }
    repeat {
      offer "Fire Orders" {}
    }
  }
  marker "Done Firing" { on = ranger }
  menu "Fire Orders" {
    given  = { company = company, low_ammo = bool, shooter = player }
    player = shooter
  }
  action "Fire at a German" {
    menu = fire_orders
    choose firer { from = [for r in can_fire(company, low_ammo) : r if leader(r) == shooter] }
    choose target { from = targets_of_rangers(firer, low_ammo) }
    mark firer { with = done_firing }
    run "Fire" {}
  }
  action "Cease Fire" {
    menu = fire_orders
    stop "Fire at Will" {}
  }

  rule "Germans Open Fire" { # from east to west
    given = { company = company }
    each firer {
      from         = [for g in germans : g if g.at.company == company && !g.pinned]
      lowest_first = [firer.at.column, firer.at.row]
      if "a machine gun sweeps" {
        when = firer.MG
        run "Sweep" { gun = firer }
      }
      else "the others fire down their column" {
        each target {
          from = targets_of_germans(firer)
          when = firing_dice(firer, target) > 0
          run "Fire" {}
        }
      }
    }
    run "Add Up the Half Hits" {}
  }

  rule "Support Fire" { # from ships and batteries, which nothing but the chit holds back
    given = { target = unit, dice = number }
    say { text = "support fire on ${target} at ${target.at}" }
    roll shots "support fire" {
      dice = pool(dice, d6)
      on   = open_fire_results(true)
    }
    run "Effect of Fire" {
      halves = sum(shots[*].halves)
      pinned = any([for s in shots : s if s.pins])
    }
    run "Add Up the Half Hits" {}
  }
}

section "L-1" "Eligible Targets" {
  text = "Unpinned Rangers fire at any German whom they see, in whatever column. Unpinned Germans fire at Rangers of their own column, and never at landing craft. The FLAK gun alone reaches the sea, where its fire strikes the unit aboard and pins nobody."

  value "Targets of Rangers" { # where at least one die would be thrown, with all that may help
    ruling = "nobody fires from a boat: at sea men keep their heads down (E)"
    given  = { unit = ranger, low_ammo = bool }
    base = [
      for g in germans : g
      if (
        !unit.pinned &&
        sees(unit.at, g.at) &&
        (firing_dice(unit, g, low_ammo) > 0 || any(bonuses(unit)))
      )
    ]
  }
  value "Can Fire" {
    given = { company = company, low_ammo = bool }
    base = [
      for r in rangers : r
      if r.company == company && !r.done_firing && any(targets_of_rangers(r, low_ammo))
    ]
  }
  value "Targets of Germans" {
    given = { unit = german }
    base = [
      for r in rangers : r
      if (
        !unit.pinned &&
        r.at.column == unit.at.column &&
        (sees(unit.at, r.at) || unit.FLAK && r.at.zone == sea && line_of_sight(unit.at, r.at))
      )
    ]
  }
}

section "L-2" "Line of Sight" {
  text = "A unit sees into every adjacent space. Further away the line from the middle of its space to that of the target must touch, not even in a corner, no space with a building, woods, a bunker, the Command Bunker, the barracks or any unit. By night nobody sees further than one space."

  value "Line of Sight" {
    given = { from = square, to = square }
    base  = true
    modifier "something stands in between" {
      when = !adjacent(from, to) && any([for s in touched(from, to) : s if blocks(s)])
      to   = false
    }
    modifier "by night" {
      when = night && distance(from, to) > 1
      to   = false
    }
  }
  value "Blocks" {
    given = { square = square }
    base = (
      square.building ||
      square.woods ||
      square.bunker ||
      square.command_bunker ||
      square.barracks ||
      any(square.units)
    )
  }
}

section "L-2a" "Sight at the Cliff" {
  text = "Between the beach and the cliff top one sees straight up and down in one's column, and nowhere else: not aslant, not from the beach over the edge, not from inland onto the beach."

  value "Sees" {
    ruling = "the FLAK gun sees over the edge out to sea (L-1c), but not onto the beach"
    given  = { from = square, to = square }
    base   = line_of_sight(from, to)
    modifier "the edge of the cliff" {
      when = (from.zone != inland || to.zone != inland) && !border(from, to).cliff
      to   = false
    }
  }
}

section "L-3" "Dice" {
  text     = "One die for every two SP of the firing unit, rounded up."
  no_rules = "a heading: the base of L-4"
}

section "L-4" "Firing Dice" {
  text = "One more with an officer who leads, two more with a hero; one less for each space of the range, against prepared cover, if the firing unit is shaken, and if ammunition is low and no supplies are used. There is no least number of dice."

  value "Firing Dice" {
    given = { firer = unit, target = unit, low_ammo = optional(bool, false) }
    base  = ceil(firer.fire_SP, 2)
    modifier "led by an officer" {
      when = firer.led
      by   = 1
    }
    modifier "inspired by a hero" {
      when = firer.inspired
      by   = 2
    }
    modifier "one for each space of the range" { by = -distance(firer.at, target.at) }
    modifier "target in prepared cover" {
      when = target.at.prepared
      by   = -1
    }
    modifier "firing unit shaken" {
      when = firer.shaken
      by   = -1
    }
    modifier "low on ammunition" {
      when = low_ammo
      by   = -1
    }
    modifier "no dice are left" { at_least = 0 }
  }
}

section "L-5" "Open Fire Dice Results" {
  text = "A 4 pins the target, a 5 is half a hit, a 6 a whole one. A 5 of a machine gun, of the FLAK gun or of support fire pins as well. Two halves make a hit. Where several units fire at one target, the halves that are left over are added up at the end of all fire."

  table "Open Fire Results" { # heavy: machine guns, FLAK and support fire
    given   = { heavy = bool, die = d6 }
    returns = { halves = number, pins = bool }
    rows = [
      [any, "1-3", 0, false],
      [any, 4, 0, true],
      [false, 5, 1, false],
      [true, 5, 1, true],
      [any, 6, 2, false],
    ]
  }

  marker "Half Hit" { # the die that is laid on a target
    on   = unit
    many = true
  }

  rule "Effect of Fire" {
    given = { target = unit, halves = number, pinned = bool }
    if "pinned, but for those at sea" {
      when = pinned && target.at.zone != sea
      mark target { with = pinned }
    }
    mark target {
      with  = half_hit
      count = halves % 2
    }
    run "Take Hits" {
      unit = target
      n    = floor(halves, 2)
    }
  }

  rule "Add Up the Half Hits" {
    each target {
      from = [for u in units : u if u.half_hits > 0]
      let { hits = floor(target.half_hits, 2) }
      unmark target { with = half_hit }
      run "Take Hits" {
        unit = target
        n    = hits
      }
    }
  }
}

section "L-6" "Sweeping MG Fire" {
  text = "A machine gun that sweeps fires at every Ranger unit that it sees in its own column and in the two next to it, from east to west, in any direction."

  rule "Machine Guns Sweep" { # all of a zone that are not pinned
    given = { company = company }
    each gun {
      from         = [for g in germans.MG : g if g.at.company == company && !g.pinned]
      lowest_first = [gun.at.column, gun.at.row]
      run "Sweep" {}
    }
    run "Add Up the Half Hits" {}
  }

  rule "Sweep" {
    given = { gun = german }
    each target {
      from = [
        for r in rangers : r
        if abs(r.at.column - gun.at.column) <= 1 && sees(gun.at, r.at)
      ]
      when         = firing_dice(gun, target) > 0
      lowest_first = target.at.column
      run "Fire" { firer = gun }
    }
  }
}
