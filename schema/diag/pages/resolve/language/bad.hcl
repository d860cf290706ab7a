game "Coin" {
  language = 99
  begin    = toss
}
rule "Toss" {
  roll coin { dice = d2 }
  end game { result = draw }
}
