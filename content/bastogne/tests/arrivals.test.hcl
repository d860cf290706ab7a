# Who arrives when and where, turn by turn. In these tests nobody leaves the boxes, so that they
# fill up.

rule "Turns Pass" { # up to where reinforcements lie ready
  ref   = "9.0"
  given = { turns = number }
  repeat {
    times = turns
    advance turn {}
    run "Reinforcements Are Ready" {}
  }
}

test "Arrivals at all costs: 2 of VIII Corps, 19 of 26. VG, 28 of 2. Panzer, 44 of Lehr" {
  ref      = "12.3"
  scenario = hold_at_all_costs
  given {
    park_c_of_26_vg             = []
    park_a_of_2_panzer_daleiden = []
  }
  move turn { to = hour_0700_16_dec }
  run "Reinforcements Are Ready" {}
  run "Turns Pass" { turns = 2 }
  expect { that = turn.at == hour_1100_16_dec && count(eisenbach_ferry.units) == 3 }
  run "Turns Pass" { turns = 1 }
  expect { that = turn.at == hour_1300_16_dec && count(eisenbach_ferry.units) == 7 }
  run "Turns Pass" { turns = 1 }
  expect {
    that = (
      turn.at == hour_1500_16_dec &&
      count(gemünd_road.units) == 14 &&
      count(dasburg_road.units) == 5
    )
  }
  run "Turns Pass" { turns = 1 }
  expect {
    that = (
      turn.at == night_16_dec &&
      count(eisenbach_ferry.units) == 12 &&
      count(gemünd_road.units) == 29
    )
  }
  run "Turns Pass" { turns = 1 }
  expect {
    that = (
      turn.at == hour_0700_17_dec &&
      count(skyline_drive.units) == 1 &&
      count(gemünd_road.units) == 30 &&
      count(dasburg_road.units) == 12 &&
      count(preischeid_road.units) == 13
    )
  }
  run "Turns Pass" { turns = 2 }
  expect {
    that = (
      turn.at == hour_1100_17_dec &&
      count(from_feitsch.units) == 1 &&
      count(gemünd_road.units) == 38 &&
      count(dasburg_road.units) == 28
    )
  }
  run "Turns Pass" { turns = 3 }
  expect { # and nobody else
    that = count([for u in all(units) : u if u.at.reinforcement_box || u.at.park]) == 93
  }
}
test "Arrivals on the Clerf road: 35 of 2. Panzer" {
  ref      = "12.4"
  scenario = speed_bumps
  given { from_clervaux = [] }
  move turn { to = hour_0700_18_dec }
  run "Reinforcements Are Ready" {}
  expect { that = turn.at == hour_0700_18_dec && count(from_clervaux.units) == 5 }
  run "Turns Pass" { turns = 1 }
  expect {
    that = (
      turn.at == hour_0900_18_dec &&
      count(from_clervaux.units) == 16 &&
      count(park_a_of_2_panzer_eselborn.units) == 3
    )
  }
  run "Turns Pass" { turns = 1 }
  expect { that = turn.at == hour_1100_18_dec && count(from_clervaux.units) == 24 }
  run "Turns Pass" { turns = 1 }
  expect { that = turn.at == hour_1300_18_dec && count(from_clervaux.units) == 32 }
  run "Turns Pass" { turns = 2 }
  expect { # and nobody else
    that = count([for u in all(units) : u if u.at.reinforcement_box || u.at.park]) == 35
  }
}
test "Arrivals before Bastogne: 2 of VIII Corps, 34 of the 101st; 27 of 26. VG, 29 of 2. Panzer, 21 of Lehr" {
  ref      = "12.5"
  scenario = to_bastogne
  move turn { to = hour_0900_19_dec }
  run "Reinforcements Are Ready" {}
  expect {
    that = (
      turn.at == hour_0900_19_dec &&
      count(camp_of_the_502nd.units) == 14 &&
      count(camp_of_the_327th.units) == 15 &&
      count(benonchamps_road.units) == 10
    )
  }
  run "Turns Pass" { turns = 1 }
  expect {
    that = (
      turn.at == hour_1100_19_dec &&
      count(behind_mande.units) == 1 &&
      count(longvilly_road.units) == 5 &&
      count(schimpach_road.units) == 5 &&
      count(troine_road.units) == 6
    )
  }
  run "Turns Pass" { turns = 1 }
  expect { that = turn.at == hour_1300_19_dec && count(benonchamps_road.units) == 16 }
  run "Turns Pass" { turns = 1 }
  expect { that = turn.at == hour_1500_19_dec && count(troine_road.units) == 16 }
  run "Turns Pass" { turns = 1 }
  expect { that = turn.at == night_19_dec && count(northern_roads.units) == 4 }
  run "Turns Pass" { turns = 1 }
  expect {
    that = (
      turn.at == hour_0700_20_dec &&
      count(troine_road.units) == 29 &&
      count(schimpach_road.units) == 10
    )
  }
  run "Turns Pass" { turns = 2 }
  expect { that = turn.at == hour_1100_20_dec && count(doncols_road.units) == 10 }
  run "Turns Pass" { turns = 1 }
  expect { that = turn.at == hour_1300_20_dec && count(doncols_road.units) == 17 }
  run "Turns Pass" { turns = 1 }
  expect { that = turn.at == hour_1500_20_dec && count(western_roads.units) == 2 }
  run "Turns Pass" { turns = 13 }
  expect { # and nobody else
    that = count([for u in all(units) : u if u.at.reinforcement_box || u.at.park]) == 113
  }
}
test "Arrivals of the campaign: 32 of VIII Corps, 67 of the 101st; 32 of 26. VG, 41 of 2. Panzer, 46 of Lehr" {
  ref      = "12.7"
  scenario = campaign
  given {
    park_c_of_26_vg             = []
    park_a_of_2_panzer_daleiden = []
  }
  move turn { to = hour_0700_16_dec }
  run "Reinforcements Are Ready" {}
  run "Turns Pass" { turns = 2 }
  expect { that = turn.at == hour_1100_16_dec && count(eisenbach_ferry.units) == 3 }
  run "Turns Pass" { turns = 1 }
  expect { that = turn.at == hour_1300_16_dec && count(eisenbach_ferry.units) == 7 }
  run "Turns Pass" { turns = 1 }
  expect {
    that = (
      turn.at == hour_1500_16_dec &&
      count(gemünd_road.units) == 14 &&
      count(dasburg_road.units) == 5
    )
  }
  run "Turns Pass" { turns = 1 }
  expect {
    that = (
      turn.at == night_16_dec &&
      count(eisenbach_ferry.units) == 12 &&
      count(gemünd_road.units) == 29
    )
  }
  run "Turns Pass" { turns = 1 }
  expect {
    that = (
      turn.at == hour_0700_17_dec &&
      count(skyline_drive.units) == 1 &&
      count(gemünd_road.units) == 30 &&
      count(dasburg_road.units) == 12 &&
      count(preischeid_road.units) == 13
    )
  }
  run "Turns Pass" { turns = 1 }
  expect { that = turn.at == hour_0900_17_dec && count(ccr_s_camps.units) == 13 }
  run "Turns Pass" { turns = 1 }
  expect {
    that = (
      turn.at == hour_1100_17_dec &&
      count(gemünd_road.units) == 38 &&
      count(dasburg_road.units) == 28
    )
  }
  run "Turns Pass" { turns = 4 }
  expect { that = turn.at == hour_0700_18_dec && count(dasburg_road.units) == 41 }
  run "Turns Pass" { turns = 4 }
  expect { that = turn.at == hour_1500_18_dec && count(houffalize_road.units) == 1 }
  run "Turns Pass" { turns = 1 }
  expect {
    that = (
      turn.at == night_18_dec &&
      count(arlon_road.units) == 14 &&
      count(camp_of_the_501st.units) == 15 &&
      count(camp_of_the_506th.units) == 18
    )
  }
  run "Turns Pass" { turns = 1 }
  expect {
    that = (
      turn.at == hour_0700_19_dec &&
      count(southern_roads.units) == 1 &&
      count(gemünd_road.units) == 40
    )
  }
  run "Turns Pass" { turns = 1 }
  expect {
    that = (
      turn.at == hour_0900_19_dec &&
      count(camp_of_the_502nd.units) == 14 &&
      count(camp_of_the_327th.units) == 15
    )
  }
  run "Turns Pass" { turns = 1 }
  expect { that = turn.at == hour_1100_19_dec && count(behind_mande.units) == 1 }
  run "Turns Pass" { turns = 3 }
  expect { that = turn.at == night_19_dec && count(northern_roads.units) == 4 }
  run "Turns Pass" { turns = 5 }
  expect { that = turn.at == hour_1500_20_dec && count(western_roads.units) == 2 }
  run "Turns Pass" { turns = 24 }
  expect { that = turn.at == hour_1500_24_dec && count(bertogne_road.units) == 13 }
  run "Turns Pass" { turns = 7 }
  expect { # and nobody else
    that = count([for u in all(units) : u if u.at.reinforcement_box || u.at.park]) == 218
  }
}
test "Only those come on trucks or riding of whom the schedule says so, and only so" {
  ref      = "9.0"
  scenario = to_bastogne
  set west_map { laid = true }
  move turn { to = hour_0700_20_dec }
  given { motor_pools = [truck_2_panzer_truck_1] }
  run "Reinforcements Are Ready" {}
  expect {
    that = (
      count(troine_road.units) == 13 &&
      unit_1_pzgr_304.lifted &&
      !unit_5_pz_3.lifted &&
      !grw_4_pzgr_304.lifted
    )
  }
  move unit_2_pz_3 { to = hex_47_05 }
  move unit_1_pzgr_304 { to = hex_47_05 }
  expect { that = any(carriers(unit_1_pzgr_304)) }
  run "Lifted" {
    unit   = unit_1_pzgr_304
    player = german
  }
  answer { truck = truck_2_panzer_truck_1 }
  expect { that = unit_1_pzgr_304.lift == truck_2_panzer_truck_1 }
}
test "2. Pz Auf 2 may come riding, the others of its battalion may not" {
  ref      = "12.3"
  scenario = hold_at_all_costs
  set east_map { laid = true }
  move turn { to = hour_1500_16_dec }
  given { motor_pools = [truck_2_panzer_truck_1] }
  run "Reinforcements Are Ready" {}
  expect {
    that = (
      count(dasburg_road.units) == 5 &&
      unit_2_pz_auf_2.lifted &&
      !unit_3_pz_auf_2.lifted &&
      unit_2_pz_auf_2.means == riding &&
      unit_1_fus_26.means == none
    )
  }
}
test "Mortars do not come riding" {
  ref      = "9.0"
  scenario = hold_at_all_costs
  set east_map { laid = true }
  given { hex_94_19 = [unit_1_fus_26, grw_fus_26, unit_2_pzjg_26] }
  expect { that = carriers(unit_1_fus_26) == [unit_2_pzjg_26] && none(carriers(grw_fus_26)) }
}
test "91.20 is an ordinary hex: eight steps and one Column find room beside the ferry, the others wait" {
  ref      = "12.3"
  scenario = hold_at_all_costs
  set east_map { laid = true }
  given {
    hex_91_20       = [unit_1_pi_26, unit_1_gren_78, unit_2_gren_78, unit_3_gren_78]
    eisenbach_ferry = [unit_1_ersatz_26, unit_2_ersatz_26, unit_3_ersatz_26]
  }
  run "A Ferry Is Ready" {
    unit = unit_1_pi_26
    far  = hex_90_19
  }
  expect { that = !entry_hex(hex_91_20) && steps_stacked(hex_91_20) == 6 }
  run "Group Arrives" {
    group  = units("1. Ersatz 26, 2. Ersatz 26, 3. Ersatz 26")
    gate   = none
    player = german
  }
  pass "marching" {}
  expect {
    that = (
      steps_stacked(hex_91_20) == 8 &&
      unit_2_ersatz_26.at == hex_91_20 &&
      unit_2_ersatz_26.in_column &&
      unit_3_ersatz_26.at == eisenbach_ferry
    )
  }
}
test "A fifth company of two steps begins in Column" {
  ref      = "12.0"
  scenario = to_bastogne
  set west_map { laid = true }
  given { hex_26_13 = [a_1_501, b_1_501, c_1_501, d_2_501] }
  run "Place Within" {
    group  = [e_2_501]
    places = [hex_26_13]
    player = american
  }
  expect { that = e_2_501.at == hex_26_13 && e_2_501.in_column }
}
test "Who may come riding comes after those who may carry him" {
  ref      = "9.0"
  scenario = hold_at_all_costs
  set east_map { laid = true }
  move turn { to = hour_1500_16_dec }
  given {
    gemünd_road = [unit_1_fus_26, unit_2_pzjg_26]
    motor_pools = [truck_26_vg_truck_1]
  }
  set {
    the    = units("1. Fus 26, 2. PzJg 26")
    lifted = true
  }
  move {
    the = park_c_of_26_vg.units
    to  = supply
  }
  run "Reinforcements" {
    division = division_26_vg
    player   = german
  }
  pass "marching" {}
  answer { vehicle = unit_2_pzjg_26 }
  expect { that = unit_1_fus_26.rides == unit_2_pzjg_26 }
}
test "What a row allows is allowed once, not when a unit comes back to the map" {
  ref      = "9.0"
  scenario = hold_at_all_costs
  set east_map { laid = true }
  move turn { to = hour_1500_16_dec }
  given {
    hex_94_19   = [unit_1_fus_26]
    motor_pools = [truck_26_vg_truck_1]
  }
  set unit_1_fus_26 { lifted = true }
  run "Lifted" {
    unit   = unit_1_fus_26
    player = german
  }
  answer { truck = truck_26_vg_truck_1 }
  flip unit_1_fus_26 { to = afoot }
  expect { that = !unit_1_fus_26.lifted && motor_pools.trucks == [truck_26_vg_truck_1] }
}
