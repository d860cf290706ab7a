# Scenario 3: the whole set-up.

test "On both banks of the Our: 18 Americans and two rearguards; 36 Germans, six of them guns off the map" {
  ref      = "12.3"
  scenario = hold_at_all_costs
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
  answer { place = hex_91_20 }
  answer { place = hex_85_19 }
  answer { place = hex_85_18 }
  answer { place = hex_86_20 }
  answer { place = hex_84_20 }
  answer { place = hex_85_20 }
  answer { place = hex_85_22 }
  answer { place = hex_86_19 }
  answer { place = hex_84_18 }
  answer { place = hex_85_21 }
  answer { place = hex_86_20 }
  answer { place = hex_84_16 }
  answer { place = hex_87_15 }
  answer { place = hex_87_16 }
  answer { place = hex_88_16 }
  answer { place = hex_88_14 }
  answer { place = hex_85_15 }
  answer { place = hex_86_16 }
  answer { place = hex_87_15 }
  answer { place = hex_86_17 }
  answer { place = hex_86_13 }
  answer { place = hex_92_16 }
  answer { place = hex_92_16 }
  answer { place = hex_92_16 }
  answer { place = hex_87_09 }
  answer { place = hex_86_09 }
  answer { place = hex_86_07 }
  answer { place = hex_84_08 }
  answer { place = hex_85_10 }
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
  answer { chit = activation_chit_2_panzer_chit }
  expect { # everybody stands where his row says
    that = count(units) == 50 && none([
      for r in all_costs_musters : r
      if any([for u in r.units : u if !contains(muster_places(r), spot(u))])
    ])
  }
  expect { # by division and formation
    that = count([for u in units : u if u.home == viii_corps && u.pattern.full > 0]) == 18 && count([
      for u in units : u
      if u.home == viii_corps && u.pattern.full == 0
    ]) == 2 && count([for u in units : u if u.home == division_26_vg]) == 24 && count([
      for u in units : u
      if u.home == division_2_panzer
    ]) == 6 && count(park_c_of_26_vg.units) == 4 && count(park_a_of_2_panzer_daleiden.units) == 2
  }
  expect {
    that = count([for u in units : u if u.troop == formation_110th_inf_rgt]) == 11 && count([
      for u in units : u
      if u.troop == fus_rgt_39
    ]) == 10 && count([for u in units : u if u.troop == gren_rgt_77]) == 10 && count([
      for u in units : u
      if u.troop == gren_rgt_78
    ]) == 1 && count([for u in units : u if u.troop == kg_cochen]) == 4
  }
  expect { # what lies on them
    that = (
      units.entrenched == [b_1_110, k_3_110, b_103_eng] &&
      units.dug_in == [at_rearguard, c_1_110, r_r_co_110th, l_3_110, m_3_110, inf_rearguard_1] &&
      units.held_back == [e_2_110, f_2_110, h_2_110, a_707_tk, b_707_tk, b_630_at] &&
      units.parked == [unit_687_fa, unit_109_fa]
    )
  }
  expect {
    that = units.ferrying == [unit_1_pi_26, unit_10_pzgr_304] && unit_1_pi_26.far_bank == hex_90_19 && unit_10_pzgr_304.at == hex_88_09 && unit_10_pzgr_304.far_bank == hex_89_09 && units.dotted == units("5. PzGr 304, 6. PzGr 304, 7. PzGr 304, 10. PzGr 304, 1. Pz Pi 38, 2. Pz Pi 38") && none([
      for b in bridges : b
      if !b.closed
    ])
  }
  expect { # what lies on the map
    that = (
      hexes.mined == [hex_81_09] &&
      hexes.barred == [hex_91_21] &&
      hex_91_21.barred_by == viii_corps &&
      hexes.seat_of_the_28th == [hex_56_25] &&
      none(hexes.seat_of_the_corps) &&
      viii_corps.mines == 1 &&
      viii_corps.roadblocks == 3
    )
  }
  expect { # leaders and contact
    that = (
      leaders == [col_fuller, leader_of_fus_39, leader_of_gren_77, leader_of_gren_78, cochen] &&
      unit_687_fa.contact == col_fuller &&
      unit_109_fa.contact == col_fuller &&
      i_art_26.contact == leader_of_fus_39 &&
      iii_pzart_74.contact == cochen
    )
  }
  expect { # points, and the six chits of the first turn
    that = (
      turn.at == night_15_dec &&
      viii_corps.points == 5 &&
      viii_corps.dispatch == 1 &&
      division_26_vg.points == 7 &&
      division_26_vg.dispatch == 4 &&
      division_2_panzer.points == 5 &&
      division_2_panzer.dispatch == 2
    )
  }
  expect {
    that = (
      opener.activation_chits == [activation_chit_2_panzer_chit] &&
      union(played.activation_chits, mug.activation_chits) == activation_chits("Event Chit, American Direct Command, German Direct Command, VIII Corps Chit, 26. VG Chit")
    )
  }
  expect { that = available_rearguards.units == units("Inf Rearguard 2, Inf Rearguard 3, Tank Rearguard") }
}
