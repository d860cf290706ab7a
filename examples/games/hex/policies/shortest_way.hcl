# How to play well: count the stones that both still need, and lay where they count most for both.

policy "Shortest Way" {
  text = "Close a bridge that is cut into. Else lay where one's own shortest way and the other's cross, and leap a bridge ahead rather than crawl."

  value "Free" {
    given = { here = maybe(cell) }
    base  = here != none && none(here.stones)
  }
  value "Stones To" { # that a colour lays on its way into a hex
    given   = { colour = colour, from = cell, to = cell }
    returns = maybe(number)
    base    = none(to.stones) ? 1 : contains(colour.chain, to) ? 0 : none
  }
  value "To Side" { # stones that a colour needs from a hex, without it, to one of its sides
    given = { colour = colour, here = cell, side = set(cell) }
    base = (
      cheapest(here, side, stones_to(colour)) == none ? 60 :
      cheapest(here, side, stones_to(colour))
    )
  }
  value "Way Through" { # stones that a colour needs from side to side by way of a hex
    given = { colour = colour, here = cell }
    base  = 1 + to_side(colour, here, colour.start) + to_side(colour, here, colour.goal)
  }
  value "Bridges" { # stones of a colour a leap away, both hexes between still free
    given = { colour = colour, here = cell }
    base = count([
      for c in colour.chain : c
      if distance(c, here) == 2 && count([
        for b in neighbors(here) : b
        if distance(b, c) == 1 && free(b)
      ]) == 2
    ])
  }
  value "Cut Into" { # whether a hex is what is left of a bridge
    given = { colour = colour, here = cell }
    base = any([
      for c in neighbors(here) : c
      if contains(colour.chain, c) && any([
        for d in neighbors(here) : d
        if contains(colour.chain, d) && distance(c, d) == 2 && any([
          for e in neighbors(c) : e
          if e != here && distance(e, d) == 1 && contains(other(colour).chain, e)
        ]) && !contains(reach(c, colour.chain), d)
      ])
    ])
  }

  first "the way is done" {
    action = lay
    when   = way_through(self, to) == 1
  }
  first "theirs would be done" {
    action = lay
    when   = way_through(other(self), to) == 1
  }
  first "close the bridge" {
    action = lay
    when   = cut_into(self, to)
  }
  first "where both would go, a leap ahead" {
    action = lay
    narrow = [-2 * way_through(self, to) - way_through(other(self), to) + bridges(self, to), -distance(to, f6)]
  }
}
