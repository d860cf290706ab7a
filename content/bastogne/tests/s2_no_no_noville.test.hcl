# Scenario 2: set-up, arrivals, the cup, the end.

test "The set-up: ten American units and two rearguards, no German; points and chits" {
  ref      = "12.2"
  scenario = no_no_noville
  answer { place = hex_28_04 }
  answer { place = hex_25_09 }
  answer { place = hex_26_09 }
  answer { place = hex_24_10 }
  answer { place = hex_25_10 }
  answer { host = hhc_20_ccb }
  answer { host = hq_1_506 }
  answer { begin_in_an_improved_position = true }
  answer { begin_in_an_improved_position = false }
  pass "riders" {}
  answer { marching = [d_90_cav] }
  expect {
    that = (
      turn.at == hour_1100_19_dec &&
      b_3_ccb.at == hex_29_04 &&
      hhc_20_ccb.at == hex_28_04 &&
      b_20_ccb.at == hex_31_03 &&
      d_90_cav.at == hex_28_03 &&
      a_158_eng.at == hex_26_08 &&
      td_rearguard.at == hex_26_07
    )
  }
  expect {
    that = (
      b_20_ccb.dug_in &&
      !a_158_eng.dug_in &&
      d_90_cav.in_column &&
      unit_321_glider_fa.at == park_a_of_the_101st &&
      unit_321_glider_fa.contact == leader_of_506th &&
      count(units) == 10
    )
  }
  expect {
    that = (
      leader_of_ccb.at == hex_28_04 &&
      leader_of_506th.at == hex_25_10 &&
      von_boehm.at == supply &&
      maj_desobry.at == supply
    )
  }
  expect {
    that = (
      viii_corps.points == 3 &&
      viii_corps.rating == 3 &&
      viii_corps.roadblocks == 1 &&
      division_101st_airborne.rating == 5 &&
      division_2_panzer.rating == 4 &&
      count(available_rearguards.units) == 2
    )
  }
  expect {
    that = (
      count([for h in hexes : h if in_play(h)]) == 154 &&
      [for h in hexes : h if entry_hex(h)] == hexes("35.00 35.01 35.02") &&
      prizes == hexes("29.04 26.08")
    )
  }
}
test "Of two that would begin in Column in one hex the second does not" {
  ref      = "12.0"
  scenario = no_no_noville
  answer { place = hex_28_04 }
  answer { place = hex_25_09 }
  answer { place = hex_25_09 }
  answer { place = hex_24_10 }
  answer { place = hex_25_10 }
  answer { host = hhc_20_ccb }
  answer { host = hq_1_506 }
  answer { begin_in_an_improved_position = true }
  answer { begin_in_an_improved_position = false }
  pass "riders" {}
  answer { marching = [unit_a_1_506, unit_b_1_506, hq_1_506] }
  expect { that = unit_a_1_506.in_column && !unit_b_1_506.in_column && hq_1_506.in_column }
}
test "1100 19 December: KG von Boehm and the artillery; the opener is 2. Panzer" {
  ref      = "12.2"
  scenario = no_no_noville
  answer { place = hex_28_04 }
  answer { place = hex_25_09 }
  answer { place = hex_26_09 }
  answer { place = hex_24_10 }
  answer { place = hex_25_10 }
  answer { host = hhc_20_ccb }
  answer { host = hq_1_506 }
  answer { begin_in_an_improved_position = true }
  answer { begin_in_an_improved_position = false }
  pass "riders" {}
  answer { marching = [d_90_cav] }
  expect {
    that = (
      count(behind_noville.units) == 5 &&
      count(units) == 10 &&
      i_pzart_74.at == park_a_of_2_panzer &&
      i_pzart_74.contact == none &&
      opener.activation_chits == activation_chits("2. Panzer Chit")
    )
  }
}
test "The night: four companies of the 506th, and twelve units with KG Cochen" {
  ref      = "12.2"
  scenario = no_no_noville
  move turn { to = hour_1500_19_dec }
  run "Reinforcements Are Ready" {}
  expect { that = none(behind_foy.units) }
  advance turn {}
  run "Reinforcements Are Ready" {}
  expect {
    that = behind_foy.units == units("HQ/2/506, D/2/506, E/2/506, F/2/506") && count(behind_noville.units) == 17 && count([
      for u in behind_noville.units : u
      if u.formation == kg_cochen
    ]) == 9
  }
}
test "The cup: Direct Command, the divisions, one formation each; seven chits" {
  ref      = "12.2"
  scenario = no_no_noville
  given {
    opener          = []
    mug             = []
    formation_chits = [ccb_chit, activation_chit_506th_chit, kg_von_boehm_chit, kg_cochen_chit]
    played          = [american_direct_command, german_direct_command, viii_corps_chit, activation_chit_101st_chit, activation_chit_2_panzer_chit]
  }
  run "Fill the Cup" {}
  answer { chit = ccb_chit }
  answer { chit = kg_cochen_chit }
  expect {
    that = (
      count(mug.activation_chits) == 7 &&
      contains(mug.activation_chits, ccb_chit) &&
      !contains(mug.activation_chits, kg_von_boehm_chit)
    )
  }
}
test "A formation chit that opens the turn is the choice of its side" {
  ref      = "12.2"
  scenario = no_no_noville
  given {
    opener          = [ccb_chit]
    mug             = []
    formation_chits = [activation_chit_506th_chit, kg_von_boehm_chit, kg_cochen_chit]
    played          = [american_direct_command, german_direct_command, viii_corps_chit, activation_chit_101st_chit, activation_chit_2_panzer_chit]
  }
  run "Fill the Cup" {}
  answer { chit = kg_von_boehm_chit }
  expect { that = count(mug.activation_chits) == 6 && opener.activation_chits == [ccb_chit] }
}
test "Reinforcements come in where they may, and their leader with them" {
  ref      = "9.0"
  scenario = no_no_noville
  rolls    = [9]
  given { behind_noville = [unit_3_pz_auf_2] }
  run "Division Activation" { division = division_2_panzer }
  answer { mounting = [unit_3_pz_auf_2] }
  answer { marching = [unit_3_pz_auf_2] }
  answer { entry = hex_35_01 }
  expect {
    that = (
      unit_3_pz_auf_2.at == hex_35_01 &&
      unit_3_pz_auf_2.mounted &&
      unit_3_pz_auf_2.in_column &&
      von_boehm.with == unit_3_pz_auf_2 &&
      von_boehm.at == hex_35_01 &&
      !in_command(unit_3_pz_auf_2)
    )
  }
}
test "Major Desobry joins a unit of CCB" {
  ref      = "S15.0"
  scenario = no_no_noville
  rolls    = [9]
  given { hex_28_03 = [d_90_cav] }
  run "Division Activation" { division = viii_corps }
  answer { host = d_90_cav } # the commander of CCB, who is not there yet in this test
  answer { host = d_90_cav }
  expect {
    that = maj_desobry.at == hex_28_03 && commands(maj_desobry, b_3_ccb) && maj_desobry.reach == 4
  }
}
test "Whoever was last in a hex holds it" {
  ref      = "12.2"
  scenario = no_no_noville
  expect { that = !taken(hex_29_04) }
  move b_3_ccb { to = hex_28_05 }
  move unit_4_pz_3 { to = hex_29_04 }
  expect { that = taken(hex_29_04) }
  move unit_4_pz_3 { to = hex_29_03 }
  expect { that = taken(hex_29_04) }
}
test "Noville and Foy: a German victory; Noville alone: a draw; else the American wins" {
  ref = "12.2"
  expect {
    that = (
      noville_and_foy(true, true) == german_victory &&
      noville_and_foy(true, false) == draw &&
      noville_and_foy(false, true) == american_victory &&
      noville_and_foy(false, false) == american_victory
    )
  }
}
test "The end: when the last chit of 1100 20 December is left" {
  ref      = "12.2"
  scenario = no_no_noville
  move turn { to = hour_0900_20_dec }
  run "The Turn Ends" {}
  expect { that = !game.over }
  move turn { to = hour_1100_20_dec }
  set hex_29_04 { held = german }
  run "The Turn Ends" {}
  expect { that = game.result == draw }
}
test "A whole game" {
  ref      = "12.2"
  scenario = no_no_noville
  play { seed = 3 }
  expect { that = game.over && turn.at == hour_1100_20_dec }
}
test "The counter mix: CCB 14, 506th 12, von Boehm 5, Cochen 14, the independents 28, 18 and 16" {
  ref = "G.unit"
  expect {
    that = count([for u in all(units) : u if u.formation == ccb_10_ad]) == 14 && count([
      for u in all(units) : u
      if u.formation == formation_506th_pir
    ]) == 12 && count([for u in all(units) : u if u.formation == kg_von_boehm]) == 5 && count([
      for u in all(units) : u
      if u.formation == kg_cochen
    ]) == 14
  }
  expect {
    that = count([
      for u in all(units) : u
      if u.formation == none && u.division == viii_corps && u.pattern.full > 0
    ]) == 28 && count([
      for u in all(units) : u
      if u.formation == none && u.division == division_101st_airborne && u.pattern.full > 0
    ]) == 18 && count([
      for u in all(units) : u
      if u.formation == none && u.division == division_2_panzer && u.pattern.full > 0
    ]) == 16
  }
}
test "Noville and Foy taken: a German victory" {
  ref      = "12.2"
  scenario = no_no_noville
  move turn { to = hour_1100_20_dec }
  set {
    the  = hexes("29.04 26.08")
    held = german
  }
  run "The Turn Ends" {}
  expect { that = game.result == german_victory }
}
