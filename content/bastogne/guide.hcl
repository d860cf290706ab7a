# The Germans' first activation in Wiltz Waltz: paratroopers come up the road to Wiltz.

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
