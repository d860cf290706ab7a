# Crowbar! A-7, D, E to G and K on the four columns of Dog company: one Ranger unit presses on.

game "Crowbar Activation" {
  id       = "f04_crowbar_activation"
  language = 1
  begin    = rangers_turn
  length   = 60
}

player "Rangers" {}
result "Repulsed" { worth = -1 }

# ------------------------------------------------------------------------------------- A: nouns
section "A-1" "The map" {
  enum "zone" { names = [sea, beach, inland] }
  enum "hold" { names = [no_hold, shaky, firm] }

  kind "square" {
    is      = space
    traits  = [woods, highway, bunker]
    fields  = { zone = zone }
    borders = { wire = bool, cliff = bool } # between two neighbours: border(a, b).wire
    state   = { hold = hold }               # on the beach: how firmly the ropes hold
  }
  map "Pointe du Hoc" { # north, the sea, is at the top
    source = "reconstructed"
    grid   = squares
    of     = square
    drawn  = <<-ROWS
          D E F G
       0  s s s s
       1  s s s s
       2  s s s s
       3  s s s s
       4  b b b b
       5  . . . .
       6  . w . .
       7  . . k .
       8  h h h h
    ROWS
    legend = {
      "." = { zone = inland }
      s   = { zone = sea }
      b   = { zone = beach }
      w   = { zone = inland, woods = true }
      k   = { zone = inland, bunker = true }
      h   = { zone = inland, highway = true }
    }
  }
  feature "The cliff" {
    between = [[D4, D5], [E4, E5], [F4, F5], [G4, G5]]
    fields  = { cliff = true }
  }
  feature "Barbed wire" {
    source  = "reconstructed"
    between = [[E6, E7], [F6, F7]]
    fields  = { wire = true }
  }
}

section "A-2" "Units" {
  kind "unit" { is = piece }
  kind "rally point" {
    is    = piece
    sides = [ready, activated]
  }
  kind "landing craft" {
    is    = piece
    sides = [sound, damaged]
  }
  kind "ranger" {
    is     = unit
    plural = "rangers_units"
    fields = { rally = rally_point, craft = landing_craft, support = bool }
    state  = { strength = number, advances = number, worn = bool, eased = bool } # advances: those saved on the dice
    value "back" { base = distance(self.at, self.rally.at) }
  }
  kind "german" {
    is     = unit
    plural = "germans"
    sides  = [full, reduced]
    traits = [gunned] # machine guns and FLAK; the others are infantry
    fields = { SP = number }
  }
  kind "commander" {
    is    = piece
    sides = [available, used]
    state = { with = maybe(ranger) }
  }

  rally_point "Dog 1 Rally" {}
  rally_point "Dog 2 Rally" {}
  landing_craft "LCA 1" {}
  landing_craft "LCA 2" {}
  roster "ranger" {
    columns = [rally, craft, support, strength]
    rows    = { Dog_1 = [dog_1_rally, LCA_1, false, 10], Dog_2 = [dog_2_rally, LCA_2, true, 6] }
  }
  roster "german" {
    columns = [SP, traits]
    rows    = { HKA_1 = [3, []], HKA_2 = [2, []], MG_1 = [2, [gunned]] }
  }
  commander "Slater" {}

  marker "Shaken" {
    on    = ranger
    count = 8
  }
  marker "Pinned" {
    on    = unit
    count = 10
  }
  marker "Heroic Action" {
    on        = ranger
    count     = 4
    adjective = "heroic"
  }
}

section "A-7" "Movement dice" { # each face is a thing of its own; a die is a row of six of them
  kind "face" {
    is     = concept
    traits = [variable, ranger_chit, german_chit, shaking, routing, stopping, drawing]
    fields = { hits = number, advances = number }
  }
  roster "face" {
    columns = [hits, advances, traits]
    rows = {
      Draw_a_Card       = [0, 0, [drawing]]
      Stop              = [0, 0, [stopping]]
      Stop_and_Draw     = [0, 0, [stopping, drawing]]
      Hit_and_Advance   = [1, 1, []]
      Hit_and_Advance_3 = [1, 3, []]
      Variable_Advance  = [0, 2, [variable]]
      Advance_Ranger    = [0, 1, [ranger_chit]]
      Advance_German    = [0, 1, [german_chit]]
      Advance_2_German  = [0, 2, [german_chit]]
      Shaken_Face       = [0, 0, [shaking]]
      Routed_Face       = [0, 0, [routing]]
    }
  }

  kind "movement die" {
    is     = concept
    plural = "movement_dice"
    state  = { used = bool }
  }
  movement_die "Green" {}
  movement_die "Yellow" {}
  movement_die "Red" {}
  movement_die "Black" {}

  table "Faces of" {
    source  = "faces: text; how many of each on green and yellow: inferred"
    given   = { die = movement_die, roll = d6 }
    returns = { face = face }
    across  = roll
    rows = [
      [green, [draw_a_card, draw_a_card, draw_a_card, hit_and_advance, hit_and_advance, advance_ranger]],
      [yellow, [draw_a_card, stop, hit_and_advance, variable_advance, advance_german, advance_german]],
      [red, [advance_2_german, stop_and_draw, hit_and_advance, shaken_face, advance_ranger, variable_advance]],
      [black, [shaken_face, variable_advance, hit_and_advance_3, advance_2_german, routed_face, stop_and_draw]],
    ]
  }
}

# -------------------------------------------------------------------------------- G: the activation
section "G-2" "Activating a unit" {
  phase "Rangers' Turn" {
    repeat {
      while = any(rangers_units)
      choose unit { from = rangers_units }
      run "Activation" {}
    }
    end game { result = repulsed }
  }

  phase "Activation" {
    given = { unit = ranger }
    set unit { advances = 0 }
    set movement_dice { used = false }
    repeat {
      while = unit.in_play && any([for d in movement_dice : d if !d.used])
      offer "Consolidate or Press Forward" {}
    }
    run "Exhausted" {}
  }

  menu "Consolidate or Press Forward" { given = { unit = ranger } }
}

section "G-4" "Consolidate" {
  action "Consolidate" {
    menu = consolidate_or_press_forward
    require "it is inland" { that = unit.at.zone == inland }
    offer "Consolidation" {
      none {}
    }
    run "Stop" {}
  }

  menu "Consolidation" { given = { unit = ranger } }
  action "Remove Shaken and Pinned" {
    menu = consolidation
    require "it carries one" { that = unit.shaken || unit.pinned }
    unmark unit { with = [shaken, pinned] }
  }
  action "Bring Up the Rally Point" {
    menu = consolidation
    require "it lies behind" { that = unit.back > 0 }
    move {
      the = unit.rally
      to  = unit.at
    }
  }
  action "Recover Strength" {
    menu = consolidation
    require "it stands on its rally point" { that = unit.back == 0 }
    require "it is below its cap" { that = unit.strength < recovery_cap(unit) }
    set unit { strength = min(unit.strength + 2, recovery_cap(unit)) }
  }
  action "Fall Back" {
    menu = consolidation
    choose to { from = [for s in file(unit.at) : s if s.row >= 5 && s.row < unit.at.row && none(s.units)] }
    move unit { to = to }
  }

  value "File" {
    given = { square = square }
    base  = [for s in squares : s if s.column == square.column]
  }
  value "Recovery Cap" {
    given = { unit = ranger }
    base  = unit.support ? 6 : 10
    modifier "once at 8 or less" {
      when    = unit.worn
      at_most = 8
    }
  }
}

section "G-5" "Press forward" {
  action "Press Forward" {
    menu = consolidate_or_press_forward
    choose die { from = [for d in movement_dice : d if !d.used] }
    set die { used = true }
    run "Roll the Movement Die" face {}
    run "Apply the Face" {}
  }

  rule "Roll the Movement Die" { # a rule of its own, so that G-8 can step in after it
    given   = { unit = ranger, die = movement_die }
    returns = face
    roll face { on = faces_of(die) }
    return { the = face }
  }

  rule "Apply the Face" { # in the order of G-5
    given = { unit = ranger, face = face }
    run "Hits" { n = face.hits }
    if "variable hits" {
      when = face.variable && unit.in_play
      run "Variable Hits" {}
    }
    if "advances" {
      when = face.advances > 0 && unit.in_play
      set unit { advances = unit.advances + face.advances }
      offer "Spend Advances" {
        up_to = any # what is not spent is saved
        none {}
      }
    }
    if "shaken" {
      when = face.shaking && unit.in_play
      run "Shake" {}
    }
    if "routed" {
      when = face.routing && unit.in_play
      run "Rout" {}
    }
    if "stop" {
      when = face.stopping
      run "Stop" {}
    }
  }
}

# ------------------------------------------------------------------------------------- G-7: results
section "G-7b" "Hits" {
  rule "Hits" {
    given = { unit = ranger, n = number }
    set unit {
      strength = max(0, unit.strength - n)
      worn     = unit.worn || unit.strength - n <= 8
    }
    if "destroyed" {
      when = unit.strength == 0
      remove unit {}
      stop "Activation" {}
    }
  }
}

section "G-7c" "Variable hits" {
  rule "Variable Hits" {
    given = { unit = ranger }
    run "Hits" { n = variable_hits_on(unit) }
  }
  value "Threats" {
    given = { unit = ranger }
    base  = [for g in germans : g if !g.pinned && g.SP >= 1 && distance(g.at, unit.at) <= 2]
  }
  value "Variable Hits On" { # the worst counts
    given = { unit = ranger }
    base  = 1
    modifier "infantry near" {
      when     = any([for g in threats(unit) : g if !g.gunned])
      at_least = ceil(unit.back, 2)
    }
    modifier "a machine gun near" {
      when     = any(threats(unit).gunned)
      at_least = unit.back
    }
  }
}

section "G-7d" "Advances" {
  menu "Spend Advances" {
    given  = { unit = ranger }
    fields = { cost = number }
    require "it has the advances" { that = unit.advances >= act.cost } # act: the action in question
    require "a pinned unit may only regroup" { that = !unit.pinned || act == regroup }
  }
  rule "Advances Are Paid" {
    given  = { unit = ranger, act = spend_advances }
    before = spend_advances(unit, act)
    set unit { advances = unit.advances - act.cost }
  }

  action "Advance" {
    menu = spend_advances
    cost = 0 # the ground says the price
    choose to { from = [for s in neighbors(unit.at) : s if s.column == unit.at.column && none(s.units)] }
    require "never back to the beach" { that = to.row > unit.at.row || to.row >= 5 }
    require "it has the advances for the ground" { that = unit.advances >= advance_cost(unit, to) }
    set unit {
      advances = unit.advances - advance_cost(unit, to)
      eased    = false
    }
    move unit { to = to }
  }

  value "Advance Cost" {
    given = { unit = ranger, to = square }
    base  = 1
    modifier "woods" {
      when = to.woods
      by   = 1
    }
    modifier "barbed wire on the side" {
      when = border(unit.at, to).wire
      by   = 1
    }
    modifier "the cliff" {
      when = border(unit.at, to).cliff
      by   = climb(unit.at.hold) - 1
    }
    modifier "helped by a commander" {
      when = unit.eased
      by   = -1
    }
    modifier "never for nothing" { at_least = 1 }
  }
  table "Climb" {
    given   = { hold = hold }
    returns = { advances = number }
    rows    = [[no_hold, 3], [shaky, 2], [firm, 1]]
  }
}

section "G-7f" "Stop activation" {
  rule "Stop" {
    given = { unit = ranger }
    set unit { advances = 0 }
    flip {
      the = unit.rally
      to  = activated
    }
    stop "Activation" {} # whoever called, the activation is over
  }
}

section "G-7h" "Shaken" {
  rule "Shake" {
    given = { unit = ranger }
    if "already shaken" {
      when = unit.shaken
      run "Rout" {}
    }
    else "shaken now" {
      mark unit { with = shaken }
    }
  }
}

section "G-7i" "Routed" {
  rule "Rout" {
    given = { unit = ranger }
    run "Hits" { n = max(1, unit.back) }
    mark unit { with = shaken }
    move unit { to = unit.rally.at }
    run "Stop" {}
  }
}

section "G-8" "Re-rolls" {
  action "Re-roll by a Commander" { # steps in after the roll, and redoes it
    given  = { unit = ranger, die = movement_die }
    after  = roll_the_movement_die(unit, die)
    player = rangers
    choose officer { from = [for c in commanders.available : c if distance(c.at, unit.at) <= 1] }
    flip officer { to = used }
    redo {}
  }
  action "Re-roll by a Hero" {
    given  = { unit = ranger, die = movement_die }
    after  = roll_the_movement_die(unit, die)
    player = rangers
    require "a hero is with it" { that = unit.heroic }
    unmark unit { with = heroic_action }
    redo {}
  }
}

section "G-9" "Exhausted activation" {
  rule "Exhausted" {
    given = { unit = ranger }
    when  = unit.in_play
    unmark unit { with = shaken }
    run "Stop" {}
  }
}

section "G-11" "Rally points" {
  rule "Over the Top" {
    given = { unit = ranger, here = square, from = square }
    after = enter(unit, here, from)
    when  = border(from, here).cliff
    set from { hold = no_hold }
    move {
      the = unit.rally
      to  = here
    }
  }
}

# --------------------------------------------------------------- E, F: sea and beach are exceptions
section "E-3" "At sea" {
  modify "Variable Hits On" "at sea" {
    when = unit.at.zone == sea
    to   = 1
  }
  rule "The Boat Is Hit" { # beyond the first sea space: the craft, not the men
    given      = { unit = ranger }
    instead_of = variable_hits(unit)
    when       = unit.at.zone == sea && unit.at.row >= 2
    if "sunk with all aboard" {
      when = unit.craft.damaged
      remove unit {}
      stop "Activation" {}
    }
    flip {
      the = unit.craft
      to  = damaged
    }
  }
}
section "F-3" "On the beach" {
  modify "Variable Hits On" "on the beach" {
    when = unit.at.zone == beach
    to   = 2
  }
  rule "Nowhere to Run" {
    given      = { unit = ranger }
    instead_of = rout(unit)
    when       = unit.at.zone == beach
    if "already shaken" {
      when = unit.shaken
      run "Hits" { n = 1 }
    }
    mark unit { with = shaken }
    run "Stop" {}
  }
}

# ---------------------------------------------------------------------------- K, M: special actions
section "K-2" "Special actions" {
  action "Grappling Attempt" {
    menu = spend_advances
    cost = 1
    require "it is on the beach" { that = unit.at.zone == beach }
    require "it has no firm hold yet" { that = unit.at.hold < firm }
    roll grip { on = grapple }
    let { here = unit.at }
    set here { hold = max(here.hold, grip) } # an enum is ordered: shaky never replaces firm
  }
  table "Grapple" {
    given   = { roll = pool(2, d6) }
    returns = { hold = hold }
    rows    = [["2-3", no_hold], ["4-6", shaky], ["7-12", firm]]
  }
  action "Regroup" {
    menu = spend_advances
    cost = 1
    require "it is shaken or pinned" { that = unit.shaken || unit.pinned }
    unmark unit { with = [shaken, pinned] }
  }
}
section "M-1b" "Commanders reduce a cost" {
  action "Commander's Help" {
    menu = spend_advances
    cost = 0
    require "not helped yet" { that = !unit.eased }
    choose officer { from = [for c in commanders.available : c if c.with == unit] }
    flip officer { to = used }
    set unit { eased = true }
  }
}
section "M-1e" "Commanders steady a unit" {
  action "Commander's Rally" {
    anytime = true # offered beside every decision of its player
    player  = rangers
    choose officer { from = commanders.available }
    choose who { from = [for r in rangers_units : r if(r.shaken || r.pinned) && distance(r.at, officer.at) <= 1] }
    unmark who { with = [shaken, pinned] }
    flip officer { to = used }
  }
}
