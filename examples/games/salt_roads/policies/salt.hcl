# How to play well: take what is worth most, keep a troop at home, and attack from two towns.

policy "Salt" {
  text = "A strong card is for its points. March to towns that nobody holds, the dearest first; keep somebody in the seat; attack where more of us stand around than of them within; raise troops while there is room for them."

  value "Near Seat" { # whether an enemy could be in a seat soon
    given = { league = league }
    base  = any(own(foe(league), union(league.seat.roads, [for t in league.seat.roads : t.roads])))
  }
  value "Held" { # whether a town would be left open to the enemy without this troop
    given = { troop = troop }
    base = (
      any([for t in own(troop.league, towns) : t if t != troop && t.at == troop.at]) ||
      none(own(foe(troop.league), troop.at.roads))
    )
  }
  value "Gain" { # salt that changes hands
    given = { league = league, town = town }
    base  = town.flag == league ? 0 : town.flag == none ? worth(town) : 2 * worth(town)
  }
  table "Promise" { # faces of the die with which an attack is won, or lost
    given   = { edge = number }
    returns = { won = number, lost = number }
    rows    = [["..-1", 1, 3], [0, 2, 2], [1, 3, 1], ["2..", 4, 1]]
  }
  value "Spoils" { # of an attack that is won
    given = { league = league, town = town }
    base  = 8 + (count(own(foe(league), town)) == 1 ? 6 * gain(league, town) : 3 * worth(town))
  }
  value "Far" { # roads from a town to the next that would bring something
    given = { league = league, town = town }
    base = gain(league, town) > 0 ? 0 : any([for t in town.roads : t if gain(league, t) > 0]) ? 1 : any([
      for t in town.roads.roads : t
      if gain(league, t) > 0
    ]) ? 2 : 3
  }

  first "into their seat" {
    action = march
    when   = town == foe(self).seat
  }
  prefer "the strongest card" {
    choice = card
    in     = choose
    worth  = 3 * card.points - (card.lasting ? 1 : 0)
  }
  prefer "points are orders" {
    action = for_its_points
    worth  = 2 * card.points
  }
  prefer "two troops at once" {
    action = as_an_event
    when   = card.levies
    worth  = count(league.troops.supply) >= 2 ? 5 : 0
  }
  prefer "spies for what is worth little" {
    action = as_an_event
    when   = card.spies
    worth  = any(foe(league).hand.tidings) && count(own(league, towns)) >= 5 ? 1 : 0
  }
  prefer "fever, for whoever holds more ports" {
    action = as_an_event
    when   = card.salt_fever
    worth = 2 * (count([for t in towns.port : t if t.flag == league]) - count([
      for t in towns.port : t
      if t.flag == foe(league)
    ]))
  }

  prefer "to where there is salt" {
    action = march
    worth  = 6 * gain(league, town) + 3 * (far(league, troop.at) - far(league, town))
  }
  prefer "leave nothing open" {
    action = march
    when   = !held(troop)
    worth  = -4 * worth(troop.at)
  }
  prefer "somebody stays at home" {
    action = [march, attack]
    when   = troop.at == league.seat && count(own(league, league.seat)) == 1
    worth  = near_seat(league) ? -60 : -6
  }
  prefer "where we are more" {
    action = attack
    worth = floor(
      promise(edge(league, town)).won * spoils(league, town) - promise(edge(league, town)).lost * 8,
      6
    )
  }
  prefer "they are at the gate" {
    action = attack
    when   = contains(league.seat.roads, town) && edge(league, town) >= 0
    worth  = 8
  }
  prefer "more troops" {
    action = raise
    worth  = turn == 6 ? 0 : 6 - count(own(league, towns))
  }
  prefer "a guard for the seat" {
    action = raise
    when   = none(own(league, league.seat)) && near_seat(league)
    worth  = 40
  }
  prefer "enough" {
    pass  = orders
    worth = 1
  }
  prefer "to the best port" {
    choice = town
    in     = they_sail
    worth  = gain(league, town)
  }
  prefer "whoever is free" {
    choice = troop
    in     = they_sail
    worth = (
      held(troop) && !(troop.at == league.seat && count(own(league, league.seat)) == 1) ? 1 :
      -1
    )
  }
}
