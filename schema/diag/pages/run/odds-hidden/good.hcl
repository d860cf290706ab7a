rule "Guess" {
  choose rank {
    from   = ranks
    player = ben
  }
  end game { winner = only(anns_hand.cards).rank == rank ? ben : ann }
}
