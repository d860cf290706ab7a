# How to play well: corners last for ever, and what leads there is given to nobody.

policy "Corners" {
  search = true
  text   = "Take corners, stay away from the squares beside an empty one, keep to the edge, and turn few discs while there is room: who has many choices is not forced to give a corner away."

  value "On Edge" {
    given = { n = number }
    base  = n == 1 || n == 8
  }
  value "Corner" {
    given = { here = square }
    base  = on_edge(here.column) && on_edge(here.row)
  }
  value "Gives a Corner" { # beside a corner that is empty
    given = { here = square }
    base  = any([for s in neighbors(here) : s if corner(s) && none(s.discs)])
  }
  value "Early" { base = count(squares.discs) < 50 }

  prefer "a corner" {
    action = lay
    when   = corner(to)
    worth  = 100
  }
  prefer "aslant of an empty corner" {
    action = lay
    when   = gives_a_corner(to) && !on_edge(to.column) && !on_edge(to.row)
    worth  = -60
  }
  prefer "on the edge beside an empty corner" {
    action = lay
    when   = gives_a_corner(to) && (on_edge(to.column) || on_edge(to.row))
    worth  = -25
  }
  prefer "the edge" {
    action = lay
    when   = on_edge(to.column) || on_edge(to.row)
    worth  = 10
  }
  prefer "turn few at first, and many at last" {
    action = lay
    worth  = early ? -2 * count(turning) : 2 * count(turning)
  }
}
