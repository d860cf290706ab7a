# The four attacks: how each is set up, and how it ends.

section "2.0" "Attack Periods" {
  text = "There are four attacks, each with its own decks. A scenario may also begin with a later one: the forces are as for the first, and then the set-up of that attack follows."

  track "Period" {
    boxes = numbers(1, 4)
    start = 1
  }

  table "Decks of the Period" {
    given   = { number = number }
    returns = { attackers = attack_deck, tactics = tactics_deck }
    rows = [
      [1, attack_1, tactics_1],
      [2, attack_2, tactics_2],
      [3, attack_3, tactics_3],
      [else, attack_4, tactics_4],
    ]
  }
  value "Current Deck" { base = decks_of_the_period(period).attackers }
  value "Current Tactics" { base = decks_of_the_period(period).tactics }

  scenario "Standard" {
    minutes = 60
    text    = "The whole battle: four attacks, the first of them straight up the hill."
  }
  scenario "Second Attack" {
    minutes = 45
    text    = "From the second attack on: again up the hill, with a first try at the flanks and some mortars."
    rule "Begin at Eleven" {
      after = set_up()
      move period { to = 2 }
    }
  }
  scenario "Third Attack" {
    minutes = 30
    text    = "From the third attack on: machine guns, mortars, and an observer dressed as a medic."
    rule "Begin at Two" {
      after = set_up()
      move period { to = 3 }
    }
  }
  scenario "Fourth Attack" {
    minutes = 15
    text    = "The last attack alone: at dusk, around both flanks."
    rule "Begin at Dusk" {
      after = set_up()
      move period { to = 4 }
    }
  }
}

section "2.1" "Attack Period 1 Setup" {
  text = "Every attack begins with ten riflemen on the slope, never two in one space: one on each of the first three steps of B1 and B2, one on each of the first two of B6, and one on the first step of B3 and of B4."

  phase "Set Up the Attack" {
    each here {
      from = first_wave
      put newcomer {
        from = rifleman.supply
        to   = here
      }
    }
  }

  value "First Wave" {
    source  = "reconstructed"
    returns = set(step)
    base    = [B1-1, B1-2, B1-3, B2-1, B2-2, B2-3, B3-1, B4-1, B6-1, B6-2]
  }
}

section "2.2" "Ending Attack Periods 1 to 3" {
  text = "When the deck is used up and the last Defense Phase done, morale drops by one for each disrupted defender. Then nobody is disrupted or exhausted any more, and the assault counters and radio tokens go back to the supply; defenders, weapons and MG-42s stay where they are."

  rule "End the Attack" {
    run "Nerves" {}
    unmark defenders { with = disrupted }
    flip defenders { to = fresh }
    move assaults { to = supply }
    unmark vehicles { with = radio_token }
  }
}

section "2.3" "Attack Periods 2 to 4 Setup" {
  text = "Before a later attack you may turn any weapons over and place anew all men but Bouck, Springer and Fort, who go to the Log Cabin: in any positions but those in the rear (W1, W2, W3), at most four in each. The fences are put up again and each weapon is loaded from its reserve."

  rule "Make Ready" {
    after = set_up_the_attack()
    when  = period > 1
    mark fence_line { with = fence }
    each weapon {
      from = weapons
      run "Load" {}
    }
    choose turned "weapons to turn over" {
      from   = weapons
      player = defender
      up_to  = count(weapons)
    }
    flip turned {}
    run "Redistribute" {}
  }

  rule "Redistribute" {
    ruling = "whom you do not lift stays where he is; but nobody stays in the rear or as one of five"
    let {
      leaders = [for d in defenders : d if contains([bouck, springer, fort], d)]
      others  = but_not(defenders, leaders)
    }
    choose lifted "men to place anew" {
      from   = others
      player = defender
      up_to  = count(others)
    }
    move lifted { to = reserve }
    move leaders { to = log_cabin }
    move {
      the = [for d in others : d if d.at.rear || d.at.crowded]
      to  = reserve
    }
    repeat {
      while = any(reserve.defenders)
      offer "New Positions" {
        none {
          return {}
        }
      }
    }
  }

  box "Reserve" { of = defender }
  menu "New Positions" {
    player = defender
    actor  = reserve.defenders
  }
  action "Take Position" {
    menu = new_positions
    choose post {
      from = [for p in positions : p if !p.rear]
      require "has room for one more" { that = post.room > 0 }
    }
    move actor { to = post }
  }
}

section "2.4" "Ending Attack Period 4" {
  text = "After the last attack too, each disrupted defender costs a point of morale; then the game is over and scored."

  rule "The Ridge Is Held" {
    after = nerves()
    when  = period == 4
    run "Final Score" {}
  }
}
