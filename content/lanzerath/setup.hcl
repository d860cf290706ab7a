# Set Up and Components: what lies in the box, and where it starts.

section "intro" "Introduction" {
  text     = "What the battle was, and what the game asks of the player."
  no_rules = "tells of the battle and of the companion book; rules nothing"
}

section "setup.1" "Game Board" {
  text = "The board lies in the middle: the lanes from the woods at the top down to the positions, the log cabin and the rear below."

  map "Lanzerath Ridge" {
    source = "reconstructed"
  }
}

# ------------------------------------------------------------------------------------- cards
section "setup.2" "Attackers Cards" {
  text = "The 105 attackers cards are sorted by the number on their backs into four decks, one a period, and each deck is shuffled face down. Cards that are turned up lie beside the decks, then go to the discards."

  kind "attackers card" { is = card }
  kind "attack deck" {
    is = deck
    of = attackers_card
  }
  box "Attackers Shown" { of = attackers_card }
  box "Attackers Discards" { of = attackers_card }

  kind "assault card" {
    text   = "The counter comes up the lane. Without one of its own a die finds it in the center."
    is     = attackers_card
    fields = { counter = design(assault), lane = maybe(lane) }
  }
  roster "assault_card" {
    columns = [counter, lane]
    rows = {
      "Rifleman, Center"          = [rifleman, none]
      "Rifleman, Left"            = [rifleman, O]
      "Rifleman, Right"           = [rifleman, P]
      "Submachine Gunner, Center" = [submachine_gunner, none]
      "Submachine Gunner, Left"   = [submachine_gunner, O]
      "Submachine Gunner, Right"  = [submachine_gunner, P]
      "Grenadier, Center"         = [grenadier, none]
      "Grenadier, Left"           = [grenadier, O]
      "Grenadier, Right"          = [grenadier, P]
      "Leader, Center"            = [leader, none]
      "Leader, Left"              = [leader, O]
      "Leader, Right"             = [leader, P]
    }
  }

  kind "gun card" {
    text   = "The machine gun goes to its nest. One that is there already fires at the position that a die finds."
    is     = attackers_card
    fields = { gun = machine_gun }
  }
  roster "gun_card" {
    columns = [gun]
    rows    = { "MG-42 A Fires" = [MG_A], "MG-42 B Fires" = [MG_B], "MG-42 C Fires" = [MG_C], "MG-42 D Fires" = [MG_D] }
  }

  kind "mortar card" {
    text   = "The mortar fires at its target. Without one of its own a die finds it."
    is     = attackers_card
    fields = { target = maybe(position) }
  }
  roster "mortar_card" {
    columns = [target]
    rows    = { "Mortar" = [none], "Mortar on W2" = [W2], "Mortar on W3" = [W3] }
  }

  composition "Attackers Decks" {
    source = "reconstructed to the character of the four attacks; the sizes are multiples of three (inferred), the sum is text"
    makes  = attack_deck
    decks  = [attack_1, attack_2, attack_3, attack_4]
    rows = {
      rifleman_center          = [7, 7, 8, 2]
      rifleman_left            = [0, 1, 0, 3]
      rifleman_right           = [0, 1, 0, 3]
      submachine_gunner_center = [4, 2, 3, 1]
      submachine_gunner_left   = [0, 1, 0, 2]
      submachine_gunner_right  = [0, 1, 0, 2]
      grenadier_center         = [3, 4, 4, 1]
      grenadier_left           = [0, 0, 0, 2]
      grenadier_right          = [0, 0, 0, 2]
      leader_center            = [2, 3, 3, 1]
      leader_left              = [0, 0, 0, 1]
      leader_right             = [0, 0, 0, 1]
      mg-42_a_fires            = [1, 1, 2, 1]
      mg-42_b_fires            = [2, 1, 2, 1]
      mg-42_c_fires            = [1, 1, 2, 1]
      mg-42_d_fires            = [1, 1, 1, 1]
      mortar                   = [0, 2, 3, 1]
      mortar_on_w2             = [0, 1, 1, 0]
      mortar_on_w3             = [0, 0, 1, 1]
    }
    totals = [21, 27, 30, 27] # 105
  }
}

section "setup.3" "Tactics Cards" {
  text = "The 47 tactics cards, four decks again, are used in variants only. What a tactics card says holds while it lies face up."

  kind "tactics card" { is = card }
  kind "tactics deck" {
    is = deck
    of = tactics_card
  }
  box "Tactics Shown" {
    of       = tactics_card
    in_force = true
  }
  box "Tactics Discards" { of = tactics_card }

  composition "Tactics Decks" {
    source = "reconstructed; the sizes are inferred, the sum, 47, is text"
    makes  = tactics_deck
    decks  = [tactics_1, tactics_2, tactics_3, tactics_4]
    rows = {
      alert                     = [1, 1, 1, 1]
      assault_rifleman          = [1, 1, 2, 1]
      assault_grenadier         = [1, 1, 1, 1]
      assault_submachine_gunner = [1, 1, 1, 2]
      assault_leader            = [1, 1, 1, 1]
      coordinated_attack        = [1, 1, 1, 2]
      radio_jamming             = [1, 1, 1, 1]
      sappers                   = [1, 1, 1, 1]
      wire_cutters              = [1, 1, 1, 0]
      suppressing_fire          = [1, 1, 1, 0]
      sustained_barrage         = [0, 1, 1, 0]
      smoke_screen              = [0, 1, 1, 1]
      flank_march               = [0, 0, 0, 1]
    }
    totals = [10, 12, 13, 12] # 47
  }
}

section "setup.4" "Objective Cards" {
  text = "The three objective cards wait beside the board: Disguised Forward Observer for the third attack, Deny Equipment and Make Contact for the fourth."

  kind "objective card" { is = card }
  box "Objectives Shown" {
    of       = objective_card
    in_force = true
  }
}

# ------------------------------------------------------------------------------------- attackers
section "setup.5" "Assault Counters" {
  text = "Forty-six assault counters of four kinds lie beside the board. Each has a combat value; a counter that is shot comes back to this supply and may be placed again."

  kind "enemy" {
    is     = piece
    plural = "enemies"
  }
  kind "assault" {
    is     = enemy
    fields = { combat = number }
  }
  roster "assault" {
    source  = "combat of the rifleman and all counts: text; the other combat values: reconstructed"
    columns = [count, combat]
    rows = {
      Rifleman            = [20, 1]
      Grenadier           = [10, reconstructed(3)]
      "Submachine Gunner" = [10, reconstructed(2)]
      Leader              = [6, reconstructed(1)]
    }
    totals = { count = 46 }
  }
}

section "setup.6" "MG-42 Counters" {
  text = "Four MG-42s lie beside the board; each has a nest that only it may occupy."

  kind "machine gun" {
    is     = enemy
    fields = { nest = nest }
  }
  roster "machine_gun" {
    columns = [nest]
    rows    = { MG_A = [nest_A], MG_B = [nest_B], MG_C = [nest_C], MG_D = [nest_D] }
  }

  invariant "every MG-42 in its own nest" {
    that = none([for g in machine_guns : g if g.at != g.nest])
  }
}

section "setup.7" "Medic Counters" {
  text = "Three medic counters, one of which is the enemy's artillery observer in disguise. Nobody knows which until he is revealed."

  kind "medic" {
    is    = enemy
    sides = [face_up, revealed]
  }
  medic "First Medic" {}
  medic "Second Medic" {}
  medic "Third Medic" {}

  kind "identity" { # what is printed on the backs
    is     = piece
    plural = "identities"
    traits = [observer]
  }
  roster "identity" {
    columns = [count, traits]
    rows    = { "Real Medic" = [2, []], "False Medic" = [1, [observer]] }
  }
  cup "Backs of the Medics" { of = identity }
}

# -------------------------------------------------------------------------------- tokens and tracks
section "setup.8" "Action Tokens" {
  text = "Five action tokens: one for each action of a Defense Phase."

  marker "Action Token" {
    on        = defender
    count     = 5
    adjective = "acted"
  }
}

section "setup.9" "Disrupted Tokens" {
  text = "Twenty-two disrupted tokens, enough for every defender."

  marker "Disrupted" {
    on    = defender
    count = 22
  }
}

section "setup.10" "Radio Tokens" {
  text = "Thirteen radio tokens, shared by the two jeeps that carry a radio; there are never more."

  marker "Radio Token" {
    on        = vehicle
    count     = 13
    many      = true
    adjective = "on_the_air"
  }
}

section "setup.11" "Intelligence Token" {
  text = "The intelligence track runs from 0 to 4 and starts at 0."

  track "Intelligence" {
    source = "inferred: the best score is 14, which is 5 for morale, 5 for objectives and so 4 for intelligence"
    boxes  = numbers(0, 4)
    start  = 0
  }
}

section "setup.12" "Morale Token" {
  text = "The morale track runs from 0 to 5 and starts at 5."

  track "Morale" {
    boxes = numbers(0, 5)
    start = 5
  }
}

section "setup.13" "Dice" {
  text     = "Twelve dice: six-, eight-, ten- and twelve-sided."
  no_rules = "the machine throws as many as a roll asks for"
}

# ------------------------------------------------------------------------------------- defenders
section "setup.13b" "Weapon Counters" {
  text = "Four weapons start on their emplaced side, where they throw the better die: the M2 with its jeep, the M1919 and one M1918 beside their gunners. The other M1918 is for variants only."

  kind "equipment" {
    is     = piece
    plural = "equipment"
  }
  kind "weapon" {
    is     = equipment
    sides  = [emplaced, dismounted]
    fields = { die = die, room = number }
    state  = { loaded = number, reserve = number }
  }
}

section "setup.14" "Ammunition Tokens" {
  text = "Each weapon has a loaded area with a maximum and an ammunition area in reserve, both full at the start: 45 tokens in all, of which those of the second M1918 are left aside without it."

  roster "weapon" {
    source  = "M2 die and room, M1918 room and reserve: text; the ratio of reserve to room is inferred; places and other dice are reconstructed"
    columns = [die, room, loaded, reserve, at]
    rows = {
      M2      = [{ emplaced = d12, dismounted = reconstructed(d8) }, 6, 6, inferred(12), P]
      M1919   = [{ emplaced = reconstructed(d10), dismounted = reconstructed(d8) }, inferred(5), 5, inferred(10), B5]
      M1918_a = [{ emplaced = reconstructed(d10), dismounted = reconstructed(d8) }, 2, 2, 4, B2]
      M1918_b = [{ emplaced = reconstructed(d10), dismounted = reconstructed(d8) }, 2, 2, 4, supply]
    }
    totals = { loaded = 15, reserve = 30 }
  }

  invariant "no more than 45 rounds, and no weapon overloaded" {
    that = sum(all(weapons)[*].loaded) + sum(all(weapons)[*].reserve) <= 45 && none([
      for w in weapons : w
      if w.loaded > w.room
    ])
  }
}

section "setup.15" "Fence Tokens" {
  text = "Three fences stand across the lanes to B3, B4 and B5, between the third step and the fourth."

  value "Fence Line" {
    source  = "inferred: on the lanes of the examples, one space short of the position; the third lane is reconstructed"
    returns = set(step)
    base    = [B3-3, B4-3, B5-3] # the steps in front of them
  }
  marker "Fence" {
    on        = step
    count     = 3
    adjective = "fenced"
    start     = fence_line
  }
}

section "setup.16" "Grenade Tokens" {
  text = "Eight grenades, one at the end of each lane, lie between the last step and the position."

  marker "Grenade" {
    source    = "inferred: one for each lane (source S3)"
    on        = step
    count     = 8
    adjective = "trapped"
    start     = lanes[*].last
  }
}

section "setup.17" "Vehicle Counters" {
  text = "Three jeeps start intact: the M2's at P, the one with the radio at W2, the artillery's at W3."

  kind "vehicle" {
    is     = equipment
    sides  = [intact, damaged]
    fields = { defense = number }
  }
  roster "vehicle" {
    source  = "places: source S1; defense of the M2 Jeep: text"
    columns = [defense, at]
    rows = {
      "M2 Jeep"        = [6, P]
      "Radio Jeep"     = [reconstructed(6), W2]
      "Artillery Jeep" = [reconstructed(6), W3]
    }
  }
}

section "setup.18" "Defender Counters" {
  text = "Nineteen defenders take their places; McGehee, Robinson and Silvola come with variants only. A counter shows valor, combat dice, squad and what its man can do, and its other side shows him exhausted."

  enum "squad" { names = [A, B, C] }

  kind "defender" {
    is     = piece
    sides  = [fresh, exhausted]
    traits = [commander, inspiring, gunner, assistant, artillery_radio, intelligence_radio]
    fields = { squad = maybe(squad), valor = number, dice = number, die = die }
  }
  roster "defender" {
    source   = "designators, Inspire, the rule behind the valor: text; squads, places and dice that the text does not name: inferred or reconstructed (see the facts)"
    columns  = [squad, valor, die, traits, at]
    defaults = { dice = 1 }
    rows = {
      Bouck      = [none, 6, d6, [commander, inspiring, artillery_radio, intelligence_radio], inferred(B4), { dice = 2 }]
      Slape      = [none, 6, d6, [commander, inspiring, gunner], inferred(P), { dice = 2 }]
      James      = [inferred(B), 6, reconstructed(d8), [gunner], inferred(B4)]
      Milosevich = [reconstructed(A), 6, d8, [gunner], inferred(P)]
      Fort       = [inferred(A), inferred(3), d8, [intelligence_radio], log_cabin]
      Dustman    = [A, 4, reconstructed(d8), [inspiring], inferred(B3)]
      Redmond    = [B, 4, reconstructed(d8), [inspiring], reconstructed(B6)]
      Creger     = [reconstructed(A), inferred(5), reconstructed(d8), [], inferred(B3)]
      Kalil      = [reconstructed(B), inferred(5), reconstructed(d8), [], reconstructed(B6)]
      McGehee    = [reconstructed(B), inferred(5), reconstructed(d8), [], supply]
      Robinson   = [reconstructed(B), inferred(5), reconstructed(d8), [], supply]
      Silvola    = [reconstructed(B), inferred(5), reconstructed(d8), [gunner], supply]
      Jenkins    = [reconstructed(B), 3, reconstructed(d8), [gunner], inferred(B2)]
      Preston    = [reconstructed(B), inferred(3), reconstructed(d8), [], inferred(B2)]
      Adams      = [reconstructed(A), inferred(3), reconstructed(d8), [], reconstructed(left_flank)]
      Baasch     = [reconstructed(A), inferred(3), reconstructed(d8), [], reconstructed(left_flank)]
      Fansher    = [reconstructed(A), inferred(3), reconstructed(d8), [], reconstructed(B5)]
      McConnell  = [reconstructed(A), inferred(3), reconstructed(d8), [], reconstructed(B5)]
      Springer   = [C, 3, reconstructed(d6), [inspiring, artillery_radio], log_cabin]
      Gacki      = [C, 2, reconstructed(d6), [assistant], reconstructed(B5)]
      Queen      = [C, 2, reconstructed(d6), [assistant], inferred(B3)]
      Wibben     = [C, 2, reconstructed(d6), [assistant], reconstructed(B6)]
    }
  }
}
