# What a hit does to vehicles, ambushes, and how scouts escape.

section "4.7" "Damage to Vehicles" {
  text = "A die, penetration and the side that is hit, against the damage value. Just enough is superficial; one or two more is full damage; three more counts twice. What falls into an open top does one more. What is not armoured is destroyed by any damage."

  enum "side of armour" {
    names = [front, flank, rear]
  }
  value "Struck Side" {
    given = { shooter = unit, target = unit }
    base = (
      in_front(target.facing, target.point, shooter.point) ? front :
      behind(target.facing, target.point, shooter.point) ? rear :
      flank
    )
  }
  table "Weak Side" {
    given   = { side = side_of_armour }
    returns = { by = number }
    source  = "source: 2nd edition rules pages"
    rows    = [[front, 0], [flank, 1], [rear, 2]]
  }
  value "Weakness" {
    given = { target = unit, side = side_of_armour }
    base  = weak_side(side)
    modifier "armour that is thicker in front" {
      when = target.thick_front && side == front
      by   = -1
    }
    modifier "weak sides" {
      when = target.vulnerable && side != front
      by   = 1
    }
  }
  value "Open Above" { # what a shell from above that pierces adds to the damage
    given  = { target = unit }
    base   = target.open_topped ? 1 : 0
    source = "source: 2nd edition rules pages"
  }
  rule "Pierce" {
    given = { target = unit, pen = number, side = side_of_armour, far = bool, worse = optional(number, 0) }
    roll die "penetration" { dice = d6 }
    let {
      over = (
        die == 1 ? -1 :
        (
          die +
          pen +
          (armour(target) && pen > 0 ? weakness(target, side) : 0) -
          (far ? 1 : 0) -
          target.damage
        )
      )
    }
    if "it pierces" {
      when = over >= 0
      if "no armour" {
        when = !armour(target)
        run "Destroy" { unit = target }
        return {}
      }
      run "Damaged" { less = (over == 0 ? 3 : 0) - worse }
      if "massive damage" {
        when = over >= 3 && target.at != destroyed
        run "Damaged" { less = -worse }
      }
    }
  }
  table "Damage to Armour" {
    given   = { result = number }
    returns = { damage = damage_to_armour_of }
    source  = "source: 2nd edition rules pages"
    rows    = [["..1", stunned], ["2", stopped], ["3", burning], ["4..", knocked_out]]
  }
  enum "damage to armour of" {
    names = [stunned, stopped, burning, knocked_out]
  }
  rule "Damaged" {
    given = { target = unit, less = number }
    roll die "damage to the vehicle" { dice = d6 }
    match {
      the = damage_to_armour(die - less)
      case stunned {
        run "Pin" {
          unit   = target
          number = 1
        }
        set target { order = target.order == waiting ? waiting : down }
        run "Lose the Turn" {}
      }
      case stopped {
        if "immobilised before" {
          when = target.immobile
          run "Destroy" { unit = target }
          return {}
        }
        run "Pin" {
          unit   = target
          number = 1
        }
        set target { immobile = true }
        if "it has acted" { # else it may yet fire
          when = target.order != waiting
          set target { order = down }
        }
      }
      case burning {
        run "Catch Fire" {}
        run "Morale Check" calm { unit = target }
        if "they put it out" {
          when = calm
          run "Lose the Turn" {}
        }
      }
      case knocked_out {
        run "Destroy" { unit = target }
      }
    }
  }
  rule "Catch Fire" {
    given = { target = unit }
    if "it burns easily" {
      when = target.burns
      roll flames "pins of the fire" { dice = d3 }
      run "Pin" {
        unit   = target
        number = flames
      }
    }
    else {
      run "Pin" {
        unit   = target
        number = 1
      }
    }
  }
  rule "Lose the Turn" {
    given = { target = unit }
    run "Take Your Die" { unit = target }
    set target { order = down }
  }
}

section "4.8" "Ambush and Escape" {
  text = "A unit in ambush fires at an enemy anywhere on his way, as soon as he is in sight, or when the turn ends. A recce vehicle that is shot at or assaulted, and has no order yet, may drive off first, no nearer to who does it, and is then down; men who catch it all the same hit it on a six."

  value "In Ambush" {
    given = { mover = unit }
    base  = [for e in enemies(mover) : e if e.order == ambush]
  }
  value "Threatens" {
    given = { shooter = unit, target = unit }
    base  = any(guns_for(shooter, target)) && sees(shooter, target)
  }
  rule "Choose Where to Fire" { # each says it beforehand, knowing the whole way
    given  = { mover = unit, way = list(point) }
    source = "reconstructed: a way has a point for each inch, where a model is moved without a stop"
    each ambusher {
      from = in_ambush(mover)
      choose stop "where on its way to fire from ambush" {
        from     = way
        player   = ambusher.commander
        may_pass = true
        passing  = "it keeps waiting"
        require "has it in sight and in reach there" {
          supposing {
            move mover { to = stop }
          }
          that = threatens(ambusher, mover)
        }
      }
      set ambusher { waits_for = stop }
    }
  }
  rule "Fire from Ambush" {
    given = { mover = unit }
    each ambusher {
      from = in_ambush(mover)
      when = mover.in_play && ambusher.order == ambush && ambusher.waits_for == mover.point
      run "Spring" { target = mover }
    }
  }
  rule "Ambush Whoever Arrives" {
    given = { mover = unit }
    after = come_on(mover)
    run "Meet" {}
  }
  rule "Ambush Whoever Comes Out" {
    given = { mover = unit }
    after = come_out(mover)
    run "Meet" {}
  }
  rule "Ambush Whoever Gets Down" {
    given = { mover = unit }
    after = climb_down(mover)
    run "Meet" {}
  }
  rule "Meet" {
    given = { mover = unit, spared = optional(maybe(unit), none) }
    each ambusher {
      from = [for a in in_ambush(mover) : a if a != spared]
      when = mover.in_play && ambusher.order == ambush && threatens(ambusher, mover)
      may "fire from ambush" {
        player = ambusher.commander
        run "Spring" { target = mover }
      }
    }
  }
  rule "Spring" {
    given = { ambusher = unit, target = unit }
    set ambusher {
      order   = fire
      aims_at = target
      springs = true
    }
    unmark ambusher { with = hidden } # though the target may get away
    run "React" { shooter = ambusher }
    if "still in sight" {
      when = ambusher.in_play && target.in_play && contains(targets(ambusher), target)
      run "Salvo" { shooter = ambusher }
    }
    set ambusher { springs = false }
  }
  rule "Salvo" { # with all that bears on one target
    given  = { shooter = unit, target = unit }
    ruling = "of a blunder the text says who picks the target; he says with what it fires, too"
    unmark shooter { with = hidden }
    choose number "one-shot weapons that are fired, too" {
      from        = numbers(0, carried(shooter, panzerfaust))
      when        = any(guns_there(shooter, target, one_shot))
      player      = other(target.commander)
      never_empty = true
    }
    let { rockets = number == none ? 0 : number }
    set shooter { rocketeers = rockets }
    run "Open Fire" { aimed = [for m in mounts : m if m != one_shot || rockets > 0] }
    set shooter { rocketeers = 0 }
  }
  rule "Fire from Ambush at the End" {
    each unit {
      from = [for u in units : u if u.order == ambush]
      when = unit.in_play && unit.order == ambush && any(targets(unit))
      may "fire before the turn ends" {
        player = unit.commander
        choose target "target of the ambush" {
          from      = targets(unit)
          player    = unit.commander
          or_return = true
        }
        run "Spring" { ambusher = unit }
      }
    }
  }
  rule "Escape" {
    text   = "A scout vehicle that has no order yet may drive off when somebody aims at it, at the pace of an Advance or a Run, and no nearer to him; then it is down."
    given  = { unit = unit, pursuer = unit }
    source = "source: 2nd edition rules pages; that it is measured from middle to middle is reconstructed"
    choose manner "pace at which it drives off" {
      from     = [order.advance, order.run]
      player   = unit.commander
      may_pass = true
      passing  = "it stays where it is"
    }
    if "it stays where it is" {
      when = manner == none
      return {}
    }
    run "Take Your Die" {}
    set unit {
      order    = manner == order.run ? order.run : order.advance
      flees    = pursuer
      kept_off = distance(unit.point, pursuer.point)
    }
    run "Move" {
      inches = manner == order.run ? run_pace(unit) : pace(unit)
      turns  = manner == order.run ? gear(unit.gear).run_turns : gear(unit.gear).turns
    }
    set unit {
      order = down
      flees = none
    }
  }
}
