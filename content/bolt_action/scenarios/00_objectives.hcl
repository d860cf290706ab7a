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
  value "Holds" {
    given = { commander = commander, objective = objective }
    base = any([
      for u in units : u
      if u.commander == commander && u.slot != vehicle && distance(u, objective) <= 3
    ]) && none([for u in units : u if u.commander != commander && distance(u, objective) <= 3])
  }
  value "Held" {
    given = { commander = commander }
    base  = count([for o in objectives : o if holds(commander, o)])
  }
  rule "Place an Objective" {
    given = { commander = commander, ground = area, apart = number }
    choose spot {
      from      = but_not(ground, union(within(apart, objectives), grounds.solid.shape))
      player    = commander
      or_return = true # no point is left
    }
    put placed {
      from = [for o in all(objectives) : o if o.at == supply]
      to   = spot
    }
  }
}
