# How to play well: jump with whoever gains a king, and step where nobody jumps over you.

policy "Tempo" {
  search = true
  text   = "Make kings, keep out of reach of a jump, keep the men of the near row at home, and go for the middle. A king goes where the enemy is."

  value "In Reach" { # whether an enemy could jump over a man on a square, once another is left
    given = { here = square, army = army, left = square }
    base = any([
      for d in [north_west, north_east, south_west, south_east] : d
      if (
        hunter(here, army, d) &&
        (toward(here, opposite(d)) == left || contains(empty, toward(here, opposite(d))))
      )
    ])
  }
  value "Hunter" { # whether an enemy stands in a direction who may go the other way
    given = { here = square, army = army, way = direction }
    base = toward(here, way) != none && any([
      for m in toward(here, way).men : m
      if m.army != army && contains(ways(m), opposite(way))
    ])
  }
  value "Farness" { # from the nearest enemy
    given = { here = square, army = army }
    base = min([
      for m in other(army).force : abs(m.at.row - here.row) + abs(m.at.column - here.column)
    ])
  }

  prefer "a new king" {
    action = step
    when   = !actor.king && to.row == self.far_row
    worth  = 30
  }
  prefer "keep out of reach" {
    action = step
    when   = in_reach(to, self, actor.at)
    worth  = -40
  }
  prefer "get away" {
    action = step
    when   = in_reach(actor.at, self, to)
    worth  = 20
  }
  prefer "the near row stays at home" {
    action = step
    when   = !actor.king && abs(actor.at.row - self.far_row) == 7
    worth  = -6
  }
  prefer "to the middle" {
    action = step
    when   = to.column >= 3 && to.column <= 6
    worth  = 2
  }
  prefer "a king hunts" {
    action = step
    when   = actor.king
    worth  = -2 * farness(to, self)
  }
  prefer "jump with whoever becomes a king" {
    action = jump
    when   = !actor.king && abs(actor.at.row - self.far_row) <= 2
    worth  = 5
  }
}
