game "Coin" {
  language = 1
  begin    = toss
}
player "Ann" {}
rule "Toss" {
  end game { winner = ann }
}
