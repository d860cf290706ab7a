rule "March" {
  run "March" {}
}
