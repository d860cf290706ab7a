# Crowbar! J: close combat on one column of five spaces, north at the top.

game "Close Combat" {
  id       = "f05_close_combat"
  language = 1
  begin    = wait
}

player "Rangers" {}
result "Over" { worth = 0 }
phase "Wait" {
  end game { result = over }
}

section "A" "Nouns" {
  kind "square" {
    is     = space
    traits = [prepared] # a bunker, building or the like
    state  = { cliff_to_north = bool }
  }
  kind "column" {
    is     = path
    of     = square
    length = 5
  }
  column "H" {} # H-1 is the northernmost
  column "I" {}

  kind "unit" {
    is    = piece
    state = { strength = number, advances = number }
    value "SP" { base = self.strength }
  }
  kind "ranger" { is = unit }
  kind "german" {
    is    = unit
    sides = [full, reduced]
  }
  ranger "Dog 868" { strength = 9 }
  ranger "Dog 887" { strength = 5 }
  german "Grenadier 4" { strength = 4 }
  german "HKA 3" { strength = 3 }

  kind "commander" {
    is    = piece
    sides = [available, used]
    state = { with = maybe(ranger) }
  }
  commander "Slater" {}

  marker "Shaken" { on = unit }
  marker "Pinned" { on = unit }
  marker "Heroic Action" {
    on        = unit
    adjective = "heroic"
  }
  marker "Spur" { # a bonus spent on this fight
    on        = unit
    adjective = "spurred"
  }
  marker "Inspiration" {
    on        = unit
    adjective = "inspired"
  }

  track "Hour" { boxes = [day, night] }

  # The map's geometry in words of this game. On a square grid they are the fields `north`, `south`,
  # and `neighbors`.
  value "Rear" {
    given   = { unit = unit }
    returns = maybe(square)
    base    = unit.german ? unit.at.next : unit.at.previous
  }
  value "Beside" { # touching, and not across the cliff
    given = { a = square, b = square }
    base  = distance(a, b) == 1 && !(a.cliff_to_north && b == a.previous) && !(b.cliff_to_north && a == b.previous)
  }
}

section "J-0" "When it is fought" {
  rule "Close Combat" {
    given = { attacker = unit, here = square, from = square }
    after = enter(attacker, here, from)
    when  = any(enemies(attacker, here))
    let { defender = only(enemies(attacker, here)) }
    if "a Ranger loses the advances he saved" {
      when = attacker.ranger
      set attacker { advances = 0 }
    }
    repeat { # who cannot retreat at all fights again
      while = attacker.in_play && defender.in_play && attacker.at == defender.at
      run "Fight" {}
    }
  }
  value "Enemies" {
    given = { unit = unit, here = square }
    base  = [for u in here.units : u if u.german != unit.german]
  }
}

section "J-2" "Close combat dice" {
  value "Supporters" {
    given = { unit = unit, here = square }
    base  = [for u in units : u if u.german == unit.german && u != unit && !u.pinned && !u.shaken && beside(u.at, here)]
  }
  value "Supported" {
    given = { unit = unit, against = unit, here = square }
    base  = any(supporters(unit, here)) && sum(supporters(unit, here)[*].SP) >= against.SP
  }

  value "Attacking Dice" {
    given = { attacker = unit, defender = unit, here = square, from = square }
    base  = half_up(attacker.SP, 2)
    modifier "attacker supported" {
      when = supported(attacker, defender, here)
      by   = 1
    }
    modifier "German attacking at night" {
      when = attacker.german && hour.at == night
      by   = 1
    }
    modifier "commander used" {
      when = attacker.spurred
      by   = 1
    }
    modifier "heroic action used" {
      when = attacker.inspired
      by   = 2
    }
    modifier "attacker shaken" {
      when = attacker.shaken
      by   = -1
    }
    modifier "no dice at the least" { at_least = 0 }
  }

  value "Defending Dice" {
    given = { attacker = unit, defender = unit, here = square, from = square }
    base  = half_up(defender.SP, 2)
    modifier "defender supported" {
      when = supported(defender, attacker, here)
      by   = 1
    }
    modifier "defender in prepared cover" {
      when = here.prepared
      by   = 1
    }
    modifier "attacker crossed the cliff" {
      when = !beside(from, here)
      by   = 1
    }
    modifier "commander used" {
      when = defender.spurred
      by   = 1
    }
    modifier "heroic action used" {
      when = defender.inspired
      by   = 2
    }
    modifier "defender pinned or shaken" {
      when = defender.pinned || defender.shaken
      by   = -1
    }
    modifier "no dice at the least" { at_least = 0 }
  }
}

section "J-2c" "Commanders and heroes in the fight" {
  menu "A Bonus for This Fight" { given = { unit = unit } }
  action "Use the Commander" {
    menu = a_bonus_for_this_fight
    choose officer { from = [for c in commanders.available : c if c.with == unit] }
    flip officer { to = used }
    mark unit { with = spur }
  }
  action "Use the Hero" {
    menu = a_bonus_for_this_fight
    require "a hero is with it" { that = unit.heroic }
    unmark unit { with = heroic_action }
    mark unit { with = inspiration }
  }
}

section "J-2e" "Close combat results" {
  table "Close Combat Results" { # halves: two make a hit
    given   = { die = d6 }
    returns = { halves = number, morale = number }
    rows = [
      ["1-3", 0, 0],
      [4, 0, 1],
      [5, 1, 0],
      [6, 2, 0],
    ]
  }

  rule "Fight" {
    given = { attacker = unit, defender = unit, here = square, from = square }
    each unit {
      from = [attacker, defender]
      if "only Rangers have commanders and heroes" {
        when = unit.ranger
        offer "A Bonus for This Fight" {
          up_to = 2
          none {}
        }
      }
    }
    roll attack { # a list: one row of the table per die
      dice = pool(attacking_dice(attacker, defender, here, from), d6)
      on   = close_combat_results
    }
    roll defense {
      dice = pool(defending_dice(attacker, defender, here, from), d6)
      on   = close_combat_results
    }
    unmark {
      the  = [attacker, defender]
      with = [spur, inspiration]
    }
    run "Take Hits" { # both rolls are made: neither loss weakens the other
      unit = defender
      n    = floor(sum(attack[*].halves), 2)
    }
    run "Take Hits" {
      unit = attacker
      n    = floor(sum(defense[*].halves), 2)
    }
    if "both survive" {
      when = attacker.in_play && defender.in_play
      run "Who Gives Way" { lead = sum(attack[*].morale) - sum(defense[*].morale) }
    }
  }

  rule "Take Hits" {
    given = { unit = unit, n = number }
    set unit { strength = max(0, unit.strength - n) }
    if "destroyed" {
      when = unit.strength == 0
      remove unit {}
    }
  }
}

section "J-3" "Victory and defeat" {
  rule "Who Gives Way" {
    given = { attacker = unit, defender = unit, from = square, lead = number }
    if "the attacker broke their morale" {
      when = lead > 0
      run "Retreat" {
        unit = defender
        n    = lead
      }
    }
    else "the defender broke theirs" {
      when = lead < 0
      run "Retreat" {
        unit = attacker
        n    = -lead
      }
    }
    else "neither retreated: the attacker goes back" {
      move attacker { to = from }
    }
  }

  rule "Retreat" { # Rangers north, Germans south, in their column
    given = { unit = unit, n = number }
    repeat {
      times = n
      while = unit.in_play
      let { back = rear(unit) }
      if "a German leaves the map" {
        when = back == none && unit.german
        remove unit {}
      }
      else "the way is open" {
        when = back != none && none(enemies(unit, back))
        move unit { to = back }
      }
      else "a hit for each space not retreated" {
        run "Take Hits" { n = 1 }
      }
    }
  }
}
