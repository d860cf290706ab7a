# The defenders: up to five actions a turn.

section "4.0" "Defense Phase" {
  text = "Take up to five actions, each with another defender; then all action tokens come off. If an assault counter is still in a position now, the battle is lost."

  phase "Defense Phase" {
    offer "Defender Actions" {
      up_to   = 5
      passing = "the Defense Phase ends"
      none {}
    }
    unmark defenders { with = action_token }
  }

  rule "Overrun" {
    after = defense_phase()
    when  = any(positions.assaults)
    each intruder {
      from = positions.assaults
      say { text = "${intruder} is still in ${intruder.at}: the position is overrun" }
    }
    run "The Ridge Is Lost" {}
  }
}

section "4.1" "Actions" {
  text = "A defender who carries an action token may not act again this turn. Who is disrupted may only recover; who is exhausted may do nothing unless he is also disrupted, and then only recover."

  menu "Defender Actions" {
    player = defender
    actor  = defenders
    fields = { major = bool }
    require "has no action token" { that = !actor.acted }
    require "is neither disrupted nor exhausted" { that = !actor.disrupted && actor.fresh }
  }
}

section "4.1.1" "Action Types" {
  text = "Whoever acts gets an action token. A major action also exhausts him; a minor one does not."

  rule "The Actor Is Marked" {
    given = { actor = defender, act = defender_actions }
    after = defender_actions(actor, act)
    when  = actor.in_play
    if "a major action" {
      when = act.major
      flip actor { to = exhausted }
    }
    mark actor { with = action_token }
  }
}

# ------------------------------------------------------------------------------------- fire
section "4.1.2" "Attack" {
  text = "Major. Name an attacker counter in sight, the top one if several are stacked, and roll the defender's dice: if one reaches the defense of the counter's space, the counter goes to the supply. Each range symbol on the line of fire adds 1 to the defense."

  action "Attack" {
    menu  = defender_actions
    major = true
    choose target {
      from = exposed
      require "is in line of sight" { that = sees(actor.at, target.at) }
    }
    roll fire { dice = pool(actor.dice + extra_dice(actor), actor.die) }
    if "a die reaches the defense" {
      when = max(fire) >= defense(target, actor)
      run "Knock Out" {}
    }
  }

  value "Exposed" {
    returns = set(enemy)
    base    = [for e in enemies.on_top : e if !e.at.position]
  }

  value "Defense" {
    given = { target = enemy, shooter = defender, shot = optional(number, 1) }
    base  = target.at.defense
    modifier "range symbols crossed" { by = range_symbols(shooter.at, target.at) }
  }

  value "Range Symbols" {
    given = { from = space, to = space }
    base  = overlap(from.ranged, to.symbols) ? 1 : 0
  }

  value "Extra Dice" {
    given = { shooter = defender }
    base  = 0
  }

  rule "Knock Out" {
    given = { target = enemy }
    move target { to = supply }
  }
}

section "4.1.3" "Close Combat" {
  text = "Major. Removes one assault counter from the defender's own position, without a roll; nothing else can."

  action "Close Combat" {
    menu  = defender_actions
    major = true
    choose target { from = actor.at.assaults }
    run "Knock Out" {}
  }
}

section "4.1.4" "Adjust Fire" {
  text = "Major, for a machine gunner [M] beside a weapon. He attacks as often as its loaded rounds allow: for each attack say how many rounds he spends, and roll as many of the weapon's dice. Each attack after the first adds 1 more to the defense. Spent rounds leave the game. After more than three, throw a d6 for each further one: any 1 destroys the weapon."

  action "Adjust Fire" {
    menu  = defender_actions
    major = true
    require "is a machine gunner [M]" { that = actor.gunner }
    require "sees a target" { that = any(targets(actor)) }
    choose weapon { from = actor.at.weapons }
    require "the weapon is loaded" { that = weapon.loaded > 0 }
    choose target { from = targets(actor) }
    choose rounds { from = numbers(1, weapon.loaded) }
    let { full = weapon.loaded }
    run "Shoot" { shot = 1 }
    run "Overheating" { spent = full - weapon.loaded }
  }
  menu "Next Shot" {
    given = { actor = defender, weapon = weapon, full = number, shot = number }
  }
  action "Fire Again" {
    menu = next_shot
    choose target { from = targets(actor) }
    choose rounds { from = numbers(1, weapon.loaded) }
    run "Shoot" {}
  }
  rule "Shoot" {
    given = { actor = defender, weapon = weapon, full = number, target = enemy, rounds = number, shot = number }
    set weapon { loaded = weapon.loaded - rounds }
    roll fire { dice = pool(rounds + extra_dice(actor), weapon.die) }
    if "a die reaches the defense" {
      when = max(fire) >= defense(target, actor, shot)
      run "Knock Out" {}
    }
    offer "Next Shot" {
      may_pass = true
      passing  = "no further shot"
      shot     = shot + 1
    }
  }

  value "Targets" {
    given = { shooter = defender }
    base  = [for e in exposed : e if sees(shooter.at, e.at)]
  }

  modify "Defense" "later attacks of one Adjust Fire" { by = shot - 1 }

  rule "Overheating" {
    given = { weapon = weapon, spent = number }
    when  = spent > 3
    roll heat "overheating" { dice = pool(spent - 3, d6) }
    if "any 1" {
      when = min(heat) == 1
      remove weapon {}
    }
  }
}

# ----------------------------------------------------------------------- helpers, leaders, movement
section "4.1.5" "Assist" {
  text = "Major, for a man with the Assist designator [A]. He makes one exhausted defender in his position fresh again, but none who commands or inspires."

  action "Assist" {
    menu  = defender_actions
    major = true
    require "has the Assist designator [A]" { that = actor.assistant }
    choose man {
      from = actor.at.defenders.exhausted
      require "neither commands nor inspires" { that = !man.commander && !man.inspiring }
    }
    flip man { to = fresh }
  }
}

section "4.1.6" "Command" {
  text = "Major, for Bouck and Slape [C]. Makes up to three exhausted defenders fresh again who stand in the same position or in one joined to it, but no other commander."

  action "Command" {
    menu  = defender_actions
    major = true
    require "has the Command designator [C]" { that = actor.commander }
    require "somebody hears" { that = any(within_call(actor)) }
    choose men {
      from     = within_call(actor)
      at_least = 1
      up_to    = 3
    }
    flip men { to = fresh }
  }

  value "Within Call" {
    given = { leader = defender }
    base  = [for d in defenders.exhausted : d if !d.commander && distance(leader.at, d.at) <= 1]
  }
}

section "4.1.7" "Reposition" {
  text = "Major. The defender goes to any other position that holds fewer than four, and may take one dismounted weapon along."

  action "Reposition" {
    menu  = defender_actions
    major = true
    choose to {
      from = [for p in positions : p if p != actor.at]
      require "has room for one more" { that = to.room > 0 }
    }
    run "Go" {}
  }

  rule "Go" {
    given = { actor = defender, to = position }
    choose load {
      from     = actor.at.weapons.dismounted
      may_pass = true
      passing  = "he takes none along"
      none {}
    }
    move actor { to = to }
    if "he carries a weapon" {
      when = load != none
      move load { to = to }
    }
  }
}

# ------------------------------------------------------------------------------------- radios
section "4.1.8" "Radio-Artillery" {
  text = "For Bouck and Springer, beside the Artillery Jeep. Minor: place a radio token on it. Major: discard its radio tokens and throw a d6 for each; with any 5 or 6, or only a 6 if the jeep is damaged, the top three cards of the attackers' deck are discarded."

  action "Radio the Battery" {
    menu  = defender_actions
    major = false
    require "can call for artillery [R, Ra]" { that = actor.artillery_radio }
    require "is at the Artillery Jeep" { that = artillery_jeep.at == actor.at }
    require "a radio token is left" { that = radio_token.supply > 0 }
    mark artillery_jeep { with = radio_token }
  }

  action "Call Artillery" {
    menu  = defender_actions
    major = true
    require "can call for artillery [R, Ra]" { that = actor.artillery_radio }
    require "is at the Artillery Jeep" { that = artillery_jeep.at == actor.at }
    require "radio tokens lie on the jeep" { that = artillery_jeep.on_the_air }
    run "Transmit" answered { jeep = artillery_jeep }
    if "the shells fall" {
      when = answered
      draw shelled {
        from  = current_deck
        to    = attackers_discards
        count = 3
      }
    }
  }

  rule "Transmit" {
    given   = { jeep = vehicle }
    returns = bool
    let { tokens = jeep.radio_tokens }
    unmark jeep { with = radio_token }
    roll signal { dice = pool(tokens, d6) }
    return { the = max(signal) >= clear_signal(jeep) }
  }

  value "Clear Signal" {
    given = { jeep = vehicle }
    base  = 5
    modifier "the jeep is damaged" {
      when = jeep.damaged
      by   = 1
    }
  }
}

section "4.1.9" "Radio-Intelligence" {
  text = "For Bouck and Fort, beside the Radio Jeep. Minor: place a radio token on it. Major: as for artillery, but success moves the intelligence token up by one."

  action "Radio the Regiment" {
    menu  = defender_actions
    major = false
    require "can report to the regiment [R, Ri]" { that = actor.intelligence_radio }
    require "is at the Radio Jeep" { that = radio_jeep.at == actor.at }
    require "a radio token is left" { that = radio_token.supply > 0 }
    mark radio_jeep { with = radio_token }
  }

  action "Report Intelligence" {
    menu  = defender_actions
    major = true
    require "can report to the regiment [R, Ri]" { that = actor.intelligence_radio }
    require "is at the Radio Jeep" { that = radio_jeep.at == actor.at }
    require "radio tokens lie on the jeep" { that = radio_jeep.on_the_air }
    run "Transmit" answered { jeep = radio_jeep }
    if "the regiment knows more" {
      when = answered
      advance intelligence {}
    }
  }
}

# ------------------------------------------------------------------------------------ minor actions
section "4.1.10" "Dismount Weapon" {
  text = "Minor. Turns a weapon in the defender's position to its dismounted side: it can be carried, but throws a lesser die."

  action "Dismount" {
    menu  = defender_actions
    major = false
    choose weapon { from = actor.at.weapons.emplaced }
    flip weapon { to = dismounted }
  }
}

section "4.1.11" "Emplace Weapon" {
  text = "Minor. Turns a weapon in the defender's position to its emplaced side."

  action "Emplace" {
    menu  = defender_actions
    major = false
    choose weapon { from = actor.at.weapons.dismounted }
    flip weapon { to = emplaced }
  }
}

section "4.1.12" "Move" {
  text = "Minor. As Reposition, but only to a position joined to his own."

  action "Move" {
    menu  = defender_actions
    major = false
    choose to {
      from = actor.at.next_to
      require "has room for one more" { that = to.room > 0 }
    }
    run "Go" {}
  }
}

section "4.1.13" "Recover" {
  text = "Minor. Takes off the defender's disrupted token. It does not make him fresh: only Assist, Command and the end of the attack do."

  action "Recover" {
    menu  = defender_actions
    major = false
    except "Defender Actions" "is neither disrupted nor exhausted" {}
    require "is disrupted" { that = actor.disrupted }
    unmark actor { with = disrupted }
  }
}

section "4.1.14" "Reload" {
  text = "Minor. Fills the loaded area of a weapon in the defender's position from its reserve, up to its maximum."

  action "Reload" {
    menu  = defender_actions
    major = false
    choose weapon { from = actor.at.weapons }
    require "the weapon is not full" { that = weapon.loaded < weapon.room }
    require "rounds are left in reserve" { that = weapon.reserve > 0 }
    run "Load" {}
  }

  rule "Load" {
    ruling = "the weapon is filled as far as its reserve goes: there is no loading less"
    given  = { weapon = weapon }
    let { rounds = min(weapon.room - weapon.loaded, weapon.reserve) }
    set weapon {
      loaded  = weapon.loaded + rounds
      reserve = weapon.reserve - rounds
    }
  }
}

section "4.1.15" "Transfer Ammo" {
  text = "Minor. Moves any number of rounds from the reserve of one weapon in the defender's position to that of another one there; the M2 neither gives nor takes."

  action "Transfer Ammo" {
    menu  = defender_actions
    major = false
    choose giver {
      from = actor.at.weapons
      require "is not the M2" { that = giver != M2 }
      require "has rounds in reserve" { that = giver.reserve > 0 }
    }
    choose taker {
      from = [for w in actor.at.weapons : w if w != giver]
      require "is not the M2" { that = taker != M2 }
    }
    choose rounds { from = numbers(1, giver.reserve) }
    set giver { reserve = giver.reserve - rounds }
    set taker { reserve = taker.reserve + rounds }
  }
}

# ------------------------------------------------------------------------------------- attributes
section "4.3" "Attributes" {
  text     = "Squads and inspiration are no actions: they hold all the time."
  no_rules = "a heading"
}

section "4.3.1" "Squad Designation" {
  text     = "Defenders belong to squad A, B or C, the observers being C. Bouck and Slape belong to none."
  no_rules = "a datum of the counters: setup.18"
}

section "4.3.2" "Inspire" {
  text = "An inspiring defender who is fresh, undisrupted and without action token gives the others in his position one more die when they Attack or Adjust Fire; two who inspire give no more. Bouck and Slape inspire all who do not inspire themselves; Dustman, Redmond and Springer their own squads."

  modify "Extra Dice" "inspired by a comrade" {
    ruling = "in Adjust Fire the die costs no round, and heats nothing"
    when   = any(inspirers(shooter))
    by     = 1
  }

  value "Inspirers" {
    given = { man = defender }
    base = [
      for c in man.at.defenders.inspiring.fresh : c
      if (
        c != man &&
        !c.acted &&
        !c.disrupted &&
        (c.squad == none ? !man.inspiring : c.squad == man.squad)
      )
    ]
  }
}
