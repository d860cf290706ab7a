# A mod of Lanzerath Ridge: one card is worse, and there is one more of it. Frozen Ground changes
# the same decks; both add, so they play together.

mod "Nervous Enemy" {
  id           = "nervous_enemy"
  game         = "lanzerath"
  version      = "1.0"
  game_version = ">= 1.0" # of the game
}

section "N1" "Nervous Enemy" {
  text = "Alert counts double, and one more of it is in the first tactics deck."

  modify "Defense" "Alert counts double" {
    when = any(tactics_shown.tactics_cards.alert) && target.assault
    by   = 1
  }

  revise composition "Tactics Decks" {
    rows = { alert = { add = [1, 0, 0, 0] } }
  }
}
