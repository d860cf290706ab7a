rule "Lost" {
  end game {}
}
