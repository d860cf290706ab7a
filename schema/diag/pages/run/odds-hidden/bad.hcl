rule "Guess" {
  choose card {
    from   = anns_hand.cards
    player = ben
  }
  end game { winner = card.rank == king ? ben : ann }
}
