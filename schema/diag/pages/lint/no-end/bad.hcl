game "Coin" {
  language = 1
  begin    = toss
}
player "Ann" {}
track "Heads" { boxes = numbers(0, 9) }
phase "Toss" {
  repeat {
    roll coin { dice = d2 }
    advance heads { by = coin - 1 }
    break {}
  }
}
