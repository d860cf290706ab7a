# How to play the American: in the towns that the scenario asks for, dug in, with the guns behind.

policy "Hold the Crossroads" {
  for  = american
  use  = "Staff Work"
  text = "Stands in what the scenario asks for and digs in, shoots at whoever comes, and goes back for what is lost."

  # ------------------------------------------------------------------------------------- where to
  value "American Goals" {
    given   = { unit = unit }
    returns = set(hex)
    base    = any([for h in prizes : h if taken(h)]) ? [for h in prizes : h if taken(h)] : prizes
    modifier "whoever stands well stays" {
      when = unit.in_play && (unit.dug_in || unit.entrenched) && none([
        for h in prizes : h
        if taken(h)
      ])
      to = [spot(unit)]
    }
    modifier "nothing is asked for but to bar the way" {
      when = unit.in_play && (none(prizes) || spot(unit).column > 47 && none([
        for h in prizes : h
        if distance(h, spot(unit)) < 20
      ]))
      to = [spot(unit)]
    }
  }
  value "American Rest" { # points of way from a goal at which a unit need go no farther
    given = { unit = unit }
    base  = 3
    modifier "it is thinly held" {
      when = any([for g in goals(unit) : g if steps_around(american, g) < 6])
      to   = 0
    }
  }

  # ------------------------------------------------------------------------------- before it begins
  prefer "the prize first" {
    choice = place
    in     = place_within
    worth = (
      (contains(prizes, place) && steps_around(american, place) < 7 ? 30 : 0) -
      (any(prizes) ? way_off(unit, place) : 0)
    )
  }
  prefer "cover, on the road" {
    choice = place
    in     = place_within
    worth = (
      (place.terrain == town ? 6 : place.terrain == woods || place.terrain == village ? 4 : 0) +
      (on_a_road(place) ? 3 : 0)
    )
  }
  prefer "not in Column" {
    choice = place
    in     = place_within
    when   = !fits(unit, place)
    worth  = -40
  }
  prefer "dug in" {
    choice = [begin_in_an_improved_position, diggers]
    worth  = 5
  }
  prefer "ready to fight" {
    choice = [riders, marching]
    in     = opening_postures
    worth  = -5
  }

  # ------------------------------------------------------------------------------------- the battle
  prefer "the last one stays in what we hold" {
    action = [march, advance, assault]
    when = (
      contains(prizes, spot(unit)) &&
      steps_stacked(spot(unit)) == unit.stacked &&
      nearest_foe(unit, spot(unit)) <= 4
    )
    worth = -60
  }
}
