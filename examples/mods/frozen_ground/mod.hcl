# A mod of Lanzerath Ridge: hard frost on the hill. One card is new, and two decks are changed.

mod "Frozen Ground" {
  id           = "frozen_ground"
  game         = "lanzerath"
  version      = "1.0"
  game_version = ">= 1.0" # of the game
  text         = "The slope is a sheet of ice: men slip, weapons cannot be dug in, and the enemy sends better leaders."
}

section "F1" "Hard Frost" {
  text = "A new tactics card takes the place of Alert in three decks, and in the first attack a leader comes for a rifleman. While the card lies face up no weapon can be emplaced, the observers of C Squad shoot worse, and whoever is to leave the first step of a lane slips on a 1."

  # A card consists of additions to rules elsewhere. They are in force while the card lies face up.
  tactics_card "Hard Frost" {
    text = "Nobody digs in, C Squad has cold hands, and attackers slip at the foot of the slope."

    forbid "Emplace" { because = "the ground is frozen" }

    modify "Defense" "cold hands" {
      when = shooter.squad == C
      by   = 1
    }

    rule "Slipping" { # he stays, and whoever comes after him stops beside him
      given      = { group = set(assault), here = step }
      instead_of = advance(group, here)
      when       = here.number == 1
      roll foothold { dice = d6 }
      if "he keeps his feet" {
        when = foothold > 1
        proceed {} # the replaced rule after all
      }
    }
  }

  # What is new is added; figures that are there are added to. The printed totals follow.
  add composition "Tactics Decks" { rows = { hard_frost = [1, 0, 1, 1] } }
  revise composition "Tactics Decks" {
    rows = { alert = { add = [-1, 0, -1, -1] } }
  }
  revise composition "Attackers Decks" {
    rows = {
      # Or state the old and the new data.
      rifleman_center = { was = [7, 7, 8, 2], now = [6, 7, 8, 2] }
      leader_center   = { add = [1, 0, 0, 0] }
    }
    totals = { add = [-1, 0, 0, 0] }
  }
}
