game "Coin" {
  language = 1
  begin    = toss
}
look { ends = [] }
player "Ann" {}
scenario "Day" { goal = "Throw a one." }
scenario "Night" { goal = "Throw a two." }
phase "Toss" {
  roll coin { dice = d2 }
  say { text = "${coin}" }
}
