# How to play the German: by the roads, past what one need not fight, and with all one has at what
# the scenario asks for.

policy "On to the Meuse" {
  for  = german
  use  = "Staff Work"
  text = "Marches for what the scenario asks: villages and towns, the far bank of the Clerf, or the west edge."

  # ------------------------------------------------------------------------------------- where to
  value "Gates West" { # by which a division leaves the map for good
    given   = { division = division }
    returns = set(hex)
    base = [
      for b in holding_boxes : b.gate
      if (
        s5_mandatory_withdrawal.in_effect &&
        (
          (division == division_2_panzer && b.number >= meuse_box(division)) ||
          (division == panzer_lehr && (b.number == 3 || b.number == 4))
        )
      )
    ]
    modifier "the edge beyond Longvilly: nobody waits until the road is free" {
      when = clerf_road.laid
      to   = [for h in hexes : h if h.column == west_edge && in_play(h) && on_a_road(h)]
    }
  }
  value "Meuse Box" { # the first from which units of 2. Panzer come to H beyond the map in time, a box a turn
    given = { division = division }
    base  = 8 - max(0, min(2, turns_left(division) + (division_chit_to_come(division) ? 1 : 0)))
  }
  value "Division Chit to Come" { # whether a division is yet to act in this turn
    given = { division = division }
    base  = any([for c in mug.activation_chits : c if c.division == division])
  }
  value "Short of the Meuse" { # beyond the map, where 2. Panzer may not go on yet
    given = { unit = unit }
    base = (
      s5_mandatory_withdrawal.in_effect &&
      unit.home == division_2_panzer &&
      box_number(unit) < 8
    )
  }
  value "At Another Gate" { # by which others leave the map
    given = { unit = unit }
    base  = spot(unit).lettered && !contains(gates_west(unit.home), spot(unit))
  }
  value "German Goals" {
    given   = { unit = unit }
    returns = set(hex)
    base = [
      for h in any([for p in prizes : p if !taken(p)]) ? [
        for p in prizes : p
        if !taken(p)
      ] : prizes : h
      if !off_limits(unit, h, h)
    ]
    modifier "beside it, to shoot, if it is closed to the unit itself" {
      when = any(prizes) && none([for p in prizes : p if !off_limits(unit, p, p)])
      to = [
        for h in hexes : h
        if any([for p in prizes : p if distance(p, h) == 1]) && !off_limits(unit, h, h)
      ]
    }
    modifier "whoever holds one alone stays" {
      when = (
        unit.in_play &&
        contains(prizes, unit.at) &&
        steps_around(german, spot(unit)) <= unit.steps
      )
      to = [spot(unit)]
    }
    modifier "off the west edge" {
      when = any(gates_west(unit.home))
      to   = gates_west(unit.home)
    }
    modifier "whoever bars the roads to the Clerf" {
      when = east_map.laid
      to   = [for u in units : spot(u) if u.army == american && spot(u).column >= 64]
    }
  }

  # --------------------------------------------------------------------------------- what lies open
  value "Lies Open" { # of what a unit wants: nobody is there
    given   = { unit = unit }
    returns = set(hex)
    base = [
      for g in goals(unit) : g
      if unit.army == german && contains(prizes, g) && !taken(g) && none(enemies(unit, g))
    ]
  }
  value "Points into It" {
    given   = { unit = unit, from = hex }
    returns = number
    base = (
      cheapest(from, lies_open(unit), step_cost(unit)) == none ? 999 :
      cheapest(from, lies_open(unit), step_cost(unit))
    )
  }
  value "Comes into It" { # with this movement
    given = { unit = unit }
    base = (
      unit.in_play &&
      !unit.suppressed &&
      unit.now.allowance > 0 &&
      to_go(unit) <= 9 &&
      any(lies_open(unit)) &&
      points_into_it(unit, spot(unit)) <= (
        unit.acting && on_the_move(unit) ? unit.points :
        unit.now.allowance
      )
    )
  }
  prefer "into what lies open, before anything else" {
    action = [march, advance]
    when   = comes_into_it(unit) && points_into_it(unit, to) < points_into_it(unit, spot(unit))
    worth  = turn.at.number >= last_turn.number - 1 ? 150 : 60
  }

  # ------------------------------------------------------------------------------------ off the map
  prefer "gone for good" {
    action = leave_the_map
    worth  = any(gates_west(unit.home)) && !at_another_gate(unit) ? 60 : -30
  }
  prefer "a leader leaves with his last" {
    action = leave_the_map
    when   = leads_others(unit)
    worth  = -200
  }
  prefer "from box to box, to where the division may go on" {
    choice = movers
    in     = in_the_holding_boxes
    worth  = short_of_the_meuse(movers) ? 5 : -5
  }
  prefer "on to the next box" {
    choice = next
    in     = on_the_off-map_display
    worth  = short_of_the_meuse(unit) && next.number > box_number(unit) ? 10 : -10
  }
  prefer "not back" {
    pass  = [gate, next]
    in    = on_the_off-map_display
    worth = 5
  }

  # ------------------------------------------------------------------------------- before it begins
  prefer "as near as one may" {
    choice = place
    in     = place_within
    worth  = -way_off(unit, place) - 5 * count(watchers(german, place))
  }
  prefer "guns where their transport can come" {
    choice = place
    in     = place_within
    when   = unit.now.mobility == fixed && unit.transport != none && !open_to_vehicles(place)
    worth  = -40
  }
  prefer "mounted from afar" {
    choice = riders
    worth  = nearest_foe(riders, spot(riders)) > 4 ? 5 : -5
  }
  prefer "in Column from afar" {
    choice = marching
    in     = opening_postures
    worth  = nearest_foe(marching, spot(marching)) > 4 && on_a_road(spot(marching)) ? 5 : -5
  }
}
