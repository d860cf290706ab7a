# How to play well: have more room than they have.

policy "Room" {
  text = "Stands where many squares are in reach, takes room from the enemy, and lets nobody be walled in."

  prefer "more ways to go than they" {
    action    = move_and_shoot
    supposing = true
    worth     = room(self) - room(other(self))
  }
  prefer "nobody is walled in" {
    action    = move_and_shoot
    supposing = true
    worth = 5 * count([for a in force(other(self)) : a if none(in_reach(a.at))]) - 5 * count([
      for a in force(self) : a
      if none(in_reach(a.at))
    ])
  }
}
