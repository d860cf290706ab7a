# The Harbour's first turn: a card in secret, and the orders that it pays for.

guide "First Roads" {
  seed = 7
  text = "Choose a card in secret, and spend its points on the roads."

  prompt "Choose Old Grudges" {
    text = "Both leagues choose a card of their hand at the same time; the stronger one acts first. A card is worth orders, as many as its points, or its event. Old Grudges has two points, more than the others of your hand."
    see  = [saltmouth]
  }
  answer { card = old_grudges }
  answer { card = fair_wind } # the Hills' own, and three marches for it
  take "For Its Points" {}
  take "March" { town = larchfell }
  take "March" {
    troop = only(larchfell.troops)
    town  = stoneford
  }
  take "March" {
    troop = only(stoneford.troops)
    town  = marl
  }

  prompt "Use it for its points" {
    text = "The Hills had three points and were first: their flag flies over three more towns. Your event would help attackers, and nobody attacks yet."
    see  = [marl, stoneford, larchfell]
  }
  take "For Its Points" {}

  prompt "March to Gullwick, and with the other troop to Eelbridge" {
    text = "A troop that comes to a town raises your flag there, and the town's salt is yours. Saltmouth stays yours while no enemy enters it, but do not leave your seat empty for long."
    see  = [gullwick, eelbridge]
  }
  take "March" { town = gullwick }
  take "March" {
    troop = only(saltmouth.troops)
    town  = eelbridge
  }

  prompt "Choose your next card" {
    text = "You both draw up to four again. After six turns who holds more salt has won; score counts it, and to take the seat of the enemy wins at once."
  }
}
