rule "Again" {
  run "Again" {}
}
