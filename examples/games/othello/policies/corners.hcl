# How to play well: corners last for ever, and whoever has few choices must give them away.

policy "Corners" {
  search = true
  text   = "Take corners, and stay away from the squares beside an empty one. Leave the other side few choices, and few empty squares beside discs of your own: who must move badly gives a corner away. Discs count only at the end."
  weights = {
    hold   = 60 # a corner
    loss   = 45 # a corner that they may take
    aslant = 25 # a disc aslant of an empty corner
    beside = 8  # a disc on the edge beside one
    room   = 6  # a choice less for them
    choice = 3  # a choice more for oneself
    open   = 2  # a disc of ours beside an empty square
    disc   = 3  # a disc, at the end
  }

  value "On Edge" {
    given = { n = number }
    base  = n == 1 || n == 8
  }
  value "Corner" {
    given = { here = square }
    base  = on_edge(here.column) && on_edge(here.row)
  }
  value "By a Corner" { # that is empty
    given = { here = square }
    base  = any([for s in neighbors(here) : s if corner(s) && none(s.discs)])
  }
  value "Slanting" { # of a corner that is empty
    given = { here = square }
    base  = by_a_corner(here) && !on_edge(here.column) && !on_edge(here.row)
  }
  value "Last Moves" { base = count(squares.discs) >= 54 }

  prefer "corners" {
    action    = lay
    supposing = true
    worth     = hold * count([for s in self.squares : s if corner(s)])
  }
  prefer "no corner for them" {
    action    = lay
    supposing = true
    worth     = -loss * count([for s in moves(other(self)) : s if corner(s)])
  }
  prefer "not aslant of an empty corner" {
    action    = lay
    supposing = true
    worth     = -aslant * count([for s in self.squares : s if slanting(s)])
  }
  prefer "nor beside it on the edge" {
    action    = lay
    supposing = true
    worth     = -beside * count([for s in self.squares : s if by_a_corner(s) && !slanting(s)])
  }
  prefer "few choices for them" {
    action    = lay
    supposing = true
    when      = !last_moves
    worth     = choice * count(moves(self)) - room * count(moves(other(self)))
  }
  prefer "few discs beside empty squares" {
    action    = lay
    supposing = true
    when      = !last_moves
    worth = -open * count([
      for s in self.squares : s
      if any([for n in neighbors(s) : n if none(n.discs)])
    ])
  }
  prefer "discs at the end" {
    action    = lay
    supposing = true
    when      = last_moves
    worth     = disc * count(self.squares)
  }
}
