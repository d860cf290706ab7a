# What both staffs advise, by the line that decides it.

test "Who stands before what he is to take does not dig in" {
  scenario = wiltz_waltz
  set wiltz_map { laid = true }
  given {
    hex_57_26 = [unit_1_fj_rgt_15]
    hex_56_26 = [g_2_110]
  }
  run "Activate" {
    unit  = unit_1_fj_rgt_15
    quiet = true
  }
  advise { pass = true }
}
test "Who comes out of Column before the enemy pays with points, not with a hit" {
  scenario = wiltz_waltz
  set wiltz_map { laid = true }
  given {
    hex_57_26 = [unit_1_fj_rgt_15]
    hex_56_26 = [g_2_110]
  }
  mark unit_1_fj_rgt_15 { with = column }
  run "Activate" {
    unit  = unit_1_fj_rgt_15
    quiet = true
  }
  advise "Deploy" { because = "never in haste" }
}
test "Who may not enter Wiltz comes to where he can shoot at it" {
  scenario = wiltz_waltz
  set wiltz_map { laid = true }
  given {
    hex_55_24 = [unit_1_fus_39]
    hex_56_26 = [g_2_110]
  }
  expect { that = goals(unit_1_fus_39) == hexes("56.25 57.26") }
  run "Activate" {
    unit  = unit_1_fus_39
    quiet = true
  }
  advise "March" { because = "nearer" }
}
test "The last chits wait for a word from above" {
  scenario = wiltz_waltz
  set wiltz_map { laid = true }
  set division_5_fj { points = 5 }
  move turn { to = hour_0700_20_dec }
  move german_direct_command { to = mug }
  expect { that = word_to_come(german) && price(division_5_fj) == 12 }
  move german_direct_command { to = played }
  expect { that = price(division_5_fj) == 3 }
}
test "A point moves a unit, and is not spent on a shot" {
  scenario = speed_bumps
  set clerf_road { laid = true }
  set division_2_panzer { points = 4 }
  given {
    hex_57_04 = [unit_4_pz_3, von_boehm]
    hex_58_04 = [a_2_ccr]
  }
  run "Activate" { unit = unit_4_pz_3 }
  take "Fire" { target = a_2_ccr }
  answer { try_for_the_company_bonus = true }
  advise { pass = true }
}
test "Chits: not for men who may come after theirs, and points go into them" {
  scenario = speed_bumps
  set clerf_road { laid = true }
  set division_2_panzer {
    points   = 8
    dispatch = 2
  }
  given { from_clervaux = [unit_5_pzgr_304, unit_6_pzgr_304, unit_7_pzgr_304] }
  offer "Purchases" { division = division_2_panzer }
  advise "Order for the Next Turn" { because = "the strongest formation" }
  given { hex_69_03 = [unit_5_pzgr_304, unit_6_pzgr_304, unit_7_pzgr_304] }
  advise "Order for This Turn" { because = "later is cheaper" }
  set division_2_panzer { dispatch = 0 }
  advise "Two Command Points for a Dispatch Point" {}
}
test "At night a Column passes where the enemy does not stand, and goes by the edge" {
  scenario = speed_bumps
  set clerf_road { laid = true }
  move turn { to = night_18_dec }
  given {
    hex_39_13 = [unit_4_pz_3]
    hex_38_13 = [a_2_ccr]
  }
  expect { that = way_off(unit_4_pz_3, hex_39_13) < 12 }
  mark unit_4_pz_3 { with = column }
  run "Activate" { unit = unit_4_pz_3 }
  advise "Advance" { because = "in one rush, under fire: whoever has shot shoots no more" }
  pass {}
  given {
    hex_35_15 = [unit_4_pz_3]
    hex_57_04 = [a_2_ccr]
  }
  run "Activate" { unit = unit_4_pz_3 }
  advise "Leave the Map" { because = "gone for good" }
}
test "Nobody waits until the road is free: armor goes past whoever bars it" {
  scenario = speed_bumps
  set clerf_road { laid = true }
  move turn { to = hour_0900_18_dec }
  given {
    hex_59_04 = [unit_4_pz_3]
    hex_57_04 = [a_2_ccr]
  }
  expect {
    that = contains(goals(unit_4_pz_3), hex_35_15) && !contains(goals(unit_4_pz_3), hex_57_04)
  }
  run "Activate" { unit = unit_4_pz_3 }
  advise "Form Column" { because = "a free road is worth more than the hexes that one gains across country" }
  take "Form Column" {}
  run "Activate" { unit = unit_4_pz_3 }
  advise "Advance" { because = "in one rush, under fire: whoever has shot shoots no more" }
}
test "A night at Wiltz: both staffs play, and the paratroopers come up" {
  scenario = wiltz_waltz
  play {
    bots  = policy
    seed  = 4
    until = turn.at == hour_1500_19_dec
  }
  expect {
    that = any([
      for u in units : u
      if u.division == division_5_fj && distance(u.at, hex_56_26) <= 3
    ]) && count([for u in units : u if u.division == division_5_fj]) >= 11
  }
}
test "Mortars stay where they reach Wiltz, and do not lead" {
  scenario = wiltz_waltz
  set wiltz_map { laid = true }
  given {
    hex_56_29 = [unit_8_fj_rgt_15, unit_5_fj_rgt_15]
    hex_56_26 = [g_2_110]
  }
  expect {
    that = march_worth(unit_8_fj_rgt_15, false) == 0 && march_worth(unit_5_fj_rgt_15, false) > 0
  }
}
test "Who can get off the map with this movement goes, and shoots at nobody" {
  scenario = speed_bumps
  set clerf_road { laid = true }
  given {
    hex_38_13 = [unit_4_pz_3]
    hex_38_12 = [a_2_ccr]
  }
  mark unit_4_pz_3 { with = column }
  expect { that = march_worth(unit_4_pz_3, false) == 28 }
  run "Activate" { unit = unit_4_pz_3 }
  advise "Advance" { because = "off the map before anything else" }
}
test "Who waits beyond the edge comes in after those who stand on the road before him" {
  scenario = speed_bumps
  set clerf_road { laid = true }
  given {
    hex_68_03 = [unit_6_pzgr_304]
    hex_69_03 = [unit_5_pzgr_304]
    hex_57_04 = [a_2_ccr]
  }
  mark unit_6_pzgr_304 { with = column }
  mark unit_5_pzgr_304 { with = column }
  set unit_6_pzgr_304 { ready = true }
  set unit_5_pzgr_304 { ready = true }
  run "They Act" {
    player      = german
    formation   = none
    direct      = false
    by_division = true
  }
  advise { unit = unit_6_pzgr_304 }
}
test "Of those who wait beyond the edge he goes first whose chit is yet to come" {
  scenario = speed_bumps
  set clerf_road { laid = true }
  given {
    mug       = [activation_chit_kg_gutmann_chit]
    hex_69_03 = [unit_5_pzgr_2, unit_5_pzgr_304]
    hex_57_04 = [a_2_ccr]
  }
  mark unit_5_pzgr_2 { with = column }
  mark unit_5_pzgr_304 { with = column }
  set unit_5_pzgr_2 { ready = true }
  set unit_5_pzgr_304 { ready = true }
  run "They Act" {
    player      = german
    formation   = none
    direct      = false
    by_division = true
  }
  advise { unit = unit_5_pzgr_2 }
}
test "In the last turns four points buy a strong formation for this turn" {
  scenario = speed_bumps
  set clerf_road { laid = true }
  set division_2_panzer {
    points   = 4
    dispatch = 0
  }
  given {
    hex_60_04 = [unit_5_pzgr_304, unit_6_pzgr_304, unit_7_pzgr_304]
    hex_61_04 = [unit_2_pz_3, unit_3_pz_3, unit_9_pzgr_304, unit_10_pzgr_304]
  }
  offer "Purchases" { division = division_2_panzer }
  advise "Two Command Points for a Dispatch Point" {}
}
test "Points are saved until there are enough for a chit" {
  scenario = speed_bumps
  set clerf_road { laid = true }
  set division_2_panzer {
    points   = 4
    dispatch = 0
  }
  given { hex_69_03 = [unit_5_pzgr_304, unit_6_pzgr_304, unit_7_pzgr_304] }
  expect { that = wants_a_chit(division_2_panzer) && price(division_2_panzer) == 24 }
  set division_2_panzer { dispatch = 3 }
  expect { that = price(division_2_panzer) == 10 }
}
test "A leader of 2. Panzer stays until his men have gone" {
  scenario = to_bastogne
  set west_map { laid = true }
  set s5_mandatory_withdrawal { in_effect = true }
  move turn { to = hour_1100_20_dec }
  given {
    hex_03_00 = [unit_4_pz_3, von_boehm]
    hex_20_17 = [stab_pz_auf_2, unit_1_pz_auf_2]
    hex_24_16 = [a_1_501]
  }
  set von_boehm { with = unit_4_pz_3 }
  mark unit_4_pz_3 { with = column }
  expect { that = leads_others(unit_4_pz_3) }
  run "Activate" { unit = unit_4_pz_3 }
  advise "Deploy" { because = "out of Column, to fight" }
  set von_boehm { with = stab_pz_auf_2 }
  run "Activate" { unit = unit_4_pz_3 }
  advise "Leave the Map" { because = "gone for good" }
}
test "Nobody leaves by a gate that is not his division's" {
  scenario = to_bastogne
  set west_map { laid = true }
  set s5_mandatory_withdrawal { in_effect = true }
  given {
    hex_20_26 = [unit_8_pz_130]
    hex_24_16 = [a_1_501]
  }
  expect { that = at_another_gate(unit_8_pz_130) }
}
test "A queue on the road is long, and still a way" {
  scenario = to_bastogne
  set west_map { laid = true }
  set s5_mandatory_withdrawal { in_effect = true }
  given {
    hex_46_06 = [unit_1_pz_3]
    hex_47_05 = [unit_2_pz_3]
    hex_41_05 = [a_3_ccb]
  }
  expect { that = way_off(unit_1_pz_3, hex_46_06) < 999 && march_worth(unit_1_pz_3, false) > 0 }
}
test "A gun that is to go on gets back onto its wheels" {
  scenario = to_bastogne
  set west_map { laid = true }
  set s5_mandatory_withdrawal { in_effect = true }
  given {
    hex_27_14 = [ieig_8_pzgr_901]
    hex_39_13 = [a_3_ccb]
  }
  expect { that = march_worth(ieig_8_pzgr_901, false) >= 12 }
  run "Activate" { unit = ieig_8_pzgr_901 }
  advise "Mount" { because = "wheels for the long way" }
}
test "Guns that would come too late leave park and fight, and pack up" {
  scenario = to_bastogne
  set west_map { laid = true }
  set s5_mandatory_withdrawal { in_effect = true }
  move turn { to = hour_1100_21_dec }
  given {
    hex_08_13 = [unit_1_flak_273]
    hex_08_11 = [a_1_327]
    hex_39_02 = [i_pzart_74]
  }
  expect { that = turns_left(division_2_panzer) == 3 && turns_left(panzer_lehr) == 9 }
  expect { that = pressed(unit_1_flak_273) && march_worth(unit_1_flak_273, false) >= 12 }
  run "Activate" { unit = unit_1_flak_273 }
  advise "Mount" { because = "guns that would come too late pack up, whoever is near" }
  move turn { to = hour_0700_20_dec }
  expect { that = !pressed(unit_1_flak_273) }
}
test "Guns do not get down in woods, where nobody could fetch them" {
  scenario = to_bastogne
  set west_map { laid = true }
  set s5_mandatory_withdrawal { in_effect = true }
  given {
    hex_32_04 = [flak_8_pzgr_304]
    hex_31_04 = [unit_1_pz_3]
    hex_32_06 = [a_3_ccb]
  }
  mark unit_1_pz_3 { with = column }
  flip flak_8_pzgr_304 { to = mounted }
  mark flak_8_pzgr_304 { with = column }
  run "Activate" {
    unit  = flak_8_pzgr_304
    quiet = true
  }
  advise "March" { because = "nearer" }
}
test "A tank on the road through the woods shoots at whoever stands at their edge, and then goes on, so that others come up" {
  scenario = no_no_noville
  set noville_area { laid = true }
  set division_2_panzer { points = 4 }
  given {
    hex_32_02 = [unit_4_pz_3, von_boehm]
    hex_33_02 = [unit_2_pz_3]
    hex_31_03 = [b_20_ccb]
    hex_29_04 = [b_3_ccb]
  }
  mark unit_4_pz_3 { with = column }
  mark unit_2_pz_3 { with = column }
  mark b_20_ccb { with = entrenchment }
  expect { that = corks(b_20_ccb) && !corks(b_3_ccb) && !holds_up(unit_4_pz_3) }
  expect { that = shot_worth(unit_4_pz_3, b_20_ccb, aimed, 0, false) > 30 }
  run "Activate" { unit = unit_4_pz_3 }
  advise "Fire" { because = "a good shot" }
  pass {}
  remove b_20_ccb {}
  expect { that = holds_up(unit_4_pz_3) && !holds_up(unit_2_pz_3) }
  run "Activate" { unit = unit_4_pz_3 }
  advise "Advance" { because = "whoever is in a defile before others goes on" }
}
test "Armored cars leave the road to the tanks behind them, and men on trucks go on on foot where it is full" {
  scenario = no_no_noville
  set noville_area { laid = true }
  set division_2_panzer { points = 4 }
  given {
    hex_34_01 = [stab_pz_auf_2]
    hex_35_01 = [unit_4_pz_3, unit_5_pzgr_304]
    hex_31_03 = [b_20_ccb]
  }
  mark stab_pz_auf_2 { with = column }
  mark unit_4_pz_3 { with = column }
  mark unit_5_pzgr_304 { with = column }
  flip unit_5_pzgr_304 {}
  run "Activate" {
    unit  = stab_pz_auf_2
    quiet = true
  }
  advise "Deploy" { because = "out of Column, to fight" }
  pass {}
  run "Activate" {
    unit  = unit_5_pzgr_304
    quiet = true
  }
  advise "Dismount" { because = "on foot past a road that is full, or the enemy's" }
}
test "One company does not storm two" {
  scenario = no_no_noville
  set noville_area { laid = true }
  given {
    hex_30_03 = [unit_5_pzgr_304]
    hex_29_04 = [b_3_ccb, b_20_ccb]
  }
  expect { that = assault_worth(unit_5_pzgr_304, hex_29_04, false) < -20 }
}
test "A car beside the road does not form Column before a tank that comes" {
  scenario = no_no_noville
  set noville_area { laid = true }
  set division_2_panzer { points = 4 }
  given {
    hex_34_01 = [stab_pz_auf_2]
    hex_35_01 = [unit_4_pz_3]
    hex_31_03 = [b_20_ccb]
  }
  mark unit_4_pz_3 { with = column }
  expect { that = lets_tanks_pass(stab_pz_auf_2) }
  run "Activate" {
    unit  = stab_pz_auf_2
    quiet = true
  }
  advise { pass = true }
}
test "Men on trucks whom the enemy keeps from the road go out on foot, and stay on foot beside him" {
  scenario = to_bastogne
  move turn { to = hour_0900_20_dec }
  set west_map { laid = true }
  set s5_mandatory_withdrawal { in_effect = true }
  given {
    hex_16_06 = [unit_5_pzgr_304]
    hex_15_06 = [a_1_502]
    hex_17_08 = [b_1_502]
  }
  mark unit_5_pzgr_304 { with = column }
  flip unit_5_pzgr_304 {}
  run "Activate" {
    unit  = unit_5_pzgr_304
    quiet = true
  }
  advise "Dismount" { because = "on foot past a road that is full, or the enemy's" }
  set unit_5_pzgr_304 { acting = false }
  flip unit_5_pzgr_304 {}
  expect { that = walks_out(unit_5_pzgr_304) }
}
test "Whoever goes west against the clock has a strong formation act each turn" {
  scenario = to_bastogne
  set west_map { laid = true }
  set s5_mandatory_withdrawal { in_effect = true }
  move turn { to = hour_0900_20_dec }
  set division_2_panzer {
    points   = 0
    dispatch = 2
  }
  given {
    formation_chits = [kg_cochen_chit]
    hex_36_04       = [unit_5_pzgr_304, unit_6_pzgr_304, unit_7_pzgr_304]
    hex_37_05       = [unit_2_pz_3, unit_3_pz_3, unit_9_pzgr_304, unit_10_pzgr_304]
  }
  expect { that = in_no_haste && races(division_2_panzer) && price(division_2_panzer) == 24 }
  offer "Purchases" { division = division_2_panzer }
  advise "Order for This Turn" { because = "later is cheaper" }
}
test "2. Panzer leaves by the nearest box from which it comes to H in time, and goes on from box to box" {
  scenario = to_bastogne
  set west_map { laid = true }
  set s1_off-map_movement { in_effect = true }
  set s5_mandatory_withdrawal { in_effect = true }
  move turn { to = hour_0900_20_dec }
  given {
    hex_00_14     = [unit_1_pz_3]
    holding_box_g = [unit_2_pz_3]
    holding_box_h = [unit_3_pz_3]
    hex_24_16     = [a_1_501]
  }
  run "Activate" { unit = unit_1_pz_3 }
  advise "Leave the Map" { because = "gone for good" }
  run "Reinforcements" {
    division = division_2_panzer
    player   = german
  }
  advise {
    movers  = unit_2_pz_3
    because = "from box to box, to where the division may go on"
  }
  answer { movers = unit_2_pz_3 }
  advise {
    pass    = true
    because = "not back"
  }
  pass {}
  advise {
    next    = holding_box_h
    because = "on to the next box"
  }
  given { mug = [activation_chit_2_panzer_chit] }
  move turn { to = night_21_dec }
  expect { that = meuse_box(division_2_panzer) == 7 }
  given { played = [activation_chit_2_panzer_chit] }
  expect { that = meuse_box(division_2_panzer) == 8 }
}
test "Whoever comes with this movement into what nobody holds goes in, past whoever stands beside the way" {
  scenario = no_no_noville
  set noville_area { laid = true }
  move turn { to = hour_1100_20_dec }
  set hex_29_04 { held = german }
  given {
    hex_25_05 = [unit_5_pzgr_304]
    hex_26_06 = [d_2_506]
    hex_26_07 = [e_2_506]
    hex_26_08 = []
  }
  expect {
    that = (
      lies_open(unit_5_pzgr_304) == hexes("26.08") &&
      points_into_it(unit_5_pzgr_304, hex_25_05) == 4
    )
  }
  expect { that = comes_into_it(unit_5_pzgr_304) && march_worth(unit_5_pzgr_304, false) == 150 }
  run "Activate" { unit = unit_5_pzgr_304 }
  advise "Advance" {
    to      = hex_25_06
    because = "into what lies open, before anything else"
  }
}
test "Over a short way companies come in on foot and leave the road to guns and tanks" {
  scenario = no_no_noville
  set noville_area { laid = true }
  given { behind_noville = [unit_5_pzgr_304, unit_9_pzgr_304] }
  expect { that = walks_in(unit_5_pzgr_304, none) && !walks_in(unit_9_pzgr_304, none) }
  run "Group Arrives" {
    group  = units("5. PzGr 304, 9. PzGr 304")
    gate   = none
    player = german
  }
  advise { pass = true }
  pass "mounting" {}
  advise { marching = unit_9_pzgr_304 }
}
test "On foot near vehicles nobody forms Column" {
  scenario = no_no_noville
  set noville_area { laid = true }
  given {
    hex_34_01 = [unit_5_pzgr_304]
    hex_35_01 = [unit_2_pz_3]
  }
  expect { that = leaves_the_road(unit_5_pzgr_304) }
  remove unit_2_pz_3 {}
  expect { that = !leaves_the_road(unit_5_pzgr_304) }
}
test "A charge is worth little where points pass the checks of those who stand" {
  scenario = no_no_noville
  set noville_area { laid = true }
  given {
    hex_29_03 = [unit_2_pz_3]
    hex_29_04 = [b_3_ccb, leader_of_ccb]
  }
  set viii_corps { points = 1 }
  expect { that = charge([unit_2_pz_3], [b_3_ccb]) < 0 }
  set viii_corps { points = 0 }
  expect { that = charge([unit_2_pz_3], [b_3_ccb]) > 10 }
}
test "Who stands beside an enemy fights him, and passes round him if what he wants lies open" {
  scenario = no_no_noville
  set noville_area { laid = true }
  set hex_29_04 { held = german }
  given {
    hex_28_05 = [unit_5_pzgr_304]
    hex_27_06 = [b_1_506]
  }
  expect { that = hard_pressed(unit_5_pzgr_304) && march_worth(unit_5_pzgr_304, false) == 0 }
  given { hex_26_08 = [] }
  set unit_5_pzgr_304 {
    acting = true
    last   = moving
    points = 2
  }
  expect { that = !comes_into_it(unit_5_pzgr_304) && march_worth(unit_5_pzgr_304, false) == 18 }
  expect { that = way_off(unit_5_pzgr_304, hex_28_06) < way_off(unit_5_pzgr_304, hex_28_05) }
}
test "Points of the last turn but one are kept for the last" {
  scenario = no_no_noville
  set noville_area { laid = true }
  move turn { to = hour_0900_20_dec }
  set division_2_panzer { points = 6 }
  expect { that = price(division_2_panzer) == 24 }
  set division_2_panzer { points = 7 }
  expect { that = price(division_2_panzer) == 4 }
}
