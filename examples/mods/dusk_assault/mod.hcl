# A mod of Lanzerath Ridge: a scenario of one's own. The last light, a platoon that has already lost men, and a hill full of haze.

mod "Dusk Assault" {
  id      = "dusk_assault"
  of      = "lanzerath"
  version = "1.0"
  needs   = ">= 1.0"
}

section "D1" "Dusk Assault" {
  text = "The platoon starts with three men fewer and lower spirits, but nobody sees far in the haze, and the wire was mended on the flanks too."

  scenario "Dusk Assault" {
    text = "Late in the afternoon: fewer men, poor light."

    deploy "Americans" {
      rows = [
        [LF, [adams]],
        [position.B2, [jenkins]],
        [position.B3, [dustman, creger, queen]],
        [position.B4, [bouck, james]],
        [position.B5, [fansher, mcconnell, gacki, M1919]],
        [position.B6, [redmond, kalil]],
        [position.P, [slape, milosevich, M2, M2_jeep]],
        [CAB, [springer, fort]],
        [W2, [radio_jeep]],
        [W3, [artillery_jeep]],
      ]
    }

    rule "Low Spirits" {
      after = set_up()
      move morale { to = 4 }
    }

    modify "Defense" "poor light" { # every target that is shot at over a range symbol
      when = range_symbols(shooter.at, target.at) > 0
      by   = 1
    }
  }
}
