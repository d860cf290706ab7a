# J: close combat. Whoever enters an enemy's space attacks him there, at once.

section "J" "Close Combat Resolution" {
  text = "A unit that enters the space of an enemy fights him there at once. It is the attacker; whoever stood there is the defender. A Ranger who attacks loses the advances that he had saved."

  rule "Close Combat" {
    given = { attacker = unit, here = square, from = square }
    after = enter(attacker, here, from)
    when  = any(enemies(attacker, here))
    let { defender = only(enemies(attacker, here)) }
    run "Draw the Hidden Fire" {}
    if "the enemy is still there" {
      when = defender.in_play
      run "Fight It Out" {}
    }
    if "a Ranger holds the ground" {
      when = attacker.ranger && attacker.at == here && none(here.germans)
      run "Search the Space" { unit = attacker }
    }
  }

  rule "Fight It Out" {
    given = { attacker = unit, defender = unit, here = square, from = square }
    if "what a Ranger saved is lost" {
      when = attacker.ranger
      set attacker { advances = 0 }
    }
    repeat { # again, if one could not give way at all
      while = attacker.in_play && defender.in_play && attacker.at == defender.at
      run "Fight" {}
    }
  }

  value "Enemies" {
    given = { unit = unit, here = square }
    base  = [for u in here.units : u if u.german != unit.german]
  }
}

section "J-1" "Incoming Fire Markers" {
  text = "When a Ranger unit enters the space of a German, the hidden fire on him is revealed and applied first. If that removes him there was no close combat, but the advances for entering his space are spent."

  rule "Draw the Hidden Fire" {
    given = { attacker = unit, here = square }
    when  = attacker.ranger
    run "Reveal Fire" { unit = attacker }
  }
}

section "J-2" "Close Combat Procedure" {
  text = "Each side throws one die for every two SP, rounded up, more or fewer by what helps and hampers it. Both throw at once. There is no least number of dice."

  rule "Fight" {
    given = { attacker = unit, defender = unit, here = square, from = square }
    say { text = "${attacker} attacks ${defender} at ${here}" }
    run "Bonus for the Dice" { unit = attacker }
    run "Bonus for the Dice" { unit = defender }
    roll attack { # one row of the table for each die
      dice = pool(attacking_dice(attacker, defender, here, from), d6)
      on   = close_combat_results
    }
    roll defense {
      dice = pool(defending_dice(attacker, defender, here, from), d6)
      on   = close_combat_results
    }
    unmark {
      the  = [attacker, defender]
      with = [led, inspired]
    }
    run "Losses of the Fight" {
      on_defender = floor(sum(attack[*].halves), 2)
      on_attacker = floor(sum(defense[*].halves), 2)
    }
    if "both survive" {
      when = attacker.in_play && defender.in_play
      run "Who Gives Way" { lead = sum(attack[*].morale) - sum(defense[*].morale) }
    }
  }
}

section "J-2c" "Attacking Dice" {
  text = "One more with an officer who leads, with supporters next to the space who together have no fewer SP than the defender, with one of these behind the defender, and for a German by night; two more with a hero; one less if shaken."

  value "Attacking Dice" {
    given = { attacker = unit, defender = unit, here = square, from = square }
    base  = ceil(attacker.SP, 2)
    modifier "led by an officer" {
      when = attacker.led
      by   = 1
    }
    modifier "attacker supported" {
      when = supported(attacker, defender, here)
      by   = 1
    }
    modifier "defender flanked" {
      when = flanked(attacker, defender, here)
      by   = 1
    }
    modifier "German attacking by night" {
      when = attacker.german && night
      by   = 1
    }
    modifier "inspired by a hero" {
      when = attacker.inspired
      by   = 2
    }
    modifier "attacker shaken" {
      when = attacker.shaken
      by   = -1
    }
    modifier "no dice are left" { at_least = 0 }
  }

  value "Supporters" { # the cliff keeps those above and below apart
    given = { unit = unit, here = square }
    base = [
      for u in neighbors(here).units : u
      if u.german == unit.german && u != unit && !u.pinned && !u.shaken && u.at.zone == here.zone
    ]
  }
  value "Supported" {
    ruling = "machine guns and the FLAK gun support with their SP for close combat"
    given  = { unit = unit, against = unit, here = square }
    base   = any(supporters(unit, here)) && sum(supporters(unit, here)[*].SP) >= against.SP
  }
  value "Flanked" {
    ruling = "behind a German, who faces the landing, is south of him; behind a Ranger is north. The bracket in the text has it the other way round. Without support nobody is flanked"
    given  = { attacker = unit, defender = unit, here = square }
    base = supported(attacker, defender, here) && any([
      for u in supporters(attacker, here) : u
      if defender.german ? u.at.row > here.row : u.at.row < here.row
    ])
  }
}

section "J-2d" "Defending Dice" {
  text = "One more with an officer who leads, with supporters who together have no fewer SP than the attacker, in prepared cover, and if the attacker came over the cliff; two more with a hero; one less if pinned or shaken."

  value "Defending Dice" {
    given = { attacker = unit, defender = unit, here = square, from = square }
    base  = ceil(defender.SP, 2)
    modifier "led by an officer" {
      when = defender.led
      by   = 1
    }
    modifier "defender supported" {
      when = supported(defender, attacker, here)
      by   = 1
    }
    modifier "defender in prepared cover" {
      when = here.prepared
      by   = 1
    }
    modifier "attacker came over the cliff" {
      when = border(from, here).cliff
      by   = 1
    }
    modifier "inspired by a hero" {
      when = defender.inspired
      by   = 2
    }
    modifier "defender pinned or shaken" {
      when = defender.pinned || defender.shaken
      by   = -1
    }
    modifier "no dice are left" { at_least = 0 }
  }
}

section "J-2e" "Close Combat Dice Results" {
  text = "A 4 shakes the enemy's morale, a 5 is half a hit and a 6 a whole one. Two halves make a hit; a half alone is none. The hits of both sides count at the same time."

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

  rule "Losses of the Fight" {
    given = { attacker = unit, defender = unit, on_defender = number, on_attacker = number }
    let { was_full = defender.full }
    run "Take Hits" {
      unit = defender
      n    = on_defender
    }
    run "Take Hits" {
      unit = attacker
      n    = on_attacker
    }
    if "prisoners" {
      when = attacker.ranger && attacker.in_play && !defender.in_play
      run "Prisoners" {
        german  = defender
        full    = was_full
        company = credited_company(attacker)
      }
    }
  }
}

section "J-3" "Victory and Defeat" {
  text     = "If one unit alone survives, it has won; if none does, nobody has. If both survive, morale decides who gives way."
  no_rules = "a heading: its cases follow"
}

section "J-3c" "Morale Losses" {
  text = "If both survive, the side whose enemy lost more morale has won, and the other retreats as many spaces as the difference."

  rule "Who Gives Way" { # lead: by how many more the defender lost morale
    given = { attacker = unit, defender = unit, from = square, lead = number }
    if "the defender's morale breaks" {
      when = lead > 0
      run "Retreat" {
        unit = defender
        n    = lead
      }
    }
    else "the attacker's morale breaks" {
      when = lead < 0
      run "Retreat" {
        unit = attacker
        n    = -lead
      }
    }
    else "the defender holds out" {
      run "Go Back" {}
    }
  }
}

section "J-3d" "The Attacker Goes Back" {
  text = "If both survive and neither had to retreat, the defender has won, and the attacker goes back to where he came from. A German who came past another goes on as in a retreat (J-3e)."

  rule "Go Back" {
    ruling = "who came over the cliff goes back to the beach, and his rally point stays on top: what is said of Cliff Top 5 limits retreats by morale (J-3e) and moves (I-4). The option Thrown Back has the other reading"
    given  = { attacker = unit, from = square }
    if "a German, to the south" {
      when = attacker.german
      run "Germans Fall Back" {
        unit = attacker
        n    = 1
      }
    }
    else "a Ranger" {
      move attacker { to = from }
    }
  }

  option "Thrown Back" {
    default = to_the_beach
    text    = "Where an attacker goes who came over the cliff and has not won."
    variant "To the Beach" { text = "Back to the beach, from where he came." }
    variant "On the Cliff Top" {
      text = "To go back is a retreat as in J-3e, and nobody retreats beyond Cliff Top 5: he takes a hit and stays, and the fight goes on."

      rule "Nobody Goes Back over the Cliff" {
        given      = { attacker = ranger, from = square }
        instead_of = go_back(attacker, from)
        when       = border(from, attacker.at).cliff
        run "Take Hits" {
          unit = attacker
          n    = 1
        }
      }
    }
  }
}

section "J-3e" "Retreats" {
  text = "Rangers retreat north and Germans south, in their column. A Ranger never retreats beyond Cliff Top 5 or into a German's space: he stops before it, and takes a hit for each space that he does not go. If he cannot go at all, the fight goes on. A German goes on until he finds an empty space; off the map he is eliminated. A pinned German who retreats is pinned no more."

  rule "Retreat" {
    given = { unit = unit, n = number }
    if "a German" {
      when = unit.german
      run "Germans Fall Back" {}
    }
    else "a Ranger" {
      run "Rangers Fall Back" {}
    }
  }

  rule "Rangers Fall Back" {
    given = { unit = ranger, n = number }
    let {
      way = ray(unit.at, north, [for s in squares : s if s.zone == inland && none(s.germans)])
      far = min(n, count(way))
    }
    if "there is a way back" {
      when = far > 0
      move unit { to = only([for s in way : s if distance(s, unit.at) == far]) }
    }
    run "Take Hits" { n = n - far }
  }

  rule "Germans Fall Back" { # past others of their own
    given = { unit = german, n = number }
    let { free = [for s in ray(unit.at, south) : s if distance(s, unit.at) >= n && none(s.germans)] }
    if "off the map" {
      when = none(free)
      remove unit {}
    }
    else "to the first empty space" {
      let { far = min(free[*].row) }
      unmark unit { with = pinned }
      move unit { to = only([for s in free : s if s.row == far]) }
    }
  }
}

section "J-3f" "POWs" {
  text     = "A Ranger unit that attacks, survives, and eliminates the German by its hits takes prisoners: many from a unit that was at full strength, few from a reduced one. Whoever is driven off the map leaves none."
  no_rules = "said in J-2e and Q-4"
}

section "J-4" "After the Fight" {
  text     = "The active unit goes on with its activation, even if it lost; to come back it pays for the space again."
  no_rules = "nothing stops it: G-5 goes on"
}
