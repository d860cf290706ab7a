rule "March" {
  stop "Battle" {}
}
rule "Battle" {
  run "March" {}
}
