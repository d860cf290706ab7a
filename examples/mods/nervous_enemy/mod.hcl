# A mod of Lanzerath Ridge: one card is worse, and there is one more of it. Frozen Ground revises the same row of the tactics decks, so lint
# refuses to load the two together.

mod "Nervous Enemy" {
  id           = "nervous_enemy"
  game         = "lanzerath"
  version      = "1.0"
  game_version = ">= 1.0" # of the game
}

section "N1" "Nervous Enemy" {
  text = "Alert counts double, and one more of it lies in the first tactics deck."

  modify "Defense" "Alert counts double" {
    when = any(tactics_shown.tactics_cards.alert) && target.assault
    by   = 1
  }

  revise composition "Tactics Decks" {
    rows   = { alert = { was = [1, 1, 1, 1], now = [2, 1, 1, 1] } }
    totals = { was = [10, 12, 13, 12], now = [11, 12, 13, 12] }
  }
}
