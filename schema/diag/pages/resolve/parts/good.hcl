game "Coin" {
  language = 1
  parts    = 10
  begin    = toss
}
rule "Toss" {
  end game { result = draw }
}
