section "6" "Scenarios" {
  text = "Where the leagues stand when the war begins."

  scenario "The Salt War" {
    text = "Two troops in each seat, and nobody in between."
    deploy {
      rows = [
        [saltmouth, [harbour_troop, harbour_troop]],
        [highkeep, [hill_troop, hill_troop]],
      ]
    }
    rule "Flags of the Seats" {
      after = set_up()
      set saltmouth { flag = harbour }
      set highkeep { flag = hills }
    }
  }

  scenario "The Pans Are Taken" {
    text = "The third turn: a troop of the Hills sits in the salt pans, far from home; the Harbour has more troops, but in more towns."
    deploy {
      rows = [
        [saltmouth, [harbour_troop, harbour_troop]],
        [eelbridge, [harbour_troop]],
        [reedham, [harbour_troop]],
        [marl, [harbour_troop]],
        [pans, [hill_troop]],
        [highkeep, [hill_troop, hill_troop]],
      ]
    }
    rule "Flags of the Third Turn" {
      after = set_up()
      move turn { to = 3 }
      set {
        the  = [saltmouth, eelbridge, gullwick, marl, reedham]
        flag = harbour
      }
      set {
        the  = [pans, larchfell, stoneford, highkeep]
        flag = hills
      }
    }
  }
}

section "7" "The winter" {
  text = "Before the war the players agree on the weather."

  option "Winter" {
    default = mild
    variant "Mild" { text = "As the rules say." }
    variant "Hard" {
      text = "From the fourth turn on nobody can be raised."
      forbid "Raise" {
        when    = turn >= 4
        because = "the villages are snowed in"
      }
    }
  }
}
