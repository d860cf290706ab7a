game "Coin" {
  language = 1
  parts    = 0
  begin    = toss
}
rule "Toss" {
  end game { result = draw }
}
