# Chapter 7: rearguards and roadblocks.

test "A company of the 101st leaves a rearguard within two hexes, out of Fire Zones" {
  ref = "7.0"
  move turn { to = hour_1100_19_dec }
  given {
    hex_28_05            = [a_1_506]
    hex_29_07            = [unit_5_pzgr_304]
    available_rearguards = [rearguard_1_101]
  }
  run "Activate" { unit = a_1_506 }
  refuse "Leave a Rearguard" {
    rearguard = rearguard_1_101
    place     = hex_29_06
  }
  refuse "Leave a Rearguard" {
    rearguard = rearguard_1_101
    place     = hex_27_08
  }
  take "Leave a Rearguard" {
    rearguard = rearguard_1_101
    place     = hex_27_06
  }
  expect {
    that = (
      rearguard_1_101.at == hex_27_06 &&
      rearguard_1_101.steps == 0 &&
      in_command(rearguard_1_101) &&
      a_1_506.steps == 2
    )
  }
}
test "A rearguard's second Cohesion Hit is its end, and it may be used again" {
  ref = "7.0"
  given { hex_28_05 = [rearguard_1_101] }
  run "Take a Cohesion Hit" { unit = rearguard_1_101 }
  expect { that = rearguard_1_101.in_play }
  run "Take a Cohesion Hit" { unit = rearguard_1_101 }
  expect { that = rearguard_1_101.at == available_rearguards && rearguard_1_101.cohesion_hits == 0 }
}
test "A roadblock stops Columns and vehicles of the enemy; men at work do not fail twice; an engineer opens it" {
  ref   = "7.0"
  rolls = [9, 2]
  move turn { to = hour_1100_19_dec }
  given {
    hex_26_08 = [a_158_eng]
    hex_25_09 = [b_1_506]
  }
  set viii_corps { roadblocks = 1 }
  run "Activate" {
    unit  = a_158_eng
    quiet = true
  }
  take "Raise a Roadblock" {}
  expect { that = a_158_eng.working && !hex_26_08.barred }
  set a_158_eng { acting = false }
  run "Activate" {
    unit  = a_158_eng
    quiet = true
  }
  take "Raise a Roadblock" {}
  expect { that = hex_26_08.barred && viii_corps.roadblocks == 0 && !bars(hex_26_08, b_1_506) }
  move a_158_eng { to = hex_26_09 }
  given { hex_26_06 = [unit_4_pz_3, unit_5_pzgr_304] }
  expect {
    that = (
      bars(hex_26_08, unit_4_pz_3) &&
      step_cost(unit_4_pz_3, hex_26_07, hex_26_08) == none &&
      step_cost(unit_5_pzgr_304, hex_26_07, hex_26_08) == 1 &&
      step_cost(b_1_506, hex_25_09, hex_26_08) == 1
    )
  }
  move unit_1_pz_pi_38 { to = hex_26_07 }
  run "Activate" { unit = unit_1_pz_pi_38 }
  take "Open a Roadblock" { place = hex_26_08 }
  expect { that = !hex_26_08.barred && viii_corps.roadblocks == 1 }
}
test "Whoever does something else drops the work" {
  ref   = "7.0"
  rolls = [9, 3]
  move turn { to = hour_1100_19_dec }
  given { hex_26_08 = [a_158_eng] }
  set viii_corps { roadblocks = 1 }
  run "Activate" {
    unit  = a_158_eng
    quiet = true
  }
  take "Raise a Roadblock" {}
  expect { that = a_158_eng.working }
  set a_158_eng { acting = false }
  run "Activate" {
    unit  = a_158_eng
    quiet = true
  }
  take "Dig In" {}
  expect { that = !a_158_eng.working && a_158_eng.dug_in }
}
test "The tank platoon comes from M4s, the tank destroyers' from tank destroyers; in a quiet activation nobody leaves one" {
  ref = "7.0"
  expect {
    that = (
      of_its_kind(b_3_ccb, tank_rearguard) &&
      of_its_kind(a_707_tk, tank_rearguard) &&
      !of_its_kind(d_3_ccb, tank_rearguard) &&
      !of_its_kind(c_21_ccb, tank_rearguard) &&
      of_its_kind(c_811_td, td_rearguard) &&
      !of_its_kind(b_3_ccb, td_rearguard)
    )
  }
  move turn { to = hour_1100_19_dec }
  given {
    hex_28_05            = [a_1_506]
    available_rearguards = [rearguard_1_101]
  }
  set division_101st_airborne { roadblocks = 1 }
  run "Activate" {
    unit  = a_1_506
    quiet = true
  }
  refuse "Leave a Rearguard" {
    rearguard = rearguard_1_101
    place     = hex_27_06
    because   = "not in a quiet activation"
  }
  refuse "Raise a Roadblock" { because = "not in a quiet activation, but for engineers" }
}
test "A rearguard of vehicles in woods stands in Column on the road" {
  ref = "7.0"
  move turn { to = hour_1100_19_dec }
  given {
    hex_30_02            = [b_3_ccb]
    available_rearguards = [tank_rearguard]
  }
  mark b_3_ccb { with = column }
  run "Activate" { unit = b_3_ccb }
  expect { that = hex_30_01.terrain == woods && on_a_road(hex_30_01) }
  take "Leave a Rearguard" {
    rearguard = tank_rearguard
    place     = hex_30_01
  }
  expect { that = tank_rearguard.at == hex_30_01 && tank_rearguard.in_column }
}
test "A rearguard goes where its parent could go in Column, and is of its kind mounted or not" {
  ref = "7.0"
  move turn { to = hour_1100_19_dec }
  given {
    hex_30_02            = [b_3_ccb]
    hex_28_05            = [b_20_ccb]
    available_rearguards = [tank_rearguard, mech_rearguard]
  }
  expect { that = b_20_ccb.afoot && of_its_kind(b_20_ccb, mech_rearguard) }
  flip b_20_ccb { to = mounted }
  expect {
    that = (
      b_20_ccb.mounted &&
      of_its_kind(b_20_ccb, mech_rearguard) &&
      !of_its_kind(b_3_ccb, mech_rearguard)
    )
  }
  run "Activate" { unit = b_3_ccb }
  take "Leave a Rearguard" {
    rearguard = tank_rearguard
    place     = hex_30_01
  }
  expect { that = !b_3_ccb.in_column && tank_rearguard.at == hex_30_01 && tank_rearguard.in_column }
}
test "A gun that could drive across country in Column leaves a rearguard there, with its tow alone" {
  ref = "7.0"
  move turn { to = hour_0700_19_dec } # fog: on foot it comes one hex far
  set west_map { laid = true }
  given {
    hex_08_14            = [b_630_at]
    available_rearguards = [at_rearguard]
  }
  expect {
    that = (
      step_cost(b_630_at, hex_08_14, hex_08_15) == b_630_at.now.allowance &&
      !on_a_road(hex_08_16)
    )
  }
  mark b_630_at { with = abandoned_transport }
  run "Activate" { unit = b_630_at }
  refuse "Leave a Rearguard" {
    rearguard = at_rearguard
    place     = hex_08_16
  }
  unmark b_630_at { with = abandoned_transport }
  take "Leave a Rearguard" {
    rearguard = at_rearguard
    place     = hex_08_16
  }
  expect { that = at_rearguard.at == hex_08_16 && !at_rearguard.in_column }
}
test "Mines of the enemy stop whoever would leave a rearguard beyond them" {
  ref = "7.0"
  move turn { to = hour_1100_19_dec }
  given {
    hex_08_14            = [a_1_506]
    available_rearguards = [rearguard_1_101]
  }
  let { nobody = hexes.barred }
  expect {
    that = (
      quiet_cost(a_1_506, nobody, hex_08_15, hex_08_16) == 1 &&
      column_cost(a_1_506, nobody, hex_12_14, hex_11_14) == 1
    )
  }
  mark {
    the  = hexes("08.15 12.14")
    with = minefield
  }
  set {
    the      = hexes("08.15 12.14")
    mined_by = german
  }
  expect {
    that = (
      quiet_cost(a_1_506, nobody, hex_08_14, hex_08_15) == 1 &&
      quiet_cost(a_1_506, nobody, hex_08_15, hex_08_16) == none
    )
  }
  move a_1_506 { to = hex_13_15 }
  expect { that = column_cost(a_1_506, nobody, hex_12_14, hex_11_14) == none }
}
test "No Nachhut is left along a road where its parent may not go" {
  ref = "S10.0"
  move turn { to = hour_1100_19_dec }
  given { hex_46_25 = [unit_1_fus_26] }
  expect { that = column_cost(unit_1_fus_26, [], hex_46_25, hex_47_25) == 1 }
  set s10_corps_boundaries { in_effect = true }
  expect {
    that = (
      beside_the_wiltz(hex_47_25) &&
      column_cost(unit_1_fus_26, [], hex_46_25, hex_47_25) == none
    )
  }
}
test "Men at work on one job do not help at another, nor in another hex" {
  ref   = "7.0"
  rolls = [9, 9, 9]
  move turn { to = hour_1100_19_dec }
  given { hex_21_17 = [b_35_eng] }
  mark hex_21_17 { with = rubble }
  set viii_corps { roadblocks = 1 }
  run "Activate" {
    unit  = b_35_eng
    quiet = true
  }
  take "Clear Rubble" {}
  expect { that = b_35_eng.working }
  set b_35_eng { acting = false }
  run "Activate" {
    unit  = b_35_eng
    quiet = true
  }
  take "Raise a Roadblock" {}
  expect { that = !hex_21_17.barred && b_35_eng.working }
  move b_35_eng { to = hex_20_17 }
  set b_35_eng { acting = false }
  run "Activate" {
    unit  = b_35_eng
    quiet = true
  }
  take "Raise a Roadblock" {}
  expect { that = !hex_20_17.barred && b_35_eng.working }
}
test "The mechanized platoon comes from armored infantry, and not from armored engineers" {
  ref = "7.0"
  expect {
    that = (
      of_its_kind(b_20_ccb, mech_rearguard) &&
      of_its_kind(a_52_ccr, mech_rearguard) &&
      !of_its_kind(c_9_ar_eng, mech_rearguard) &&
      !of_its_kind(recon_101, mech_rearguard)
    )
  }
}
test "Under one command CCB, CCR and Team Snafu leave rearguards of VIII Corps and of the 101st, and nobody else does" {
  ref = "S2.0"
  expect {
    that = rearguard_stock(a_158_eng) == [viii_corps] && rearguard_stock(b_3_ccb) == [viii_corps]
  }
  set viii_corps { under = division_101st_airborne }
  set {
    the      = [ccb_10_ad, ccr_9_ad]
    attached = division_101st_airborne
  }
  expect {
    that = (
      rearguard_stock(a_snafu) == [viii_corps, division_101st_airborne] &&
      rearguard_stock(b_3_ccb) == [viii_corps, division_101st_airborne] &&
      rearguard_stock(a_52_ccr) == [viii_corps, division_101st_airborne] &&
      rearguard_stock(a_158_eng) == [division_101st_airborne] &&
      rearguard_stock(a_1_506) == [division_101st_airborne]
    )
  }
}
test "Whoever is suppressed drops the work, though a hero rallies him" {
  ref = "7.0"
  given { hex_29_05 = [a_158_eng] }
  run "Men Are at Work" {
    unit = a_158_eng
    job  = closing_a_road
  }
  mark a_158_eng { with = suppression }
  run "A Hero" { player = american }
  answer { unit = a_158_eng }
  expect { that = !a_158_eng.suppressed && !a_158_eng.working }
}
