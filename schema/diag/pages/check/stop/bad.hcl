rule "March" {
  stop "Battle" {}
}
rule "Battle" {
  say { text = "To arms" }
}
