game "Coin" {
  language = 1
  length   = "short"
  begin    = toss
}
rule "Toss" {
  end game { result = draw }
}
