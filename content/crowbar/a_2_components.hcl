# A-2 to A-7: the counters, the cards and the dice.

section "A" "Components" {
  kind "component" {
    is     = concept
    fields = { counters = number }
  }
  roster "component" {
    source  = "the sum, and how many HKA, machine guns, commanders, supplies, fire markers and chits there are: text; the other numbers: reconstructed"
    columns = [counters]
    rows = {
      "LCA Counters"             = [12]
      "Ranger Counters 10/9"     = [9]
      "Ranger Counters 8/7"      = [9]
      "Ranger Counters 6/5"      = [12]
      "Ranger Counters 4/3"      = [12]
      "Ranger Counters 2/1"      = [12]
      "HKA Counters"             = [14]
      "MG Counters"              = [8]
      "Grenadier Counters"       = [14]
      "FLAK and Bunker Counters" = [2]
      "Officer Counters"         = [4]
      "Supply and HQ Counters"   = [4]
      "Rally Point Counters"     = [12]
      "Gun Location Counters"    = [26]
      "Incoming Fire Counters"   = [24]
      "Chit Counters"            = [32]
      "Track Counters"           = [7] # time, day, counterattacks (2), relief, victory points (2)
      "Hold Counters"            = [12]
      "Shaken Counters"          = [8]
      "Pinned Counters"          = [10]
      "Heroic Action Counters"   = [4]
      "Obstacle Counters"        = [4]
      "Active Counter"           = [1]
    }
    totals = { counters = 252 }
  }
}

section "A-2" "Units" {
  text = "Ranger units come ashore in landing craft; the Germans have five sorts of units. A unit's size is its SP. Machine guns and the FLAK gun have two figures, for fire and for close combat."

  kind "unit" {
    is = piece
    # Used in close combat, and wherever units are compared.
    value "SP" { base = self.german ? max(0, self.close - under_fire(self)) : self.strength }
    value "fire SP" { base = self.german ? max(0, self.fire - under_fire(self)) : self.strength }
  }
  value "Under Fire" { # N-1: each Incoming Fire marker on a unit takes one SP while it is hidden
    given = { unit = unit }
    base  = count([for f in incoming_fires : f if f.at == unit.at])
  }
  invariant "one unit a space outside close combat" {
    that = none([for s in squares : s if count(s.rangers) > 1 || count(s.germans) > 1])
  }
}

section "A-2a" "Landing Craft" {
  text = "Twelve landing craft, sound or damaged, each with a Ranger unit aboard."

  kind "landing craft" {
    is     = piece
    plural = "boats"
    sides  = [sound, damaged]
  }
  roster "landing craft" {
    source  = "860, 858 and 868: text; the other numbers: source S5"
    columns = [at]
    rows = {
      "LCA 888"  = [A0]
      "LCA 861"  = [B0]
      "LCA 722"  = [C0]
      "LCA Easy" = [D0] # Support
      "LCA 860"  = [E0]
      "LCA 858"  = [F0]
      "LCA Dog"  = [G0]
      "LCA 868"  = [H0]
      "LCA 887"  = [I0]
      "LCA 884"  = [J0]
      "LCA 883"  = [K0]
      "LCA Fox"  = [L0]
    }
  }
}

section "A-2b" "Ranger Units" {
  text = "A Ranger unit has up to 10 SP, a support unit up to 6. Hits come off its strength; at 0 it is gone. The counters of each strength are swapped as needed and never limit play."

  kind "ranger" {
    is     = unit
    traits = [support]
    fields = { company = company, craft = landing_craft, rally = rally_point }
    state = {
      strength = number
      column   = number
      worn     = bool                # it has been at 8 or less
      advances = number              # those saved on the dice
      die      = maybe(movement_die) # in the Invasion Approach
    }
    value "limit" { base = self.support ? 6 : 10 }
    # The distance from its rally point.
    value "back" { base = distance(self.at, self.rally.at) }
  }
  roster "ranger" {
    columns = [company, column, craft, rally, traits, strength]
    rows = {
      "Easy 888"     = [easy, 1, LCA_888, rally_1, [], 10]
      "Easy 861"     = [easy, 2, LCA_861, rally_2, [], 10]
      "Easy 722"     = [easy, 3, LCA_722, rally_3, [], 10]
      "Easy Support" = [easy, 4, LCA_Easy, rally_4, [support], 6]
      "Dog 860"      = [dog, 5, LCA_860, rally_5, [], 10]
      "Dog 858"      = [dog, 6, LCA_858, rally_6, [], 10]
      "Dog Support"  = [dog, 7, LCA_Dog, rally_7, [support], 6]
      "Dog 868"      = [dog, 8, LCA_868, rally_8, [], 10]
      "Fox 887"      = [fox, 9, LCA_887, rally_9, [], 10]
      "Fox 884"      = [fox, 10, LCA_884, rally_10, [], 10]
      "Fox 883"      = [fox, 11, LCA_883, rally_11, [], 10]
      "Fox Support"  = [fox, 12, LCA_Fox, rally_12, [support], 6]
    }
    totals = { strength = 108 }
  }
  invariant "one Ranger unit a column, in its own" {
    that = none([for r in rangers : r if r.at.column != r.column])
  }
  invariant "no unit above its limit" {
    that = none([for r in rangers : r if r.SP < 1 || r.SP > r.limit])
  }
}

section "A-2c" "German Units" {
  text = "HKA infantry, Grenadiers, machine guns, the FLAK gun and the garrison of the Command Bunker. A first hit turns a German unit to its reduced side, a second one removes it."

  kind "german" {
    is     = unit
    plural = "germans"
    sides  = [full, reduced]
    traits = [HKA, grenadier, MG, FLAK, bunker_infantry]
    fields = { fire = number, close = number }
  }
  roster "german" {
    source  = "HKA of 2 and 3, MG 5 and its reduced side, Grenadier 4, and how many HKA and MG: text; the rest: reconstructed, the fire of the FLAK gun so that it reaches the nearest sea space (L-1c)"
    columns = [count, traits, fire, close, at]
    rows = {
      "HKA 2"          = [4, [HKA], { full = 2, reduced = 1 }, { full = 2, reduced = 1 }, german_pool]
      "HKA 3"          = [6, [HKA], { full = 3, reduced = 2 }, { full = 3, reduced = 2 }, german_pool]
      "HKA 4"          = [4, [HKA], { full = 4, reduced = 2 }, { full = 4, reduced = 2 }, german_pool]
      "MG 4"           = [3, [MG], { full = 4, reduced = 2 }, { full = 2, reduced = 1 }, german_pool]
      "MG 5"           = [3, [MG], { full = 5, reduced = 2 }, { full = 2, reduced = 1 }, german_pool]
      "MG 6"           = [2, [MG], { full = 6, reduced = 3 }, { full = 3, reduced = 1 }, german_pool]
      "Grenadier 4"    = [5, [grenadier], { full = 4, reduced = 2 }, { full = 4, reduced = 2 }, german_pool]
      "Grenadier 5"    = [5, [grenadier], { full = 5, reduced = 3 }, { full = 5, reduced = 3 }, german_pool]
      "Grenadier 6"    = [4, [grenadier], { full = 6, reduced = 3 }, { full = 6, reduced = 3 }, german_pool]
      "FLAK Gun"       = [1, [FLAK], { full = 10, reduced = 5 }, { full = 2, reduced = 1 }, german_pool]
      "Bunker Company" = [1, [bunker_infantry], { full = 5, reduced = 3 }, { full = 5, reduced = 3 }, german_pool]
    }
    totals = { count = 38 }
  }
  box "German Pool" { of = german }
}

section "A-3" "Markers" {
  text = "Markers show the condition of units, what lies in spaces, and where tracks stand."

  # How many of these there are is reconstructed, so their counts hold back no effect.
  marker "Shaken" {
    source = "reconstructed: how many"
    on     = unit # Rangers only
    count  = 8
    limit  = false
  }
  marker "Pinned" {
    source = "reconstructed: how many"
    on     = unit
    count  = 10
    limit  = false
  }
  marker "Heroic Action" {
    source    = "reconstructed: how many"
    on        = unit # Rangers only
    count     = 4
    limit     = false
    many      = true
    adjective = "heroic"
  }
  marker "Obstacle" {
    source    = "reconstructed: how many"
    on        = square
    count     = 4
    limit     = false
    adjective = "obstructed"
  }
  marker "Currently Active" {
    on        = ranger
    count     = 1
    adjective = "active"
  }

  kind "rally point" {
    is    = piece
    sides = [ready, activated]
  }
  roster "rally point" {
    columns = [at]
    rows = {
      "Rally 1"  = [A0]
      "Rally 2"  = [B0]
      "Rally 3"  = [C0]
      "Rally 4"  = [D0]
      "Rally 5"  = [E0]
      "Rally 6"  = [F0]
      "Rally 7"  = [G0]
      "Rally 8"  = [H0]
      "Rally 9"  = [I0]
      "Rally 10" = [J0]
      "Rally 11" = [K0]
      "Rally 12" = [L0]
    }
  }

  # What is attached to a unit lies in its space and goes along with it.
  kind "commander" {
    is     = piece
    sides  = [available, used]
    fields = { company = maybe(company) } # Rudder may go with any
    state  = { with = maybe(ranger) }
  }
  roster "commander" {
    source  = "Slater with LCA 860 and Rudder with Easy's Support: text; the craft of the other two: reconstructed"
    columns = [company, with, at]
    rows = {
      Slater = [dog, dog_860, E0]
      Baugh  = [easy, easy_888, A0]
      Masny  = [fox, fox_887, I0]
      Rudder = [none, easy_support, D0]
    }
  }

  kind "cache" {
    is     = piece
    sides  = [available, used]
    fields = { company = company }
    # handled: picked up or dropped here in this activation (G-10)
    state = { with = maybe(ranger), handled = bool }
  }
  roster "cache" {
    columns = [company, with, at]
    rows = {
      "Easy Supplies" = [easy, easy_support, D0]
      "Dog Supplies"  = [dog, dog_support, G0]
      "Fox Supplies"  = [fox, fox_support, L0]
    }
  }

  rule "What Goes Along" {
    given = { unit = ranger, here = square }
    after = enter(unit, here)
    move {
      the   = [for o in commanders : o if o.with == unit]
      to    = here
      under = true
    }
    move {
      the   = [for c in caches : c if c.with == unit]
      to    = here
      under = true
    }
  }

  kind "headquarters" {
    is     = piece
    plural = "all headquarters"
  }
  headquarters "Rudder's HQ" {}

  kind "gun location" { # face down until it is found out
    is     = piece
    traits = [gun, fortunes, trap, nothing]
    fields = { hits = number }
    # laid_at: where a player wants it laid (T-1); dealt: whose pool it is in (R-1)
    state = { laid_at = maybe(square), dealt = maybe(company) }
  }
  roster "gun location" {
    source  = "six guns, three fortunes, three traps: text; the numbers of the rest and the second hit: reconstructed"
    columns = [count, traits, hits]
    rows = {
      "Gun Found"          = [6, [gun], 0]
      "Ammo Dump"          = [1, [fortunes], 0]
      "Officer Captured"   = [1, [fortunes], 0]
      "Intercepted Orders" = [1, [fortunes], 0]
      "Booby Trap"         = [2, [trap], 1]
      "Mined Trap"         = [1, [trap], 2]
      "Rubble"             = [5, [nothing], 0]
      "Dummy Guns"         = [5, [nothing], 0]
      "False Reports"      = [4, [nothing], 0]
    }
    totals = { count = 26 }
  }
  cup "Gun Cup" { of = gun_location }

  kind "incoming fire" { # hidden until it is revealed; on a German unit, or on a space alone
    is     = piece
    traits = [critical]
    fields = { hits = number, pins = bool }
  }
  roster "incoming fire" {
    source  = "Miss, Pin, Pin*, 1 Hit and that there are 24: text; the rest: reconstructed"
    columns = [count, hits, pins, traits]
    rows = {
      "Miss"              = [8, 0, false, []]
      "Pin"               = [6, 0, true, []]
      "Critical Pin"      = [2, 0, true, [critical]]
      "One Hit"           = [5, 1, false, []]
      "Critical Hit"      = [1, 1, false, [critical]]
      "Hit and Pin"       = [1, 1, true, []]
      "Two Critical Hits" = [1, 2, false, [critical]]
    }
    totals = { count = 24 }
  }
  cup "Fire Pool" { of = incoming_fire }
}

section "A-4" "Event Cards" {
  text     = "Eighteen event cards: see H."
  no_rules = "a heading: the cards stand under H-1 to H-3"
}

section "A-5" "Game Tracks Card" {
  text     = "Time, counterattacks, relief and victory points are kept on tracks."
  no_rules = "a heading: the tracks stand under H and Q"
}

section "A-6" "Player Aid" {
  text     = "A summary of the rules."
  no_rules = "what it says stands where the rules do"
}

section "A-7" "Dice" {
  text     = "Combat dice are six-sided. The four movement dice have faces of their own."
  no_rules = "a heading"
}

section "A-7a" "Combat Dice" {
  text     = "Ten six-sided dice in two colors."
  no_rules = "the machine throws as many as a roll asks for"
}

section "A-7b" "Movement Dice" {
  text = "Green is safe, yellow normal, red risky, black dangerous. A face may show advances, hits, a chit, a card, a stop, Shaken or Routed."

  kind "face" {
    is     = concept
    traits = [variable, ranger_chit, german_chit, shaking, routing, stopping, drawing]
    fields = { hits = number, advances = number }
  }
  roster "face" {
    columns = [hits, advances, traits]
    rows = {
      "No Effect, Card"          = [0, 0, [drawing]]
      "Stop"                     = [0, 0, [stopping]]
      "Stop, Card"               = [0, 0, [stopping, drawing]]
      "Hit, Advance 1"           = [1, 1, []]
      "Hit, Advance 3"           = [1, 3, []]
      "Variable Hits, Advance 2" = [0, 2, [variable]]
      "Advance 1, Ranger Chit"   = [0, 1, [ranger_chit]]
      "Advance 1, German Chit"   = [0, 1, [german_chit]]
      "Advance 2, German Chit"   = [0, 2, [german_chit]]
      "Shaken Result"            = [0, 0, [shaking]]
      "Rout Result"              = [0, 0, [routing]]
    }
  }

  kind "movement die" {
    is     = concept
    plural = "movement dice"
    state  = { used = bool, shows = maybe(face) }
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
      [green, [no_effect_card, no_effect_card, no_effect_card, hit_advance_1, hit_advance_1, advance_1_ranger_chit]],
      [yellow, [no_effect_card, stop, hit_advance_1, variable_hits_advance_2, advance_1_german_chit, advance_1_german_chit]],
      [red, [advance_2_german_chit, stop_card, hit_advance_1, shaken_result, advance_1_ranger_chit, variable_hits_advance_2]],
      [black, [shaken_result, variable_hits_advance_2, hit_advance_3, advance_2_german_chit, rout_result, stop_card]],
    ]
  }
}
