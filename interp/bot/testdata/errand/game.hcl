# What an option asks next matters: three of ten ways are good, and the others bad. And of two
# bargains that come to the same in the end, one pays sooner.

game "Errand" {
  language = 1
  begin    = the_day
  length   = 14
}
kind "messenger" { is = player }
messenger "Ada" {}

track "Coins" {
  boxes = numbers(0, 60)
  start = 30
}
value "Standing" {
  given = { player = player }
  base  = coins
}

phase "The Day" {
  offer "Errands" {}
  offer "Bargains" {}
  repeat {
    times = 10
    offer "The Evening" {}
  }
  end game { winner = ada }
}

menu "Errands" { player = ada }
action "Wait" {
  menu = errands
  advance coins { by = 1 }
}
action "Go" {
  menu = errands
  run "Find the Way" {}
}
rule "Find the Way" {
  choose way {
    from   = numbers(0, 9)
    player = ada
  }
  advance coins { by = way >= 7 ? 12 : -6 }
}

menu "Bargains" { player = ada }
action "Sell Now" {
  menu = bargains
  advance coins { by = 4 }
  offer "The Evening" {}
}
action "Sell Later" {
  menu = bargains
  offer "The Evening" {}
  advance coins { by = 4 }
}

menu "The Evening" { player = ada }
action "Sing" { menu = the_evening }
action "Sleep" { menu = the_evening }
