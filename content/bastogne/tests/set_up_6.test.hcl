# Scenario 6: the whole set-up.

test "The ring on Christmas morning: 71 Americans in it, 73 Germans and four Nachhuten around it" {
  ref      = "12.6"
  scenario = not_so_merry_christmas
  answer { place = hex_21_18 }
  answer { place = hex_25_20 }
  answer { place = hex_26_20 }
  answer { place = hex_25_21 }
  answer { place = hex_18_16 }
  answer { place = hex_18_16 }
  answer { place = hex_22_17 }
  answer { place = hex_20_17 }
  answer { place = hex_20_17 }
  answer { place = hex_21_21 }
  pass "diggers" {}
  answer { place = hex_21_18 }
  pass "diggers" {}
  answer { place = hex_23_20 }
  pass "diggers" {}
  answer { place = hex_23_14 }
  pass "diggers" {}
  answer { place = hex_26_10 }
  answer { place = hex_27_15 }
  answer { place = hex_28_11 }
  answer { place = hex_27_13 }
  answer { place = hex_28_14 }
  answer { place = hex_25_18 }
  answer { place = hex_24_16 }
  answer { place = hex_27_13 }
  answer { place = hex_26_12 }
  answer { place = hex_25_12 }
  pass "diggers" {}
  answer { place = hex_26_10 }
  answer { place = hex_25_09 }
  answer { place = hex_22_08 }
  answer { place = hex_25_11 }
  answer { place = hex_23_11 }
  answer { place = hex_24_11 }
  answer { place = hex_27_14 }
  answer { place = hex_23_10 }
  pass "diggers" {}
  answer { place = hex_24_09 }
  answer { place = hex_17_08 }
  answer { place = hex_20_08 }
  answer { place = hex_20_09 }
  answer { place = hex_24_08 }
  answer { place = hex_19_10 }
  answer { place = hex_16_07 }
  answer { place = hex_23_08 }
  pass "diggers" {}
  answer { place = hex_14_08 }
  pass "diggers" {}
  answer { place = hex_16_10 }
  pass "diggers" {}
  answer { place = hex_16_12 }
  pass "diggers" {}
  answer { place = hex_13_09 }
  answer { place = hex_11_14 }
  pass "diggers" {}
  answer { place = hex_12_10 }
  pass "diggers" {}
  answer { place = hex_14_12 }
  pass "diggers" {}
  answer { place = hex_15_12 }
  answer { place = hex_15_20 }
  answer { place = hex_16_21 }
  answer { place = hex_16_16 }
  answer { place = hex_17_20 }
  answer { place = hex_16_19 }
  answer { place = hex_19_21 }
  answer { place = hex_18_21 }
  answer { place = hex_23_22 }
  answer { place = hex_23_20 }
  answer { place = hex_21_22 }
  answer { place = hex_18_21 }
  answer { place = hex_15_19 }
  answer { place = hex_17_20 }
  answer { place = hex_21_15 }
  answer { place = hex_21_15 }
  answer { place = hex_21_15 }
  answer { place = hex_20_18 }
  answer { place = hex_20_18 }
  answer { place = hex_20_18 }
  answer { place = hex_17_15 }
  answer { place = hex_17_15 }
  answer { place = hex_17_15 }
  answer { place = hex_12_12 }
  answer { place = hex_13_09 }
  answer { place = hex_13_15 }
  answer { mined = [hex_22_14, hex_24_13] }
  answer { mined = [hex_22_19, hex_23_19] }
  answer { mined = [hex_21_21, hex_20_21] }
  answer { host = b_54_ccb }
  answer { host = hq_3_501 }
  answer { host = hq_3_502 }
  answer { host = a_1_506 }
  answer { host = b_1_327 }
  pass "riders" {}
  pass "marching" {}
  answer { place = hex_10_17 }
  answer { place = hex_11_20 }
  answer { place = hex_09_19 }
  answer { place = hex_12_18 }
  answer { place = hex_08_14 }
  answer { place = hex_06_14 }
  answer { place = hex_18_25 }
  answer { place = hex_14_24 }
  answer { place = hex_15_24 }
  answer { place = hex_21_26 }
  answer { place = hex_21_25 }
  answer { place = hex_13_22 }
  answer { place = hex_20_25 }
  answer { place = hex_16_24 }
  answer { place = hex_11_23 }
  answer { place = hex_16_24 }
  answer { place = hex_27_21 }
  answer { place = hex_22_25 }
  answer { place = hex_22_25 }
  answer { place = hex_26_22 }
  answer { place = hex_26_23 }
  answer { place = hex_22_23 }
  answer { place = hex_23_24 }
  answer { place = hex_26_21 }
  answer { place = hex_23_23 }
  answer { place = hex_25_24 }
  answer { place = hex_26_21 }
  answer { place = hex_22_23 }
  answer { place = hex_25_24 }
  answer { place = hex_28_20 }
  answer { place = hex_29_11 }
  answer { place = hex_26_06 }
  answer { place = hex_26_06 }
  answer { place = hex_28_15 }
  answer { place = hex_29_11 }
  answer { place = hex_30_19 }
  answer { place = hex_30_18 }
  answer { place = hex_30_19 }
  answer { place = hex_27_07 }
  answer { place = hex_28_16 }
  answer { place = hex_18_03 }
  answer { place = hex_16_05 }
  answer { place = hex_25_04 }
  answer { place = hex_20_04 }
  answer { place = hex_12_06 }
  answer { place = hex_11_06 }
  answer { place = hex_13_07 }
  answer { place = hex_12_06 }
  answer { place = hex_13_06 }
  answer { place = hex_12_05 }
  answer { place = hex_09_07 }
  answer { place = hex_09_06 }
  answer { place = hex_10_05 }
  answer { place = hex_10_06 }
  answer { place = hex_09_07 }
  answer { place = hex_08_06 }
  answer { place = hex_29_04 }
  answer { place = hex_32_13 }
  answer { place = hex_12_24 }
  answer { place = hex_07_11 }
  answer { place = hex_07_12 }
  answer { place = hex_08_10 }
  answer { place = hex_07_11 }
  answer { place = hex_07_12 }
  answer { place = hex_07_08 }
  answer { place = hex_07_08 }
  answer { place = hex_06_08 }
  answer { place = hex_05_07 }
  answer { place = hex_04_05 }
  answer { place = hex_04_05 }
  answer { place = hex_02_06 }
  answer { place = hex_02_06 }
  answer { place = hex_02_06 }
  answer { watch = [nachhut_4_26] }
  answer { place = hex_26_08 }
  answer { watch = [nachhut_1_26, nachhut_2_26, nachhut_5_26] }
  answer { place = hex_23_05 }
  answer { place = hex_17_03 }
  answer { place = hex_21_06 }
  answer { host = unit_8_fus_39 }
  answer { host = unit_5_gren_77 }
  answer { host = unit_4_gren_78 }
  answer { host = unit_2_fus_26 }
  answer { host = unit_10_pzgr_115 }
  answer { host = unit_1_pzgr_901 }
  pass "riders" {}
  pass "marching" {}
  answer { chit = pzgr_rgt_115_chit }
  expect { # everybody stands where his row says
    that = count(units) == 148 && none([
      for r in christmas_musters : r
      if any([for u in r.units : u if !contains(muster_places(r), spot(u))])
    ])
  }
  expect { # by division and formation
    that = count([for u in units : u if u.division == division_101st_airborne]) == 71 && count([
      for u in units : u
      if u.division == division_26_vg
    ]) == 77 && count([for u in units : u if u.formation == ccb_10_ad]) == 5 && count([
      for u in units : u
      if u.formation == formation_501st_pir
    ]) == 8 && count([for u in units : u if u.formation == formation_506th_pir]) == 8 && count([
      for u in units : u
      if u.formation == formation_502nd_pir
    ]) == 12 && count([for u in units : u if u.formation == formation_327th_gir]) == 13
  }
  expect {
    that = count([for u in units : u if u.formation == kg_kunkel]) == 5 && count([
      for u in units : u
      if u.formation == fus_rgt_39
    ]) == 10 && count([for u in units : u if u.formation == kg_901]) == 12 && count([
      for u in units : u
      if u.formation == gren_rgt_78
    ]) == 10 && count([for u in units : u if u.formation == gren_rgt_77]) == 10 && count([
      for u in units : u
      if u.formation == pzgr_rgt_115
    ]) == 11 && count([for u in units : u if u.home == panzer_lehr]) == 14
  }
  expect {
    that = count(units.parked) == 12 && i_art_26.contact == leader_of_gren_77 && iii_art_26.contact == leader_of_gren_78 && iv_art_26.contact == leader_of_fus_39 && i_art_33.contact == leader_of_pzgr_115 && none([
      for u in units.parked : u
      if u.army == american && u.contact != none
    ])
  }
  expect {
    that = (
      hexes.rubbled == [hex_21_18] &&
      bastogne_surrounded &&
      count(hexes.mined) == 6 &&
      division_101st_airborne.mines == 0 &&
      division_26_vg.mines == 3 &&
      !s15_task_force_commanders.in_effect &&
      s1_off-map_movement.in_effect
    )
  }
  expect {
    that = (
      turn.at == hour_0700_25_dec &&
      division_101st_airborne.rating == 7 &&
      division_101st_airborne.dispatch_rating == 5 &&
      division_101st_airborne.dispatch == 3 &&
      division_101st_airborne.points == 7 &&
      division_26_vg.rating == 7 &&
      division_26_vg.dispatch_rating == 5 &&
      division_26_vg.dispatch == 6 &&
      division_26_vg.points == 12
    )
  }
  expect { # eight chits
    that = (
      opener.activation_chits == [pzgr_rgt_115_chit] &&
      union(played.activation_chits, mug.activation_chits) == activation_chits("Event Chit, American Direct Command, German Direct Command, 26. VG Chit, 101st Chit, KG Kunkel Chit, Gren Rgt 77 Chit") &&
      count(leaders) == 11 &&
      count(available_rearguards.units) == 5
    )
  }
}
