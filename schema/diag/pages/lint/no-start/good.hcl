game "Coin" {
  language   = 1
  begin      = toss
  start_with = day
}
look { ends = [] }
player "Ann" {}
scenario "Day" {
  goal    = "Throw a one."
  minutes = 1
  weight  = light
}
scenario "Night" { goal = "Throw a two." }
phase "Toss" {
  roll coin { dice = d2 }
  say { text = "${coin}" }
}
