# Alder Crossing: a hex-and-counter battle of our own. One army comes over a river for three towns,
# the other comes up to hold them. It is a model for such games: hexes, a river on hexsides, a road,
# zones of control, stacking, odds, retreat and advance, supply, reinforcements.

game "Alder Crossing" {
  id       = "alder_crossing"
  language = 1
  version  = "1.0"
  begin    = the_battle
  length   = 200
  parts    = 2 # movement is counted in halves
  text     = "Karst crosses the Alder for three towns. Veldt holds the far bank, and more of it is on the way."
  goal = {
    karst = "Fly your flag over three towns, E2, E6 and G4, when the day ends, and lose fewer men than bend your army."
    veldt = "Keep the towns from Karst until the day ends, and do not let your army bend."
  }

  start_with = the_crossing
  minutes    = 45
  weight     = light
}

# ------------------------------------------------------------------------ 1: what lies on the table
section "1.1" "The map" {
  text = "Hexes of open ground, woods, hills and towns. The Alder runs along hexsides from north to south, and one road crosses it on a bridge."

  enum "terrain" { names = [open, woods, hill, town] }
  kind "hex" {
    is      = space
    plural  = "hexes"
    fields  = { terrain = terrain }
    borders = { river = bool, road = bool }
    state   = { flag = maybe(army) } # of towns: who was there last
  }
  map "The Alder" {
    grid   = hexes
    of     = hex
    raised = odd
    drawn  = <<-MAP
          A B C D E F G H I J
        1 . . w . . . w . . .
        2 . . . . t . . w . .
        3 w . . . . . . . h .
        4 t . . w . . t . . t
        5 . . . . . . . . h .
        6 . w . . t . . w . .
        7 . . . . . . w . . .
    MAP
    legend = {
      "." = { terrain = open }
      w   = { terrain = woods }
      h   = { terrain = hill }
      t   = { terrain = town }
    }
  }
  feature "The Alder" { # from bank to bank, so the line crosses every hexside of the river
    along  = hexes("E1 F1 E2 F2 E3 F3 E4 F4 E5 F5 E6 F6 E7 F7")
    fields = { river = true }
  }
  feature "The post road" {
    along  = hexes("A4 B4 C4 D3 E4 F4 G4 H4 I4 J4")
    fields = { road = true }
  }
  feature "The bank road" {
    along  = hexes("E2 E3 E4 E5 E6")
    fields = { road = true }
  }
}

section "1.2" "The armies" {
  text = "Karst begins with the west of the map, Veldt with the east. What an army needs comes from the hexes of its own edge. A unit has a full and a reduced side."

  kind "army" {
    is = player
    # bent: how many lost steps bend the will of an army
    fields = { sources = set(hex), bent = number }
    state  = { lost = number }
  }
  army "Karst" {
    sources = hexes("A3 A4 A5")
    bent    = 5
  }
  army "Veldt" {
    sources = hexes("J3 J4 J5")
    bent    = 6
  }

  kind "unit" {
    is     = piece
    sides  = [full, reduced]
    traits = [horse]
    fields = { army = army, strength = number, moves = number, turn = number } # turn: when it comes
    state  = { marched = bool, fought = bool }
  }
  roster "unit" {
    columns = [army, strength, moves, turn, traits]
    rows = {
      Adler   = [karst, { full = 5, reduced = 3 }, 3, 1, []]
      Birke   = [karst, { full = 5, reduced = 3 }, 3, 1, []]
      Dachs   = [karst, { full = 4, reduced = 2 }, 3, 1, []]
      Elster  = [karst, { full = 4, reduced = 2 }, 3, 1, []]
      Falke   = [karst, { full = 3, reduced = 1 }, 5, 1, [horse]]
      Gams    = [karst, { full = 4, reduced = 2 }, 3, 2, []]
      Habicht = [karst, { full = 3, reduced = 1 }, 5, 3, [horse]]
      Moor    = [veldt, { full = 3, reduced = 2 }, 3, 1, []]
      Nessel  = [veldt, { full = 3, reduced = 2 }, 3, 1, []]
      Otter   = [veldt, { full = 4, reduced = 2 }, 3, 1, []]
      Pfuhl   = [veldt, { full = 2, reduced = 1 }, 5, 1, [horse]]
      Quell   = [veldt, { full = 4, reduced = 2 }, 3, 2, []]
      Reiher  = [veldt, { full = 5, reduced = 3 }, 3, 4, []]
    }
  }
  box "On the Way" { of = unit }

  value "Own" {
    given = { army = army }
    base  = [for u in units : u if u.army == army]
  }
}

# ------------------------------------------------------------------------------------- 2: the turn
section "2" "The turn" {
  text = "Six turns. In each, Karst and then Veldt take in what comes, march with as many units as they like, and attack as often as they can."

  track "Turn" { boxes = numbers(1, 6) }

  phase "The Battle" {
    repeat {
      each army {
        from = armies
        run "Reinforcements" {}
        set {
          the     = own(army)
          marched = false
          fought  = false
        }
        offer "Marches" {
          up_to = any
          none {}
        }
        offer "Attacks" {
          up_to = any
          none {}
        }
      }
      if "the last turn" {
        when = turn == 6
        run "The Day Ends" {}
      }
      advance turn {}
    }
  }
}

section "2.1" "Reinforcements" {
  text = "A unit whose turn has come enters on a hex of its army's own edge, if there is room and no enemy. Otherwise it waits."

  rule "Reinforcements" {
    given = { army = army }
    each unit {
      from = [for u in on_the_way.units : u if u.army == army]
      when = unit.turn <= turn
      choose entry {
        from   = [for h in army.sources : h if room(army, h)]
        player = army
        none {}
      }
      if "there is room" {
        when = entry != none
        move unit { to = entry }
      }
    }
  }
}

section "2.2" "Stacking" {
  text = "Two units of one army may stand in a hex. Others may pass through."

  value "Room" {
    given = { army = army, hex = hex }
    base  = count(hex.units) < 2 && none([for u in hex.units : u if u.army != army])
  }
}

# ------------------------------------------------------------------------------------- 3: marches
section "3.1" "What a march costs" {
  text = "A point for open ground and towns, two for woods and hills, half a point along a road. To wade the river costs a point more."

  table "Ground" {
    given   = { terrain = terrain }
    returns = { points = number }
    rows    = [[[open, town], 1], [[woods, hill], 2]]
  }
  value "Step" { # none: it cannot be made
    given   = { unit = unit, from = hex, to = hex }
    returns = maybe(number)
    base    = ground(to.terrain)
    modifier "wading" {
      when = border(from, to).river
      by   = 1
    }
    modifier "by road, and over the bridge" {
      when = border(from, to).road
      to   = 0.5
    }
    modifier "no way through the enemy" {
      when = any([for u in to.units : u if u.army != unit.army])
      to   = none
    }
    modifier "a zone stops who has entered it" { # 3.2
      when = from != unit.at && contains(zone(unit.army), from)
      to   = none
    }
    modifier "not from zone to zone" { # 3.2
      when = contains(zone(unit.army), from) && contains(zone(unit.army), to)
      to   = none
    }
  }
  value "Points" {
    given = { unit = unit }
    base  = unit.moves
    modifier "out of supply" { # 3.3
      when    = !supplied(unit)
      at_most = 1
    }
  }
}

section "3.2" "Zones of control" {
  text = "A unit controls the hexes around it, but none across the river. A unit that enters an enemy zone stops there, and does not go from one hex of a zone to another."

  value "Zone" { # of the enemies of an army
    given = { army = army }
    base  = [for u in own(other(army)) : [for h in neighbors(u.at) : h if !border(u.at, h).river]]
  }
}

section "3.3" "Supply" {
  text = "A unit is supplied if it is at most five hexes from a hex of its own edge, by a way free of the enemy and of his zones. A zone does not matter where a friend stands."

  value "Open to" {
    given = { army = army }
    base  = but_not(hexes, union(own(other(army)).at, but_not(zone(army), own(army).at)))
  }
  value "Supplied" {
    given = { unit = unit }
    base  = overlap(reach(unit.at, 5, open_to(unit.army)), unit.army.sources)
  }
}

section "3.4" "Marching" {
  text = "Each unit marches once a turn. Who comes into a town raises his flag."

  menu "Marches" {
    given  = { army = army }
    player = army
    actor  = [for u in own(army) : u if !u.marched]
  }
  action "March" {
    menu = marches
    choose to { from = but_not(reach(actor.at, points(actor), step(actor)), [actor.at]) }
    require "there is room" { that = room(army, to) }
    set actor { marched = true }
    move actor { to = to }
  }
  rule "A Flag Goes Up" {
    given = { unit = unit, here = hex }
    after = enter(unit, here)
    when  = here.terrain == town
    set here { flag = unit.army }
  }
}

# ------------------------------------------------------------------------------------- 4: combat
section "4.1" "Attacks" {
  text = "Units that touch an enemy hex may attack it together. Each unit attacks once a turn, and each hex is attacked once."

  menu "Attacks" {
    given  = { army = army }
    player = army
  }
  action "Attack" {
    menu = attacks
    choose target { from = hexes }
    require "an enemy is there, and has not been attacked" {
      that = any([for u in target.units : u if u.army != army && !u.fought])
    }
    require "somebody who has not attacked touches it" { that = any(assailants(army, target)) }
    choose attackers {
      from     = assailants(army, target)
      at_least = 1
      up_to    = 6
    }
    set {
      the    = union(attackers, target.units)
      fought = true
    }
    run "Combat" {}
  }
  value "Assailants" {
    given = { army = army, target = hex }
    base  = [for h in neighbors(target) : [for u in h.units : u if u.army == army && !u.fought]]
  }
}

section "4.2" "Odds" {
  text = "Strengths are compared, rounded down for the defender: one to two or worse, even, two, three, four, five to one. The ground shifts the column."

  value "Column" { # 1 is one to two, 2 is even, 6 is five to one
    given = { attackers = set(unit), target = hex }
    base  = attack(attackers) < defense(target) ? 1 : 1 + floor(attack(attackers), defense(target))
    modifier "woods, a hill or a town" {
      when = target.terrain != open
      by   = -1
    }
    modifier "all of them across the river" {
      when = none([for u in attackers : u if !border(u.at, target).river])
      by   = -1
    }
    modifier "an attacker out of supply" {
      when = any([for u in attackers : u if !supplied(u)])
      by   = -1
    }
    modifier "a defender out of supply" {
      when = any([for u in target.units : u if !supplied(u)])
      by   = 1
    }
    modifier "the table has six columns" {
      at_least = 1
      at_most  = 6
    }
  }
  value "Attack" {
    given = { attackers = set(unit) }
    base  = sum(attackers[*].strength)
  }
  value "Defense" {
    given = { target = hex }
    base  = max(1, sum(target.units[*].strength))
  }
}

section "4.3" "Results" {
  text = "Attackers or defenders lose steps, or fall back. After an exchange both lose a step."

  enum "result of combat" { names = [attackers_lose, attackers_fall_back, exchange, defenders_fall_back, defenders_lose, rout] }
  table "Combat Results" {
    given   = { column = number, roll = d6 }
    returns = { outcome = result_of_combat }
    across  = roll
    rows = [
      [1, [attackers_lose, attackers_lose, attackers_lose, attackers_fall_back, attackers_fall_back, exchange]],
      [2, [attackers_lose, attackers_lose, attackers_fall_back, exchange, defenders_fall_back, defenders_fall_back]],
      [3, [attackers_lose, attackers_fall_back, exchange, defenders_fall_back, defenders_fall_back, defenders_lose]],
      [4, [attackers_fall_back, exchange, defenders_fall_back, defenders_fall_back, defenders_lose, defenders_lose]],
      [5, [exchange, defenders_fall_back, defenders_fall_back, defenders_lose, defenders_lose, rout]],
      ["6..", [defenders_fall_back, defenders_fall_back, defenders_lose, defenders_lose, rout, rout]],
    ]
  }

  rule "Combat" {
    given = { army = army, attackers = set(unit), target = hex }
    let { defenders = target.units }
    roll outcome { on = combat_results(column(attackers, target)) }
    match outcome {
      case attackers_lose {
        run "Losses" { group = attackers }
      }
      case attackers_fall_back {
        run "Falling Back" { group = attackers }
      }
      case exchange {
        run "Losses" { group = defenders }
        run "Losses" { group = attackers }
      }
      case defenders_fall_back {
        run "Falling Back" { group = defenders }
      }
      case defenders_lose {
        run "Losses" { group = defenders }
        run "Falling Back" { group = defenders }
      }
      case rout {
        run "Losses" { group = defenders }
        run "Losses" { group = defenders }
        run "Falling Back" { group = defenders }
      }
    }
    run "Advance" {}
  }
  rule "Losses" { # one step, of the strongest
    given = { group = set(unit) }
    each unit {
      from          = [for u in group : u if u.in_play]
      highest_first = unit.strength
      run "A Step" {}
      return {}
    }
  }
  rule "A Step" {
    given = { unit = unit }
    let { army = unit.army }
    set army { lost = army.lost + 1 }
    if "it has another step" {
      when = unit.full
      flip unit { to = reduced }
    }
    else "it is gone" {
      remove unit {}
    }
  }
}

section "4.4" "Retreat and advance" {
  text = "Who falls back goes one hex, away from the enemy, his zones and the river; who cannot loses a step and stays. Then one attacker may go into a hex that the defenders have left."

  rule "Falling Back" {
    given = { group = set(unit) }
    each unit {
      from = group
      when = unit.in_play
      choose back {
        from = [
          for h in neighbors(unit.at) : h
          if room(unit.army, h) && !contains(zone(unit.army), h)
        ]
        player = unit.army
        require "not through the river" {
          that = !border(unit.at, back).river || border(unit.at, back).road
        }
        none {
          run "A Step" {}
        }
      }
      if "there is a way" {
        when = back != none
        move unit { to = back }
      }
    }
  }
  rule "Advance" {
    given = { army = army, attackers = set(unit), target = hex }
    if "the hex is empty" {
      when = none(target.units)
      choose first {
        from     = [for u in attackers : u if u.in_play]
        player   = army
        may_pass = true
      }
      if "somebody goes" {
        when = first != none
        move first { to = target }
      }
    }
  }
}

# ------------------------------------------------------------------------------------- 5: the end
section "5" "Victory" {
  text = "At the end of the sixth turn the towns over the river that fly Karst's flag are set against the losses. An army without units has lost at once."

  result "Karst Triumphs" { worth = 2 }
  result "Karst Has the Better of It" { worth = 1 }
  result "Drawn Battle" { worth = 0 }
  result "Veldt Has the Better of It" { worth = -1 }
  result "Veldt Triumphs" { worth = -2 }

  enum "will" { names = [unbent, bent] }
  table "Outcome" {
    given   = { towns = number, karst = will, veldt = will }
    returns = { result = result }
    across  = veldt
    rows = [ # unbent Veldt, bent Veldt
      [0, any, [veldt_triumphs, veldt_has_the_better_of_it]],
      [1, unbent, [veldt_has_the_better_of_it, drawn_battle]],
      [1, bent, [veldt_triumphs, veldt_has_the_better_of_it]],
      [2, unbent, [drawn_battle, karst_has_the_better_of_it]],
      [2, bent, [veldt_has_the_better_of_it, drawn_battle]],
      [3, unbent, [karst_has_the_better_of_it, karst_triumphs]],
      [3, bent, [drawn_battle, karst_has_the_better_of_it]],
    ]
  }
  value "Will" {
    given = { army = army }
    base  = army.lost >= army.bent ? bent : unbent
  }
  value "Losses Left" { # until the army is bent
    given = { army = army }
    base  = max(0, army.bent - army.lost)
  }
  value "Taken" { base = count([for h in hexes("E2 E6 G4") : h if h.flag == karst]) }
  # How far an army is ahead, for bots and reports. Two towns are even; one more counts as three
  # lost steps.
  value "Standing" {
    given = { army = army }
    base  = (army == karst ? 1 : -1) * (3 * (taken - 2) + veldt.lost - karst.lost)
  }
  rule "The Day Ends" {
    end game { result = outcome(taken, will(karst), will(veldt)) }
  }
  rule "Nobody Is Left" {
    given = { unit = unit }
    after = remove(unit)
    when  = none(own(unit.army))
    end game { result = unit.army == karst ? veldt_triumphs : karst_triumphs }
  }
}

# ---------------------------------------------------------------------------- 6: starts and options
section "6.1" "Scenarios" {
  text = "Where the armies stand, and whose flags fly."

  scenario "The Crossing" {
    text = "Karst comes up to the Alder; Veldt holds the towns thinly."
    deploy {
      rows = [
        [C4, [adler, dachs]],
        [D3, [birke]],
        [C5, [elster]],
        [B4, [falke]],
        [E2, [moor]],
        [E6, [nessel]],
        [F4, [otter]],
        [G4, [pfuhl]],
        [on_the_way, [gams, habicht, quell, reiher]],
      ]
    }
    rule "First Flags" {
      after = set_up()
      set A4 { flag = karst }
      set {
        the  = hexes("E2 E6 G4 J4")
        flag = veldt
      }
    }
  }

  scenario "The Bridgehead" {
    text = "The third turn: Karst has the bridge and stands on both sides of it, but it has cost men, and Veldt is all there."
    deploy {
      rows = [
        [F4, [adler, birke.reduced]],
        [E4, [dachs, elster.reduced]],
        [E2, [falke]],
        [D3, [gams]],
        [G3, [moor.reduced]],
        [E6, [nessel]],
        [G4, [otter, quell]],
        [H4, [pfuhl]],
        [on_the_way, [habicht, reiher]],
      ]
    }
    rule "Flags of the Third Turn" {
      after = set_up()
      move turn { to = 3 }
      set {
        the  = [A4, E2]
        flag = karst
      }
      set {
        the  = hexes("E6 G4 J4")
        flag = veldt
      }
      set karst { lost = 2 }
      set veldt { lost = 1 }
    }
  }
}

section "6.2" "The charge" {
  text = "If both agree: horse that attacks open ground shifts the odds in its favor."

  option "Horse" {
    default = at_a_walk
    variant "At a Walk" { text = "Horse fights as foot does." }
    variant "At a Charge" {
      text = "Horse among the attackers of a unit on open ground, and not across the river, shifts the odds one column."
      modify "Column" "a charge" {
        when = target.terrain == open && any([
          for u in attackers.horse : u
          if !border(u.at, target).river
        ])
        by = 1
      }
    }
  }
}
