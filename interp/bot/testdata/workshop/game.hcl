# What a player's own next actions make of an option matters: two of six kinds of work are good, and
# the others bad. And a bet loses on the mean, whatever is bet on.

game "Workshop" {
  language = 1
  begin    = the_day
  length   = 14
}
kind "master" { is = player }
master "Ben" {}

track "Coins" {
  boxes = numbers(0, 60)
  start = 30
}
value "Standing" {
  given = { player = player }
  base  = coins
}

phase "The Day" {
  offer "Mornings" {}
  offer "Wagers" {}
  repeat {
    times = 10
    offer "The Evening" {}
  }
  end game { winner = ben }
}

menu "Mornings" { player = ben }
action "Rest" {
  menu = mornings
  advance coins { by = 1 }
}
action "Set to Work" {
  menu = mornings
  offer "Work" {}
}

menu "Work" { player = ben }
action "Weave" {
  menu = work
  advance coins { by = 12 }
}
action "Forge" {
  menu = work
  advance coins { by = 12 }
}
action "Break" {
  menu = work
  advance coins { by = -8 }
}
action "Burn" {
  menu = work
  advance coins { by = -8 }
}
action "Spill" {
  menu = work
  advance coins { by = -8 }
}
action "Lose" {
  menu = work
  advance coins { by = -8 }
}

menu "Wagers" { player = ben }
action "Keep" { menu = wagers }
action "Bet" {
  menu = wagers
  choose number {
    from   = numbers(1, 6)
    player = ben
  }
  roll throw { dice = d6 }
  advance coins { by = throw == number ? 10 : -4 }
}

menu "The Evening" { player = ben }
action "Sing" { menu = the_evening }
action "Sleep" { menu = the_evening }
