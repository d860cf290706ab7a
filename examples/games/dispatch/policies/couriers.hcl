# How to play well: keep the letter out of reach behind the others, and take whoever may carry
# theirs.

policy "Couriers" {
  text = "Everybody may have the letter: take whom you can, most of all who is nearly there. Let the others open the way, and ride with the letter only where nobody can take it."

  value "Hunters" { # enemies who could take a rider of an army on a square
    given = { here = square, army = army }
    base = count([
      for r in other(army).force : r
      if abs(r.at.column - here.column) == 1 && r.at.row + other(army).ahead == here.row
    ])
  }
  value "Avengers" { # who would take back there, but for one who goes there
    given = { here = square, army = army, goes = rider }
    base = count([
      for r in army.force : r
      if r != goes && abs(r.at.column - here.column) == 1 && r.at.row + army.ahead == here.row
    ])
  }
  value "To Go" { # rows
    given = { here = square, army = army }
    base  = abs(army.far_row - here.row)
  }
  value "Letter at Risk" { # if somebody rides there
    given = { army = army, actor = rider, to = square }
    base = army.courier != none && any([
      for r in other(army).force : r
      if (
        r.at != to &&
        abs(r.at.column - letter_at(army, actor, to).column) == 1 &&
        r.at.row + other(army).ahead == letter_at(army, actor, to).row
      )
    ])
  }
  value "Letter at" {
    given = { army = army, actor = rider, to = square }
    base  = army.courier == none || army.courier == actor ? to : army.courier.at
  }

  value "Barred" { # enemies before a square, who may still stop whoever rides on from there
    given = { here = square, army = army }
    base = count([
      for r in other(army).force : r
      if (
        to_go(r.at, army) < to_go(here, army) &&
        abs(r.at.column - here.column) <= to_go(here, army) - to_go(r.at, army)
      )
    ])
  }

  first "the letter arrives" {
    action = ride
    when   = actor == self.courier && to.row == self.far_row
  }
  first "take whoever is nearly there" {
    action = ride
    when   = any(to.riders) && to_go(to, other(self)) == 1 && !letter_at_risk(self, actor, to)
    narrow = [actor == self.courier ? 0 : 1]
  }
  first "take, and keep the letter out of reach" {
    action = ride
    when   = any(to.riders) && !letter_at_risk(self, actor, to)
    narrow = [-to_go(to, other(self)), avengers(to, self, actor) - hunters(to, self)]
  }
  first "the letter, while nobody can take it" {
    action = ride
    when   = actor == self.courier && !letter_at_risk(self, actor, to)
    narrow = [-barred(to, self)]
  }
  first "others go where they are guarded" {
    action = ride
    when   = !letter_at_risk(self, actor, to) && hunters(to, self) <= avengers(to, self, actor)
    narrow = [-to_go(actor.at, other(self))]
  }
  first "better another than the letter" {
    action = ride
    when   = !letter_at_risk(self, actor, to)
    narrow = [to_go(to, self)]
  }
}
