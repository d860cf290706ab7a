# Men among men: no quarter, no second round without a winner.

section "5" "Close Quarters" {
  text = "A Run that ends in contact. Every man throws one die; whoever loses more men is destroyed, and on a tie they fight again. A medic assaults nobody, and fights back."

  value "Assaults" {
    given = { unit = unit }
    base = (
      (unit.slot == squad || unit.slot == officer || unit.slot == team && !fixed(unit)) &&
      !unit.medic &&
      !unit.spotter &&
      unit.in_play
    )
  }
  value "Within Assault" {
    given = { attacker = unit }
    base = [
      for e in enemies(attacker) : e
      if apart(attacker, e) <= 12 && sees(attacker, e)
    ]
  }
  value "Contact" { # where the footprints meet, within a tenth: twelve inches, or six across rough ground
    given   = { attacker = unit, target = unit }
    returns = area
    base = within(
      0,
      within(
        0,
        inside(table, attacker),
        but_not(within(attacker, 0.1, target), within(attacker, -0.1, target))
      ),
      approach(attacker, target)
    )
  }
  modify "Contact" "who is in a house is met at its walls" {
    when = target.inside != none
    base = within(
      0,
      within(attacker, 0.5, house_of(target), inside(table, attacker)),
      but_not(approach(attacker, target), within(attacker, -0.1, grounds.solid))
    )
  }
  value "Approach" {
    given   = { attacker = unit, target = unit }
    returns = area
    base = but_not(
      union(over_open_ground(attacker, target), over_any_ground(attacker, target)),
      union(
        within(attacker, -0.1, but_not(units, [attacker, target])),
        within(attacker, -0.1, wrecks)
      )
    )
  }
  value "Over Open Ground" {
    given   = { attacker = unit, target = unit }
    returns = area
    base = reach(
      attacker.point,
      12,
      but_not(
        beyond(0.5, union(grounds.solid, union(grounds.rough, grounds.obstacle))),
        within(0.5, but_not(in_the_way(attacker), target))
      )
    )
  }
  value "Over Any Ground" {
    given   = { attacker = unit, target = unit }
    returns = area
    base = reach(
      attacker.point,
      6,
      but_not(beyond(0.5, grounds.solid), within(0.5, but_not(in_the_way(attacker), target)))
    )
  }
  value "Across Something" { # they come at the same time: an obstacle lies between
    given = { attacker = unit, defender = unit }
    base  = defender.inside != none || crosses(attacker.point, defender.point, grounds.obstacle)
  }

  rule "Charge" {
    text  = "The charge ends in contact. Whoever is charged from more than six inches, and has no order yet, may fire first."
    given = { attacker = unit, defender = unit }
    unmark attacker { with = hidden }
    set attacker { aims_at = defender }
    let {
      across = across_something(attacker, defender)
      scout  = defender.recce && !defender.immobile && may_act_out_of_turn(defender)
    }
    if "scouts slip away" {
      when = scout
      run "Escape" {
        unit    = defender
        pursuer = attacker
      }
    }
    let { slipped = scout && defender.order == down }
    if "they see it coming" {
      when = (
        defender.in_play &&
        apart(attacker, defender) > 6 &&
        (may_act_out_of_turn(defender) || defender.order == ambush) &&
        contains(targets(defender), attacker)
      )
      may "fire at them first" {
        player = defender.commander
        run "Take Your Die" { unit = defender }
        set defender { order = fire }
        run "Salvo" {
          shooter = defender
          target  = attacker
        }
      }
    }
    run "Meet" { # their friends who lie in wait
      mover  = attacker
      spared = defender
    }
    if "nobody is left to charge, or to be charged" {
      when = attacker.at == destroyed || !defender.in_play
      return {}
    }
    choose spot "place to charge to" {
      from      = contact(attacker, defender)
      player    = attacker.commander
      or_return = true
    }
    run "Come to Blows" { together = across }
  }
  rule "Come to Blows" {
    given = { attacker = unit, defender = unit, spot = point, together = bool, slipped = bool }
    move attacker { to = spot }
    unmark defender { with = hidden }
    if "a vehicle" {
      when = defender.slot == vehicle
      run "Assault a Vehicle" {}
      if "back to where there is room" {
        when = attacker.in_play
        run "Regroup" { unit = attacker }
      }
    }
    else {
      let { house = defender.inside }
      run "Fight" victor {}
      if "somebody has won" {
        when = victor != none
        run "Take the House" {
          unit  = victor
          house = house
        }
      }
    }
  }
  rule "Fight" {
    ruling  = "a tie that leaves only one side with men is won by that side: nobody is left to fight it again"
    given   = { attacker = unit, defender = unit, together = bool }
    returns = maybe(unit) # whoever has won
    set defender { pins = 0 }
    run "Bout" {}
    repeat { # on a tie again, and then all strike at once
      while = attacker.men > 0 && defender.men > 0 && attacker.fallen == defender.fallen
      run "Bout" { together = true }
    }
    if "the defenders lose" {
      when = defender.fallen > attacker.fallen
      run "Rout" victor {
        loser  = defender
        winner = attacker
      }
      return { the = victor }
    }
    if "the attackers lose" {
      when = attacker.fallen > defender.fallen
      run "Rout" victor {
        loser  = attacker
        winner = defender
      }
      return { the = victor }
    }
    if "a tie, and only one side is left" {
      when = attacker.men > 0 || defender.men > 0
      run "Rout" victor {
        loser  = attacker.men > 0 ? defender : attacker
        winner = attacker.men > 0 ? attacker : defender
      }
      return { the = victor }
    }
    run "Wiped Out" {}
    return { the = none }
  }
  rule "Wiped Out" {
    given = { attacker = unit, defender = unit }
    run "Destroy" { unit = attacker }
    run "Destroy" { unit = defender }
  }
  rule "Bout" {
    given = { attacker = unit, defender = unit, together = bool }
    set {
      the    = [attacker, defender]
      fallen = 0
    }
    run "Blows" {
      from = attacker
      to   = defender
    }
    if "those who fall have no time to strike" {
      when = !together
      run "Bury" { unit = defender }
    }
    run "Blows" {
      from = defender
      to   = attacker
    }
    run "Bury" { unit = attacker }
    if "all have struck" {
      when = together
      run "Bury" { unit = defender }
    }
  }
  rule "Blows" {
    given = { from = unit, to = unit }
    if "somebody is left to strike" {
      when = from.men > 0
      let { needed = damage_to_a_man(to.quality) }
      roll dice "blows" { dice = pool(from.men, d6) }
      let {
        killed = count_at_least(dice, needed)
        more   = min(killed, sum([for w in weapons : carried(from, w) if w.assault]))
      }
      set to { fallen = min(to.men, killed) }
      if "assault weapons strike again" {
        when = more > 0
        roll again "blows of the assault weapons" { dice = pool(more, d6) }
        let { extra = count_at_least(again, needed) }
        set to { fallen = min(to.men, killed + extra) }
      }
      say { text = "${from} strikes ${to}: ${to.fallen} of ${to.men} fall, ${needed}+ needed" }
    }
  }
  rule "Bury" {
    given = { unit = unit }
    set unit { men = unit.men - unit.fallen }
  }
  rule "Rout" {
    given   = { loser = unit, winner = unit }
    returns = maybe(unit)
    run "Destroy" { unit = loser }
    if "nobody is left" {
      when = winner.men == 0
      run "Destroy" { unit = winner }
      return { the = none }
    }
    return { the = winner }
  }
  rule "Regroup" {
    text  = "Whoever has won may go on by a die of inches."
    given = { unit = unit }
    run "Close Up" {}
    roll inches "inches to regroup" { dice = d6 }
    choose spot "place to regroup to" {
      from     = destinations(unit, unit.point, inches)
      player   = unit.commander
      may_pass = true
      passing  = "they stay there"
    }
    if "they move off" {
      when = spot != none
      move unit { to = spot }
    }
  }
  rule "Assault a Vehicle" {
    given  = { attacker = unit, defender = unit, slipped = optional(bool, false) }
    source = "source: 2nd edition catalogues for the test of those who go for closed armour; that whoever fails it is lost, as by any morale check, is reconstructed"
    if "closed armour frightens" {
      when = closed_armour(defender)
      run "Morale Check" brave { unit = attacker }
      if "they run" {
        when = !brave
        return {}
      }
    }
    roll dice "hits on the vehicle" { dice = pool(attacker.men, d6) }
    let { hits = count_at_least(dice, harder_on_the_move(slipped ? order.run : defender.order)) }
    if "it is hit" {
      when = hits > 0
      roll die "damage to the vehicle" { dice = d6 }
      if "damaged" {
        when = die + hits >= defender.damage && die > 1
        run "Damaged by Hand" {}
      }
    }
  }
  rule "Damaged by Hand" {
    given = { defender = unit }
    if "it can be climbed into" {
      when = !closed_armour(defender)
      run "Destroy" { unit = defender }
    }
    else {
      run "Damaged" {
        target = defender
        less   = 3
      }
    }
  }
  table "Harder on the Move" {
    given   = { order = order }
    returns = { needed = number }
    source  = "source: 2nd edition rules pages for the six; the rest from memory"
    rows    = [[advance, 5], [run, 6], [else, 4]]
  }
}
