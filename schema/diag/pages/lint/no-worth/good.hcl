game "Coin" {
  language = 1
  begin    = toss
}
player "Ann" {}
result "Heads" { worth = 1 }
result "Tails" { worth = -1 }
phase "Toss" {
  roll coin { dice = d2 }
  if "heads" {
    when = coin == 1
    end game { result = heads }
  }
  end game { result = tails }
}
