# A mod of Breakthrough that changes only how computer players decide: two pawns stay at home, and
# nobody is given away for another.

mod "Home Guard" {
  id      = "home_guard"
  game    = "breakthrough"
  version = "1.0"
}

add policy "Priorities" {
  weights = { guards = 2 }
  prefer "whoever is far from home" {
    action = step
    worth  = progress(actor.at, self)
  }
}
except "Priorities" "an exchange is better than a loss" {}
revise first "Priorities" "forward, where it is safe" {
  when = {
    was = attackers(to, self) <= guards(to, self, actor)
    now = attackers(to, self) <= guards(to, self, actor) && (
      progress(actor.at, self) > 0 ||
      at_home(self) > guards
    )
  }
}
value "At Home" { # pawns in the row where they began
  given = { army = army }
  base  = count([for p in army.force : p if progress(p.at, army) == 0])
}
