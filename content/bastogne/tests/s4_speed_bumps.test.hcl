# Scenario 4: set-up, schedule, victory.

test "The set-up of Task Forces Rose and Harper" {
  ref      = "12.4"
  scenario = speed_bumps
  answer { place = hex_57_04 }
  answer { place = hex_57_04 }
  answer { place = hex_49_10 }
  answer { place = hex_49_10 }
  answer { place = hex_49_10 }
  answer { place = hex_49_09 }
  answer { place = hex_57_04 }
  answer { place = hex_46_06 }
  answer { place = hex_46_06 }
  answer { place = hex_46_06 }
  answer { place = hex_43_05 }
  answer { host = a_2_ccr }
  answer { host = d_1_110 }
  pass "riders" {}
  pass "marching" {}
  expect {
    that = (
      count([for u in units : u if u.army == american]) == 13 &&
      c_1_110.steps == 1 &&
      d_1_110.steps == 2 &&
      turn.at == hour_0700_18_dec &&
      viii_corps.points == 3 &&
      viii_corps.dispatch == 2
    )
  }
  expect {
    that = (
      count(from_clervaux.units) == 5 &&
      count(available_rearguards.units) == 4 &&
      none(leaders.task_force)
    )
  }
  expect {
    that = count([for u in units : u if u.formation == ccr_9_ad]) == 11 && count([
      for u in units : u
      if u.formation == formation_110th_inf_rgt
    ]) == 2 && viii_corps.roadblocks == 4 && viii_corps.mines == 0 && available_rearguards.units == units("Inf Rearguard 1, TD Rearguard, Mech Rearguard, Tank Rearguard")
  }
}
test "The schedule of 18 December" {
  ref      = "12.4"
  scenario = speed_bumps
  move turn { to = hour_0900_18_dec }
  run "Reinforcements Are Ready" {}
  expect {
    that = count(from_clervaux.units) == 11 && count(park_a_of_2_panzer_eselborn.units) == 3
  }
  move turn { to = hour_1100_18_dec }
  run "Reinforcements Are Ready" {}
  expect {
    that = (
      count(from_clervaux.units) == 19 &&
      division_2_panzer.rating == 5 &&
      division_2_panzer.dispatch_rating == 3
    )
  }
  move turn { to = hour_1300_18_dec }
  run "Reinforcements Are Ready" {}
  expect {
    that = count(from_clervaux.units) == 27 && unit_1_pzgr_2.lifted && !unit_5_pzgr_2.lifted
  }
}
test "Twelve units off the west edge win at once" {
  ref      = "12.4"
  scenario = speed_bumps
  move {
    the = units("1. PzGr 2, 2. PzGr 2, 3. PzGr 2, 5. PzGr 2, 6. PzGr 2, 7. PzGr 2, GrW 4. PzGr 2, GrW 8. PzGr 2, Flak 8. PzGr 2, IeIG 4. PzGr 2, 9. PzGr 2")
    to  = beyond_the_west_edge
  }
  move turn { to = hour_1300_18_dec }
  run "The Turn Ends" {}
  expect { that = !game.over }
  move unit_10_pzgr_2 { to = beyond_the_west_edge }
  run "The Turn Ends" {}
  expect { that = game.result == german_victory }
}
test "A unit leaves by column 35" {
  ref      = "12.4"
  scenario = speed_bumps
  set clerf_road { laid = true }
  given { hex_35_15 = [unit_4_pz_3] }
  mark unit_4_pz_3 { with = column }
  run "Activate" { unit = unit_4_pz_3 }
  take "Leave the Map" {}
  expect { that = unit_4_pz_3.at == beyond_the_west_edge }
}
test "An open primary road from 69.03 to 35.15 wins in the end" {
  ref      = "12.4"
  scenario = speed_bumps
  set clerf_road { laid = true }
  move turn { to = night_18_dec }
  run "The Turn Ends" {}
  expect { that = game.result == german_victory }
}
test "A company on the road at Feitsch closes it" {
  ref      = "12.4"
  scenario = speed_bumps
  set clerf_road { laid = true }
  given { hex_49_10 = [a_2_ccr] }
  move turn { to = night_18_dec }
  run "The Turn Ends" {}
  expect { that = game.result == american_victory }
}
test "The park calls its first leader once" {
  ref      = "12.4"
  scenario = speed_bumps
  rolls    = [9, 9, 9, 9]
  move turn { to = hour_0900_18_dec }
  given {
    hex_60_05                   = [unit_4_pz_3, von_boehm]
    park_a_of_2_panzer_eselborn = [i_pzart_74]
    from_clervaux               = []
  }
  run "Division Activation" { division = division_2_panzer }
  pass "guns" {}
  expect { that = i_pzart_74.contact == von_boehm }
  pass "unit" {}
  set i_pzart_74 { contact = none }
  run "Division Activation" { division = division_2_panzer }
  pass "guns" {}
  pass "unit" {}
  expect { that = i_pzart_74.contact == none }
}
