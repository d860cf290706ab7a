# First activations: paratroopers come up the road to Wiltz; a team makes ready in Noville.

guide "Up the Road to Wiltz" {
  scenario = wiltz_waltz
  for      = german
  seed     = 4
  text     = "A chit is drawn, a regiment arrives, and two companies march on Wiltz by road."

  # the set-up: Americans in and around Wiltz, Fusiliers on the north bank
  answer { place = [hex_56_26, hex_56_26, hex_56_26, hex_55_27, hex_55_28, hex_55_26, hex_55_26, hex_57_25, hex_57_24, hex_56_25] }
  pass {}
  pass {}
  pass {}
  answer { place = [hex_56_22, hex_57_22, hex_55_22, hex_54_22, hex_56_22] }
  answer { host = unit_1_fus_39 }
  pass {}
  pass {}
  pass {} # no further chit

  prompt "Bring 1., 2. and 3. FJ Rgt 15 in Column" {
    text = "Chits drawn from a mug say who acts. The 5. FJ Chit opens this scenario: it brings points to the division, and twelve companies at the edge, in 61.31. Column is for the road, not for a fight: a hex of road costs little, and the others stay deployed."
    see  = [hex_61_31]
  }
  answer { marching = units("1. FJ Rgt 15, 2. FJ Rgt 15, 3. FJ Rgt 15") }

  prompt "Let the leader come with 1. FJ Rgt 15" {
    text = "Units that a leader reaches are in command, and can be given more to do, for points."
    see  = [unit_1_fj_rgt_15]
  }
  answer { host = unit_1_fj_rgt_15 }

  prompt "Have 1. FJ Rgt 15 march to 58.28, and no further" {
    text = "Each unit of the division is chosen in turn, and given an action. Who has acted may be chosen again, to go on with what is left of its points, until another is. A march goes where nobody can shoot at you, and 58.28 is close to Wiltz."
    see  = [hex_58_28, hex_56_26]
  }
  answer { unit = unit_1_fj_rgt_15 }
  take "March" { to = hex_58_28 }

  prompt "Let 2. FJ Rgt 15 follow to 59.29" {
    text = "Where an enemy covers a hex he may shoot at whoever enters it. So keep back until several companies can go in together."
    see  = [hex_59_29]
  }
  answer { unit = unit_2_fj_rgt_15 }
  take "March" { to = hex_59_29 }

  prompt "Bring up the rest, and take Wiltz" {
    text = "Choose 2. FJ Rgt 15 again to bring the others up after it, or anybody else; none ends the activation, and the next chit is drawn. Four turns are played: fire and bombard first, then assault from several hexes. Whoever holds Wiltz, 56.26, at the end has won."
    see  = [hex_56_26]
  }
}

guide "The Team in Noville" {
  scenario = no_no_noville
  for      = american
  seed     = 6
  text     = "2. Panzer comes down the road, and the garrison of Noville makes ready."

  # the set-up, as the staff advises it
  answer { place = [hex_29_04, hex_25_09, hex_25_09, hex_25_09, hex_25_09] }
  answer { host = b_3_ccb }
  answer { host = hq_1_506 }
  answer { begin_in_an_improved_position = true }
  answer { begin_in_an_improved_position = true }
  pass {}

  prompt "Put the CCB Chit into the cup" {
    text = "Chits drawn one by one say who acts. Those of divisions and of Direct Command are in the cup already; each side adds one of its formations. CCB holds Noville, which loses you the game if Foy falls with it."
    see  = [hex_29_04, hex_26_08]
  }
  answer { chit = ccb_chit }

  # 2. Panzer opens: it comes in from the northeast
  answer { chit = kg_von_boehm_chit }
  pass {}
  answer { marching = units("2. Pz Auf 2, 1. Pz Auf 2, 4. Pz 3, 3. Pz Auf 2, Stab Pz Auf 2") }
  answer { entry = [hex_35_01, hex_35_01, hex_35_02, hex_35_01, hex_35_01] }
  answer { host = unit_2_pz_auf_2 }
  answer { unit = unit_2_pz_auf_2 }
  take "March" { to = hex_32_04 }
  answer { unit = unit_2_pz_auf_2 }
  take "Deploy" {}
  answer { unit = unit_3_pz_auf_2 }
  take "March" { to = hex_32_04 }
  answer { unit = unit_3_pz_auf_2 }
  pass {}
  answer { unit = unit_4_pz_3 }
  take "March" { to = hex_33_02 }
  answer { unit = stab_pz_auf_2 }
  take "March" { to = hex_34_01 }
  answer { unit = unit_1_pz_auf_2 }
  pass {}
  pass {}
  pass {}

  prompt "Let MAJ Desobry join D/90 Cav" {
    text = "The VIII Corps Chit is drawn. Units that a leader reaches are in command: they can do a second thing, for a point of their division."
    see  = [d_90_cav]
  }
  answer { host = d_90_cav }

  prompt "Have D/90 Cav advance into Noville, 29.04" {
    text = "Units act one after the other. A march is quick and goes where nobody can shoot; an advance may be made under fire. In a town your units are hard to hit."
    see  = [hex_29_04]
  }
  answer { unit = d_90_cav }
  take "Advance" { to = hex_29_04 }

  prompt "Bring TD Rearguard down to Foy, 26.08" {
    text = "Foy is the second of the two hexes that count. Guns that see far keep armor away from it."
    see  = [hex_26_08]
  }
  answer { unit = td_rearguard }
  take "Advance" { to = hex_26_08 }

  prompt "Have A/158 Eng dig in, and spend no point on it" {
    text = "Who digs throws for an improved position, then for entrenchments; a point of the division betters the throw. Points are dear here: keep them for fire and for rallying."
    see  = [a_158_eng]
  }
  answer { unit = a_158_eng }
  take "Dig In" {}
  answer { spend_a_command_point = false }

  prompt "Hold Noville and Foy" {
    text = "Go on with B/20/CCB, or let none act any more: the next chit is drawn. Where a German comes into the reach of your units you are asked who shoots, one after the other: the best first. Bring the 506th up to Foy while 2. Panzer is still on the road."
    see  = [b_20_ccb, hex_26_08]
  }
}
