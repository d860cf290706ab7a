rule "Halt" {
  after = enter(any, hill)
  stop "The Game" {}
}
