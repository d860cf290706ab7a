game "Coin" {
  language = 1
  length   = 3
  begin    = toss
}
rule "Toss" {
  end game { result = draw }
}
