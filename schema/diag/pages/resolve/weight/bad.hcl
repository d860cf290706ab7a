game "Coin" {
  language = 1
  begin    = toss
  minutes  = 1
  weight   = tiny
}
player "Ann" {}
phase "Toss" {
  roll coin { dice = d2 }
  say { text = "${coin}" }
}
