# Special rule S1.0: beyond the edges of the map.

section "S1.0" "Off-Map Movement" {
  text = "German units leave the map by lettered hexes and wait in the box of the letter. In their activation they may move to the next box, or come back by its hex or by one beside it. Who comes in by an entry hex leaves it before the activation ends, or, if he cannot, as soon as a chit lets him, Direct Command too. Americans do not move beside a lettered hex, unless they come in by it."

  kind "holding box" {
    is     = box
    plural = "holding boxes"
    fields = { gate = hex, number = number, west = bool }
  }
  roster "holding_box" {
    source  = "invented: the letters lie on the map, which was not seen; their order and who uses them are the rulebook's"
    columns = [gate, number, west]
    rows = {
      "Holding Box A" = [hex_27_27, 1, false]
      "Holding Box B" = [hex_20_26, 2, false]
      "Holding Box C" = [hex_10_26, 3, false]
      "Holding Box D" = [hex_05_27, 4, false]
      "Holding Box E" = [hex_00_26, 5, true]
      "Holding Box F" = [hex_00_19, 6, true]
      "Holding Box G" = [hex_00_14, 7, true]
      "Holding Box H" = [hex_00_09, 8, true]
      "Holding Box I" = [hex_00_05, 9, true]
      "Holding Box J" = [hex_03_00, 10, false]
    }
  }
  value "Beyond" { # where a unit comes to that leaves the map here
    given   = { unit = unit, hex = hex }
    returns = maybe(place)
    base    = none
  }
  action "Leave the Map" {
    menu   = orders
    deed   = moving
    ruling = "the clear hex beyond is as far from everybody as the last hex, in the same Fire Zones, and empty"
    let {
      beyond = beyond(unit, spot(unit))
      cost   = exit_cost(unit)
    }
    require "the map may be left here" { that = beyond != none }
    require "has the points" { that = cost != none && cost <= unit.points }
    set unit { points = 0 }
    run "Set Out" gone {}
    if "nothing holds it" {
      when = gone
      set unit { outbound = true }
      run "Opportunity Fire" {
        from    = spot(unit)
        to      = spot(unit)
        leaving = false
      }
      set unit { outbound = false }
    }
    if "it gets away" {
      when = gone && unit.in_play && !unit.suppressed && beyond != none
      move unit { to = beyond == none ? out : beyond }
    }
  }
  modify "Underfoot" "the clear hex beyond" {
    when = below(unit).outbound
    to   = clear
  }
  modify "Target Steps" "nobody else is in the hex beyond" {
    when = below(target).outbound
    to   = sum([for u in target.at.units : u.steps if below(u) == below(target)])
  }
  value "Exit Cost" { # of a clear hex; in Column along a road that of the road
    given   = { unit = unit }
    ruling  = "the best road of the last hex goes on beyond the edge; the weather counts as for a clear hex"
    returns = maybe(number)
    base = (
      unit.in_column ? ground(clear, unit.now.mobility).column :
      ground(clear, unit.now.mobility).open
    )
    modifier "along a railroad" {
      when = any([for h in roads_out(unit) : h if border(h, spot(unit)).railroad])
      base = rail_cost(unit.now.mobility)
    }
    modifier "along a secondary road" {
      when = any([for h in roads_out(unit) : h if border(h, spot(unit)).secondary])
      base = unit.now.mobility == leg ? 0.5 : 1
    }
    modifier "along a primary road" {
      when = out_by_primary_road(unit)
      base = 0.5
    }
  }
  value "Roads Out" { # the hexes from which a road goes on through the last hex
    given = { unit = unit }
    base = [
      for h in neighbors(spot(unit)) : h
      if unit.in_column && road_or_railroad(h, spot(unit))
    ]
  }
  value "Out by Primary Road" {
    given = { unit = unit }
    base  = any([for h in roads_out(unit) : h if border(h, spot(unit)).primary])
  }
  rule "They Leave Together" { # leaders and riders
    given = { unit = unit, there = box }
    after = enter(unit, there)
    each rider {
      from = [for u in all(units) : u if u.rides == unit]
      move rider { to = there }
    }
    move {
      the = [for l in all(leaders) : l if l.with == unit]
      to  = there
    }
  }

  while "Off-Map Movement" {
    when = s1_off-map_movement.in_effect
    modify "Beyond" "by a lettered hex" {
      when = unit.army == german && open_letters(hex)
      to   = only([for b in holding_boxes : b if b.gate == hex])
    }
    modify "Entry Hex" "lettered hexes" {
      when = hex.lettered
      to   = true
    }
    modify "In Command" "in a lettered hex" {
      ruling = "only in lettered hexes, on either side; in other entry hexes nobody is"
      when   = unit.in_play && spot(unit).lettered
      to     = true
    }
    modify "Off Limits" "Americans keep away from lettered hexes" {
      when = unit.army == american && (to.lettered || (to.beside_letter && !from.lettered))
      to   = true
    }
    forbid "Assault" {
      when    = unit.army == american && (to.beside_letter || to.lettered)
      because = "a lettered hex is beside it"
    }
    rule "In the Holding Boxes" {
      given = { division = division, player = player }
      after = reinforcements(division, player)
      choose movers "units that come back, or go on beyond the map" {
        from = [
          for u in all(units) : u
          if u.at.holding_box && u.division == division && u.rides == none
        ]
        player = player
        up_to  = any
      }
      each unit {
        from = movers
        run "On the Off-Map Display" {}
      }
    }
    rule "The South Is Closed" {
      after = reinforcements_are_ready()
      when  = turn.at == hour_0700_24_dec
      each unit {
        from = [for u in all(units) : u if u.at.holding_box && box_number(u) <= 5]
        run "Withdraw" {}
      }
    }
  }
  rule "Comes In by an Entry Hex" {
    ruling = "where this rule is in effect nobody is held back in any entry hex, for lettered ones are treated as such; who comes to one from the map may stay"
    given  = { unit = unit }
    after  = arrival(unit, any)
    when = (
      unit.in_play &&
      (spot(unit).lettered || (s1_off-map_movement.in_effect && entry_hex(spot(unit))))
    )
    set unit { arriving = true }
  }
  rule "Has Come In" {
    given = { unit = unit, here = hex }
    after = enter(unit, here)
    when  = unit.arriving && !entry_hex(here)
    set unit { arriving = false }
  }
  rule "Nobody Waits in an Entry Hex" {
    given  = { division = division }
    before = transfer(division)
    each unit {
      from = [for u in units : u if u.arriving && u.division == division]
      run "Clear the Entry Hex" { quiet = unit.formation != none }
    }
  }
  rule "Nor in a Formation Activation" {
    given = { formation = formation }
    after = formation_activation(formation)
    each unit {
      from = [
        for u in units : u
        if u.arriving && (u.formation == formation || goes_along(u, formation))
      ]
      when = (
        any(ways_in(unit, false)) &&
        (!limited(unit) || formation.taken < attachment_limit(formation))
      )
      set formation { taken = formation.taken + (limited(unit) ? 1 : 0) }
      run "Clear the Entry Hex" { quiet = false }
    }
  }
  rule "Nor in Direct Command" { # for a point, as any unit that acts then
    given = { player = player }
    after = direct_command(player)
    each unit {
      from = [for u in units : u if u.arriving && u.army == player]
      when = (
        unit.division.points >= 1 &&
        !unit.division.out_of_touch &&
        in_command(unit) &&
        any(ways_in(unit, false))
      )
      let { division = unit.division }
      set division { points = division.points - 1 }
      run "Clear the Entry Hex" { quiet = false }
    }
  }
  value "Ways In" { # the hexes into which a unit can leave an entry hex
    given = { unit = unit, quiet = bool }
    base = [
      for h in neighbors(spot(unit)) : h
      if (
        !entry_hex(h) &&
        step_cost(unit, spot(unit), h) != none &&
        room(unit, h) &&
        !unit.suppressed &&
        unit.rides == none &&
        (!quiet || !in_danger(unit.army, h))
      )
    ]
  }
  rule "Clear the Entry Hex" { # one hex, if there is a way
    given = { unit = unit, quiet = bool }
    choose way_in {
      from      = ways_in(unit, quiet)
      player    = unit.army
      or_return = true
    }
    move unit { to = way_in }
  }
  value "Open Letters" { # A to E close on the 24th
    given = { hex = hex }
    base = any([
      for b in holding_boxes : b
      if b.gate == hex && (b.number > 5 || turn.at.date < 24)
    ])
  }
  value "Box Number" {
    given = { unit = unit }
    base  = unit.at.holding_box ? unit.at.number : 0
  }
  rule "On the Off-Map Display" {
    given = { unit = unit, player = player }
    let { number = box_number(unit) }
    choose gate {
      from = [
        for b in holding_boxes : b.gate
        if abs(b.number - number) <= 1 && open_letters(b.gate) && none(enemies(unit, b.gate))
      ]
      player   = player
      may_pass = true
      passing  = "it stays off the map"
    }
    if "it comes back" {
      when = gate != none
      unmark unit { with = column }
      if "it may get down first" {
        when = unit.mounted && none(passengers(unit))
        may "Come on foot" {
          player = player
          flip unit { to = afoot }
        }
      }
      run "Group Arrives" { group = [unit] }
      return {}
    }
    choose next {
      from     = [for b in holding_boxes : b if abs(b.number - number) == 1 && open_letters(b.gate)]
      player   = player
      may_pass = true
      passing  = "it stays in its box"
    }
    if "it goes on" {
      when = next != none
      move unit { to = next == none ? unit.at : next }
    }
  }
}
