# A mod of Lanzerath Ridge: a scenario of its own. Last light, a platoon that has already lost men,
# and haze on the hill.

mod "Dusk Assault" {
  id           = "dusk_assault"
  game         = "lanzerath"
  version      = "1.0"
  game_version = ">= 1.0" # of the game
}

section "D1" "Dusk Assault" {
  text = "The fourth attack alone, as a scenario: Preston, Baasch and Wibben are lost, morale is at 4, and the M1919 stands on the right. Whoever fires across a range symbol needs 1 more, for the light is poor."

  scenario "Dusk Assault" {
    text = "Late in the afternoon: fewer men, poor light, one attack to outlast."

    deploy { # all others stand where the game puts them
      rows = [
        # Where a place is expected, B6 is the position, not the lane of that name.
        [B6, [redmond, kalil, M1919]],
        [log_cabin, [gacki]],
      ]
    }

    rule "What the Day Has Cost" {
      after = set_up()
      move period { to = 4 }
      move morale { to = 4 }
      remove { the = [preston, baasch, wibben] }
    }

    modify "Defense" "poor light" {
      when = range_symbols(shooter.at, target.at) > 0
      by   = 1
    }
  }
}
