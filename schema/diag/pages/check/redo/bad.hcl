rule "Once More" {
  redo {}
}
