# Objectives: where they lie and who holds them.

section "7.7.1" "Objectives" {
  text = "An objective is a point. Infantry or guns within three inches hold it, if no enemy unit of any kind is within three inches."

  kind "objective" {
    is    = piece
    state = { holder = maybe(commander) }
  }
  objective "First Position" {}
  objective "Second Position" {}
  objective "Third Position" {}
  objective "Fourth Position" {}
  objective "Fifth Position" {}
  value "Can Hold" { # infantry and guns, or what carries some
    given = { unit = unit }
    base  = unit.slot != vehicle && !unit.medic || any([for u in riders(unit) : u if !u.medic])
  }
  value "Holds" {
    given = { commander = commander, objective = objective }
    base = any([
      for u in units : u
      if u.commander == commander && can_hold(u) && is_at(u, objective)
    ]) && none([
      for u in units : u
      if u.commander != commander && contests(u) && is_at(u, objective)
    ])
  }
  value "Contests" { # any unit, empty transports included
    given  = { unit = unit }
    ruling = "medics neither hold nor contest: their own rule leaves them out wherever control is determined"
    base   = !unit.medic
  }
  value "Held" {
    given = { commander = commander }
    base  = count([for o in objectives : o if holds(commander, o)])
  }
  value "Objective Ground" { # where the next one may lie
    given   = { commander = commander }
    returns = area
    base    = inside(table)
  }
  value "Free Ground" {
    given   = { commander = commander, apart = number }
    returns = area
    base    = objective_ground(commander)
    modifier "apart from the others" { but_not = within(apart, objectives) }
    modifier "not on what is solid" {
      but_not = but_not(grounds.solid.shape, [
        for g in grounds.building : circle(middle(g), 0)
      ])
    }
  }
  value "Leaves Room" { # where the scenario must have so many
    given = { commander = commander, apart = number, spot = point }
    base  = true
  }
  rule "Place an Objective" {
    given = { commander = commander, apart = number }
    choose spot "place for an objective" {
      from      = free_ground(commander, apart)
      player    = commander
      or_return = true # no point is left
      require "leaves room for the others" { that = leaves_room(commander, apart, spot) }
    }
    put placed {
      from = [for o in all(objectives) : o if o.at == supply]
      to   = spot
    }
  }
}

section "7.7.2" "In the Middle" {
  text = "Two scenarios have one objective, in the centre of the table. By agreement it lies up to a foot to the left or the right of it, as far from both long edges."

  value "Off the Centre" { base = 0 } # inches to either side
  option "Middle" {
    ruling  = "the text does not say who may move it: whoever rolls higher"
    default = exact_centre
    variant "Exact Centre" { text = "An objective in the middle lies in the centre of the table." }
    variant "Beside the Centre" {
      text = "An objective in the middle may lie up to a foot to the left or the right of the centre."
      modify "Off the Centre" "a foot" { to = 12 }
    }
  }
  rule "Mark the Middle" {
    returns = point
    if "it may lie elsewhere" {
      when = off_the_centre > 0
      run "Roll Off" chooser {}
      choose spot "place for the objective" {
        from = but_not(
          rectangle(point(36 - off_the_centre, 24), point(36 + off_the_centre, 24)),
          grounds.solid.shape
        )
        player = chooser
        none {
          return { the = point(36, 24) }
        }
      }
      return { the = spot }
    }
    return { the = point(36, 24) }
  }
}
