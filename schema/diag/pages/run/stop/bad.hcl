rule "Halt" {
  after = enter(any, hill)
  stop "Tire" {}
}
