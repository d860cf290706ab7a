game "Coin" {
  language = 1
  version  = "1.0"
  begin    = toss
}
rule "Toss" {
  end game { result = draw }
}
