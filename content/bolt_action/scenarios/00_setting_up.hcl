# Hidden units, sides, deployment and bombardment: the set-up that scenarios have in common.

section "7" "The Scenarios' Common Rules" {
  text     = "Hidden set-up, bombardment, reserves, and how a battle ends."
  no_rules = "a heading"
}

section "7.1" "Hidden Set-Up" {
  text = "A unit that no enemy sees, or that is wholly in cover from all who do, may be set up hidden. It is hard to hit until it acts, is hit, or an enemy comes near."

  marker "Hidden" { on = unit }
  value "May Hide" {
    given  = { unit = unit }
    ruling = "looked at when the unit is placed; an enemy who is placed later uncovers it only by being near, and one who is so near already lets nobody hide"
    base = (
      none([for e in enemies(unit) : e if sees(e, unit) && !wholly_covered(e, unit)]) &&
      none(spotters(unit))
    )
  }
  value "May Be Hidden" { # where the scenario says so
    given = { unit = unit }
    base  = true
  }
  value "Spotters" { # enemies near enough to find it: infantry, guns and recce at 12 inches, other vehicles at 6
    given = { unit = unit }
    base = [
      for e in enemies(unit) : e
      if apart(e, unit) <= (e.slot == vehicle && !e.recce ? 6 : 12)
    ]
  }
  rule "Found" {
    given = { unit = unit }
    after = enter(unit, table)
    unmark {
      the  = [for h in units.hidden : h if any(spotters(h))]
      with = hidden
    }
  }
  modify "To Hit" "hidden in soft cover" {
    when = target.hidden && !weapon.flame && cover(shooter, target) == soft
    by   = 4
  }
  modify "To Hit" "hidden in hard cover" {
    when = target.hidden && !weapon.flame && cover(shooter, target) == hard
    by   = 5
  }
}

section "7.1.1" "Hiding During a Battle" {
  text = "By agreement a unit that could be set up hidden may go hidden with a Down order."

  option "Hiding" {
    default = at_the_start
    variant "At the Start" { text = "Units are hidden when they are set up, or not at all." }
    variant "At Any Time" {
      text = "A unit that is out of sight may hide with a Down order."
      rule "Go to Ground" {
        given = { unit = unit }
        after = down(any, any, unit)
        when  = unit.in_play && !unit.hidden && may_hide(unit)
        mark unit { with = hidden }
      }
    }
  }
}

section "7.2" "Choosing Sides" {
  text = "Whoever rolls higher picks a long side of the table; ties roll again."

  rule "Roll Off" {
    returns = commander
    repeat {
      roll first "for the first choice, Allies" { dice = d6 }
      roll second "for the first choice, Axis" { dice = d6 }
      if "no tie" {
        when = first != second
        return { the = first > second ? allies : axis }
      }
    }
  }
  rule "Pick a Side" {
    given = { commander = commander }
    choose side "side of the table" {
      from   = [north, south]
      player = commander
    }
    set commander { edge = side }
    set {
      the  = other(commander)
      edge = opposite(side)
    }
    each unit { # all look at the enemy to begin with
      from = union(force(allies), force(axis))
      set unit { facing = opposite(unit.commander.edge) }
    }
  }
}

section "7.3" "Deployment" {
  text = "Each in turn says what he keeps in reserve. Dice for all others go into the bag, and whoever's die is drawn sets up a unit in his zone, a foot behind the middle line at least."

  value "Depth of the Zone" {
    source = "reconstructed: twelve inches follow from the text's distance to the middle line"
    base   = 12
  }
  value "Zone" {
    given   = { commander = commander }
    returns = area
    base    = within(depth_of_the_zone, edge(table, commander.edge))
  }
  phase "Deployment" {
    run "Roll Off" winner {}
    run "Pick a Side" { commander = winner }
    run "Keep Reserves" { commander = winner }
    run "Keep Reserves" { commander = other(winner) }
    run "Set Up in Turns" {}
  }
  value "Most Reserves" {
    given = { commander = commander }
    base  = floor(count(force(commander)), 2)
  }
  value "Fewest Reserves" {
    given = { commander = commander }
    base  = 0
  }
  value "May Be Kept" {
    given = { commander = commander }
    base  = [for u in force(commander) : u if u.at == supply]
  }
  value "In Reserve" {
    given = { commander = commander }
    base  = [for u in force(commander) : u if u.at == reserves]
  }
  rule "Keep Reserves" {
    given = { commander = commander }
    choose reserve "units to keep in reserve" {
      from     = may_be_kept(commander)
      player   = commander
      up_to    = max(0, most_reserves(commander) - count(in_reserve(commander)))
      at_least = max(0, fewest_reserves(commander) - count(in_reserve(commander)))
      none {}
    }
    move {
      the = reserve
      to  = reserves
    }
    run "Mount Up" { place = reserves }
  }
  value "To Deploy" {
    given = { commander = commander }
    base  = [for u in force(commander) : u if u.at == supply && !u.lone && !stays_behind(u)]
  }
  rule "Set Up in Turns" {
    each commander {
      from = commanders
      run "Put In Dice" { number = count(to_deploy(commander)) }
    }
    repeat {
      while = any(bag.order_dice)
      draw die {
        from = bag
        to   = tray
      }
      run "Set Up a Unit" { commander = die.commander }
    }
  }
}

section "7.3.1" "Attack and Defence" {
  text = "Where there are roles, whoever rolls higher picks his. The defender picks a side, sets up and keeps reserves; the attacker's units come on as the first wave or from reserve."

  value "Attacker" { base = only([for c in commanders : c if c.attacks]) }
  value "Defender" { base = other(attacker) }
  rule "Pick Roles" {
    run "Roll Off" winner {}
    may "attack" {
      player = winner
      set winner { attacks = true }
    }
    if "he defends" {
      when = none([for c in commanders : c if c.attacks])
      set {
        the     = other(winner)
        attacks = true
      }
    }
    run "Pick a Side" { commander = defender }
  }
  rule "Defend" { # all that the defender keeps out of reserve
    run "Keep Reserves" { commander = defender }
    repeat {
      while = any(to_deploy(defender))
      run "Set Up a Unit" { commander = defender }
    }
  }
  rule "Attack" {
    run "Keep Reserves" { commander = attacker }
    run "Form the First Wave" { commander = attacker }
  }
}

section "7.3.2" "Setting Up a Unit" {
  text = "A unit is set up with its whole footprint in its zone, or in a house that lies wholly there, and may be hidden where no enemy sees it uncovered."

  rule "Set Up a Unit" {
    given = { commander = commander }
    choose unit "unit to set up" {
      from      = to_deploy(commander)
      player    = commander
      or_return = true
    }
    run "Place There" {}
  }
  rule "Place There" {
    given = { unit = unit }
    choose spot "place to set it up" {
      from   = union(within(0, inside(zone(unit.commander), unit), room(unit)), rooms(unit))
      player = unit.commander
      none {
        move unit { to = reserves }
        return {}
      }
    }
    move unit { to = spot }
    set unit { inside = first([for g in grounds.building : g if middle(g) == spot]) }
    if "out of sight" {
      when = may_be_hidden(unit) && may_hide(unit)
      may "hide" {
        player = unit.commander
        mark unit { with = hidden }
      }
    }
  }
  value "May Be Set Up" { # by whoever need not set up all
    given = { commander = commander }
    base  = to_deploy(commander)
  }
  rule "Set Up Some" {
    given = { commander = commander }
    repeat {
      while = any(may_be_set_up(commander))
      choose unit "unit to set up" {
        from     = may_be_set_up(commander)
        player   = commander
        may_pass = true
        passing  = "the others wait"
      }
      if "the others are not set up" {
        when = unit == none
        return {}
      }
      run "Place There" {}
    }
  }
}

section "7.4" "Preparatory Bombardment" {
  text = "On a two or more it comes. Each unit that is in the enemy's zone, even if only partially, rolls: nothing, a pin, two pins, or three pins and a hit."

  table "Bombardment" {
    given   = { die = d6 }
    returns = { pins = number, hit = bool }
    source  = "reconstructed: the text fixes that five gives two pins and that six is worse. The hit of a six is that of a small shell, with three hits at most, because the text says that few of those who are dug in fall; a shell of three inches kills a squad in one throw of fourteen"
    rows    = [[1, 0, false], ["2-3", 1, false], ["4-5", 2, false], [6, 3, true]]
  }
  value "Bombards" { # who has guns behind him
    given = { commander = commander }
    base  = false
  }
  value "In Their Zone" { # even if only partially
    ruling = "observers and snipers who stand outside the zone are not bombarded"
    base = [
      for u in units : u
      if !u.spotter && contains(within(u, -0.1, zone(u.commander)), u.point)
    ]
  }
  rule "Bombard" {
    each commander {
      from = commanders
      when = bombards(commander)
      roll comes "preparatory bombardment" { dice = d6 }
      if "it comes" {
        when = comes >= 2
        each unit {
          from = [for u in in_their_zone : u if u.commander != commander]
          run "Bombard a Unit" {}
        }
      }
    }
  }
  rule "Bombard a Unit" {
    given = { unit = unit }
    roll blow "bombardment" { on = bombardment }
    set unit { pins = unit.pins + blow.pins }
    if "a direct hit" {
      when = blow.hit
      run "Heavy Shell" {
        target = unit
        blast  = 1
      }
    }
    if "too many pins" {
      when = unit.at != destroyed
      run "Break" {}
    }
  }
  rule "Heavy Shell" { # from above; the pins of a bombardment have been counted
    given = { target = unit, blast = number }
    run "Forget Earlier Fire" {}
    if "a vehicle" {
      when = target.slot == vehicle
      run "Pierce" {
        pen   = shell(blast).pen
        worse = open_above(target)
        side  = flank
        far   = false
      }
    }
    else "men" {
      run "Burst" {}
      run "Suffer" { strength = target.men }
    }
  }
}

section "7.14" "Choosing a Scenario" {
  text     = "By agreement; or one to three on a die is the chart of the first six, four to six that of the last six, and a second die tells which of them."
  no_rules = "a scenario is chosen before play: those who leave it to dice throw them then"
}

section "7.10" "Forces Secret or Revealed" {
  text     = "Armies may be shown before the set-up, or kept secret until the first turn."
  no_rules = "armies are shown: both are options of the game, or are chosen from lists that lie open, so each player knows what the other can have; to hide what waits in reserve as well, all that names a unit off the table would have to name a back, from the choice of an army on"
}
