rule "Lost" {
  end game { winner = blue }
}
