# A mod of Lanzerath Ridge: hard frost on the hill. One card is new, and one deck is changed.

mod "Frozen Ground" {
  id      = "frozen_ground"
  of      = "lanzerath"
  version = "1.0"
  needs   = ">= 1.0" # of the game
  text    = "The slope is a sheet of ice: men slip, weapons cannot be dug in, and the enemy sends better leaders."
}

section "M1" "The frost card" {
  text = "While the card is on display no weapon is emplaced, the forward observers' hands are cold, and attackers slip at the foot of a lane."

  # A card is nothing but additions to rules that stand elsewhere. They hold while the card is on display.
  tactics_card "Hard Frost" {
    forbid "Emplace" { because = "the ground is frozen" }

    modify "Extra Dice" "cold hands" {
      when = shooter.squad == C
      by   = -1
    }

    rule "Slipping" { # whoever is about to step off the first step of a lane
      given      = { here = step }
      instead_of = advance(here)
      when       = here.number == 1
      roll foothold { of = d6 }
      if "he keeps his feet" {
        when = foothold > 1
        proceed {} # the replaced rule after all
      }
    }
  }
}

section "M2" "Changed decks" {
  text = "The frost card takes the place of Alert in every tactics deck; a leader comes for a rifleman in the first attack."

  # A revision states what it expects to find and what it makes of it. If the game says something else, that is an error.
  revise composition "Tactics Decks" {
    rows = {
      hard_frost = { was = absent, now = [1, 1, 1, 1] }
      alert      = { was = [1, 1, 1, 1], now = [0, 0, 0, 0] }
    }
  }
  revise composition "Attackers Decks" {
    rows = {
      rifleman_center = { was = [7, 7, 8, 2], now = [6, 7, 8, 2] }
      leader_center   = { was = [2, 3, 3, 1], now = [3, 3, 3, 1] }
    }
  }
}
