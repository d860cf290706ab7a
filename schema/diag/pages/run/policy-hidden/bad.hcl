policy "Second Sight" {
  for = ann
  prefer "he has nothing" {
    action = call
    worth  = max(bens_hand.cards[*].rank) < queen ? 10 : -10
  }
}
