# The attackers: three cards a turn.

section "3.0" "Attacker Phase" {
  text = "Three cards of the current deck are turned up and resolved, one after the other, and then discarded. A card brings an assault counter, an MG-42 or mortar fire."

  phase "Attacker Phase" {
    run "Resolve the Cards" {}
    move {
      the = attackers_shown.attackers_cards
      to  = attackers_discards
    }
  }

  rule "Resolve the Cards" {
    repeat {
      times = 3
      run "Next Card" card {}
      reveal card {}
    }
  }

  rule "Next Card" {
    returns = attackers_card
    draw card {
      from        = current_deck
      to          = attackers_shown
      never_empty = true
    }
    return { the = card }
  }
}

section "3.1" "Assault" {
  text = "An assault card brings one more counter of the kind that it names. The counter is placed, and those before it advance."

  rule "Assault" {
    given = { card = assault_card }
    after = reveal(card)
    run "Find the Lane" lane {}
    run "Place the Counter" { counter = card.counter }
  }
}

section "3.1.1" "Place the Assault Counter" {
  text = "The card names one of the two outer lanes, or a die finds one of the six in the center. The counter is placed on the first step of the lane."

  rule "Find the Lane" {
    given   = { card = assault_card }
    returns = lane
    if "the card names it" {
      when = card.lane != none
      return { the = card.lane }
    }
    roll lane { on = center_lanes }
    return { the = lane }
  }

  table "Center Lanes" {
    source  = "inferred"
    given   = { roll = d6 }
    returns = { lane = lane }
    rows    = [[1, B1], [2, B2], [3, B3], [4, B4], [5, B5], [6, B6]]
  }

  rule "Place the Counter" {
    ruling = "if no counter of the kind is left, none is placed and nobody advances"
    given  = { counter = design(assault), lane = lane }
    when   = any(counter.supply)
    let {
      here        = lane.first
      those_there = here.assaults
    }
    put newcomer {
      from = counter.supply
      to   = here
    }
    if "somebody stood there" {
      when = any(those_there)
      run "Advance" { group = those_there }
    }
  }
}

section "3.1.2" "Advance Assault Counters" {
  text = "Whoever stood on the first step moves on by one; whoever stood there moves on in turn, until someone finds an empty step. From the last step they enter the position and attack. Fences stop them: counters pile up before a fence until a fourth would come or a leader is on the lane; then the fence falls and the pile moves on as one. A grenade takes the top counter that runs into it. Those who enter a position throw as many dice at each defender there as their combat values add up to; any die that reaches his valor hits him."

  rule "Advance" {
    given = { group = set(assault), here = step }
    let { ahead = here.next }
    if "a step lies ahead" {
      when = ahead != none
      if "those who stand there go first" {
        when = any(ahead.assaults)
        run "Advance" {
          group = ahead.assaults
          here  = ahead
        }
      }
      move group { to = ahead }
    }
    else "into the position" {
      move group { to = here.lane.ends_at }
    }
  }

  # Fences
  rule "A Fence Holds" { # nobody moves on: newcomers pile on top
    given      = { group = set(assault), here = step }
    instead_of = advance(group, here)
    when       = here.fenced
  }

  rule "A Fence Falls" {
    ruling = "tested when a counter is about to come adjacent; if that step is empty it stops there all the same"
    given  = { group = set(assault), here = step }
    before = advance(group, here)
    when   = here.next.fenced && (count(here.next.assaults) >= fence_strength || led(here.lane))
    unmark {
      the  = here.next
      with = fence
    }
  }

  value "Fence Strength" { base = 3 }
  value "Led" {
    given = { lane = lane }
    base  = any(lane.steps.assaults.leader)
  }

  # Booby traps
  rule "Booby Trap" {
    ruling = "the counter goes to the supply, not out of the game: the text says both"
    given  = { group = set(assault), here = position, from = step }
    before = enter(group, here, from)
    when   = from.trapped
    unmark from {
      with = grenade
      to   = out
    }
    move {
      the = top(group)
      to  = supply
    }
  }

  # Attack defenders
  rule "They Attack" {
    given = { group = set(assault), here = position }
    after = enter(group, here)
    say { text = "${here} is entered: close combat must clear it this turn, or the battle is over" }
    run "Attack a Position" { dice = assault_dice(group) }
  }

  value "Assault Dice" {
    given = { group = set(assault) }
    base  = sum(group[*].combat) # of those who just came in, not of those inside already
  }

  rule "Attack a Position" { # so many dice at each defender, one after the other
    ruling = "the order is the defender's, but nothing comes of it: each is diced for by himself, so it is not asked"
    given  = { here = position, dice = number }
    each man {
      from = here.defenders
      roll fire { dice = pool(dice, d6) }
      if "a die reaches his valor" {
        when = max(fire) >= man.valor
        run "Hit" {}
      }
    }
  }
}

section "3.2" "MG-42" {
  text = "If the MG-42 that a card names is not on the board, it goes to its nest. Otherwise it fires: a die finds the position, and one die is thrown at each defender there."

  rule "MG-42" {
    given = { card = gun_card }
    after = reveal(card)
    let { gun = card.gun }
    if "it fires" {
      when = gun.in_play
      roll target "position that the MG-42 finds" { on = mg-42_targets(gun) }
      run "Attack a Position" {
        here = target
        dice = mg-42_dice
      }
    }
    else "it takes up position" {
      move gun { to = gun.nest }
    }
  }

  value "MG-42 Dice" { base = 1 }

  table "MG-42 Targets" {
    source  = "reconstructed; MG-42 A, 2: text"
    given   = { gun = machine_gun, roll = d6 }
    returns = { target = position }
    across  = roll
    rows = [
      [MG_A, [left_flank, B2, B2, B3, B3, left_flank]],
      [MG_B, [B2, B3, B3, B4, B4, B5]],
      [MG_C, [B4, B4, B5, B5, B6, log_cabin]],
      [MG_D, [P, P, B6, B6, B5, W2]],
    ]
  }
}

section "3.3" "Mortar" {
  text = "A mortar card names a position, or a die finds it. If anybody is there, one die is thrown at each defender and one at each jeep that is still intact; a jeep is damaged by its defense value or more. With a damaged M2 Jeep an emplaced M2 beside it is lost; the damaged radios are harder to use."

  rule "Mortar" {
    ruling = "no defender, no effect: a jeep standing alone is not hit"
    given  = { card = mortar_card }
    after  = reveal(card)
    run "Find the Target" target {}
    if "somebody is there" {
      when = any(target.defenders)
      run "Attack a Position" {
        here = target
        dice = mortar_dice
      }
      each jeep {
        from = target.vehicles.intact
        roll blast "damage to the jeep" { dice = pool(mortar_dice, d6) }
        if "a die reaches its defense" {
          when = max(blast) >= jeep.defense
          flip jeep { to = damaged }
        }
      }
    }
  }

  value "Mortar Dice" { base = 1 }

  rule "Find the Target" {
    given   = { card = mortar_card }
    returns = position
    if "the card names it" {
      when = card.target != none
      return { the = card.target }
    }
    roll target "position that the mortar finds" { on = mortar_targets }
    return { the = target }
  }

  table "Mortar Targets" {
    source  = "reconstructed; 1: text"
    given   = { roll = d6 }
    returns = { target = position }
    rows    = [[1, P], [2, B6], [3, B5], [4, B4], [5, B3], [6, B2]]
  }

  rule "The M2 Goes with Its Jeep" {
    after = flip(m2_jeep)
    when  = m2_jeep.damaged && M2.emplaced && M2.at == m2_jeep.at
    remove M2 {}
  }
}
