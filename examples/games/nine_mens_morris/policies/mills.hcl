# How to play well: close mills, close theirs to them, and stand where many lines meet.

policy "Mills" {
  search = true
  text   = "Close a mill, take the point where they would close one, do not leave such a point, swing in and out of a mill where nobody can step between, and stand where many lines meet."

  value "Closes" { # whether a man here makes a mill with some others
    given = { here = point, others = set(man) }
    base = any([
      for r in rows : r
      if contains(r.points, here) && none([
        for p in r.points : p
        if p != here && !overlap(p.men, others)
      ])
    ])
  }
  value "Without" { # the men of the same side, but for one
    given = { man = man }
    base  = [for m in man.army.force : m if m != man]
  }

  prefer "place a mill" {
    action = place
    when   = closes(to, self.force)
    worth  = 100
  }
  prefer "close a mill" {
    action = slide
    when   = closes(to, without(man))
    worth  = 100
  }
  prefer "place a man in their mill" {
    action = place
    when   = closes(to, other(self).force)
    worth  = 60
  }
  prefer "step into their mill" {
    action = slide
    when   = closes(to, other(self).force)
    worth  = 40
  }
  prefer "stay where they would close one" {
    action = slide
    when   = closes(man.at, other(self).force)
    worth  = -50
  }
  prefer "swing out of a mill, to come back" {
    action = slide
    when   = in_a_mill(man) && !overlap(neighbors(man.at), other(self).force.at)
    worth  = 20
  }
  prefer "place a man where lines meet" {
    action = place
    worth = 2 * count(neighbors(to)) + count([
      for p in neighbors(to) : p
      if contains(self.force.at, p)
    ])
  }
  prefer "go where there is room" {
    action = slide
    worth  = count([for p in neighbors(to) : p if none(p.men)])
  }
}
