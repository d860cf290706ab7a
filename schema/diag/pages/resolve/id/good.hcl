game "Coin!" {
  id       = "coin"
  language = 1
  begin    = toss
}
rule "Toss" {
  end game { result = draw }
}
