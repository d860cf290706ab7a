rule "Falling Back" {
  given = { man = soldier }
  after = flip(man)
  choose back { from = [for p in posts : p if p != man.at] }
  move man { to = back }
}
