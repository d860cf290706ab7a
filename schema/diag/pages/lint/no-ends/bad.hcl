game "Coin" {
  language = 1
  begin    = toss
  goal     = "Throw a one."
}
player "Ann" {}
phase "Toss" {
  roll coin { dice = d2 }
  say { text = "${coin}" }
}
