game "Coin!" {
  id       = "Coin!"
  language = 1
  begin    = toss
}
rule "Toss" {
  end game { result = draw }
}
