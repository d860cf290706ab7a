# Scenario 5: the whole set-up.

test "Before Bastogne: 23 of VIII Corps, 33 of the 101st; 19 of 26. VG, 18 of 2. Panzer, 24 of Lehr" {
  ref      = "12.5"
  scenario = to_bastogne
  answer { place = hex_39_14 }
  answer { place = hex_39_12 }
  answer { place = hex_39_12 }
  answer { place = hex_39_13 }
  answer { place = hex_29_21 }
  answer { place = hex_31_22 }
  answer { place = hex_30_22 }
  answer { place = hex_28_04 }
  answer { place = hex_28_04 }
  answer { place = hex_30_03 }
  answer { place = hex_30_20 }
  answer { place = hex_29_05 }
  answer { place = hex_30_21 }
  answer { place = hex_28_17 }
  answer { place = hex_37_12 }
  answer { place = hex_23_18 }
  answer { place = hex_21_21 }
  pass "diggers" {}
  answer { place = hex_21_18 }
  pass "diggers" {}
  answer { place = hex_23_20 }
  pass "diggers" {}
  answer { place = hex_26_08 }
  answer { place = hex_29_13 }
  pass "diggers" {}
  answer { place = hex_23_14 }
  pass "diggers" {}
  answer { place = hex_24_15 }
  answer { place = hex_24_15 }
  answer { place = hex_23_16 }
  answer { place = hex_25_17 }
  answer { place = hex_24_16 }
  answer { place = hex_26_13 }
  answer { place = hex_26_12 }
  answer { place = hex_25_14 }
  answer { place = hex_27_13 }
  answer { place = hex_18_18 }
  answer { place = hex_19_19 }
  answer { place = hex_20_17 }
  answer { place = hex_18_17 }
  answer { place = hex_18_18 }
  answer { place = hex_14_12 }
  answer { place = hex_14_12 }
  answer { place = hex_12_12 }
  answer { place = hex_12_13 }
  answer { place = hex_13_13 }
  answer { place = hex_13_11 }
  answer { place = hex_15_11 }
  answer { place = hex_11_13 }
  answer { place = hex_12_12 }
  answer { place = hex_15_13 }
  answer { place = hex_12_10 }
  answer { place = hex_11_12 }
  answer { place = hex_11_13 }
  answer { place = hex_13_11 }
  answer { place = hex_15_12 }
  answer { place = hex_14_12 }
  answer { place = hex_14_10 }
  answer { place = hex_12_11 }
  answer { place = hex_20_15 }
  answer { place = hex_05_27 }
  answer { mined = [hex_23_14, hex_22_14] }
  answer { mined = [hex_22_19, hex_23_20] }
  answer { mined = [hex_21_20, hex_21_21] }
  answer { host = a_3_ccb }
  answer { host = e_2_501 }
  answer { host = g_3_506 }
  pass "riders" {}
  pass "marching" {}
  answer { place = hex_42_16 }
  answer { place = hex_43_17 }
  answer { place = hex_43_17 }
  answer { place = hex_42_15 }
  answer { place = hex_43_16 }
  answer { place = hex_44_15 }
  answer { place = hex_44_14 }
  answer { place = hex_45_14 }
  answer { place = hex_45_14 }
  answer { place = hex_45_15 }
  answer { place = hex_45_16 }
  answer { place = hex_47_16 }
  answer { place = hex_47_16 }
  answer { place = hex_47_16 }
  answer { place = hex_32_18 }
  answer { place = hex_33_19 }
  answer { place = hex_33_18 }
  answer { place = hex_33_18 }
  answer { place = hex_33_18 }
  answer { place = hex_40_01 }
  answer { place = hex_40_01 }
  answer { place = hex_40_03 }
  answer { place = hex_39_03 }
  answer { place = hex_39_03 }
  answer { place = hex_41_03 }
  answer { place = hex_47_07 }
  answer { place = hex_46_05 }
  answer { place = hex_46_05 }
  answer { place = hex_46_07 }
  answer { place = hex_46_05 }
  answer { place = hex_46_06 }
  answer { place = hex_47_07 }
  answer { place = hex_47_07 }
  answer { place = hex_45_07 }
  answer { place = hex_46_07 }
  answer { place = hex_47_06 }
  answer { place = hex_46_07 }
  answer { place = hex_36_20 }
  answer { place = hex_36_20 }
  answer { place = hex_36_20 }
  answer { place = hex_36_21 }
  answer { place = hex_36_20 }
  answer { place = hex_37_20 }
  answer { place = hex_37_22 }
  answer { place = hex_36_21 }
  answer { place = hex_36_18 }
  answer { place = hex_37_18 }
  answer { place = hex_35_18 }
  answer { place = hex_36_17 }
  answer { place = hex_36_16 }
  answer { place = hex_36_17 }
  answer { place = hex_33_16 }
  answer { place = hex_33_15 }
  answer { place = hex_33_17 }
  answer { place = hex_32_15 }
  answer { place = hex_33_15 }
  answer { place = hex_33_15 }
  answer { place = hex_33_17 }
  answer { place = hex_39_18 }
  answer { place = hex_39_18 }
  answer { place = hex_39_18 }
  answer { host = grw_13_gren_77 }
  answer { host = unit_2_gren_78 }
  answer { host = unit_2_pzjg_26 }
  answer { host = unit_4_pz_3 }
  answer { host = unit_3_pz_3 }
  answer { host = unit_3_pzjg_130 }
  answer { host = grw_8_pzgr_902 }
  answer { leader = leader_of_kg_902 }
  answer { leader = von_fallois }
  pass "riders" {}
  pass "marching" {}
  expect { # everybody stands where his row says
    that = count(units) == 117 && none([
      for r in bastogne_musters : r
      if any([for u in r.units : u if !contains(muster_places(r), spot(u))])
    ])
  }
  expect { # by division and formation
    that = count([for u in units : u if u.home == viii_corps]) == 23 && count([
      for u in units : u
      if u.home == division_101st_airborne
    ]) == 33 && count([for u in units : u if u.home == division_26_vg]) == 19 && count([
      for u in units : u
      if u.home == division_2_panzer
    ]) == 18 && count([for u in units : u if u.home == panzer_lehr]) == 24
  }
  expect {
    that = count([for u in units : u if u.formation == ccb_10_ad]) == 15 && count([
      for u in units : u
      if u.formation == formation_501st_pir
    ]) == 12 && count([for u in units : u if u.formation == formation_506th_pir]) == 12 && count([
      for u in units : u
      if u.formation == gren_rgt_77
    ]) == 5 && count([for u in units : u if u.formation == gren_rgt_78]) == 5 && count([
      for u in units : u
      if u.formation == kg_kunkel
    ]) == 5 && count([for u in units : u if u.formation == kg_von_boehm]) == 5 && count([
      for u in units : u
      if u.formation == kg_cochen
    ]) == 9 && count([for u in units : u if u.formation == kg_von_fallois]) == 8 && count([
      for u in units : u
      if u.formation == kg_902
    ]) == 12
  }
  expect {
    that = (
      units.parked == units("58 AFA, 907 Glider FA, I. Art 26, IV. Art 26, I. PzArt 130, II. PzArt 130") &&
      unit_907_glider_fa.contact == leader_of_501st &&
      i_pzart_130.contact == leader_of_kg_902 &&
      ii_pzart_130.contact == von_fallois &&
      i_art_26.contact == none &&
      unit_1_fus_26.division == panzer_lehr &&
      unit_755_fa.at.lettered &&
      unit_755_fa.arriving
    )
  }
  expect {
    that = (
      count(hexes.mined) == 6 &&
      viii_corps.mines == 0 &&
      division_101st_airborne.mines == 4 &&
      division_26_vg.mines == 3 &&
      hexes.seat_of_the_corps == [hex_21_17] &&
      formation_110th_inf_rgt.stragglers == 8 &&
      ccr_9_ad.stragglers == 7
    )
  }
  expect {
    that = (
      turn.at == hour_0700_19_dec &&
      viii_corps.dispatch == 2 &&
      viii_corps.points == 3 &&
      division_101st_airborne.dispatch == 3 &&
      division_101st_airborne.points == 7 &&
      division_26_vg.dispatch == 4 &&
      division_26_vg.points == 7 &&
      division_2_panzer.dispatch == 1 &&
      division_2_panzer.points == 3 &&
      panzer_lehr.dispatch == 1 &&
      panzer_lehr.points == 3
    )
  }
  expect { # the first chit has been played; seven with it, and none of 26. VG
    that = (
      played.activation_chits == [activation_chit_101st_chit] &&
      mug.activation_chits == activation_chits("Event Chit, American Direct Command, German Direct Command, VIII Corps Chit, Lehr Chit, 2. Panzer Chit") &&
      activation_chit_26_vg_chit.at == supply &&
      gren_rgt_77_chit.at == supply
    )
  }
  expect {
    that = (
      count(leaders) == 10 &&
      none(motor_pools.trucks.red_ball) &&
      count(motor_pools.trucks) == 10
    )
  }
}
