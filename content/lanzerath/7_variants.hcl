# Variants: other set-ups, tactics cards, and a second player.

section "7.0" "Variants" {
  text = "Set-ups that could have been, harder games with tactics cards, and a game for two."
  open = "a heading"
}

section "7.1" "Alternative Setups" {
  text = "Four changes of the set-up. They may be combined unless one includes or contradicts the other."
  open = "a heading"
}

section "7.1.1" "Full Strength" {
  text = "Easier: McGehee, Robinson and Silvola were not sent away. They stand on the Left Flank with the second M1918, loaded with two rounds and four in reserve."

  option "Strength" {
    variant "Three Men Away" { text = "As it was." }
    variant "Full Strength" {
      text = "McGehee, Robinson, Silvola and the second M1918 are on the Left Flank."
      deploy { rows = [[reconstructed(left_flank), [mcgehee, robinson, silvola, M1918_b]]] }
    }
  }
}

section "7.1.2" "Lost Observation Post" {
  text = "Harder: Slape and Creger did not come back from Lanzerath."

  option "Observation Post" {
    variant "Back in Time" { text = "As it was." }
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
  text = "Harder: the three men of Full Strength are here with their M1918, but Bouck, Slape, Creger and James did not come back."

  option "Commanders" {
    variant "Commanders on the Hill" { text = "As it was." }
    variant "Lost Commanders" {
      text     = "Bouck, Slape, Creger and James are missing; McGehee, Robinson, Silvola and the second M1918 are here. It says itself who is there, so it goes neither with Full Strength nor with Lost Observation Post."
      excludes = [full_strength, lost_observation_post]
      deploy { rows = [[reconstructed(left_flank), [mcgehee, robinson, silvola, M1918_b]]] }
      rule "Four Are Missing" {
        after = set_up()
        remove { the = [bouck, slape, creger, james] }
      }
    }
  }
}

section "7.1.4" "Forward Observer Team Never Arrived" {
  text = "Harder: Springer, Gacki, Queen and Wibben are not here."

  option "Forward Observers" {
    variant "Observers Arrived" { text = "As it was." }
    variant "No Forward Observers" {
      text = "Springer, Gacki, Queen and Wibben are missing."
      rule "The Observers Are Missing" {
        after = set_up()
        remove { the = [springer, gacki, queen, wibben] }
      }
    }
  }
}

# ------------------------------------------------------------------------------------- tactics cards
section "7.2" "Tactics Cards" {
  text = "In a harder game a tactics card, or two, lie face up each turn and help the attackers. Cards that are left over when an attack ends are not used any more."

  rule "Deal Tactics" {
    given = { number = number }
    repeat {
      while = count(tactics_shown.tactics_cards) < number && any(current_tactics.tactics_cards)
      draw card {
        from = current_tactics
        to   = tactics_shown
      }
    }
  }

  rule "Set Tactics Aside" {
    given = { number = number }
    each deck {
      of = tactics_decks
      draw unused {
        from  = deck
        to    = out
        count = number
      }
    }
  }

  rule "Old Tactics Are Dropped" {
    after = between_attacks()
    move {
      the = tactics_shown.tactics_cards
      to  = tactics_discards
    }
  }

  # The cards. Names: text, source S3, or reconstructed; all effects are reconstructed.
  tactics_card "Alert" {
    source = "reconstructed"
    text   = "Assault counters have 1 more defense."
    modify "Defense" {
      when = target.assault
      by   = 1
    }
  }
  tactics_card "Coordinated Attack" {
    source = "reconstructed"
    text   = "Assault counters that enter a position throw one more die at each defender."
    modify "Assault Dice" { by = 1 }
  }
  tactics_card "Radio Jamming" {
    source = "reconstructed"
    text   = "No intelligence can be reported."
    forbid "Report Intelligence" { because = "the radio is jammed" }
  }
  tactics_card "Sappers" {
    source = "reconstructed"
    text   = "Grenades do not go off."
    except "Booby Trap" {}
  }
  tactics_card "Wire Cutters" {
    source = "reconstructed"
    text   = "Every lane counts as one with a leader."
    modify "Led" { to = true }
  }
  tactics_card "Suppressing Fire" {
    source = "reconstructed"
    text   = "MG-42s throw two dice at each defender; the higher one counts."
    modify "MG-42 Dice" { by = 1 }
  }
  tactics_card "Sustained Barrage" {
    source = "reconstructed"
    text   = "Each mortar card is resolved twice."
    rule "Twice" {
      given      = { card = mortar_card }
      instead_of = mortar(card)
      proceed {}
      proceed {}
    }
  }
  tactics_card "Smoke Screen" {
    source = "reconstructed"
    text   = "Attacks across a range symbol meet 1 more defense."
    modify "Defense" {
      when = range_symbols(shooter.at, target.at) > 0
      by   = 1
    }
  }
  tactics_card "Flank March" {
    source = "reconstructed"
    text   = "Who would come up the center may go round: on 1 or 2 the left lane, on 5 or 6 the right one."
    rule "Some Go Round" {
      given      = { card = assault_card }
      gives      = lane
      instead_of = find_the_lane(card)
      when       = card.lane == none
      roll way { on = around_the_flank }
      if "round a flank" {
        when = way != none
        give { the = way }
      }
      proceed {}
    }
  }
  table "Around the Flank" {
    source = "reconstructed"
    given  = { roll = d6 }
    gives  = { lane = maybe(lane) }
    rows   = [["1-2", O], ["3-4", none], ["5-6", P]]
  }

  kind "reinforcement" {
    is      = tactics_card
    printed = { counter = design(assault) }
    rule "One More" {
      after = resolve_the_cards()
      roll lane { on = center_lanes }
      run "Place the Counter" { counter = self.counter }
    }
  }
  roster "reinforcement" { # after the three cards one more counter comes up the center
    source  = "reconstructed"
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
  text = "Three cards of each tactics deck are set aside unseen. At the beginning of each Attacker Phase the card in play is discarded and a new one dealt from the deck of the period; it holds to the end of the turn."

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
        move {
          the = tactics_shown.tactics_cards
          to  = tactics_discards
        }
        run "Deal Tactics" { number = 1 }
      }
    }

    variant "Elite" {
      text = "Two tactics cards each turn; each stays for two turns."
      rule "Two Aside" {
        ref   = "7.2.2"
        after = set_up()
        run "Set Tactics Aside" { number = 2 }
      }
      rule "The Older Tactic Goes" {
        ref    = "7.2.2"
        before = attacker_phase()
        move {
          the = [for c in tactics_shown.tactics_cards : c if !c.on_top]
          to  = tactics_discards
        }
        run "Deal Tactics" { number = 2 }
      }
    }
  }
}

section "7.2.2" "Elite Difficulty" {
  text = "Two cards of each deck are set aside. Each period begins with two tactics cards in play; at the beginning of each later Attacker Phase the older one is discarded and a new one dealt."
}

# ------------------------------------------------------------------------------------- two players
section "7.3" "Competitive Play" {
  text = "A second player leads the attackers with a hand of cards; the rest of the rules stays as it is."

  box "Attack Hand" {
    of      = attackers_card
    seen_by = attacker
  }
  box "Tactics Hand" {
    of      = tactics_card
    seen_by = attacker
  }
  box "Cards to Play" {
    of      = attackers_card
    seen_by = attacker
  }

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
        choose tactic {
          from = tactics_hand.tactics_cards
          by   = attacker
          none {}
        }
        if "a tactic is played" {
          when = tactic != none
          move tactic { to = tactics_shown }
        }
        choose plan {
          from     = attack_hand.attackers_cards
          by       = attacker
          at_least = 3
          up_to    = 3
        }
        move plan { to = cards_to_play }
      }

      rule "The Attacker Plays a Card" {
        ref        = "7.3.3"
        gives      = attackers_card
        instead_of = next_card()
        choose card {
          from = cards_to_play.attackers_cards
          by   = attacker
        }
        move card { to = attackers_shown }
        give { the = card }
      }

      rule "The Attacker Draws" {
        ref    = "7.3.3"
        ruling = "read as printed: the tactics card goes before the Defense Phase, so Alert, Radio Jamming and Smoke Screen, whose effects are reconstructed, hinder only a solitaire Defender"
        after  = attacker_phase()
        move {
          the = tactics_shown.tactics_cards
          to  = tactics_discards
        }
        run "Draw Cards" {
          tactics   = 1
          attackers = 3
        }
      }

      rule "The Hand Is Dropped" {
        ref   = "7.3.3"
        after = between_attacks()
        move {
          the = tactics_hand.tactics_cards
          to  = tactics_discards
        }
        move {
          the = attack_hand.attackers_cards
          to  = attackers_discards
        }
      }
    }
  }
}

section "7.3.1" "Full Strength Setup" {
  text = "The Defender plays with Full Strength (7.1.1)."
  open = "ruled in 7.3: Competitive needs Full Strength"
}

section "7.3.2" "Prepare Tactics Cards" {
  text = "The four tactics decks are shuffled and lie beside the decks of attackers cards; no card is set aside."
  open = "decks are always shuffled at the start"
}

section "7.3.3" "Play Attackers and Tactics Cards" {
  text = "For each attack the Attacker draws three tactics and four attackers cards. Each turn he plays one tactics card face up and chooses three attackers cards, which he then resolves in the order that he likes; what he kept stays hidden. After them the played cards are discarded, and he draws one tactics and three attackers cards, or what is left. Cards in hand are dropped when the attack ends."

  rule "Draw Cards" {
    given = { tactics = number, attackers = number }
    draw plans {
      from  = current_tactics
      to    = tactics_hand
      count = min(tactics, count(current_tactics.tactics_cards))
    }
    draw orders {
      from  = current_deck
      to    = attack_hand
      count = min(attackers, count(current_deck.attackers_cards))
    }
  }
}

section "notes" "Design Notes" {
  text = "The designer tells how the game came about."
  open = "rules nothing"
}
section "notes.ground" "Design Notes: The Battleground" {
  text = "Where the board's distances and lines of sight come from."
  open = "rules nothing"
}
section "notes.defenders" "Design Notes: The Defenders" {
  text = "Why the men, weapons and radios are as they are; it tells who has which designator and what valor stands for which award."
  open = "the data that it gives stand in setup.18"
}
section "notes.attacks" "Design Notes: The Attacks" {
  text = "What distinguishes the four attacks."
  open = "the attackers decks of setup.2 follow it"
}
section "sources" "Sources" {
  text = "Books and papers on the battle."
  open = "rules nothing"
}
