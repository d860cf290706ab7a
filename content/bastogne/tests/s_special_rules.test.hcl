# Chapter 10: the special rules.

test "A special rule that is not in effect changes nothing: nobody leaves the map" {
  ref      = "10.0"
  scenario = to_bastogne
  set west_map { laid = true }
  set s1_off-map_movement { in_effect = false }
  move turn { to = hour_0900_21_dec }
  given { hex_00_09 = [unit_4_pz_3] }
  expect { that = s3_team_snafu.in_effect && !entry_hex(hex_00_09) }
  run "Activate" { unit = unit_4_pz_3 }
  refuse "Leave the Map" {}
}
test "Off the map by a lettered hex, on to the next box, and back by one beside it" {
  ref      = "S1.0"
  scenario = to_bastogne
  set west_map { laid = true }
  set s1_off-map_movement { in_effect = true }
  move turn { to = hour_0900_21_dec }
  given { hex_00_09 = [unit_4_pz_3] }
  expect {
    that = (
      entry_hex(hex_00_09) &&
      in_command(unit_4_pz_3) &&
      beyond(unit_4_pz_3, hex_00_09) == holding_box_h &&
      beyond(b_3_ccb, hex_00_09) == none
    )
  }
  run "Activate" { unit = unit_4_pz_3 }
  take "Leave the Map" {}
  expect { that = unit_4_pz_3.at == holding_box_h }
  run "On the Off-Map Display" {
    unit   = unit_4_pz_3
    player = german
  }
  pass "gate" {}
  answer { next = holding_box_i }
  run "On the Off-Map Display" {
    unit   = unit_4_pz_3
    player = german
  }
  answer { gate = hex_03_00 }
  answer { marching = [unit_4_pz_3] }
  expect { that = unit_4_pz_3.at == hex_03_00 && unit_4_pz_3.in_column && unit_4_pz_3.arriving }
}
test "Who gets down in a box beyond the map sends the trucks back" {
  ref      = "S1.0"
  scenario = to_bastogne
  set west_map { laid = true }
  set s1_off-map_movement { in_effect = true }
  move turn { to = hour_0900_21_dec }
  given {
    holding_box_h = [unit_1_fus_26]
    motor_pools   = [truck_26_vg_truck_1]
  }
  run "Board" {
    unit  = unit_1_fus_26
    truck = truck_26_vg_truck_1
  }
  run "On the Off-Map Display" {
    unit   = unit_1_fus_26
    player = german
  }
  answer { gate = hex_00_09 }
  answer { come_on_foot = true }
  expect { that = unit_1_fus_26.afoot && truck_26_vg_truck_1.at == motor_pools }
}
test "Nobody observes for guns whose leader waits beyond the map" {
  ref      = "S1.0"
  scenario = not_so_merry_christmas
  given {
    hex_15_20     = [i_pzart_74, stab_pz_auf_2]
    holding_box_g = [von_boehm]
  }
  set i_pzart_74 { contact = von_boehm }
  expect { that = none(observers(i_pzart_74)) }
}
test "Americans do not move beside a lettered hex; A to E are closed from the 24th" {
  ref      = "S1.0"
  scenario = to_bastogne
  set west_map { laid = true }
  set s1_off-map_movement { in_effect = true }
  given { hex_02_10 = [b_3_ccb] }
  expect {
    that = (
      step_cost(b_3_ccb, hex_02_10, hex_01_10) == none &&
      step_cost(unit_4_pz_3, hex_02_10, hex_01_10) != none &&
      open_letters(hex_20_26)
    )
  }
  move turn { to = hour_0700_24_dec }
  expect { that = !open_letters(hex_20_26) && open_letters(hex_00_19) }
}
test "To leave the map costs what the road costs, else what clear ground costs, in the weather" {
  ref      = "S1.0"
  scenario = to_bastogne
  set west_map { laid = true }
  move turn { to = hour_1100_21_dec }
  given {
    hex_00_09 = [unit_4_pz_3]
    hex_00_05 = [unit_3_pz_3, unit_1_pzgr_304]
    hex_04_26 = [unit_2_pz_3]
  }
  expect {
    that = (
      exit_cost(unit_4_pz_3) == 3 &&
      exit_cost(unit_3_pz_3) == 3 &&
      exit_cost(unit_1_pzgr_304) == 1
    )
  }
  mark {
    the  = [unit_4_pz_3, unit_3_pz_3, unit_1_pzgr_304, unit_2_pz_3]
    with = column
  }
  expect { # a primary road, a secondary one in a vehicle and on foot, and a railroad beside one
    that = (
      exit_cost(unit_4_pz_3) == 0.5 &&
      exit_cost(unit_3_pz_3) == 1 &&
      exit_cost(unit_1_pzgr_304) == 0.5 &&
      exit_cost(unit_2_pz_3) == 1
    )
  }
  move turn { to = hour_0700_21_dec } # fog
  expect { that = exit_cost(unit_4_pz_3) == 1.5 && exit_cost(unit_3_pz_3) == 2 }
  move turn { to = hour_0900_22_dec } # snow
  expect { that = exit_cost(unit_4_pz_3) == 0.5 && exit_cost(unit_3_pz_3) == 1.5 }
  unmark unit_4_pz_3 { with = column }
  expect { that = exit_cost(unit_4_pz_3) == 3.5 }
}
test "Americans who come in by a lettered hex get out of it, and do not wait there" {
  ref      = "S1.0"
  scenario = to_bastogne
  rolls    = [9, 9]
  set west_map { laid = true }
  given { western_roads = [unit_969_fa] }
  run "Division Activation" { division = viii_corps }
  answer { mounting = [unit_969_fa] }
  answer { marching = [unit_969_fa] }
  answer { entry = hex_00_09 }
  expect { that = step_cost(unit_969_fa, hex_00_09, hex_01_10) == 1.5 && unit_969_fa.arriving }
  pass "unit" {}
  answer { way_in = hex_01_10 }
  expect { that = unit_969_fa.at == hex_01_10 && !unit_969_fa.arriving }
}
test "Who has come in by an entry hex is not held back there, nor in another one" {
  ref      = "S1.0"
  scenario = campaign
  rolls    = [9]
  set both_maps { laid = true }
  set s1_off-map_movement { in_effect = true }
  move turn { to = hour_1100_17_dec }
  given {
    gemünd_road                 = [unit_4_pz_3]
    park_a_of_2_panzer_daleiden = []
  }
  run "Division Activation" { division = division_2_panzer }
  pass "marching" {}
  move unit_4_pz_3 { to = hex_94_03 }
  expect { that = unit_4_pz_3.arriving && !hex_94_03.lettered }
  pass "unit" {}
  answer { way_in = hex_93_03 }
  expect { that = unit_4_pz_3.at == hex_93_03 && !unit_4_pz_3.arriving }
}
test "Nobody shoots at a unit that leaves an entry hex" {
  ref      = "9.0"
  scenario = no_no_noville
  rolls    = [9]
  set noville_area { laid = true }
  given {
    hex_35_01 = [unit_4_pz_3]
    hex_33_02 = [b_20_ccb]
  }
  run "Activate" { unit = unit_4_pz_3 }
  expect { that = covers(b_20_ccb, hex_34_01) && entry_hex(hex_35_01) }
  take "Form Column" {}
  run "Activate" { unit = unit_4_pz_3 }
  take "Advance" { to = hex_34_01 }
  expect { that = unit_4_pz_3.at == hex_34_01 }
  run "Activate" { unit = unit_4_pz_3 }
  take "Advance" { to = hex_33_01 }
  answer { watcher = b_20_ccb }
}
test "A die tells the event: a hero, and at the next Event chit he is gone" {
  ref   = "S2.0"
  rolls = [4, 7]
  move turn { to = hour_1300_21_dec }
  given { hex_26_08 = [a_158_eng] }
  mark a_158_eng { with = suppression }
  run "Event" {}
  answer { unit = a_158_eng }
  expect { that = a_158_eng.heroic && !a_158_eng.suppressed && troop_quality(a_158_eng) == 5 }
  run "Event" {}
  answer { division = viii_corps }
  expect { that = !a_158_eng.heroic && viii_corps.points == 2 && viii_corps.dispatch == 1 }
}
test "A lookout spots for its division, until an enemy comes" {
  ref      = "S2.0"
  scenario = to_bastogne
  rolls    = [1]
  set west_map { laid = true }
  move turn { to = hour_1300_21_dec }
  given {
    hex_26_08 = [a_158_eng]
    hex_22_14 = [unit_58_afa]
    hex_28_05 = [unit_4_pz_3]
  }
  run "Event" {}
  answer { lookout = lookout_of_viii_corps }
  answer { place = hex_28_06 }
  expect { that = indirect_targets(unit_58_afa) == [unit_4_pz_3] }
  move unit_4_pz_3 { to = hex_28_06 }
  expect { that = lookout_of_viii_corps.at == supply && none(indirect_targets(unit_58_afa)) }
}
test "A leader is hit: he is replaced, his formation is not activated in this turn, its artillery loses contact" {
  ref   = "S2.0"
  rolls = [3, 2, 6]
  move turn { to = hour_1300_21_dec }
  given {
    hex_26_08 = [a_1_506]
    hex_26_07 = [leader_of_506th]
  }
  set leader_of_506th { with = a_1_506 }
  move leader_of_506th { to = hex_26_08 }
  set unit_321_glider_fa { contact = leader_of_506th }
  run "Event" {}
  answer { leader = leader_of_506th }
  expect {
    that = (
      leader_of_506th.second_in_line &&
      leader_of_506th.reach == 4 &&
      unit_321_glider_fa.contact == none
    )
  }
  run "Formation Activation" { formation = formation_506th_pir }
  expect { that = !a_1_506.ready }
  run "The Smoke Clears" {}
  expect { that = !leader_of_506th.hit }
}
test "Surrender: who of VIII Corps is ringed in gives up if a check fails" {
  ref   = "S2.0"
  rolls = [6, 9]
  move turn { to = hour_1300_21_dec }
  given {
    hex_26_08 = [a_158_eng]
    hex_26_07 = [unit_5_pzgr_304]
    hex_26_09 = [unit_6_pzgr_304]
    hex_27_09 = [unit_7_pzgr_304]
    hex_25_09 = [unit_10_pzgr_304]
  }
  run "Event" {}
  answer { unit = a_158_eng }
  expect { that = a_158_eng.at == out }
}
test "Feldersatz: a step for infantry outside Fire Zones, or a lost unit with a leader" {
  ref   = "S2.0"
  rolls = [9, 9]
  move turn { to = hour_1300_21_dec }
  given { hex_26_08 = [unit_5_pzgr_304, cochen] }
  mark unit_5_pzgr_304 { with = step_loss }
  remove unit_6_pzgr_304 {}
  run "Event" {}
  answer { unit = unit_5_pzgr_304 }
  expect { that = !unit_5_pzgr_304.reduced }
  run "Event" {}
  answer { unit = unit_6_pzgr_304 }
  expect { that = unit_6_pzgr_304.at == hex_26_08 && unit_6_pzgr_304.reduced }
}
test "A lost unit comes back in the hex of any German leader whom no Fire Zone covers" {
  ref   = "S2.0"
  rolls = [9]
  move turn { to = hour_1300_21_dec }
  given {
    hex_26_08 = [unit_1_fus_39, leader_of_fus_39]
    hex_20_08 = [unit_2_fus_39, leader_of_gren_77]
    hex_20_09 = [a_1_506]
    hex_30_08 = [unit_6_pzgr_304]
  }
  remove unit_6_pzgr_304 {}
  run "Event" {}
  answer { unit = unit_6_pzgr_304 }
  refuse { place = hex_20_08 }
  answer { place = hex_26_08 }
  expect { that = unit_6_pzgr_304.at == hex_26_08 && unit_6_pzgr_304.reduced }
}
test "Flak that is suppressed shoots at aircraft; a Fire Zone or a barrage keeps it from that" {
  ref = "S2.0"
  move turn { to = hour_1300_21_dec }
  given {
    hex_26_08 = [b_796_aa]
    hex_26_10 = [a_158_eng]
  }
  mark b_796_aa { with = [column, suppression] }
  expect { that = flak(american, hex_26_10) == [b_796_aa] && flak(american, hex_26_13) == [] }
  mark hex_26_08 { with = light_barrage }
  expect { that = none(flak(american, hex_26_10)) }
  unmark hex_26_08 { with = light_barrage }
  move unit_5_pzgr_304 { to = hex_26_07 }
  expect { that = none(flak(american, hex_26_10)) }
}
test "German aircraft, only from the 19th and in fair weather by day; flak turns a strike away" {
  ref   = "S2.0"
  rolls = [10, 10, 5, 4, 10, 5, 9, 2, 9]
  move turn { to = hour_1300_18_dec }
  given {
    hex_26_08 = [a_158_eng]
    hex_26_10 = [b_796_aa]
  }
  mark b_796_aa { with = column }
  run "Event" {}
  move turn { to = hour_1300_21_dec }
  run "Event" {}
  answer { target = a_158_eng }
  expect { that = !a_158_eng.reduced }
  run "Event" {}
  answer { target = a_158_eng }
  expect { that = a_158_eng.suppressed }
}
test "The history: the bridges, Fallois, the corps headquarters, Lehr's delay, Nuts!" {
  ref = "S2.0"
  set {
    the    = bridges
    closed = true
  }
  set kg_von_fallois { attached = division_26_vg }
  move turn { to = hour_1500_16_dec }
  run "Event" {}
  expect { that = none(bridges.closed) && unit_8_pz_130.division == division_26_vg }
  move turn { to = night_16_dec }
  run "Event" {}
  expect { that = unit_8_pz_130.division == panzer_lehr }
  mark hex_21_17 { with = command_post_of_viii_corps }
  move turn { to = hour_1300_19_dec }
  run "Event" {}
  expect { that = viii_corps.silent && !viii_corps.out_of_touch && none(hexes.seat_of_the_corps) }
  move turn { to = hour_1500_19_dec }
  run "Event" {}
  expect { that = panzer_lehr.silent && panzer_lehr.out_of_touch }
  run "The Smoke Clears" {}
  expect { that = !panzer_lehr.silent }
  move turn { to = night_22_dec }
  run "Event" {}
  expect { that = division_101st_airborne.shift == 1 }
}
test "One command at Bastogne: the 110th is gone, CCB and the corps troops belong to the 101st" {
  ref = "S2.0"
  move turn { to = hour_1500_20_dec }
  given {
    hex_26_08 = [b_1_110, b_630_at]
    hex_21_17 = [b_3_ccb, a_158_eng]
    played    = [viii_corps_chit]
  }
  set division_101st_airborne {
    rating          = 6
    dispatch_rating = 4
  }
  set viii_corps { points = 5 }
  run "Event" {}
  expect {
    that = (
      b_1_110.at == out &&
      b_630_at.at == out &&
      b_3_ccb.division == division_101st_airborne &&
      a_158_eng.division == division_101st_airborne &&
      viii_corps.points == 0 &&
      viii_corps_chit.at == supply &&
      division_101st_airborne.rating == 7 &&
      division_101st_airborne.dispatch_rating == 5
    )
  }
}
test "After the consolidation only engineers of VIII Corps lay its roadblocks" {
  ref   = "S2.0"
  rolls = [1, 1, 1]
  move turn { to = hour_1500_20_dec }
  given {
    hex_28_17 = [b_20_ccb]
    hex_30_16 = [a_158_eng]
    hex_26_08 = [a_1_506]
  }
  set viii_corps { roadblocks = 2 }
  set division_101st_airborne { roadblocks = 1 }
  run "Event" {}
  run "Activate" { unit = b_20_ccb }
  take "Raise a Roadblock" {}
  expect {
    that = hex_28_17.barred && viii_corps.roadblocks == 2 && division_101st_airborne.roadblocks == 0
  }
  set division_101st_airborne { roadblocks = 1 }
  run "Activate" { unit = a_158_eng }
  take "Raise a Roadblock" {}
  expect {
    that = hex_30_16.barred && viii_corps.roadblocks == 1 && division_101st_airborne.roadblocks == 1
  }
  run "Activate" { unit = a_1_506 }
  take "Raise a Roadblock" {}
  expect {
    that = hex_26_08.barred && viii_corps.roadblocks == 1 && division_101st_airborne.roadblocks == 0
  }
}
test "Events that a player may use he may also let pass: bombs, a leader, a hero, intelligence, replacements, aircraft" {
  ref   = "S2.0"
  rolls = [3, 2, 6, 4, 7, 9, 10, 5]
  move turn { to = night_24_dec }
  given {
    hex_21_17 = [a_158_eng, a_1_506, leader_of_506th]
    hex_26_08 = [unit_5_pzgr_304]
  }
  set leader_of_506th { with = a_1_506 }
  mark unit_5_pzgr_304 { with = step_loss }
  run "Event" {}
  pass "place" {}
  expect { that = !hex_21_17.rubbled && !hex_21_18.rubbled }
  move turn { to = hour_1300_21_dec }
  run "Event" {}
  pass "leader" {}
  run "Event" {}
  pass "unit" {}
  run "Event" {}
  pass "division" {}
  run "Event" {}
  pass "unit" {}
  run "Event" {}
  pass "target" {}
  expect {
    that = (
      leader_of_506th.first_in_line &&
      !leader_of_506th.hit &&
      none(all(units).heroic) &&
      viii_corps.points == 0 &&
      unit_5_pzgr_304.reduced
    )
  }
}
test "Of the air strikes of the day only those count that are placed" {
  ref = "S7.0"
  set s7_air_support { in_effect = true }
  move air_support_markers { to = 6 }
  move turn { to = hour_0900_23_dec }
  given { hex_26_08 = [unit_5_pzgr_304] }
  run "Air Support" { division = division_101st_airborne }
  answer { strikes = 2 }
  pass "target" {}
  expect { that = air_support_markers == 6 && unit_5_pzgr_304.in_play }
}
test "Bombs on Bastogne: rubble, and three, orange, at all who are there" {
  ref   = "S2.0"
  rolls = [3, 4]
  move turn { to = night_24_dec }
  given { hex_21_17 = [a_158_eng, b_158_eng] }
  run "Event" {}
  answer { place = hex_21_17 }
  expect {
    that = hex_21_17.rubbled && a_158_eng.cohesion_hits == 1 && b_158_eng.cohesion_hits == 0
  }
}
test "Stragglers: a point for each infantry and mortar unit lost; dice turn them into Team Snafu" {
  ref   = "S3.0"
  rolls = [10, 2, 9]
  set s3_team_snafu { in_effect = true }
  given { hex_26_08 = [b_1_110, d_1_110, cannon_110th, a_52_ccr, a_2_ccr] }
  remove b_1_110 {}
  remove d_1_110 {}
  remove cannon_110th {}
  remove a_52_ccr {}
  remove a_2_ccr {}
  expect { that = formation_110th_inf_rgt.stragglers == 2 && ccr_9_ad.stragglers == 1 }
  mark hex_21_17 { with = team_snafu_rally_point }
  run "Stragglers" { division = viii_corps }
  answer { go_on = true }
  expect { that = formation_110th_inf_rgt.stragglers == 2 && !a_snafu.in_play }
  answer { go_on = true }
  expect { that = formation_110th_inf_rgt.stragglers == 1 }
  pass {}
  answer { go_on = true } # the nine of CCR
  expect { that = ccr_9_ad.stragglers == 0 }
  answer { unit = a_snafu }
  answer { place = hex_21_17 }
  expect { that = a_snafu.at == hex_21_17 && a_snafu.steps == 1 }
  answer { unit = a_snafu }
  expect { that = a_snafu.steps == 2 }
}
test "No step comes back where eight are stacked" {
  ref = "S3.0"
  given { hex_21_17 = [b_1_110, d_1_110, a_158_eng, a_snafu] }
  mark a_snafu { with = step_loss }
  expect { that = steps_stacked(hex_21_17) == 7 && room_for_a_step(a_snafu) }
  unmark a_snafu { with = step_loss }
  mark d_1_110 { with = step_loss }
  move a_52_ccr { to = hex_21_17 }
  mark a_52_ccr { with = step_loss }
  expect { that = steps_stacked(hex_21_17) == 8 && !room_for_a_step(d_1_110) }
}
test "A nine costs a straggler even where there are nine and more; nobody has to roll" {
  ref   = "S3.0"
  rolls = [9]
  set s3_team_snafu { in_effect = true }
  mark hex_21_17 { with = team_snafu_rally_point }
  set formation_110th_inf_rgt { stragglers = 11 }
  set ccr_9_ad { stragglers = 5 }
  run "Stragglers" { division = viii_corps }
  answer { go_on = true }
  pass {} # CCR
  expect {
    that = formation_110th_inf_rgt.stragglers == 10 && ccr_9_ad.stragglers == 5 && !a_snafu.in_play
  }
}
test "Surrounded: no primary road from Bastogne past the Germans; quality falls by one under an overcast sky" {
  ref      = "S4.0"
  scenario = to_bastogne
  set west_map { laid = true }
  move turn { to = hour_0900_21_dec }
  given { hex_15_15 = [a_1_506] }
  expect { that = way_to_bastogne(danger(american)) }
  given {
    hex_11_14 = [unit_5_pzgr_304]
    hex_13_22 = [unit_6_pzgr_304]
    hex_22_23 = [unit_7_pzgr_304]
  }
  expect { that = !way_to_bastogne(danger(american)) && division_shift(a_1_506) == 0 }
  mark hex_21_17 { with = surrounded }
  expect {
    that = (
      division_shift(a_1_506) == -1 &&
      short_of_supply(a_1_506) &&
      !short_of_supply(unit_5_pzgr_304)
    )
  }
  move turn { to = hour_0900_23_dec }
  expect {
    that = (
      division_shift(a_1_506) == 0 &&
      !short_of_supply(a_1_506) &&
      short_of_supply(unit_5_pzgr_304)
    )
  }
}
test "A nine in fire leaves a unit low on ammunition, one worse; a die hands it out again" {
  ref      = "S4.0"
  scenario = to_bastogne
  rolls    = [9, 5]
  set west_map { laid = true }
  set s4_supply_shortages { in_effect = true }
  move turn { to = hour_0900_23_dec }
  given {
    hex_26_08 = [a_158_eng]
    hex_26_07 = [unit_5_pzgr_304]
  }
  run "Shot" {
    firer    = unit_5_pzgr_304
    target   = a_158_eng
    way      = aimed
    shift    = 0
    attacked = false
  }
  expect {
    that = unit_5_pzgr_304.short_of_ammo && rating(unit_5_pzgr_304, a_158_eng, aimed, 0, false) == 2
  }
  move turn { to = night_23_dec }
  run "Ammunition" { division = division_2_panzer }
  answer { lucky = [unit_5_pzgr_304] }
  expect { that = !unit_5_pzgr_304.short_of_ammo }
}
test "The panzer divisions go west: who is in the right box does not come back after the turn; the rest is lost" {
  ref      = "S5.0"
  scenario = to_bastogne
  set west_map { laid = true }
  set s5_mandatory_withdrawal { in_effect = true }
  move turn { to = night_21_dec }
  given {
    holding_box_h = [unit_4_pz_3]
    holding_box_c = [unit_5_pzgr_304]
    hex_10_10     = [unit_6_pzgr_304, unit_1_pzgr_901]
  }
  expect { that = leavers == [unit_4_pz_3] }
  run "The Turn Ends" {}
  expect {
    that = (
      unit_4_pz_3.at == gone_west &&
      unit_6_pzgr_304.at == out &&
      unit_5_pzgr_304.at == out &&
      unit_1_pzgr_901.at == hex_10_10 &&
      !division_2_panzer.withdrawn
    )
  }
}
test "Two formations of Lehr gone with 17 units: the third belongs to 26. VG" {
  ref      = "S5.0"
  scenario = to_bastogne
  set west_map { laid = true }
  set s5_mandatory_withdrawal { in_effect = true }
  move turn { to = night_22_dec }
  move {
    the = [for u in all(units) : u if u.troop == kg_901 || u.troop == kg_von_fallois]
    to  = gone_west
  }
  given { hex_10_10 = [unit_1_pzgr_902] }
  set division_26_vg {
    rating          = 5
    dispatch_rating = 3
  }
  run "Lehr Splits" {}
  expect {
    that = (
      unit_1_pzgr_902.division == division_26_vg &&
      division_26_vg.rating == 6 &&
      division_26_vg.dispatch_rating == 4 &&
      count(gone_of(panzer_lehr)) == 22
    )
  }
}
test "As soon as the last unit of the second formation is in its box the third belongs to 26. VG, and acts no second time" {
  ref      = "S5.0"
  scenario = to_bastogne
  set west_map { laid = true }
  set s5_mandatory_withdrawal { in_effect = true }
  move turn { to = hour_0900_21_dec }
  move {
    the = [
      for u in all(units) : u
      if u.troop == kg_901 || (u.troop == kg_von_fallois && u != unit_8_pz_130)
    ]
    to = gone_west
  }
  given {
    hex_05_27 = [unit_8_pz_130]
    hex_10_10 = [unit_1_pzgr_902]
    played    = [lehr_chit]
  }
  run "Activate" { unit = unit_8_pz_130 }
  take "Leave the Map" {}
  expect {
    that = (
      unit_8_pz_130.at == gone_west &&
      kg_902.attached == division_26_vg &&
      division_26_vg.rating == 1 &&
      kg_902.acted &&
      none(leavers)
    )
  }
  move unit_1_pzgr_902 { to = holding_box_c }
  expect { that = none(leavers) && unit_1_pzgr_902.at == holding_box_c }
}
test "A formation has gone when all of it has: not while a unit waits in another box; a lost unit is no hindrance" {
  ref      = "S5.0"
  scenario = to_bastogne
  set west_map { laid = true }
  set s5_mandatory_withdrawal { in_effect = true }
  move {
    the = [for u in all(units) : u if u.troop == kg_901 || u.troop == kg_von_fallois]
    to  = gone_west
  }
  given {
    hex_10_10     = [unit_1_pzgr_902]
    holding_box_e = [unit_8_pz_130]
  }
  expect { that = gone_formations == [kg_901] && kg_902.attached == none }
  remove unit_8_pz_130 {}
  expect { that = contains(gone_formations, kg_von_fallois) && kg_902.attached == division_26_vg }
}
test "When 2. Panzer has gone the guns of the corps that were attached to it belong to nobody, and stay" {
  ref      = "S5.0"
  scenario = campaign
  variants = [corps_artillery]
  set both_maps { laid = true }
  set s5_mandatory_withdrawal { in_effect = true }
  set corps_artillery_north { under = division_2_panzer }
  set corps_artillery_south { under = division_26_vg }
  given {
    ind_park_d = [i_vak_766]
    hex_91_12  = [i_werfer_55]
  }
  set i_vak_766 { contact = cochen }
  set i_werfer_55 { contact = kunkel }
  move turn { to = night_21_dec }
  run "The Turn Ends" {}
  expect {
    that = (
      i_vak_766.at == ind_park_d &&
      i_vak_766.contact == none &&
      i_vak_766.division == corps_artillery_north &&
      i_werfer_55.division == division_26_vg &&
      i_werfer_55.contact == kunkel
    )
  }
}
test "Who waits in a lettered hex leaves it as soon as a chit lets him, for a point by Direct Command" {
  ref      = "S1.0"
  scenario = to_bastogne
  set west_map { laid = true }
  given { hex_00_09 = [unit_4_pz_3, unit_1_pz_3] }
  set {
    the      = [unit_4_pz_3, unit_1_pz_3]
    arriving = true
  }
  set division_2_panzer { points = 1 }
  run "Direct Command" { player = german }
  pass "unit" {}
  answer { way_in = hex_01_10 }
  expect {
    that = (
      unit_1_pz_3.at == hex_01_10 &&
      !unit_1_pz_3.arriving &&
      unit_4_pz_3.arriving &&
      division_2_panzer.points == 0
    )
  }
  run "Direct Command" { player = german }
  expect { that = unit_4_pz_3.at == hex_00_09 }
}
test "White-striped units of Lehr stay up to the limit of the leader who is left, others freely" {
  ref      = "S5.0"
  scenario = to_bastogne
  set west_map { laid = true }
  move turn { to = night_22_dec }
  move {
    the = [for u in all(units) : u if u.troop == kg_901 || u.troop == kg_von_fallois]
    to  = gone_west
  }
  given {
    hex_28_05 = [unit_1_pzgr_902, leader_of_kg_902, unit_1_stug_243, unit_2_stug_243]
    hex_29_05 = [unit_1_pzjg_130, unit_2_pz_pi_130, unit_1_flak_311]
  }
  set leader_of_kg_902 { with = unit_1_pzgr_902 }
  flip leader_of_kg_902 { to = second_in_line }
  run "The Turn Ends" {}
  answer { units_to_keep = [unit_1_stug_243, unit_2_stug_243] }
  expect {
    that = (
      unit_1_stug_243.division == division_26_vg &&
      unit_2_pz_pi_130.division == division_26_vg &&
      unit_1_flak_311.in_play &&
      unit_1_pzjg_130.at == out &&
      unit_1_pzgr_902.division == division_26_vg
    )
  }
}
test "Black dots: the transport waits beyond the Our for an open bridge and a clear road" {
  ref      = "S6.0"
  scenario = hold_at_all_costs
  set east_map { laid = true }
  given { hex_85_09 = [unit_5_pzgr_304] }
  mark unit_5_pzgr_304 { with = black_dot }
  set {
    the    = bridges
    closed = true
  }
  expect { that = !can_mount(unit_5_pzgr_304) }
  set {
    the    = bridges
    closed = false
  }
  expect { that = can_mount(unit_5_pzgr_304) }
  expect { that = !bridge_behind(unit_5_pzgr_304, hexes) }
  flip unit_5_pzgr_304 {}
  expect { that = !unit_5_pzgr_304.dotted }
}
test "American fighter-bombers: five, white, and only what makes a shot better" {
  ref   = "S7.0"
  rolls = [6]
  set s7_air_support { in_effect = true }
  move turn { to = hour_0700_23_dec }
  run "Air Support Is Ready" {}
  expect { that = air_support_markers == 6 }
  move turn { to = hour_0900_23_dec }
  given {
    hex_26_08 = [unit_5_pzgr_304]
    hex_26_04 = [unit_4_pz_3]
  }
  mark unit_5_pzgr_304 { with = [column, entrenchment] }
  expect { that = air_rating(unit_5_pzgr_304, 5) == 7 && air_rating(unit_4_pz_3, 5) == 5 }
  run "Air Support" { division = division_101st_airborne }
  answer { strikes = 1 }
  answer { target = unit_5_pzgr_304 }
  expect { that = air_support_markers == 5 && unit_5_pzgr_304.at == out }
}
test "No Activation: a group is released when an enemy comes within two hexes, and CCR's chit with it" {
  ref      = "S8.0"
  scenario = hold_at_all_costs
  set east_map { laid = true }
  given {
    hex_68_15 = [a_707_tk]
    hex_49_10 = [hhc_2_ccr]
    hex_60_10 = [unit_4_pz_3]
  }
  mark {
    the  = [a_707_tk, hhc_2_ccr]
    with = no_activation
  }
  expect { that = !present(a_707_tk) }
  move unit_4_pz_3 { to = hex_56_10 }
  expect { that = a_707_tk.held_back && hhc_2_ccr.held_back }
  move unit_4_pz_3 { to = hex_51_10 }
  expect { that = a_707_tk.held_back && !hhc_2_ccr.held_back && ccr_chit.at == mug }
}
test "Nobody marches past units under No Activation without waking them" {
  ref      = "S8.0"
  scenario = hold_at_all_costs
  set east_map { laid = true }
  given {
    hex_68_05 = [f_2_110]
    hex_64_04 = [unit_5_pzgr_304]
  }
  mark f_2_110 { with = no_activation }
  mark unit_5_pzgr_304 { with = column }
  expect {
    that = (
      step_by_step(unit_5_pzgr_304, hex_66_04) &&
      !step_by_step(unit_5_pzgr_304, hex_65_04) &&
      !step_by_step(b_3_ccb, hex_66_04)
    )
  }
  run "Activate" { unit = unit_5_pzgr_304 }
  refuse "March" { to = hex_66_04 }
  take "March" { to = hex_65_04 }
  run "Activate" { unit = unit_5_pzgr_304 }
  take "Advance" { to = hex_66_04 }
  expect { that = !f_2_110.held_back }
}
test "Trucks of the division: half a movement is left, and the unit is an independent one; getting down it has done" {
  ref      = "S9.0"
  scenario = to_bastogne
  set west_map { laid = true }
  move turn { to = hour_1100_19_dec }
  given {
    hex_20_16   = [a_1_501, leader_of_501st]
    motor_pools = [truck_101st_truck_1]
  }
  set leader_of_501st { with = a_1_501 }
  run "Activate" { unit = a_1_501 }
  take "Mount Trucks" { truck = truck_101st_truck_1 }
  expect {
    that = (
      a_1_501.mounted &&
      a_1_501.points == 10 &&
      a_1_501.formation == none &&
      limited(a_1_501) &&
      none(motor_pools.trucks) &&
      zone_range(a_1_501) == 0
    )
  }
  run "Activate" { unit = a_1_501 }
  take "Dismount" {}
  expect {
    that = (
      a_1_501.afoot &&
      a_1_501.points == 0 &&
      a_1_501.again &&
      motor_pools.trucks == [truck_101st_truck_1] &&
      a_1_501.formation == formation_501st_pir
    )
  }
}
test "The border of the corps: no German beside the Wiltz on the east map" {
  ref = "S10.0"
  set s10_corps_boundaries { in_effect = true }
  given {
    hex_53_24 = [unit_5_pzgr_304]
    hex_54_24 = [b_1_110]
  }
  expect {
    that = (
      step_cost(unit_5_pzgr_304, hex_53_24, hex_53_25) == none &&
      step_cost(b_1_110, hex_54_24, hex_54_25) != none &&
      beside_the_wiltz(hex_53_25) &&
      !beside_the_wiltz(hex_53_23)
    )
  }
}
test "A command post that is overrun takes the points of VIII Corps with it" {
  ref = "S11.0"
  set s11_command_posts { in_effect = true }
  set viii_corps {
    points   = 4
    dispatch = 2
  }
  mark hex_07_24 { with = command_post_of_the_28th }
  given { hex_08_23 = [unit_4_pz_3] }
  expect { that = step_by_step(unit_4_pz_3, hex_07_24) }
  move unit_4_pz_3 { to = hex_07_24 }
  expect {
    that = (
      viii_corps.points == 0 &&
      viii_corps.dispatch == 0 &&
      viii_corps.silent &&
      none(hexes.seat_of_the_28th)
    )
  }
}
test "An attached formation belongs to the other division in every way" {
  ref = "S12.0"
  given { hex_10_10 = [unit_1_fus_26, kunkel] }
  run "Attach" {
    formation = kg_kunkel
    division  = panzer_lehr
  }
  expect {
    that = (
      unit_1_fus_26.division == panzer_lehr &&
      kunkel.division == panzer_lehr &&
      commands(kunkel, unit_1_fus_26)
    )
  }
  run "Attach" {
    formation = kg_kunkel
    division  = division_26_vg
  }
  expect { that = unit_1_fus_26.division == division_26_vg && kg_kunkel.attached == none }
}
test "An attached formation leaves rearguards, and raises roadblocks, of the other division" {
  ref   = "S12.0"
  rolls = [1]
  move turn { to = hour_1100_19_dec }
  given {
    hex_28_05            = [unit_1_fus_26]
    available_rearguards = [nachhut_1_26, nachhut_1_lehr]
  }
  run "Attach" {
    formation = kg_kunkel
    division  = panzer_lehr
  }
  set division_26_vg { roadblocks = 2 }
  run "Activate" { unit = unit_1_fus_26 }
  refuse "Raise a Roadblock" { because = "there is one left" }
  refuse "Leave a Rearguard" {
    rearguard = nachhut_1_26
    place     = hex_27_06
  }
  take "Leave a Rearguard" {
    rearguard = nachhut_1_lehr
    place     = hex_27_06
  }
  set panzer_lehr { roadblocks = 1 }
  set unit_1_fus_26 { acting = false }
  move unit_1_fus_26 { to = hex_26_08 }
  run "Activate" { unit = unit_1_fus_26 }
  take "Raise a Roadblock" {}
  expect {
    that = hex_26_08.barred && panzer_lehr.roadblocks == 0 && division_26_vg.roadblocks == 2
  }
}
test "A division's quality shifts by one at most" {
  ref = "S13.0"
  set division_101st_airborne { shift = 1 }
  move turn { to = hour_0900_22_dec }
  mark hex_21_17 { with = surrounded }
  expect { that = division_shift(a_1_506) == -1 && division_shift(unit_4_pz_3) == -1 }
  set division_101st_airborne { shift = 0 }
  expect { that = division_shift(a_1_506) == -1 }
  move turn { to = hour_0900_21_dec }
  set division_101st_airborne { shift = 2 }
  expect { that = division_shift(a_1_506) == 1 }
}
test "The 101st comes by the west edge, on Red Ball trucks, if its camp is threatened" {
  ref      = "S14.0"
  scenario = to_bastogne
  set west_map { laid = true }
  set s14_red_ball_express { in_effect = true }
  given { camp_of_the_502nd = [a_1_502] }
  expect { that = count(gates(a_1_502)) == 7 }
  given {
    hex_13_12      = [unit_4_pz_3]
    northern_roads = [a_705_td]
  }
  expect { that = count(gates(a_1_502)) == 12 }
  move unit_4_pz_3 { to = hex_13_01 }
  expect { that = !threatened }
  move unit_4_pz_3 { to = hex_13_12 }
  run "Group Arrives" {
    group  = [a_1_502]
    gate   = none
    player = american
  }
  answer { marching = [a_1_502] }
  answer { entry = hex_00_09 }
  answer { come_on_red_ball_trucks = true }
  answer { truck = red_ball_truck_1 }
  expect { that = a_1_502.mounted && a_1_502.lift == red_ball_truck_1 && a_1_502.in_column }
}
test "Commanders of task forces join a unit when reinforcements are placed" {
  ref      = "S15.0"
  scenario = to_bastogne
  set west_map { laid = true }
  set s15_task_force_commanders { in_effect = true }
  given { hex_29_04 = [b_3_ccb] }
  run "Reinforcements" {
    division = viii_corps
    player   = american
  }
  answer { host = b_3_ccb }
  pass "host" {}
  pass "host" {}
  expect {
    that = ltc_cherry.with == b_3_ccb && leader_of_ccb.with == b_3_ccb && count(leaders) == 2
  }
}
test "33 units of 2. Panzer are not enough" {
  ref      = "S5.0"
  scenario = to_bastogne
  set west_map { laid = true }
  move {
    the = [
      for u in all(units) : u
      if u.troop == kg_cochen || u.troop == kg_gutmann || u.troop == kg_von_boehm
    ]
    to = gone_west
  }
  expect { that = count(gone_of(division_2_panzer)) == 33 }
  move turn { to = night_21_dec }
  run "The Turn Ends" {}
  expect { that = !division_2_panzer.withdrawn }
}
test "34 units of 2. Panzer are" {
  ref      = "S5.0"
  scenario = to_bastogne
  set west_map { laid = true }
  move {
    the = [
      for u in all(units) : u
      if (
        u.troop == kg_cochen ||
        u.troop == kg_gutmann ||
        u.troop == kg_von_boehm ||
        u == unit_5_pz_3
      )
    ]
    to = gone_west
  }
  move turn { to = night_21_dec }
  run "The Turn Ends" {}
  expect { that = division_2_panzer.withdrawn }
}
test "Of Lehr 16 are not enough, and one formation that is still here is not gone" {
  ref      = "S5.0"
  scenario = to_bastogne
  set west_map { laid = true }
  move {
    the = [for u in all(units) : u if u.troop == kg_902 && u != unit_1_pzgr_902]
    to  = gone_west
  }
  move {
    the = units("Stab Pz Auf 130, 1. Pz Auf 130, 2. Pz Auf 130, 3. Pz Auf 130, 4. Pz Auf 130")
    to  = gone_west
  }
  given { hex_10_10 = [unit_1_pzgr_902] }
  expect { that = gone_formations == [kg_von_fallois] && count(gone_of(panzer_lehr)) == 16 }
  move turn { to = night_22_dec }
  run "The Turn Ends" {}
  expect { that = !panzer_lehr.withdrawn && unit_1_pzgr_902.at == out }
}
test "Of Lehr 17 of two formations are enough" {
  ref      = "S5.0"
  scenario = to_bastogne
  set west_map { laid = true }
  move {
    the = [
      for u in all(units) : u
      if (
        u.troop == kg_902 ||
        contains(
          units("Stab Pz Auf 130, 1. Pz Auf 130, 2. Pz Auf 130, 3. Pz Auf 130, 4. Pz Auf 130"),
          u
        )
      )
    ]
    to = gone_west
  }
  expect { that = count(gone_formations) == 2 && count(gone_of(panzer_lehr)) == 17 }
  move turn { to = night_22_dec }
  run "The Turn Ends" {}
  expect { that = panzer_lehr.withdrawn }
}
test "Guns that arrive in woods come mounted only in Column on a road; who left his transport behind comes on foot" {
  ref      = "9.0"
  scenario = to_bastogne
  set west_map { laid = true }
  expect {
    that = (
      hex_02_03.terrain == woods &&
      !on_a_road(hex_02_03) &&
      hex_28_11.terrain == woods &&
      on_a_road(hex_28_11)
    )
  }
  given { camp_of_the_502nd = [unit_377_para_fa, e_81_aa_at, b_20_ccb] }
  run "Group Arrives" {
    group  = [unit_377_para_fa]
    gate   = hex_02_03
    player = american
  }
  expect {
    that = unit_377_para_fa.at == hex_02_03 && unit_377_para_fa.afoot && !unit_377_para_fa.in_column
  }
  run "Group Arrives" {
    group  = [e_81_aa_at]
    gate   = hex_28_11
    player = american
  }
  answer { mounting = [e_81_aa_at] }
  pass "marching" {}
  expect { that = e_81_aa_at.at == hex_28_11 && e_81_aa_at.mounted && e_81_aa_at.in_column }
  mark b_20_ccb { with = abandoned_transport }
  run "Group Arrives" {
    group  = [b_20_ccb]
    gate   = hex_00_09
    player = american
  }
  pass "marching" {}
  expect { that = b_20_ccb.at == hex_00_09 && b_20_ccb.afoot }
}
test "Who leaves by a lettered hex is shot at as in a clear hex beyond it, alone, and from zone to zone" {
  ref      = "S1.0"
  scenario = to_bastogne
  rolls    = [3, 7]
  set west_map { laid = true }
  move turn { to = hour_1100_21_dec }
  given {
    hex_00_19 = [unit_5_pzgr_304, unit_6_pzgr_304]
    hex_01_20 = [b_3_ccb]
  }
  expect {
    that = (
      hex_00_19.terrain == village &&
      rating(b_3_ccb, unit_5_pzgr_304, watching, 0, false) == 5 + 1 - 1
    )
  }
  run "Activate" { unit = unit_5_pzgr_304 }
  take "Leave the Map" {}
  answer { watcher = b_3_ccb } # 5, and two for a shot from zone to zone
  expect { that = unit_5_pzgr_304.at == out && !unit_5_pzgr_304.outbound }
}
test "A group wakes too when nobody has moved: the fog lifts, a gunner rallies, a truck is left" {
  ref      = "S8.0"
  scenario = campaign
  set both_maps { laid = true }
  move turn { to = hour_0700_16_dec } # fog: nobody sees farther than two hexes
  given {
    hex_29_05 = [a_158_eng]
    hex_29_08 = [flak_8_pzgr_304]
  }
  mark a_158_eng { with = no_activation }
  mark flak_8_pzgr_304 { with = suppression }
  run "Weather" {}
  expect { that = a_158_eng.held_back && !covers(flak_8_pzgr_304, hex_29_05) }
  move turn { to = hour_1300_16_dec }
  expect { that = sees(hex_29_08, hex_29_05) }
  mark a_158_eng { with = suppression }
  run "Weather" {}
  expect { that = a_158_eng.held_back }
  unmark flak_8_pzgr_304 { with = suppression }
  expect { that = !a_158_eng.held_back }
}
test "Nobody marches through a hex from which he covers units under No Activation" {
  ref      = "S8.0"
  scenario = campaign
  set both_maps { laid = true }
  move turn { to = hour_1300_16_dec }
  given {
    hex_29_05 = [a_158_eng]
    hex_35_08 = [unit_4_pz_3, unit_5_pzgr_304]
  }
  mark a_158_eng { with = no_activation }
  expect {
    that = (
      sees(hex_29_08, hex_29_05) &&
      step_by_step(unit_4_pz_3, hex_29_08) &&
      !step_by_step(unit_5_pzgr_304, hex_29_08)
    )
  }
}
test "No American assaults into a hex beside a lettered one" {
  ref      = "S1.0"
  scenario = to_bastogne
  set west_map { laid = true }
  set s1_off-map_movement { in_effect = true }
  given {
    hex_02_10 = [a_1_506]
    hex_01_10 = [unit_4_pz_3]
    hex_02_11 = [unit_5_pzgr_304]
  }
  run "Activate" { unit = a_1_506 }
  refuse "Assault" {
    to      = hex_01_10
    because = "a lettered hex is beside it"
  }
  take "Assault" { to = hex_02_11 }
}
test "No rearguard of the Americans comes by road to a hex beside a lettered one" {
  ref      = "S1.0"
  scenario = to_bastogne
  set west_map { laid = true }
  set s1_off-map_movement { in_effect = true }
  given {
    hex_02_10 = [b_3_ccb]
    hex_03_10 = [unit_4_pz_3]
  }
  let { nobody = hexes.barred }
  expect {
    that = (
      road(hex_01_10, hex_00_09) &&
      column_cost(unit_4_pz_3, nobody, hex_02_10, hex_01_10) == 1 &&
      column_cost(b_3_ccb, nobody, hex_02_10, hex_01_10) == none
    )
  }
}
test "An independent unit near a leader leaves a lettered hex with his formation, within his limit" {
  ref      = "S1.0"
  scenario = to_bastogne
  set west_map { laid = true }
  given {
    hex_00_09 = [unit_5_pz_3]
    hex_03_09 = [unit_5_pzgr_304, cochen]
  }
  set cochen { with = unit_5_pzgr_304 }
  set unit_5_pz_3 { arriving = true }
  expect {
    that = (
      unit_5_pz_3.formation == none &&
      goes_along(unit_5_pz_3, kg_cochen) &&
      limited(unit_5_pz_3)
    )
  }
  run "Formation Activation" { formation = kg_cochen }
  pass "unit" {}
  answer { way_in = hex_01_10 }
  expect { that = unit_5_pz_3.at == hex_01_10 && kg_cochen.taken == 1 }
}
test "Who gets down from trucks has done, even one who had not moved yet" {
  ref      = "S9.0"
  scenario = to_bastogne
  set west_map { laid = true }
  move turn { to = hour_1100_19_dec }
  given {
    hex_20_16   = [a_1_501]
    hex_24_10   = [b_1_501]
    motor_pools = []
  }
  move truck_101st_truck_1 { to = on_the_road }
  move red_ball_truck_1 { to = on_the_road }
  set a_1_501 { lift = truck_101st_truck_1 }
  set b_1_501 { lift = red_ball_truck_1 }
  flip a_1_501 {}
  flip b_1_501 {}
  mark {
    the  = [a_1_501, b_1_501]
    with = column
  }
  run "Activate" { unit = a_1_501 }
  take "Dismount" {}
  expect {
    that = (
      a_1_501.afoot &&
      a_1_501.in_column &&
      a_1_501.points == 0 &&
      a_1_501.halted &&
      motor_pools.trucks == [truck_101st_truck_1]
    )
  }
  run "Activate" { unit = b_1_501 }
  take "Dismount" {}
  expect {
    that = b_1_501.afoot && b_1_501.points == 0 && b_1_501.again && red_ball_truck_1.at == out
  }
}
test "The ring closes under an overcast sky alone; a clear one does not open it, a road does" {
  ref      = "S4.0"
  scenario = to_bastogne
  set west_map { laid = true }
  set s4_supply_shortages { in_effect = true }
  given {
    hex_11_14 = [unit_5_pzgr_304]
    hex_13_22 = [unit_6_pzgr_304]
    hex_22_23 = [unit_7_pzgr_304]
    hex_15_15 = [a_1_506]
  }
  move turn { to = hour_0900_23_dec }
  run "Reinforcements Are Ready" {}
  expect {
    that = !bastogne_surrounded && !s4_supply_shortages.spent && division_shift(a_1_506) == 0
  }
  move turn { to = hour_0900_21_dec }
  run "Reinforcements Are Ready" {}
  expect {
    that = bastogne_surrounded && s4_supply_shortages.spent && division_shift(a_1_506) == -1
  }
  move turn { to = hour_0900_23_dec }
  run "Reinforcements Are Ready" {}
  expect {
    that = bastogne_surrounded && division_shift(a_1_506) == 0 && !short_of_supply(a_1_506)
  }
  remove unit_6_pzgr_304 {}
  run "Reinforcements Are Ready" {}
  expect { that = !bastogne_surrounded && division_shift(a_1_506) == 0 }
}
test "In lettered hexes both sides are in command, in other entry hexes neither" {
  ref      = "S1.0"
  scenario = to_bastogne
  set west_map { laid = true }
  given {
    hex_00_09 = [unit_4_pz_3]
    hex_00_05 = [unit_969_fa]
    hex_47_05 = [unit_5_pz_3]
    hex_13_00 = [a_705_td]
  }
  expect {
    that = (
      in_command(unit_4_pz_3) &&
      in_command(unit_969_fa) &&
      entry_hex(hex_47_05) &&
      !in_command(unit_5_pz_3) &&
      entry_hex(hex_13_00) &&
      !in_command(a_705_td)
    )
  }
}
test "All flak shoots at all strikes before the first of them strikes" {
  ref   = "S2.0"
  rolls = [9, 10, 10]
  move turn { to = hour_1300_21_dec }
  given {
    hex_26_08 = [b_796_aa]
    hex_26_10 = [a_158_eng]
  }
  mark b_796_aa { with = column }
  run "Air Raid" {
    player   = german
    sorties  = 2
    strength = 3
  }
  answer { target = b_796_aa }
  answer { target = a_158_eng }
  expect { # the strike at the flak came through, the other had turned away before
    that = b_796_aa.cohesion_hits == 1 && a_158_eng.steps == 2 && none([
      for h in hexes : h
      if h.air_strikes > 0
    ])
  }
}
test "A formation that is attached uses the trucks of the division that it is attached to" {
  ref      = "S9.0"
  scenario = to_bastogne
  set west_map { laid = true }
  move turn { to = hour_1100_19_dec }
  given {
    hex_33_18   = [unit_1_fus_26, kunkel]
    motor_pools = [truck_26_vg_truck_1, lehr_truck_1]
  }
  set kunkel { with = unit_1_fus_26 }
  set kg_kunkel { attached = panzer_lehr }
  run "Activate" { unit = unit_1_fus_26 }
  refuse "Mount Trucks" { truck = truck_26_vg_truck_1 }
  take "Mount Trucks" { truck = lehr_truck_1 }
  expect { that = unit_1_fus_26.lift == lehr_truck_1 }
}
test "A black dot rides on tanks and trucks like any infantry without transport, and keeps its dot" {
  ref      = "S6.0"
  scenario = hold_at_all_costs
  set east_map { laid = true }
  move turn { to = hour_1100_17_dec }
  given {
    hex_85_09   = [unit_5_pzgr_304, unit_6_pzgr_304, unit_2_pz_3, cochen]
    motor_pools = [truck_2_panzer_truck_1]
  }
  set cochen { with = unit_2_pz_3 }
  set unit_5_pzgr_304 { ready = true }
  set unit_6_pzgr_304 { ready = true }
  mark unit_5_pzgr_304 { with = black_dot }
  expect { that = mounts(unit_2_pz_3) == [unit_5_pzgr_304] }
  run "Activate" { unit = unit_5_pzgr_304 }
  take "Mount Trucks" { truck = truck_2_panzer_truck_1 }
  expect { that = unit_5_pzgr_304.mounted && unit_5_pzgr_304.dotted }
  run "Activate" { unit = unit_5_pzgr_304 }
  take "Dismount" {}
  expect { that = unit_5_pzgr_304.dotted && motor_pools.trucks == [truck_2_panzer_truck_1] }
}
test "The truck of the 28th goes with the 110th, though a unit is on it" {
  ref = "S2.0"
  move turn { to = hour_1500_20_dec }
  given { hex_26_08 = [a_158_eng] }
  move truck_28th_division_truck { to = on_the_road }
  set a_158_eng { lift = truck_28th_division_truck }
  flip a_158_eng {}
  run "Event" {}
  expect { that = a_158_eng.afoot && a_158_eng.lift == none && truck_28th_division_truck.at == out }
}
test "Fallois was active with 26. VG in the night that gives him back: he is not active again with Lehr" {
  ref      = "S2.0"
  scenario = campaign
  rolls    = [9, 9]
  set both_maps { laid = true }
  move turn { to = night_16_dec }
  given {
    hex_94_20       = [unit_1_pz_auf_130, unit_1_pzgr_901]
    park_c_of_26_vg = []
  }
  set kg_von_fallois { attached = division_26_vg }
  run "Division Activation" { division = division_26_vg }
  pass "unit" {}
  run "Event" {}
  expect {
    that = unit_1_pz_auf_130.division == panzer_lehr && none([
      for e in hexes : e
      if e.seat_of_the_28th
    ])
  }
  run "Division Activation" { division = panzer_lehr }
  expect { that = unit_1_pzgr_901.ready && !unit_1_pz_auf_130.ready }
}
test "A commander of a task force who is hit is gone for good, and his formation rests for the turn" {
  ref      = "S15.0"
  scenario = to_bastogne
  rolls    = [3, 2, 4]
  set west_map { laid = true }
  set s15_task_force_commanders { in_effect = true }
  move turn { to = hour_1300_21_dec }
  given { hex_26_08 = [b_3_ccb, maj_desobry] }
  set maj_desobry { with = b_3_ccb }
  run "Event" {}
  answer { leader = maj_desobry }
  expect { that = maj_desobry.at == out }
  run "Formation Activation" { formation = ccb_10_ad }
  expect { that = !b_3_ccb.ready }
  run "Reinforcements" {
    division = viii_corps
    player   = american
  }
  pass "host" {} # Cherry
  pass "host" {} # O'Hara, and nobody else
  expect { that = leaders == [leader_of_ccb] }
}
test "A commander may join units that have just come in" {
  ref      = "S15.0"
  scenario = to_bastogne
  set west_map { laid = true }
  set s15_task_force_commanders { in_effect = true }
  given { hex_00_26 = [b_3_ccb] }
  expect { that = entry_hex(spot(b_3_ccb)) }
  run "Reinforcements" {
    division = viii_corps
    player   = american
  }
  answer { host = b_3_ccb }
  pass "host" {}
  pass "host" {}
  expect { that = ltc_cherry.with == b_3_ccb && ltc_cherry.at == hex_00_26 }
}
test "Who rides, or leads, goes on beyond the map and comes back with his vehicle" {
  ref      = "S1.0"
  scenario = to_bastogne
  set west_map { laid = true }
  move turn { to = hour_1100_19_dec }
  given { holding_box_i = [unit_2_pz_3, unit_1_pzgr_304, cochen] }
  set unit_1_pzgr_304 { rides = unit_2_pz_3 }
  set cochen { with = unit_2_pz_3 }
  move unit_2_pz_3 { to = holding_box_h }
  expect { that = unit_1_pzgr_304.at == holding_box_h && cochen.at == holding_box_h }
  move unit_2_pz_3 { to = hex_00_09 }
  expect {
    that = (
      unit_1_pzgr_304.at == hex_00_09 &&
      unit_1_pzgr_304.rides == unit_2_pz_3 &&
      cochen.at == hex_00_09
    )
  }
}
test "A corps without a word from above still has its rating" {
  ref = "S2.0"
  move turn { to = hour_1300_19_dec }
  mark hex_21_17 { with = command_post_of_viii_corps }
  set viii_corps {
    rating          = 4
    points          = 1
    dispatch_rating = 2
  }
  run "Event" {}
  run "Command Points" { division = viii_corps }
  expect { that = viii_corps.points == 5 && viii_corps.dispatch == 0 && !viii_corps.out_of_touch }
}
test "Trucks that are lost with a unit of one step are lost whole" {
  ref      = "S9.0"
  scenario = to_bastogne
  set west_map { laid = true }
  move turn { to = hour_1100_19_dec }
  given {
    hex_20_16   = [a_1_501, leader_of_501st]
    motor_pools = [truck_101st_truck_1]
  }
  mark a_1_501 { with = step_loss }
  set leader_of_501st { with = a_1_501 }
  run "Activate" { unit = a_1_501 }
  take "Mount Trucks" { truck = truck_101st_truck_1 }
  expect { that = none(motor_pools.trucks) && a_1_501.steps == 1 }
  run "Destroy" { unit = a_1_501 }
  expect { that = truck_101st_truck_1.at == out }
}
test "KG Kunkel may come on trucks before the bridges are open, or riding" {
  ref      = "S9.0"
  scenario = hold_at_all_costs
  set east_map { laid = true }
  set dasburg_bridge { closed = true }
  move turn { to = hour_1500_16_dec }
  given {
    hex_94_19   = [unit_2_pzjg_26, unit_1_fus_26, grw_fus_26]
    motor_pools = [truck_26_vg_truck_1]
  }
  set {
    the    = [unit_1_fus_26, grw_fus_26]
    lifted = true
  }
  run "Lifted" {
    unit   = grw_fus_26
    player = german
  }
  answer { truck = truck_26_vg_truck_1 }
  expect {
    that = grw_fus_26.lift == truck_26_vg_truck_1 && carriers(unit_1_fus_26) == [unit_2_pzjg_26]
  }
}
test "Americans do not go back into a lettered hex, nor assault one" {
  ref      = "S1.0"
  scenario = to_bastogne
  set west_map { laid = true }
  given {
    hex_01_10 = [b_3_ccb]
    hex_00_14 = [unit_4_pz_3]
    hex_01_14 = [a_158_eng]
  }
  expect {
    that = (
      step_cost(b_3_ccb, hex_01_10, hex_00_09) == none &&
      step_cost(unit_3_pz_3, hex_01_10, hex_00_09) != none
    )
  }
  run "Activate" { unit = a_158_eng }
  refuse "Assault" {
    to      = hex_00_14
    because = "a lettered hex is beside it"
  }
}
test "The rally point stands where no German is" {
  ref      = "S2.0"
  scenario = to_bastogne
  set west_map { laid = true }
  move turn { to = hour_1100_19_dec }
  given { hex_21_17 = [unit_5_pzgr_304] }
  run "Event" {}
  refuse { place = hex_21_17 }
  answer { place = hex_22_17 }
  expect { that = hex_22_17.rallying_point }
}
test "A group that comes under No Activation within two hexes of the enemy does not wait" {
  ref      = "S8.0"
  scenario = campaign
  set both_maps { laid = true }
  move turn { to = hour_0900_17_dec }
  given {
    hex_54_10   = [unit_4_pz_3]
    hex_52_10   = [a_2_ccr]
    hex_49_08   = [hhc_2_ccr]
    ccr_s_camps = []
  }
  mark {
    the  = [a_2_ccr, hhc_2_ccr]
    with = no_activation
  }
  run "Reinforcements" {
    division = viii_corps
    player   = american
  }
  expect { that = !a_2_ccr.held_back && !hhc_2_ccr.held_back && ccr_chit.at == mug }
}
test "Replacements, good intelligence and bad luck reach units, divisions and leaders beyond the map too" {
  ref      = "S2.0"
  scenario = to_bastogne
  rolls    = [9, 8, 3, 1, 8]
  set west_map { laid = true }
  move turn { to = hour_1300_21_dec }
  given {
    holding_box_f = [unit_1_pzgr_304, cochen]
    troine_road   = [unit_1_pzgr_901]
  }
  mark unit_1_pzgr_304 { with = step_loss }
  run "Event" {}
  answer { unit = unit_1_pzgr_304 }
  expect { that = unit_1_pzgr_304.steps == 2 && unit_1_pzgr_304.at == holding_box_f }
  set panzer_lehr { points = 0 }
  run "Event" {}
  answer { division = panzer_lehr }
  expect { that = panzer_lehr.points == 2 }
  run "Event" {}
  answer { leader = cochen }
  expect { that = cochen.second_in_line }
}
test "All the ammunition that comes up is handed out" {
  ref      = "S4.0"
  scenario = to_bastogne
  rolls    = [2]
  set west_map { laid = true }
  set s4_supply_shortages { in_effect = true }
  move turn { to = night_23_dec }
  given { hex_26_07 = [unit_5_pzgr_304, unit_6_pzgr_304, unit_7_pzgr_304] }
  mark {
    the  = units("5. PzGr 304, 6. PzGr 304, 7. PzGr 304")
    with = low_ammo
  }
  run "Ammunition" { division = division_2_panzer }
  expect { perft = [2, 3] } # two of three, none fewer
  answer { lucky = [unit_5_pzgr_304, unit_7_pzgr_304] }
  expect {
    that = (
      !unit_5_pzgr_304.short_of_ammo &&
      unit_6_pzgr_304.short_of_ammo &&
      !unit_7_pzgr_304.short_of_ammo
    )
  }
}
test "The chits of a division that has gone do not go into the cup again; a formation left to another keeps its own" {
  ref      = "S5.0"
  scenario = to_bastogne
  set west_map { laid = true }
  move turn { to = night_21_dec }
  given {
    hex_10_10       = [unit_6_pzgr_304]
    opener          = [activation_chit_2_panzer_chit]
    formation_chits = [kg_cochen_chit, kg_901_chit]
    ordered         = [kg_gutmann_chit]
    played          = [lehr_chit]
  }
  run "The Turn Ends" {}
  expect {
    opener          = []
    ordered         = []
    formation_chits = [kg_901_chit]
    played          = [lehr_chit]
  }
  move turn { to = night_22_dec }
  move {
    the = [for u in all(units) : u if u.troop == kg_902 || u.troop == kg_von_fallois]
    to  = gone_west
  }
  given { hex_10_10 = [unit_1_pzgr_901] }
  run "The Turn Ends" {}
  expect {
    formation_chits = [kg_901_chit]
    played          = []
    that            = unit_1_pzgr_901.division == division_26_vg
  }
}
test "Who is taken out of play is not destroyed, and no replacement brings him back" {
  ref      = "S2.0"
  scenario = to_bastogne
  rolls    = [9]
  set west_map { laid = true }
  move turn { to = hour_0700_24_dec }
  given {
    hex_10_10     = [unit_1_fus_39, leader_of_fus_39]
    holding_box_c = [unit_2_fus_39]
  }
  set leader_of_fus_39 { with = unit_1_fus_39 }
  given { hex_10_11 = [unit_3_fus_39] }
  run "Destroy" { unit = unit_3_fus_39 }
  run "Reinforcements Are Ready" {}
  expect { that = unit_2_fus_39.at == out }
  move turn { to = hour_1100_24_dec }
  run "Event" {}
  refuse { unit = unit_2_fus_39 }
  answer { unit = unit_3_fus_39 }
  expect { that = unit_3_fus_39.at == hex_10_10 }
}
