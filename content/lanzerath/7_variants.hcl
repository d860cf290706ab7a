# Variants: other set-ups, tactics cards, and a second player.

section "7.0" "Variants" {
  text     = "Set-ups that could have been, harder games with tactics cards, and a game for two."
  no_rules = "a heading"
}

section "7.1" "Alternative Setups" {
  text     = "Four changes of the set-up. They may be combined unless one includes or contradicts the other."
  no_rules = "a heading"
}

section "7.1.1" "Full Strength" {
  text = "Easier: McGehee, Robinson and Silvola were not sent away. They stand on the Left Flank with the second M1918, loaded with two rounds and four in reserve."

  option "Strength" {
    variant "Three Men Away" { text = "As in the battle: McGehee, Robinson and Silvola are not here." }
    variant "Full Strength" {
      text = "McGehee, Robinson, Silvola and the second M1918 are on the Left Flank."
      deploy { rows = [[reconstructed(left_flank), [mcgehee, robinson, silvola, M1918_b]]] }
      modify "Crowded at the Start" { also = [left_flank] }
    }
  }
}

section "7.1.2" "Lost Observation Post" {
  text = "Harder: Slape and Creger did not come back from Lanzerath."

  option "Observation Post" {
    variant "Back in Time" { text = "As in the battle: Slape and Creger are here." }
    variant "Lost Observation Post" {
      text = "Slape and Creger are missing."
      rule "Two Are Missing" {
        after = set_up()
        remove { the = [slape, creger] }
      }
    }
  }
}

section "7.1.3" "Lost Commanders and Observation Post" {
  text = "Harder: the three men of Full Strength are here with their M1918, but Bouck, Slape, James and Creger did not come back."

  option "Commanders" {
    variant "Commanders on the Hill" { text = "As in the battle: Bouck, Slape, James and Creger are here." }
    variant "Lost Commanders" {
      text     = "Bouck, Slape, James and Creger are missing; McGehee, Robinson, Silvola and the second M1918 are here. It says itself who is there, so it goes neither with Full Strength nor with Lost Observation Post."
      excludes = [full_strength, lost_observation_post]
      deploy { rows = [[reconstructed(left_flank), [mcgehee, robinson, silvola, M1918_b]]] }
      modify "Crowded at the Start" { also = [left_flank] }
      rule "Four Are Missing" {
        after = set_up()
        remove { the = [bouck, slape, james, creger] }
      }
    }
  }
}

section "7.1.4" "Forward Observer Team Never Arrived" {
  text = "Harder: Springer, Gacki, Queen and Wibben are not here."

  option "Forward Observers" {
    variant "Observers Arrived" { text = "As in the battle: Springer, Gacki, Queen and Wibben are here." }
    variant "No Forward Observers" {
      text = "Springer, Gacki, Queen and Wibben are missing."
      rule "The Observers Are Missing" {
        after = set_up()
        remove { the = [springer, gacki, queen, wibben] }
      }
    }
  }
}

# ------------------------------------------------------------------------------------ tactics cards
section "7.2" "Tactics Cards" {
  text   = "For a harder game tactics cards are turned up, and what they say helps the attackers while they lie there."
  source = "reconstructed; the names Alert, Assault: Grenadier, Coordinated Attack: text; Radio Jamming, Sappers: named by what the text or source S3 tells of them"

  tactics_card "Alert" {
    text = "Assault counters have 1 more defense."
    modify "Defense" {
      when = target.assault
      by   = 1
    }
  }
  tactics_card "Coordinated Attack" {
    text = "Assault counters that enter a position throw one more die at each defender."
    modify "Assault Dice" { by = 1 }
  }
  tactics_card "Radio Jamming" {
    text = "No intelligence can be reported."
    forbid "Report Intelligence" { because = "the radio is jammed" }
  }
  tactics_card "Sappers" {
    text = "Grenades do not go off."
    except "Booby Trap" {}
  }
  tactics_card "Wire Cutters" {
    text = "Every lane counts as one with a leader."
    modify "Led" { to = true }
  }
  tactics_card "Suppressing Fire" {
    text = "MG-42s throw two dice at each defender; the higher one counts."
    modify "MG-42 Dice" { by = 1 }
  }
  tactics_card "Sustained Barrage" {
    text = "Each mortar card is resolved twice."
    rule "Twice" {
      given      = { card = mortar_card }
      instead_of = mortar(card)
      proceed {}
      proceed {}
    }
  }
  tactics_card "Smoke Screen" {
    text = "Attacks across a range symbol meet 1 more defense."
    modify "Defense" {
      when = range_symbols(shooter.at, target.at) > 0
      by   = 1
    }
  }
  tactics_card "Flank March" {
    text = "Who would come up the center may go round: on 1 or 2 the left lane, on 5 or 6 the right one, on 3 or 4 the center after all."
    rule "Some Go Round" {
      given      = { card = assault_card }
      returns    = lane
      instead_of = find_the_lane(card)
      when       = card.lane == none
      roll flank { on = around_the_flank }
      if "round a flank" {
        when = flank != none
        return { the = flank }
      }
      proceed {}
    }
  }
  table "Around the Flank" {
    given   = { roll = d6 }
    returns = { flank = maybe(lane) }
    rows    = [["1-2", O], ["3-4", none], ["5-6", P]]
  }

  kind "reinforcement" {
    text   = "After the three attackers cards one more counter, of the kind named, comes up the center."
    is     = tactics_card
    fields = { counter = design(assault) }
    rule "One More" {
      after = resolve_the_cards()
      roll lane { on = center_lanes }
      run "Place the Counter" { counter = self.counter }
    }
  }
  roster "reinforcement" {
    columns = [counter]
    rows = {
      "Assault: Rifleman"          = [rifleman]
      "Assault: Grenadier"         = [grenadier]
      "Assault: Submachine Gunner" = [submachine_gunner]
      "Assault: Leader"            = [leader]
    }
  }
}

section "7.2.1" "Veteran Difficulty" {
  text = "Three cards of each tactics deck are taken out unseen. Every Attacker Phase begins with a new card from the period's own deck in place of the old one; it is in force to the end of the turn."

  option "Difficulty" {
    variant "Standard" { text = "No tactics cards." }

    variant "Veteran" {
      text = "One tactics card each turn."
      rule "Three Aside" {
        after = set_up()
        run "Set Tactics Aside" { number = 3 }
      }
      rule "A New Tactic" {
        before = attacker_phase()
        run "Drop Tactics" { old = tactics_shown.tactics_cards }
        run "Deal Tactics" { number = 1 }
      }
    }

    variant "Elite" {
      ref    = "7.2.2"
      text   = "Two tactics cards each turn, of which one stays for the next."
      ruling = "the first turn of the game is read as the first of each attack: tactics of the one before it are cleared away"
      rule "Two Aside" {
        after = set_up()
        run "Set Tactics Aside" { number = 2 }
      }
      rule "The Older Tactic Goes" {
        before = attacker_phase()
        run "Drop Tactics" { old = [for c in tactics_shown.tactics_cards : c if !c.on_top] }
        run "Deal Tactics" { number = 2 }
      }
    }
  }

  rule "Set Tactics Aside" {
    given = { number = number }
    each deck {
      from = tactics_decks
      draw unused {
        from  = deck
        to    = out
        count = number
        face  = down
      }
    }
  }
  rule "Deal Tactics" { # until so many are shown
    given = { number = number }
    draw tactics {
      from  = current_tactics
      to    = tactics_shown
      count = number - count(tactics_shown.tactics_cards)
    }
  }
  rule "Drop Tactics" {
    given = { old = set(tactics_card) }
    move old { to = tactics_discards }
  }
  rule "No Tactic Outlasts Its Attack" {
    after = end_the_attack()
    run "Drop Tactics" { old = tactics_shown.tactics_cards }
  }
}

section "7.2.2" "Elite Difficulty" {
  text = "Two cards of each deck are taken out. The first turn of a period has two tactics cards; from then on the older of the two gives way to a new one as each Attacker Phase begins."
}

# ------------------------------------------------------------------------------------- two players
section "7.3" "Competitive Play" {
  text = "A second player leads the attackers with cards from a hand; the rest of the rules stays as it is."

  option "Mode" {
    variant "Solitaire" { text = "The cards lead the attackers." }

    variant "Competitive" {
      text     = "A second player leads the attackers. The Defender needs Full Strength, so the other set-ups are out; the tactics cards are in the Attacker's hand, so Veteran and Elite are out too."
      players  = [defender, attacker]
      needs    = [full_strength]
      excludes = [lost_observation_post, lost_commanders, no_forward_observers, veteran, elite]

      modify "Cards to Come" "in the Attacker's hand" {
        ref = "7.3.3"
        by  = count(attack_hand.attackers_cards)
      }

      rule "The Attacker Plans" {
        ref    = "7.3.3"
        before = attacker_phase()
        if "a new attack, a new hand" {
          when = none(attack_hand.attackers_cards)
          run "Draw Cards" {
            tactics   = 3
            attackers = 4
          }
        }
        if "a tactic is in hand" {
          when = any(tactics_hand.tactics_cards)
          choose tactic {
            from   = tactics_hand.tactics_cards
            player = attacker
          }
          move tactic { to = tactics_shown }
        }
        if "a card too many" {
          when = any(attack_hand.attackers_cards) && count(attack_hand.attackers_cards) > 3
          choose kept "card to keep" {
            from   = attack_hand.attackers_cards
            player = attacker
          }
          move kept { to = kept_back }
        }
      }

      rule "The Attacker Plays a Card" {
        ref        = "7.3.3"
        returns    = attackers_card
        instead_of = next_card()
        when       = any(attack_hand.attackers_cards)
        choose card {
          from   = attack_hand.attackers_cards
          player = attacker
        }
        move card { to = attackers_shown }
        return { the = card }
      }

      rule "The Attacker Draws" {
        ref    = "7.3.3"
        ruling = "as printed: the tactics card goes before the Defense Phase, so those that hinder the defenders' own actions do nothing here; the effects of these are reconstructed"
        after  = attacker_phase()
        run "Drop Tactics" { old = tactics_shown.tactics_cards }
        move {
          the = kept_back.attackers_cards
          to  = attack_hand
        }
        run "Draw Cards" {
          tactics   = 1
          attackers = 3
        }
      }

      rule "The Hand Is Dropped" {
        ref   = "7.3.3"
        after = end_the_attack()
        run "Drop Tactics" { old = tactics_hand.tactics_cards }
        move {
          the = attack_hand.attackers_cards
          to  = attackers_discards
        }
      }
    }
  }
}

section "7.3.1" "Full Strength Setup" {
  text     = "The Defender plays with Full Strength (7.1.1)."
  no_rules = "ruled in 7.3: Competitive needs Full Strength"
}

section "7.3.2" "Prepare Tactics Cards" {
  text     = "All four tactics decks are used whole: no card is taken out."
  no_rules = "decks lie whole and shuffled from the start (setup.3)"
}

section "7.3.3" "Play Attackers and Tactics Cards" {
  text = "For each attack the Attacker draws three tactics and four attackers cards. Each turn one tactics card is played face up and one attackers card is kept back; the other three are resolved one by one, in any order. What is not played stays hidden. Afterwards the cards that were played are discarded, the one that was kept back returns to the hand, and one tactics and three attackers cards are drawn, or as many as there are: for the last turn there are two, so nothing is kept back. Whatever is in hand when the attack ends is dropped."

  box "Attack Hand" {
    of      = attackers_card
    seen_by = attacker
  }
  box "Kept Back" {
    of      = attackers_card
    seen_by = attacker
  }
  box "Tactics Hand" {
    of      = tactics_card
    seen_by = attacker
  }

  rule "Draw Cards" {
    given = { tactics = number, attackers = number }
    draw plans {
      from  = current_tactics
      to    = tactics_hand
      count = tactics
    }
    draw orders {
      from  = current_deck
      to    = attack_hand
      count = attackers
    }
  }
}

section "notes" "Design Notes" {
  text     = "The designer tells how the game came about."
  no_rules = "rules nothing"
}
section "notes.ground" "Design Notes: The Battleground" {
  text     = "Where the board's distances and lines of sight come from."
  no_rules = "rules nothing"
}
section "notes.defenders" "Design Notes: The Defenders" {
  text     = "Why the men, weapons and radios are as they are; it tells who has which designator and what valor stands for which award."
  no_rules = "the data that it gives stand in setup.18"
}
section "notes.attacks" "Design Notes: The Attacks" {
  text     = "What distinguishes the four attacks."
  no_rules = "the attackers decks of setup.2 follow it"
}
section "sources" "Sources" {
  text     = "Books and papers on the battle."
  no_rules = "rules nothing"
}
