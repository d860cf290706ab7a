game "Coin" {
  language = 1
  begin    = toss
}
player "Ann" {}
track "Heads" { boxes = numbers(0, 9) }
menu "Tosses" { player = ann }
action "Toss One" {
  menu = tosses
  roll coin { dice = d2 }
  advance heads { by = coin - 1 }
}
phase "Toss" {
  offer "Tosses" { up_to = any }
  end game { winner = ann }
}
