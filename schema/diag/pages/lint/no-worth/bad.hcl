game "Coin" {
  language = 1
  begin    = toss
}
player "Ann" {}
result "Heads" {}
result "Tails" {}
phase "Toss" {
  roll coin { dice = d2 }
  if "heads" {
    when = coin == 1
    end game { result = heads }
  }
  end game { result = tails }
}
