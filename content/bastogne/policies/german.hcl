# How to play the German: by the roads, past what one need not fight, and with all one has at what
# the scenario asks for.

policy "On to the Meuse" {
  for  = german
  use  = "Staff Work"
  text = "Marches for what the scenario asks: villages and towns, the far bank of the Clerf, or the west edge."

  # ------------------------------------------------------------------------------------- where to
  value "West Roads" {
    base = [for h in hexes : h if h.column == west_edge && in_play(h) && on_a_road(h)]
  }
  value "Goes West" { # whether it is to leave the map for good
    given = { unit = unit }
    base  = clerf_road.laid || any(gates_west(unit))
  }
  value "Gates West" { # by which the panzer divisions leave
    given = { unit = unit }
    base = [
      for b in holding_boxes : b.gate
      if s5_mandatory_withdrawal.in_effect && ((unit.home == division_2_panzer && b.number >= 8) || (unit.home == panzer_lehr && (b.number == 3 || b.number == 4)))
    ]
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
    modifier "whoever holds one alone stays" {
      when = unit.in_play && contains(prizes, unit.at) && steps_around(german, spot(unit)) <= unit.steps
      to   = [spot(unit)]
    }
    modifier "off the west edge" {
      when = clerf_road.laid
      to   = west_roads
    }
    modifier "to the Meuse" {
      when = any(gates_west(unit))
      to   = gates_west(unit)
    }
    modifier "whoever bars the roads to the Clerf" {
      when = east_map.laid
      to   = [for u in units : spot(u) if u.army == american && spot(u).column >= 64]
    }
  }
  prefer "gone for good" {
    action = leave_the_map
    worth  = goes_west(unit) ? 60 : -30
  }
  prefer "not back" {
    pass  = [gate, next]
    in    = on_the_off-map_display
    worth = 5
  }

  # ------------------------------------------------------------------------------------- before it begins
  prefer "as near as one may" {
    choice = place
    in     = place_within
    worth  = -way_off(unit, place) - 5 * count(watchers(german, place))
  }
  prefer "mounted from afar" {
    choice = riders
    worth  = nearest_foe(riders, spot(riders)) > 4 ? 5 : -5
  }
  prefer "in Column from afar" {
    choice = marching
    worth  = nearest_foe(marching, spot(marching)) > 4 && on_a_road(spot(marching)) ? 5 : -5
  }
}
