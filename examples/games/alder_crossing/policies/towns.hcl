# How to play well: for the towns, together; and no attack that the table does not promise.

policy "For the Towns" {
  text = "Karst goes for the towns over the river, Veldt stands in them. Come up to the enemy in strength, attack at two to one or better, weakest and best surrounded first, and let whoever is reduced take what is safe."

  table "Promise" { # what an attack is worth in a column
    given   = { column = number }
    returns = { worth = number }
    rows    = [[1, -12], [2, -4], [3, 3], [4, 8], [5, 13], ["6..", 18]]
  }
  value "Prizes" { base = hexes("E2 E6 G4") }
  value "Wanted" { # towns where an army would have a unit more
    given   = { army = army, unit = unit }
    returns = set(hex)
    base    = [for h in prizes : h if h.flag != army || threat(army, h) > guard(army, h, unit)]
  }
  value "Threat" { # the strength that could be beside a hex soon
    given = { army = army, hex = hex }
    base  = sum([for u in own(other(army)) : u.strength if u.in_play && distance(u.at, hex) <= 2])
  }
  value "Guard" { # the strength of others who are in a hex
    given = { army = army, hex = hex, but = unit }
    base  = sum([for u in hex.units : u.strength if u.army == army && u != but])
  }
  value "Way to Town" {
    given = { unit = unit, hex = hex }
    base  = min(20, [for h in wanted(unit.army, unit) : distance(hex, h)])
  }
  value "Foes Beside" {
    given = { army = army, hex = hex }
    base = [
      for n in neighbors(hex) : [for u in n.units : u if u.army != army && !border(n, hex).river]
    ]
  }
  value "Helpers" { # strength of friends who touch an enemy whom one would touch from there
    given = { unit = unit, hex = hex }
    base = sum([
      for u in own(unit.army) : u.strength
      if u != unit && u.in_play && any([
        for f in foes_beside(unit.army, hex) : f
        if distance(f.at, u.at) == 1
      ])
    ])
  }
  value "Stand" { # what it is worth to be in a hex
    given = { unit = unit, hex = hex }
    base  = -4 * way_to_town(unit, hex)
    modifier "in a town that matters" {
      when = contains(wanted(unit.army, unit), hex)
      by   = 8
    }
    modifier "good ground" {
      when = hex.terrain != open
      by   = 1
    }
    modifier "beside the enemy in strength, or not at all" {
      when = any(foes_beside(unit.army, hex))
      by = max(
        -8,
        min(8, unit.strength + helpers(unit, hex) - sum(foes_beside(unit.army, hex)[*].strength))
      )
    }
  }

  prefer "a better place" {
    action = march
    worth  = stand(actor, to) - stand(actor, actor.at)
  }
  prefer "all have marched who should" {
    pass  = marches
    worth = 1
  }
  prefer "at good odds" {
    action = attack
    worth  = promise(column(assailants(army, target), target))
  }
  prefer "for a town" {
    action = attack
    when   = contains(prizes, target) && column(assailants(army, target), target) >= 3
    worth  = 4
  }
  prefer "all together" {
    choice = attackers
    worth  = 1
  }
  prefer "not at these odds" {
    pass  = attacks
    worth = 1
  }
  prefer "in, if it is worth it" {
    choice = first
    worth  = stand(first, target) - stand(first, first.at)
  }
  prefer "back to where one is wanted" {
    choice = back
    worth  = stand(unit, back)
  }
  prefer "by the road" {
    choice = entry
    worth  = -way_to_town(unit, entry)
  }
}
