mod "More" {
  game         = "mods"
  game_version = ">= 1.2, < 2"
}
omen "Star" { worth = 5 }
revise roster "omen" {
  rows = { sun = { was = [1], now = [7] } }
}
revise composition "Decks" {
  rows = {
    star = { was = absent, now = [1] }
  }
  totals = { was = [3], now = [4] }
}
modify "Luck" { by = 10 }
rule "Twice as Hard" {
  after = work()
  advance log { by = 2 }
}
scenario "Dusk" {
  rule "It Is Late" {
    after = set_up()
    advance log { by = 50 }
  }
}
action "Dance" {
  menu = orders
  advance log { by = 5 }
}
value "Game Is" { base = 0 }
modify "Game Is" { to = 1 }
action "Shout" {
  anytime = true
  advance log { by = 3 }
}
