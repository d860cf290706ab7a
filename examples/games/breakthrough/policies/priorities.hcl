# How to play well: seven priorities, the most urgent first.

policy "Priorities" {
  for    = armies
  search = true
  text   = "Win if you can, stop whoever breaks through, take what is free, guard what is attacked, and go forward where it is safe."

  value "Attackers" { # enemies who could take a pawn of an army on a square
    given = { here = square, army = army }
    base = count([
      for p in other(army).force : p
      if abs(p.at.column - here.column) == 1 && p.at.row + other(army).ahead == here.row
    ])
  }
  value "Guards" { # who would take back there, but for one who goes there
    given = { here = square, army = army, goes = pawn }
    base = count([
      for p in army.force : p
      if p != goes && abs(p.at.column - here.column) == 1 && p.at.row + army.ahead == here.row
    ])
  }
  value "Progress" { # rows that a pawn of an army has left behind on a square
    given = { here = square, army = army }
    base  = 7 - abs(army.far_row - here.row)
  }

  first "reach the far row" {
    action = step
    when   = to.row == self.far_row
  }
  first "take whoever is two rows from our own" {
    action = step
    when   = any(to.pawns) && progress(to, other(self)) >= 5
    narrow = [progress(to, other(self)), guards(to, self, actor) - attackers(to, self)]
  }
  first "take what nobody takes back" {
    action = step
    when   = any(to.pawns) && attackers(to, self) <= guards(to, self, actor)
    narrow = [progress(to, other(self))]
  }
  first "save whoever would be lost" {
    action = step
    when = (
      attackers(actor.at, self) > guards(actor.at, self, actor) &&
      attackers(to, self) <= guards(to, self, actor)
    )
    narrow = [progress(to, self)]
  }
  first "forward, where it is safe" {
    action = step
    when   = attackers(to, self) <= guards(to, self, actor)
    narrow = [progress(to, self), guards(to, self, actor)]
  }
  first "an exchange is better than a loss" {
    action = step
    when   = any(to.pawns)
  }
  first "lose the one who is least advanced" {
    action = step
    narrow = [-progress(to, self)]
  }
}
