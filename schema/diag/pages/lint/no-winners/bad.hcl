game "Coin" {
  language = 1
  begin    = toss
}
player "Ann" {}
player "Ben" {}
result "Guessed" {
  winners = [ann, ben]
  worth   = { winners = 1, others = -1 }
}
phase "Toss" {
  roll coin { dice = d2 }
  end game { result = guessed }
}
