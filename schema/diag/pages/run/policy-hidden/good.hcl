policy "Prudence" {
  for = ann
  prefer "we have something" {
    action = call
    worth  = max(anns_hand.cards[*].rank) < queen ? -10 : 10
  }
}
