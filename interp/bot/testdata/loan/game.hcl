# A loan fills the purse at once, and is paid back long after: how the game stands does not say how
# it will end.

game "Loan" {
  language = 1
  begin    = the_year
  length   = 45
}
kind "spender" { is = player }
spender "Ada" {}

result "Solvent" { worth = 1 }
result "Ruined" { worth = -1 }

track "Coins" {
  boxes = numbers(0, 60)
  start = 30
}
track "Debt" {
  boxes = numbers(0, 60)
  start = 0
}
value "Standing" {
  given = { player = player }
  base  = coins
}
value "Outlook" {
  given = { player = player }
  base  = coins - debt
}

phase "The Year" {
  offer "The Bank" {}
  repeat {
    times = 40
    offer "The Evening" {}
  }
  end game { result = coins - debt < 30 ? ruined : solvent }
}
menu "The Bank" { player = ada }
action "Borrow" {
  menu = the_bank
  advance coins { by = 10 }
  advance debt { by = 20 }
}
action "Go Home" { menu = the_bank }

menu "The Evening" { player = ada }
action "Sing" { menu = the_evening }
action "Sleep" { menu = the_evening }
