message "Retreat" { count = 30 }
kind "message pile" {
  is = deck
  of = message
}
composition "Piles" {
  makes = message_pile
  decks = [Morning, Evening]
  rows  = { retreat = [3, 4] }
  rest  = supply
}
