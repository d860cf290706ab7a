# What always holds, and how the game stands.

section "G.always" "What Always Holds" {
  text = "Points are never below zero; hexes hold no more than they may and never both armies; leaders stand with their units; nothing but an entry hex has two Columns."

  invariant "nobody owes points" {
    that = none([
      for d in divisions : d
      if d.points < 0 || d.dispatch < 0 || d.roadblocks < 0 || d.mines < 0
    ])
  }
  invariant "armies do not mix" { that = none([for u in units : u if any(enemies(u, spot(u)))]) }
  invariant "eight steps out of Column" {
    that = none([
      for u in units : u
      if !entry_hex(spot(u)) && steps_stacked(spot(u)) > 8
    ])
  }
  invariant "one Column" {
    that = none([
      for u in units.in_column : u
      if !entry_hex(spot(u)) && count([for v in u.at.units : v if v.fills_the_road]) > 1
    ])
  }
  invariant "vehicles out of Column stand where they may" {
    that = none([
      for u in units : u
      if (
        u.now.mobility > leg &&
        !u.in_column &&
        u.rides == none &&
        !entry_hex(spot(u)) &&
        (spot(u).terrain == woods || spot(u).terrain == city || spot(u).raised || spot(u).sunken)
      )
    ])
  }
  invariant "leaders stand with their units" {
    that = none([for l in leaders : l if l.with != none && l.at != l.with.at])
  }
  invariant "no more hits than a unit takes" {
    that = none([for u in units : u if u.cohesion_hits > 2])
  }

  value "Losses" {
    given = { army = player }
    base = sum([for u in all(units) : u.pattern.full if u.army == army && u.at == out]) + count([
      for u in units.reduced : u
      if u.army == army
    ])
  }
  value "Taken" {
    given = { hex = hex }
    base  = hex.held == german
  }
  value "Hexes to Take" { # of those that victory asks for
    base = count([for h in prizes : h if !taken(h)])
  }
  value "Progress" { # of the German toward what his scenario asks for, counted as steps of units
    base = 6 * (2 * count([for h in prizes : h if taken(h)]) - count(prizes))
    modifier "who is nearer to the prizes" {
      by = floor(sum([for h in prizes : weight_near(h)]), 4)
    }
  }
  value "Weight Near" { # steps of the German less those of the American, each times the hexes it is nearer than 30
    given = { hex = hex }
    base = sum([
      for u in units : (u.army == german ? u.steps : -u.steps) * max(0, 30 - distance(spot(u), hex))
    ])
  }
  value "Standing" {
    given = { player = player }
    base  = losses(other(player)) - losses(player) + (player == german ? progress : -progress)
  }
}
