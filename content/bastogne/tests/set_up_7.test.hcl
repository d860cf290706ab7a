# Scenario 7: the whole set-up.

test "The campaign: 24 Americans and two rearguards; 36 Germans, six of them guns off the map" {
  ref      = "12.7"
  scenario = campaign
  answer { mined = hex_81_09 }
  answer { place = hex_77_07 }
  answer { place = hex_77_07 }
  answer { place = hex_73_12 }
  answer { place = hex_75_01 }
  answer { place = hex_74_12 }
  answer { place = hex_61_06 }
  answer { place = hex_61_05 }
  answer { place = hex_69_05 }
  answer { place = hex_72_07 }
  answer { place = hex_81_16 }
  answer { place = hex_82_15 }
  answer { place = hex_79_24 }
  answer { place = hex_76_14 }
  answer { place = hex_76_15 }
  answer { place = hex_87_23 }
  answer { place = hex_68_16 }
  answer { place = hex_68_19 }
  answer { place = hex_64_19 }
  answer { place = hex_54_25 }
  answer { place = hex_75_17 }
  answer { host = k_3_110 }
  pass "riders" {}
  pass "marching" {}
  answer { place = hex_20_15 }
  answer { place = hex_22_14 }
  answer { place = hex_20_14 }
  answer { place = hex_19_17 }
  answer { place = hex_18_17 }
  answer { place = hex_18_17 }
  answer { place = hex_91_20 }
  answer { place = hex_86_19 }
  answer { place = hex_84_18 }
  answer { place = hex_85_21 }
  answer { place = hex_86_20 }
  answer { place = hex_86_20 }
  answer { place = hex_84_20 }
  answer { place = hex_84_21 }
  answer { place = hex_85_21 }
  answer { place = hex_85_19 }
  answer { place = hex_87_19 }
  answer { place = hex_86_16 }
  answer { place = hex_87_15 }
  answer { place = hex_86_17 }
  answer { place = hex_86_13 }
  answer { place = hex_86_15 }
  answer { place = hex_86_16 }
  answer { place = hex_88_14 }
  answer { place = hex_85_16 }
  answer { place = hex_84_16 }
  answer { place = hex_85_14 }
  answer { place = hex_92_16 }
  answer { place = hex_92_16 }
  answer { place = hex_92_16 }
  answer { place = hex_83_10 }
  answer { place = hex_87_09 }
  answer { place = hex_84_07 }
  answer { place = hex_87_09 }
  answer { place = hex_85_08 }
  answer { host = unit_1_fus_39 }
  answer { host = unit_1_gren_77 }
  answer { host = ieig_13_gren_78 }
  answer { host = unit_5_pzgr_304 }
  answer { leader = leader_of_fus_39 }
  answer { leader = leader_of_fus_39 }
  answer { leader = leader_of_gren_77 }
  answer { leader = leader_of_gren_77 }
  answer { leader = cochen }
  answer { leader = cochen }
  pass "riders" {}
  pass "marching" {}
  answer { chit = activation_chit_26_vg_chit }
  expect { # everybody stands where his row says
    that = count(units) == 56 && none([
      for r in union(all_costs_musters, campaign_musters) : r
      if any([for u in r.units : u if !contains(muster_places(r), spot(u))])
    ])
  }
  expect {
    that = count([for u in units : u if u.home == viii_corps && u.pattern.full > 0]) == 24 && count([
      for u in units : u
      if u.home == division_26_vg
    ]) == 24 && count([for u in units : u if u.home == division_2_panzer]) == 6 && none([
      for u in units : u
      if u.home == panzer_lehr || u.home == division_101st_airborne
    ])
  }
  expect {
    that = (
      units.held_back == units("E/2/110, F/2/110, H/2/110, A/707 Tk, B/707 Tk, B/630 AT, A/158 Eng, B/158 Eng, C/158 Eng, A/35 Eng, B/35 Eng, C/35 Eng") &&
      unit_10_pzgr_304.at == hex_89_09 &&
      unit_10_pzgr_304.far_bank == hex_88_09 &&
      hexes.seat_of_the_28th == [hex_56_25] &&
      hexes.seat_of_the_corps == [hex_21_17]
    )
  }
  expect {
    that = viii_corps.mines == 9 && division_101st_airborne.mines == 4 && division_26_vg.mines == 3 && viii_corps.roadblocks == 3 && division_101st_airborne.roadblocks == 3 && division_26_vg.roadblocks == 3 && none([
      for r in special_rules : r
      if !r.in_effect
    ])
  }
  expect {
    that = (
      opener.activation_chits == [activation_chit_26_vg_chit] &&
      union(played.activation_chits, mug.activation_chits) == activation_chits("Event Chit, American Direct Command, German Direct Command, VIII Corps Chit, 2. Panzer Chit") &&
      count(available_rearguards.units) == 18
    )
  }
}
