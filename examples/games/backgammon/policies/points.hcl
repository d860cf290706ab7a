# How to play well: hit, make points side by side, and leave nobody alone where he is hit.

policy "Points" {
  text = "Hits, makes points of its home and next to one another, holds a point in theirs, leaves nobody alone in reach, and brings everybody home once nobody can be hit."
  weights = {
    risk   = 3  # what it costs, in hundredths of a pip, that a pip is lost in one throw of 36
    home   = 60 # a point of the home
    wall   = 40 # two points side by side
    anchor = 80 # a point in their home
    heap   = 15 # a man too many on a point
    bar    = 70 # that a man waits, for each point at home that he cannot enter
  }

  # ---------------------------------------------------------------------------------- what is known
  value "Made" { # where it stands in twos
    given = { army = army }
    base  = [for p in army.held : p if !p.bar && count(p.men) > 1]
  }
  value "Blots" { # where one man stands alone
    given = { army = army }
    base  = [for p in army.held : p if !p.bar && count(p.men) == 1]
  }
  table "Shots" { # throws of 36 that hit so far away
    given   = { far = number }
    returns = { shots = number }
    rows = [
      [1, 11], [2, 12], [3, 14], [4, 15], [5, 15], [6, 17],
      [7, 6], [8, 6], [9, 5], [10, 3], [11, 2], [12, 3],
      [else, 0],
    ]
  }
  value "Danger" { # throws by which a lone man is hit
    given = { army = army, blot = point }
    base = min(30, sum([
      for q in other(army).held : shots(to_go(other(army), q) - to_go(other(army), blot))
    ]))
  }
  value "Contact" { # whether any man can still be hit
    base = max(0, [for p in white.held : p.number]) > min(25, [for p in black.held : p.number])
  }

  # ------------------------------------------------------------------------------ while they meet
  prefer "hit, and do not be hit" {
    action    = play_the_dice
    supposing = true
    worth     = 100 * (pips(other(self)) - pips(self))
  }
  prefer "nobody alone in reach" {
    action    = play_the_dice
    supposing = true
    when      = contact
    worth     = -risk * sum([for p in blots(self) : danger(self, p) * (30 - to_go(self, p))])
  }
  prefer "points of one's home" {
    action    = play_the_dice
    supposing = true
    when      = contact
    worth     = home * count([for p in made(self) : p if contains(self.home, p)])
  }
  prefer "points side by side" {
    action    = play_the_dice
    supposing = true
    when      = contact
    worth = wall * count([
      for p in made(self) : p
      if any([for q in made(self) : q if q.number == p.number + 1])
    ])
  }
  prefer "a point in theirs" {
    action    = play_the_dice
    supposing = true
    when      = contact && any([for p in made(self) : p if to_go(self, p) > 18])
    worth     = anchor
  }
  prefer "no heaps" {
    action    = play_the_dice
    supposing = true
    when      = contact
    worth     = -heap * sum([for p in made(self) : max(0, count(p.men) - 3)])
  }
  prefer "shut them out" {
    action    = play_the_dice
    supposing = true
    when      = any(other(self).bar.men)
    worth = bar * count(other(self).bar.men) * count([
      for p in made(self) : p
      if contains(self.home, p)
    ])
  }

  # ---------------------------------------------------------------------------------- in the race
  prefer "everybody home first" {
    action    = play_the_dice
    supposing = true
    when      = !contact
    worth = -50 * sum([
      for p in self.held : count(p.men) * (to_go(self, p) - 6)
      if to_go(self, p) > 6
    ])
  }
  prefer "men off" {
    action    = play_the_dice
    supposing = true
    worth     = 300 * count(self.off.men)
  }
}
